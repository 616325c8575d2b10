#!/usr/bin/env perl
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later

# A worker in Perl for the workload mlp. It was written from resources/workers/PROTOCOL.md alone and shows that
# the document is enough. Every array of a step is rounded to float32; the sums within one value are float64.

use strict;
use warnings;
use JSON::PP ();
use List::Util qw(min sum);
use Sys::Hostname qw(hostname);
use Time::HiRes qw(clock_gettime CLOCK_MONOTONIC);

my $json = JSON::PP->new->utf8->canonical;
my $input = '';    # bytes that were read and are not a whole frame yet
my @frames;        # whole frames that were read and not handled yet: [kind, body]
my %kept;          # arrays by hash, as the program sent them: [type, bytes]
my %works;         # prepared work by id

# --- Frames ---------------------------------------------------------------------------------------------------

sub send_frame {
    my ($kind, $body) = @_;
    print STDOUT pack('a4 C Q<', 'OVTK', $kind, length $body), $body, "\n";
}

sub say_message {
    my ($type, %fields) = @_;
    send_frame(0, $json->encode({type => $type, %fields}));
}

# Waits for bytes of the program and splits them into frames. False: the program closed the input.
sub read_more {
    my $count = sysread STDIN, $input, 1 << 16, length $input;
    return 0 if !$count;
    while (1) {
        $input =~ s/\A\n+//;
        last if length $input < 13;
        my ($mark, $kind, $length) = unpack 'a4 C Q<', $input;
        die "The input is not a frame.\n" if $mark ne 'OVTK';
        last if length $input < 13 + $length;
        push @frames, [$kind, substr $input, 13, $length];
        substr($input, 0, 13 + $length) = '';
    }
    return 1;
}

sub next_frame {
    my ($kind) = @_;
    while (!@frames) {
        read_more() or exit 0;
    }
    my $frame = shift @frames;
    die "A frame of another kind was expected.\n" if $frame->[0] != $kind;
    return $frame->[1];
}

# Whether the program has sent a stop. It does not wait.
sub stop_was_sent {
    my $readable = '';
    vec($readable, fileno STDIN, 1) = 1;
    while (select(my $ready = $readable, undef, undef, 0) > 0) {
        read_more() or exit 0;
    }
    for my $i (0 .. $#frames) {
        next if $frames[$i][0] != 0 || $json->decode($frames[$i][1])->{type} ne 'stop';
        splice @frames, $i, 1;
        return 1;
    }
    return 0;
}

# --- Arrays ---------------------------------------------------------------------------------------------------

my %pattern = ('<f4' => 'f<*', '<i4' => 'l<*', '<f8' => 'd<*');

sub from_npy {
    my ($body) = @_;
    my $length = unpack 'x8 v', $body;
    my ($type) = substr($body, 10, $length) =~ /'descr':\s*'([^']+)'/;
    die "The array has an unknown type.\n" if !defined $type || !$pattern{$type};
    return [$type, substr $body, 10 + $length];
}

sub numbers { my ($array) = @_; return [unpack $pattern{$array->[0]}, $array->[1]] }

sub to_npy {
    my ($values, @shape) = @_;
    my $shape = join '', map { "$_, " } @shape;
    my $head = sprintf "%-117s\n", "{'descr': '<f4', 'fortran_order': False, 'shape': ($shape), }";
    return "\x93NUMPY\x01\x00" . pack('v', length $head) . $head . pack('f<*', @$values);
}

sub rounded { return unpack 'f*', pack 'f*', @_ }

# a (rows, inner) times b (inner, columns)
sub multiplied {
    my ($a, $b, $rows, $inner, $columns) = @_;
    my @all;
    for my $row (0 .. $rows - 1) {
        my @sums = (0) x $columns;
        for my $i (0 .. $inner - 1) {
            my ($factor, $start) = ($a->[$row * $inner + $i], $i * $columns);
            $sums[$_] += $factor * $b->[$start + $_] for 0 .. $columns - 1;
        }
        push @all, rounded(@sums);
    }
    return \@all;
}

sub transposed {
    my ($a, $rows, $columns) = @_;
    my @all;
    for my $column (0 .. $columns - 1) {
        push @all, map { $a->[$_ * $columns + $column] } 0 .. $rows - 1;
    }
    return \@all;
}

# --- The network ----------------------------------------------------------------------------------------------

# Values of each layer, from the input to the scores
sub forward {
    my ($work, $x, $rows) = @_;
    my @values = ($x);
    for my $layer (@{$work->{layers}}) {
        my ($inner, $columns) = @{$layer->{weights}{shape}};
        my $sums = multiplied($values[-1], $layer->{weights}{values}, $rows, $inner, $columns);
        my $bias = $layer->{bias}{values};
        my @with_bias = rounded(map { $sums->[$_] + $bias->[$_ % $columns] } 0 .. $#$sums);
        @with_bias = map { $_ < 0 ? 0 : $_ } @with_bias if $layer != $work->{layers}[-1];
        push @values, \@with_bias;
    }
    return @values;
}

sub update {
    my ($work, $tensor, $gradient) = @_;
    my ($values, $rate) = ($tensor->{values}, $work->{rate});
    if ($work->{optimizer} eq 'sgd') {
        @$values = rounded(map { $values->[$_] - $rate * $gradient->[$_] } 0 .. $#$values);
        return;
    }
    my ($beta1, $beta2, $epsilon, $step) = (0.9, 0.999, 1e-8, $work->{step});
    my $m = $tensor->{m} //= [(0) x @$values];
    my $v = $tensor->{v} //= [(0) x @$values];
    @$m = rounded(map { $beta1 * $m->[$_] + (1 - $beta1) * $gradient->[$_] } 0 .. $#$m);
    @$v = rounded(map { $beta2 * $v->[$_] + (1 - $beta2) * $gradient->[$_]**2 } 0 .. $#$v);
    my ($correct1, $correct2) = (1 - $beta1**$step, 1 - $beta2**$step);
    @$values = rounded(map { $values->[$_] - $rate * ($m->[$_] / $correct1) / (sqrt($v->[$_] / $correct2) + $epsilon) }
                       0 .. $#$values);
}

# Notes the output; in training also loss and accuracy, and returns the gradient of the scores.
sub judge {
    my ($work, $scores, @labels) = @_;
    my $classes = $work->{layers}[-1]{weights}{shape}[1];
    my $rows = @$scores / $classes;
    my ($loss, $hits, @output, @delta) = (0, 0);
    for my $row (0 .. $rows - 1) {
        my @row = @$scores[$row * $classes .. ($row + 1) * $classes - 1];
        my $best = 0;    # the first of equal ones
        for (1 .. $#row) { $best = $_ if $row[$_] > $row[$best] }
        if (!@labels) { push @output, $best; next }
        my @powers = map { exp($_ - $row[$best]) } @row;
        my $sum = sum(@powers);
        my @probabilities = rounded(map { $_ / $sum } @powers);
        push @output, @probabilities;
        $loss += log($sum) + $row[$best] - $row[$labels[$row]];
        $hits++ if $best == $labels[$row];
        $probabilities[$labels[$row]] -= 1;
        push @delta, rounded(map { $_ / $rows } @probabilities);
    }
    splice @{$work->{output}}, 0, scalar(@output), @output;    # a smaller last step leaves later rows as they were
    ($work->{loss}, $work->{accuracy}) = ([$loss / $rows], [$hits / $rows]);
    return \@delta;
}

sub run_step {
    my ($work, $step) = @_;
    my $features = $work->{x}{shape}[1];
    my $first = $step * $work->{batch_rows};
    my $last = min($first + $work->{batch_rows}, $work->{samples}) - 1;
    my @samples = $work->{order} ? @{$work->{order}}[$first .. $last] : ($first .. $last);
    my @values = forward($work, [map { @{$work->{x}{values}}[$_ * $features .. ($_ + 1) * $features - 1] } @samples],
                         scalar @samples);
    my $delta = judge($work, $values[-1], $work->{labels} ? @{$work->{labels}{values}}[@samples] : ());
    return if !$work->{labels};

    $work->{step}++;
    my $rows = @samples;
    for my $i (reverse 0 .. $#{$work->{layers}}) {
        my ($weights, $bias) = @{$work->{layers}[$i]}{qw(weights bias)};
        my ($inner, $columns) = @{$weights->{shape}};
        my $gradient = multiplied(transposed($values[$i], $rows, $inner), $delta, $inner, $rows, $columns);
        my $bias_gradient = multiplied([(1) x $rows], $delta, 1, $rows, $columns);
        if ($i > 0) {
            $delta = multiplied($delta, transposed($weights->{values}, $inner, $columns), $rows, $columns, $inner);
            $delta = [map { $values[$i][$_] > 0 ? $delta->[$_] : 0 } 0 .. $#$delta];
        }
        update($work, $weights, $gradient);
        update($work, $bias, $bias_gradient);
    }
}

# --- Messages -------------------------------------------------------------------------------------------------

sub work_of {
    my ($message) = @_;
    return $works{$message->{id}} // die "There is no work $message->{id}.\n";
}

sub prepare {
    my ($message) = @_;
    if ($message->{workload} ne 'mlp') {
        return say_message('failed', kind => 'absent', reason => 'not here: this worker only has mlp.');
    }
    my %used = map { $_->{hash} => 1 } @{$message->{tensors}}, map { values %{$_->{tensors}} } values %works;
    delete @kept{grep { !$used{$_} } keys %kept};
    my %missing = map { $_->{hash} => 1 } grep { !$kept{$_->{hash}} } @{$message->{tensors}};
    if (my @missing = sort keys %missing) {
        say_message('need', hashes => \@missing);
        my @bodies = map { next_frame(1) } @missing;    # all of them come, whatever is wrong with one
        @kept{@missing} = map { from_npy($_) } @bodies;
    }
    my $parameters = $message->{parameters};
    my %work = (samples => $message->{samples}, batch_rows => $message->{batch_rows}, step => 0,
                optimizer => $parameters->{optimizer}, rate => $parameters->{learning_rate},
                results => {reverse %{$message->{results}}}, loss => [0], accuracy => [0]);
    for my $described (@{$message->{tensors}}) {
        my $tensor = {%$described, values => numbers($kept{$described->{hash}})};
        $work{tensors}{$tensor->{id}} = $tensor;
        if    ($tensor->{role} eq 'dataset') { $work{$tensor->{name}} = $tensor }
        elsif (@{$tensor->{shape}} == 2)     { push @{$work{layers}}, {weights => $tensor} }
        else                                 { $work{layers}[-1]{bias} = $tensor }
    }
    my $classes = $work{layers}[-1]{weights}{shape}[1];
    $work{output_shape} = [$work{batch_rows}, $work{labels} ? $classes : ()];
    $work{output} = [(0) x ($work{batch_rows} * ($work{labels} ? $classes : 1))];
    $works{$message->{id}} = \%work;
    say_message('prepared', threads => 1);
}

sub run_steps {
    my ($message) = @_;
    my $work = work_of($message);
    my ($first, $steps, $times) = (@$message{qw(first steps)}, $message->{times} // 1);
    my $start = clock_gettime(CLOCK_MONOTONIC);
    for my $step (($first .. $first + $steps - 1) x $times) {
        run_step($work, $step);
        return say_message('stopped') if stop_was_sent();
    }
    say_message('ran', seconds => clock_gettime(CLOCK_MONOTONIC) - $start);
}

sub tensor_values {    # values and shape
    my ($work, $id) = @_;
    if (my $tensor = $work->{tensors}{$id}) { return ($tensor->{values}, @{$tensor->{shape}}) }
    my $name = $work->{results}{$id} // die "There is no tensor $id.\n";
    return ($work->{$name}, $name eq 'output' ? @{$work->{output_shape}} : 1);
}

my %answers = (
    label => sub { say_message('label', text => 'Perl') },
    free => sub { say_message('free', bytes => -1) },
    prepare => \&prepare,
    order => sub {
        my $start = clock_gettime(CLOCK_MONOTONIC);
        my $array = next_frame(1);    # read even if there is no such work: it belongs to this message
        work_of($_[0])->{order} = numbers(from_npy($array));
        say_message('done', seconds => clock_gettime(CLOCK_MONOTONIC) - $start);
    },
    run => \&run_steps,
    stop => sub { },    # nothing runs
    read => sub {
        my $npy = to_npy(tensor_values(work_of($_[0]), $_[0]{tensor}));
        say_message('values');
        send_frame(1, $npy);
    },
    write => sub {
        my $array = next_frame(1);
        my $tensor = work_of($_[0])->{tensors}{$_[0]{tensor}} // die "There is no tensor $_[0]{tensor}.\n";
        $tensor->{values} = numbers(from_npy($array));
        say_message('done');
    },
    profile => sub { say_message('profile', total_s => 0, parts => []) },
    release => sub { delete $works{$_[0]{id}}; say_message('done') },
);

binmode $_ for *STDIN, *STDOUT;
$| = 1;
say_message('hello', protocol => '1.2', program => "mlp_worker.pl, Perl $^V", host => hostname(),
            wants_arrays => JSON::PP::true,
            engines => [{id => 'perl', kind => 'cpu', device => 'CPU', label => 'Perl', options => []}]);
while (1) {
    my $message = $json->decode(next_frame(0));
    last if $message->{type} eq 'bye';
    my $answer = $answers{$message->{type}};
    if (!$answer) {
        say_message('failed', kind => 'use', reason => "This worker does not know '$message->{type}'.");
    } elsif (!eval { $answer->($message); 1 }) {
        say_message('failed', reason => $@ =~ s/\n\z//r);
    }
}
