<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>최근에 연 파일(&amp;R)</translation>
    </message>
    <message>
        <source>Recor&amp;dings</source>
        <translation>기록(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the result in this tab: a curve with every repetition, a map, a training or an image.</source>
        <translation>이 탭의 결과(모든 측정값을 담은 곡선, 지도, 학습 결과, 이미지)를 저장합니다.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>Close Overtake.</source>
        <translation>Overtake를 닫습니다.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>Undo:</source>
        <translation>실행 취소:</translation>
    </message>
    <message>
        <source>Redo:</source>
        <translation>다시 실행:</translation>
    </message>
    <message>
        <source>Return to the previous parameters or place.</source>
        <translation>이전 매개변수 또는 위치로 돌아갑니다.</translation>
    </message>
    <message>
        <source>Restore the change that was undone.</source>
        <translation>실행 취소한 변경을 다시 적용합니다.</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>기본값(&amp;D)</translation>
    </message>
    <message>
        <source>Restore the workload&apos;s default parameters and engines.</source>
        <translation>이 워크로드의 기본 매개변수와 엔진으로 되돌립니다.</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>측정(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation>실시간(&amp;L)</translation>
    </message>
    <message>
        <source>Measure again, quickly, whenever a slider moves.</source>
        <translation>슬라이더를 움직일 때마다 빠르게 다시 측정합니다.</translation>
    </message>
    <message>
        <source>&amp;Sweep</source>
        <translation>스윕(&amp;S)</translation>
    </message>
    <message>
        <source>Measure the whole curve fully and close in on the crossover.</source>
        <translation>곡선의 모든 점을 전체 측정하고 추월 지점의 범위를 좁혀 갑니다.</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>중지(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>Show the tab &apos;%1&apos;.</source>
        <translation>“%1” 탭을 표시합니다.</translation>
    </message>
    <message>
        <source>&amp;Whole range</source>
        <translation>전체 범위(&amp;W)</translation>
    </message>
    <message>
        <source>Undo all zooming.</source>
        <translation>확대를 모두 되돌립니다.</translation>
    </message>
    <message>
        <source>&amp;Parameters and engines</source>
        <translation>매개변수와 엔진(&amp;P)</translation>
    </message>
    <message>
        <source>Show or hide the panel on the left.</source>
        <translation>왼쪽 패널을 표시하거나 숨깁니다.</translation>
    </message>
    <message>
        <source>Pro&amp;jector</source>
        <translation>프로젝터(&amp;J)</translation>
    </message>
    <message>
        <source>Fill the screen, with text that the back of the room can read.</source>
        <translation>교실 뒤쪽에서도 읽을 수 있는 큰 글자로 전체 화면에 표시합니다.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>테마(&amp;T)</translation>
    </message>
    <message>
        <source>Same as the &amp;system</source>
        <translation>시스템 설정에 따름(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>밝게(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>어둡게(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>키보드 단축키(&amp;K)</translation>
    </message>
    <message>
        <source>Show all commands with their keys.</source>
        <translation>모든 명령과 단축키를 보여 줍니다.</translation>
    </message>
    <message>
        <source>&amp;About Overtake</source>
        <translation>Overtake 정보(&amp;A)</translation>
    </message>
    <message>
        <source>Show version and licence.</source>
        <translation>버전과 라이선스를 보여 줍니다.</translation>
    </message>
    <message>
        <source>&amp;Devices</source>
        <translation>장치(&amp;D)</translation>
    </message>
    <message>
        <source>Show all figures of this machine&apos;s devices and of those that can be predicted.</source>
        <translation>이 컴퓨터의 장치와 예측할 수 있는 장치의 모든 수치를 보여 줍니다.</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>학습(&amp;T)</translation>
    </message>
    <message>
        <source>Train the model on the selected engines in the tab &apos;Training&apos;, or stop training.</source>
        <translation>“학습” 탭에서 선택한 엔진으로 모델을 학습하거나 학습을 중지합니다.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Remarks on this point</source>
        <translation>이 점에 대한 설명(&amp;R)</translation>
    </message>
    <message>
        <source>Show how the point at the slider was measured and what was noticed during the measurement.</source>
        <translation>슬라이더가 가리키는 점을 어떻게 측정했는지, 측정 중에 무엇이 눈에 띄었는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Stop measuring, training or generating text. Results so far stay. If nothing runs, leave the projector view.</source>
        <translation>측정, 학습, 텍스트 생성을 중지합니다. 그때까지의 결과는 남습니다. 실행 중인 것이 없으면 프로젝터 화면에서 나갑니다.</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>배우기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>다음 단계(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next step of the lesson. If it asks for a guess, give yours.</source>
        <translation>레슨의 다음 단계로 갑니다. 추측을 묻는 단계이면 입력한 추측을 제출합니다.</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>이전 단계(&amp;B)</translation>
    </message>
    <message>
        <source>Return to the previous step of the lesson.</source>
        <translation>레슨의 이전 단계로 돌아갑니다.</translation>
    </message>
    <message>
        <source>&amp;Leave lesson</source>
        <translation>레슨 나가기(&amp;L)</translation>
    </message>
    <message>
        <source>Return to where you were. Esc does the same if nothing is being measured.</source>
        <translation>레슨을 시작하기 전 상태로 돌아갑니다. 측정 중이 아니면 Esc 키로도 나갑니다.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>나가기</translation>
    </message>
    <message>
        <source>&amp;Paste link or command</source>
        <translation>링크나 명령 붙여 넣기(&amp;P)</translation>
    </message>
    <message>
        <source>Show and measure what was copied. Overtake asks before heavy work.</source>
        <translation>복사한 링크나 명령을 열어 측정합니다. 오래 걸리는 작업이면 먼저 묻습니다.</translation>
    </message>
    <message>
        <source>&amp;Black screen</source>
        <translation>검은 화면(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Save results…</source>
        <translation>결과 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Print results…</source>
        <translation>결과 인쇄(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Pin curve</source>
        <translation>곡선 고정(&amp;K)</translation>
    </message>
    <message>
        <source>Pin this curve as a thin line beside later curves, or unpin it.</source>
        <translation>이 곡선을 이후의 곡선 옆에 가는 선으로 고정하거나 고정을 풉니다.</translation>
    </message>
    <message>
        <source>&amp;Previous curve</source>
        <translation>이전 곡선(&amp;B)</translation>
    </message>
    <message>
        <source>P&amp;inned curves</source>
        <translation>고정한 곡선(&amp;K)</translation>
    </message>
    <message>
        <source>Show or hide the list of pinned curves on the right.</source>
        <translation>오른쪽의 고정한 곡선 목록을 표시하거나 숨깁니다.</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>지도(&amp;M)</translation>
    </message>
    <message>
        <source>Measure the speed-up over two parameters in the tab &apos;Map&apos;, or stop it.</source>
        <translation>“지도” 탭에서 두 매개변수에 따른 속도 향상을 측정하거나 측정을 중지합니다.</translation>
    </message>
    <message>
        <source>Save the current tab as PNG, SVG or PDF, or its figures as CSV.</source>
        <translation>현재 탭을 PNG, SVG, PDF로 저장하거나 수치를 CSV로 저장합니다.</translation>
    </message>
    <message>
        <source>Copy &amp;image</source>
        <translation>이미지 복사(&amp;I)</translation>
    </message>
    <message>
        <source>Copy the current tab as an image, with a caption.</source>
        <translation>현재 탭을 설명과 함께 이미지로 복사합니다.</translation>
    </message>
    <message>
        <source>Copy as &amp;table</source>
        <translation>표로 복사(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the figures of the current tab, for a spreadsheet.</source>
        <translation>현재 탭의 수치를 스프레드시트용으로 복사합니다.</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>이것은 무엇인가요(&amp;W)?</translation>
    </message>
    <message>
        <source>Open the manual where it explains the control that has the focus.</source>
        <translation>설명서에서 포커스가 있는 항목을 설명하는 곳을 엽니다.</translation>
    </message>
    <message>
        <source>&amp;All lessons…</source>
        <translation>모든 레슨(&amp;A)…</translation>
    </message>
    <message>
        <source>Show all lessons with their images, to choose one. This works on a projector, too.</source>
        <translation>모든 레슨을 이미지와 함께 보여 줍니다. 프로젝터 화면에서도 고를 수 있습니다.</translation>
    </message>
    <message>
        <source>Open results, maps, trainings, recordings, lessons, tables of your own, and images of the Mandelbrot set.</source>
        <translation>측정 결과, 지도, 학습 결과, 기록, 레슨, 직접 만든 표, 만델브로 집합의 이미지를 엽니다.</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>공유(&amp;H)…</translation>
    </message>
    <message>
        <source>Copy these settings as a link or as a command.</source>
        <translation>현재 설정을 링크나 명령으로 복사합니다.</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>세부 사항(&amp;D)</translation>
    </message>
    <message>
        <source>Show time and throughput, the legend, the ratios on paper, the certainty of the verdict, and the range of the sweep.</source>
        <translation>시간과 처리량, 범례, 이론상 비율, 판정의 확실성, 스윕의 범위를 표시합니다.</translation>
    </message>
    <message>
        <source>Lan&amp;guage…</source>
        <translation>언어(&amp;G)…</translation>
    </message>
    <message>
        <source>Choose the language of all texts.</source>
        <translation>모든 텍스트의 언어를 고릅니다.</translation>
    </message>
    <message>
        <source>&amp;Teacher&apos;s guide…</source>
        <translation>교사용 안내서(&amp;T)…</translation>
    </message>
    <message>
        <source>Save two pages for each lesson as PDF: one for you, one for the class.</source>
        <translation>레슨마다 두 쪽을 PDF로 저장합니다. 한 쪽은 교사용, 한 쪽은 학생용입니다.</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>설명서(&amp;M)</translation>
    </message>
    <message>
        <source>Open the tutorial, how-to guides, explanation, reference and teaching.</source>
        <translation>설명서(튜토리얼, 사용 방법, 해설, 참조, 수업)를 엽니다.</translation>
    </message>
    <message>
        <source>Show the previous curve with its points. Press again to come back. The key needs the focus on a chart.</source>
        <translation>앞서 표시한 곡선을 점과 함께 보여 줍니다. 다시 누르면 돌아옵니다. 단축키는 차트에 포커스가 있을 때만 동작합니다.</translation>
    </message>
    <message>
        <source>Make the screen black until the next key. The key B needs the focus on a chart.</source>
        <translation>다음 키를 누를 때까지 검은 화면만 표시합니다. B 키는 차트에 포커스가 있을 때만 동작합니다.</translation>
    </message>
    <message>
        <source>Save the lesson&apos;s guesses, measurements and charts as a PDF file.</source>
        <translation>레슨의 추측, 측정 결과, 차트를 PDF 파일로 저장합니다.</translation>
    </message>
    <message>
        <source>Open the lesson&apos;s guesses, measurements and charts in the system&apos;s PDF viewer, to be printed.</source>
        <translation>레슨의 추측, 측정 결과, 차트를 인쇄할 수 있도록 시스템의 PDF 뷰어에서 엽니다.</translation>
    </message>
    <message>
        <source>&amp;Return to the lesson</source>
        <translation>레슨으로 돌아가기(&amp;R)</translation>
    </message>
    <message>
        <source>Go on with the lesson at the step where you left it.</source>
        <translation>나갔던 단계부터 레슨을 이어 갑니다.</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>without a file</source>
        <translation>파일 없음</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <comment>batch size 32 instead of 1,024</comment>
        <translation>%2 대신 %1</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <comment>workload, axis</comment>
        <translation>%2에 따른 %1</translation>
    </message>
    <message>
        <source>over %1</source>
        <comment>an axis</comment>
        <translation>%1에 따라</translation>
    </message>
    <message>
        <source>%1 has a different axis: only curves over %2 can be shown with the current curve.</source>
        <translation>%1: 축이 다릅니다. 현재 곡선과 함께 표시할 수 있는 것은 %2에 따른 곡선뿐입니다.</translation>
    </message>
    <message>
        <source>%1 counts %2 and the current curve %3: they cannot share an axis.</source>
        <translation>%1의 단위는 %2, 현재 곡선의 단위는 %3입니다. 축을 함께 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 measures other work than the current curve. A speed-up compares the same work.</source>
        <translation>%1: 현재 곡선과 다른 작업입니다. 속도 향상은 같은 작업끼리만 비교합니다.</translation>
    </message>
    <message>
        <source>pinned: %1, %2</source>
        <comment>machine, date</comment>
        <translation>고정: %1, %2</translation>
    </message>
    <message>
        <source>with %1</source>
        <comment>engines</comment>
        <translation>%1 포함</translation>
    </message>
    <message>
        <source>without %1</source>
        <comment>engines</comment>
        <translation>%1 제외</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1 (기준)</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>측정하지 않음</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>Time and throughput of each engine will appear here as bars.</source>
        <translation>각 엔진의 시간과 처리량이 여기에 막대로 표시됩니다.</translation>
    </message>
    <message>
        <source>cores: %1</source>
        <translation>코어: %1</translation>
    </message>
    <message>
        <source>Nothing could be measured: the marks below say why.</source>
        <translation>아무것도 측정하지 못했습니다. 이유는 아래 표시에 나와 있습니다.</translation>
    </message>
    <message>
        <source>as fast as %1</source>
        <translation>%1 쪽과 같은 속도</translation>
    </message>
    <message>
        <source>break-even</source>
        <translation>같은 속도</translation>
    </message>
    <message>
        <source>%1 crossovers: %2</source>
        <translation>추월 지점 %1개: %2</translation>
    </message>
    <message>
        <source>Shows or hides this series in all charts.</source>
        <translation>모든 차트에서 이 계열을 표시하거나 숨깁니다.</translation>
    </message>
    <message>
        <source>published: figures from other sources</source>
        <translation>발표: 다른 곳에서 발표된 수치</translation>
    </message>
    <message>
        <source>published by %1</source>
        <translation>발표: %1</translation>
    </message>
    <message>
        <source>quick, repetitions: %1</source>
        <translation>빠른 측정, 측정값 수: %1</translation>
    </message>
    <message>
        <source>not converged, repetitions: %1</source>
        <translation>수렴하지 않음, 측정값 수: %1</translation>
    </message>
    <message>
        <source>repetitions: %1</source>
        <translation>측정값 수: %1</translation>
    </message>
    <message>
        <source>published elsewhere, not measured here</source>
        <translation>다른 곳에서 발표된 값, 여기서 측정하지 않음</translation>
    </message>
    <message>
        <source>published by %1, not measured here</source>
        <translation>%1 발표, 여기서 측정하지 않음</translation>
    </message>
    <message>
        <source>%1 per epoch</source>
        <translation>에포크당 %1</translation>
    </message>
    <message>
        <source>95 % interval: %1 to %2</source>
        <translation>95% 신뢰 구간: %1~%2</translation>
    </message>
    <message>
        <source>range seen: %1 to %2</source>
        <translation>관측된 범위: %1~%2</translation>
    </message>
    <message>
        <source>%1 against %2 per epoch</source>
        <translation>에포크당 %1 (비교 대상 %2)</translation>
    </message>
    <message>
        <source>%1, %2: not measured</source>
        <translation>%1, %2: 측정하지 않음</translation>
    </message>
    <message>
        <source>%1, %2: failed</source>
        <translation>%1, %2: 실패</translation>
    </message>
    <message>
        <source>%1 overtakes between %2 and %3</source>
        <translation>%2~%3 사이에서 %1 쪽이 추월</translation>
    </message>
    <message>
        <source>crossover %1</source>
        <translation>추월 지점 %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>from a number to a number</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1: %2 per epoch at %3</source>
        <translation>%1: %3에서 에포크당 %2</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation>기준: %1</translation>
    </message>
    <message>
        <source>%1, %2 at %3</source>
        <translation>%1, %3에서 %2</translation>
    </message>
    <message>
        <source>Throughput in %1 per second</source>
        <translation>처리량 (초당 %1)</translation>
    </message>
    <message>
        <source>Speed-up over %1</source>
        <translation>%1 대비 속도 향상</translation>
    </message>
    <message>
        <source>Time per epoch</source>
        <translation>에포크당 시간</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>처리량</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>속도 향상</translation>
    </message>
    <message>
        <source>The throughput will appear here.</source>
        <translation>1초에 처리하는 양이 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>The speed-up will appear here as soon as two engines have been measured.</source>
        <translation>엔진 두 개를 측정하면 속도 향상이 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>%1, published</source>
        <translation>%1, 발표</translation>
    </message>
    <message>
        <source>bars: 95 % interval, or the range of a few repetitions</source>
        <translation>막대: 95% 신뢰 구간, 측정값이 적으면 관측된 범위</translation>
    </message>
    <message>
        <source>How many times as fast as the baseline.</source>
        <translation>기준보다 몇 배 빠른지 나타냅니다.</translation>
    </message>
    <message>
        <source>The time of %1 divided by the time of the other engine, for the same work.
Above 1 the other engine is faster.</source>
        <translation>같은 작업에 대해 %1의 시간을 다른 엔진의 시간으로 나눈 값입니다.
1보다 크면 다른 엔진이 더 빠릅니다.</translation>
    </message>
    <message>
        <source>Break-even: a curve on this line is exactly as fast as %1.
Above it is faster, below it slower.</source>
        <translation>같은 속도: 이 선에 놓인 곡선은 %1 쪽과 속도가 정확히 같습니다.
선 위쪽이면 더 빠르고, 아래쪽이면 더 느립니다.</translation>
    </message>
    <message>
        <source>%1.
The crossover lies somewhere in this band.</source>
        <translation>%1.
추월 지점이 이 띠 안 어딘가에 있습니다.</translation>
    </message>
    <message>
        <source>%1.
The band becomes narrower as more points are measured.</source>
        <translation>%1.
점을 더 측정할수록 띠가 좁아집니다.</translation>
    </message>
    <message>
        <source>predicted, not measured: %1</source>
        <translation>예측, 측정하지 않음: %1</translation>
    </message>
    <message>
        <source>expected between %1 and %2</source>
        <translation>예상 범위: %1~%2</translation>
    </message>
    <message>
        <source>predicted by a model, not measured</source>
        <translation>모델의 예측, 측정하지 않음</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a theoretical ratio</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a theoretical ratio, of two chips</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <comment>two chips</comment>
        <translation>%1 대 %2</translation>
    </message>
    <message>
        <source>%1 (error %2 %)</source>
        <comment>a predicted series</comment>
        <translation>%1 (오차 %2%)</translation>
    </message>
    <message>
        <source>copy in</source>
        <translation>입력 복사</translation>
    </message>
    <message>
        <source>copy out</source>
        <translation>출력 복사</translation>
    </message>
    <message>
        <source>launching and waiting</source>
        <translation>커널 호출과 대기</translation>
    </message>
    <message>
        <source>%1 a step</source>
        <translation>스텝당 %1</translation>
    </message>
    <message>
        <source>not fully measured yet: press S for a sweep</source>
        <translation>아직 전체 측정을 하지 않음(S 키로 스윕 시작)</translation>
    </message>
    <message>
        <source>unknown for this engine</source>
        <translation>이 엔진에서는 알 수 없음</translation>
    </message>
    <message>
        <source>other operations</source>
        <translation>기타 연산</translation>
    </message>
    <message>
        <source>The parts of a step&apos;s time will appear here after a full measurement: press S for a sweep.</source>
        <translation>전체 측정을 하면 한 스텝의 시간 내역이 여기에 표시됩니다. S 키로 스윕을 시작하세요.</translation>
    </message>
    <message>
        <source>Shares of one step with a clock around each part. The rest is launching and waiting.</source>
        <translation>한 스텝에서 각 부분이 차지하는 시간의 비율입니다. 시간은 부분마다 따로 잽니다. 어느 부분에도 속하지 않는 시간은 커널 호출과 대기입니다.</translation>
    </message>
    <message>
        <source>On a CPU, a copy stays within main memory. It brings data into the step&apos;s buffers, or results out of them.</source>
        <translation>CPU에서 복사는 주 메모리 안에서 이루어집니다. 데이터를 스텝의 버퍼로 옮기거나 결과를 버퍼에서 꺼냅니다.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a rate, measured or specified</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2 % of its own peak (%3 of %4)</source>
        <comment>engine, share, rate, peak</comment>
        <translation>%1: 자체 최대 성능의 %2% (%4 중 %3)</translation>
    </message>
    <message>
        <source>%1 in %2, %3</source>
        <comment>peak: rate, precision, measured or specified</comment>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message>
        <source>The roofline of each device will appear here once its peak rate and memory bandwidth are known.</source>
        <translation>각 장치의 최대 연산 속도와 메모리 대역폭을 알게 되면 루프라인이 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>Model FLOPs utilisation: the operations that the mathematics needs, divided by the time and by this device&apos;s own peak at the precision used.</source>
        <translation>모델 FLOPs 활용률(MFU): 수식에 필요한 연산 수를 시간으로 나누고, 다시 이 장치가 해당 정밀도에서 낼 수 있는 최대 성능으로 나눈 값입니다.</translation>
    </message>
    <message>
        <source>operations per byte moved</source>
        <translation>옮긴 바이트당 연산 수</translation>
    </message>
    <message>
        <source>operations per second</source>
        <translation>초당 연산 수</translation>
    </message>
    <message>
        <source>%1, %2 operations per byte</source>
        <translation>%1, 바이트당 연산 %2회</translation>
    </message>
    <message>
        <source>Above the slope the data came from a cache.</source>
        <translation>경사선보다 위에 있으면 데이터가 캐시에서 온 것입니다.</translation>
    </message>
    <message>
        <source>Memory is the limit to the left of a roof&apos;s edge, arithmetic to the right of it.
A part of the step lies above its device&apos;s roof only if its data come from a cache or the clock exceeds the specified one.</source>
        <translation>루프라인이 꺾이는 점의 왼쪽에서는 메모리가, 오른쪽에서는 연산이 한계입니다.
스텝의 일부가 장치의 루프라인 위에 놓이는 것은 데이터가 캐시에서 오거나 클럭이 사양보다 높을 때뿐입니다.</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>연산</translation>
    </message>
    <message>
        <source>An operation, or several joined by &apos;+&apos; that the engine fused and ran as one.</source>
        <translation>연산 하나, 또는 엔진이 융합해 하나로 실행한 여러 연산(“+”로 연결)입니다.</translation>
    </message>
    <message>
        <source>Own time</source>
        <translation>자체 시간</translation>
    </message>
    <message>
        <source>The time of all its calls in one step: the median over the profiled steps.</source>
        <translation>한 스텝에서 모든 호출을 합한 시간이며, 프로파일한 여러 스텝의 중앙값입니다.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>비율</translation>
    </message>
    <message>
        <source>Share of the step&apos;s time. The rest up to 100 % is launching and waiting.</source>
        <translation>스텝 시간에서 차지하는 비율입니다. 100%에서 모자라는 부분은 커널 호출과 대기입니다.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>The time of all calls in all profiled steps.</source>
        <translation>프로파일한 모든 스텝의 모든 호출을 합한 시간입니다.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>평균</translation>
    </message>
    <message>
        <source>Total divided by calls.</source>
        <translation>합계를 호출 수로 나눈 값입니다.</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>호출</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>메모리</translation>
    </message>
    <message>
        <source>The bytes that it must read and write in a step. Values that stay inside fused operations do not count.</source>
        <translation>한 스텝에서 읽고 써야 하는 바이트 수입니다. 융합된 연산 안에 머무는 데이터는 세지 않습니다.</translation>
    </message>
    <message>
        <source>FLOP/s</source>
        <translation>FLOP/s</translation>
    </message>
    <message>
        <source>Floating-point operations of a step divided by its own time.</source>
        <translation>한 스텝의 부동소수점 연산 수를 자체 시간으로 나눈 값입니다.</translation>
    </message>
    <message>
        <source>Of peak</source>
        <translation>최대 대비</translation>
    </message>
    <message>
        <source>FLOP/s as a share of the device&apos;s peak at the precision used, if the peak is known.</source>
        <translation>사용한 정밀도에서 장치가 낼 수 있는 최대 성능에 대한 FLOP/s의 비율입니다. 최대 성능을 알 때만 표시합니다.</translation>
    </message>
    <message>
        <source>predicted by a model, nothing was run: %1 a step</source>
        <translation>모델의 예측, 실행하지 않음: 스텝당 %1</translation>
    </message>
    <message>
        <source>%1 a step with clocks around each part (median; steps profiled: %2)</source>
        <translation>각 부분의 시간을 따로 잴 때 스텝당 %1 (중앙값, 프로파일한 스텝: %2)</translation>
    </message>
    <message>
        <source>peak: %1 in %2, %3</source>
        <comment>rate, precision, measured or specified</comment>
        <translation>최대 성능: %1 (%2, %3)</translation>
    </message>
    <message>
        <source>the device&apos;s peak at this precision is not known</source>
        <translation>이 정밀도에서 장치의 최대 성능을 알 수 없음</translation>
    </message>
    <message>
        <source>A wider window shows more columns.</source>
        <translation>창을 넓히면 더 많은 열이 표시됩니다.</translation>
    </message>
    <message>
        <source>Show all operations</source>
        <translation>모든 연산 표시</translation>
    </message>
    <message>
        <source>If off, only the first five are shown, in the selected order. Click on a column&apos;s title to sort.</source>
        <translation>끄면 선택한 순서로 처음 다섯 개만 표시합니다. 열 제목을 클릭하면 그 열로 정렬합니다.</translation>
    </message>
    <message>
        <source>Export trace…</source>
        <translation>트레이스 내보내기…</translation>
    </message>
    <message>
        <source>Save the step on a time line as a file for Perfetto (ui.perfetto.dev) and chrome://tracing.</source>
        <translation>한 스텝의 타임라인을 파일로 저장합니다. Perfetto(ui.perfetto.dev)와 chrome://tracing에서 열 수 있습니다.</translation>
    </message>
    <message>
        <source>A table of a step&apos;s operations will appear here after a full measurement: press S for a sweep.</source>
        <translation>전체 측정을 하면 한 스텝의 연산 표가 여기에 표시됩니다. S 키로 스윕을 시작하세요.</translation>
    </message>
    <message>
        <source>recorded elsewhere, not measured here: %1</source>
        <translation>다른 곳에서 기록, 여기서 측정하지 않음: %1</translation>
    </message>
    <message>
        <source>dash and dots: recorded elsewhere, not measured here</source>
        <translation>이점쇄선: 다른 곳에서 기록, 여기서 측정하지 않음</translation>
    </message>
    <message>
        <source>between %1 and %2, by the intervals of both</source>
        <translation>양쪽 구간을 함께 보면 %1~%2 사이</translation>
    </message>
    <message>
        <source>recorded on %1, %2, not measured here</source>
        <translation>%1에서 기록(%2), 여기서 측정하지 않음</translation>
    </message>
    <message>
        <source>%1, recorded on %2, %3</source>
        <comment>a series, a card, a date</comment>
        <translation>%1, %2에서 기록, %3</translation>
    </message>
    <message>
        <source>%1, recorded</source>
        <translation>%1, 기록</translation>
    </message>
    <message>
        <source>data: %1</source>
        <translation>데이터: %1</translation>
    </message>
    <message>
        <source>%1 (%3: %2)</source>
        <comment>workload, value, what it counts</comment>
        <translation>%1 (%3: %2)</translation>
    </message>
    <message>
        <source>Where the time of a step goes (%2: %1)</source>
        <comment>value, what it counts</comment>
        <translation>한 스텝의 시간 내역 (%2: %1)</translation>
    </message>
    <message>
        <source>%1 per run</source>
        <translation>실행당 %1</translation>
    </message>
    <message>
        <source>%1 against %2 per run</source>
        <translation>실행당 %1 (비교 대상 %2)</translation>
    </message>
    <message>
        <source>%1: %2 per run at %3</source>
        <translation>%1: %3에서 실행당 %2</translation>
    </message>
    <message>
        <source>Time per run</source>
        <translation>실행당 시간</translation>
    </message>
    <message>
        <source>The time of one pass over all the data, or of one run. Lower is better.
Both axes may be logarithmic: each grid step multiplies.</source>
        <translation>모든 데이터를 한 번 처리하거나 작업을 한 번 하는 데 걸리는 시간입니다. 낮을수록 좋습니다.
두 축 모두 로그 축일 수 있습니다. 로그 축에서는 격자 한 칸마다 값이 같은 배수로 커집니다.</translation>
    </message>
    <message>
        <source>Amount of work per second: the items of an epoch or run divided by its time.
Higher is better.</source>
        <translation>1초에 처리하는 양입니다. 에포크나 실행의 항목 수를 그 시간으로 나눕니다.
높을수록 좋습니다.</translation>
    </message>
    <message>
        <source>The time of the work will appear here.</source>
        <translation>작업에 걸리는 시간이 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>Profile of a step (%2: %1)</source>
        <comment>value, what it counts</comment>
        <translation>한 스텝의 프로파일 (%2: %1)</translation>
    </message>
    <message>
        <source>Roofline (%2: %1)</source>
        <comment>value, what it counts</comment>
        <translation>루프라인 (%2: %1)</translation>
    </message>
    <message>
        <source>in this range</source>
        <translation>이 범위</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>a number</comment>
        <translation>%1인 곳</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>two numbers</comment>
        <translation>%1~%2 범위</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n of %2 points)</source>
        <comment>from 5 to 78, number</comment>
        <translation>
            <numerusform>%1(점 %2개 중 %n개)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2: too close to call %3.</source>
        <comment>engine, engine, from 5 to 78</comment>
        <translation>%1, %2: %3에서 우열을 가릴 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 is slower or too close to call %2.</source>
        <comment>engine, from 5 to 78</comment>
        <translation>%2에서 %1 쪽이 더 느리거나 우열을 가릴 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 does not overtake %2.</source>
        <comment>engine, from 5 to 78</comment>
        <translation>%2에서 %1 쪽이 추월하지 못합니다.</translation>
    </message>
    <message>
        <source>%1 is faster or too close to call %2.</source>
        <comment>engine, from 5 to 78</comment>
        <translation>%2에서 %1 쪽이 더 빠르거나 우열을 가릴 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 is faster %2.</source>
        <comment>engine, from 5 to 78</comment>
        <translation>%2에서 %1 쪽이 더 빠릅니다.</translation>
    </message>
    <message>
        <source>All curves are hidden: click on their names below.</source>
        <translation>모든 곡선이 숨겨져 있습니다. 아래의 이름을 클릭하세요.</translation>
    </message>
    <message>
        <source>The number of calls in one step.</source>
        <translation>한 스텝에서 호출한 횟수입니다.</translation>
    </message>
    <message>
        <source>published speed-ups: relative to %1</source>
        <translation>발표된 속도 향상: %1 대비</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>engine, what differs</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>All three in one image</source>
        <translation>세 차트를 한 이미지에</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>스텝</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>최대 연산 속도</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>대역폭</translation>
    </message>
    <message>
        <source>The results file has no measured points, so there is nothing to draw.</source>
        <translation>결과 파일에 측정된 점이 없어 그릴 것이 없습니다.</translation>
    </message>
    <message>
        <source>An image of %1 pixels is too large: choose a smaller size or scale.</source>
        <translation>%1픽셀 이미지는 너무 큽니다. 더 작은 크기나 배율을 선택하세요.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; cannot be made; choose another one.</source>
        <translation>“%1” 폴더를 만들 수 없습니다. 다른 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>%1, predicted</source>
        <comment>an engine</comment>
        <translation>%1, 예측</translation>
    </message>
    <message>
        <source>%1 (predicted)</source>
        <comment>an engine</comment>
        <translation>%1 (예측)</translation>
    </message>
    <message>
        <source>This time is too long.</source>
        <translation>이 시간은 실제보다 깁니다.</translation>
    </message>
    <message>
        <source>This rate is too low.</source>
        <translation>이 처리량은 실제보다 낮습니다.</translation>
    </message>
    <message>
        <source>This speed-up is not certain.</source>
        <translation>이 속도 향상은 확실하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>dashed: predicted by a model, or compared with a prediction</source>
        <translation>파선: 모델의 예측 또는 예측과 비교한 값</translation>
    </message>
    <message>
        <source>hollow: quick, not converged or disturbed; pale: better points lie beside it</source>
        <translation>빈 표식: 빠른 측정, 수렴하지 않음 또는 간섭 있음. 흐린 표식: 옆에 더 나은 점이 있음</translation>
    </message>
    <message>
        <source>no result: %1, %2</source>
        <comment>an engine, a sentence</comment>
        <translation>유효한 결과 아님: %1, %2</translation>
    </message>
    <message>
        <source>red, crossed circles: measured wrongly on purpose, no result</source>
        <translation>X 표시가 있는 빨간 원: 일부러 잘못 측정함, 유효한 결과 아님</translation>
    </message>
    <message>
        <source>Stopwatch read at %1.</source>
        <translation>%1 시점에 스톱워치를 읽음.</translation>
    </message>
    <message>
        <source>Set-up for %1 before.</source>
        <translation>그 전에 준비에 %1 걸림.</translation>
    </message>
    <message>
        <source>Ended after %1.</source>
        <translation>%1 뒤에 끝남.</translation>
    </message>
    <message>
        <source>Queued after %1, begun after %2, ended after %3.</source>
        <translation>%1 뒤에 큐에 들어가고, %2 뒤에 시작하고, %3 뒤에 끝남.</translation>
    </message>
    <message>
        <source>When each stopwatch was read</source>
        <translation>각 스톱워치를 읽은 시점</translation>
    </message>
    <message>
        <source>not measured: failed or skipped</source>
        <translation>측정되지 않음: 실패 또는 건너뜀</translation>
    </message>
    <message>
        <source>pinned: this curve stays visible with the next one</source>
        <translation>고정: 다음 곡선과 함께 계속 표시되는 곡선</translation>
    </message>
    <message>
        <source>%1 times as fast as %2</source>
        <translation>%2 대비 속도 %1배</translation>
    </message>
    <message>
        <source>The percentages beside the points are shares of the step&apos;s time.</source>
        <translation>점 옆의 퍼센트는 스텝 시간에서 차지하는 비율입니다.</translation>
    </message>
    <message>
        <source>A point above its slope took its data from a cache. The slope is the bandwidth of the memory.</source>
        <translation>경사선보다 위에 있는 점은 데이터를 캐시에서 읽은 것입니다. 경사선은 메모리 대역폭을 나타냅니다.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>measured without them: %1</source>
        <translation>이 시계 없이 잰 값: %1</translation>
    </message>
    <message numerus="yes">
        <source>Disturbed at %n of %1 points. At worst: %2</source>
        <comment>two numbers, a sentence</comment>
        <translation>
            <numerusform>점 %1개 중 %n개에 간섭이 있었습니다. 가장 심한 경우: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point %1.</source>
        <comment>at 50 hidden neurons</comment>
        <translation>점 1개, %1.</translation>
    </message>
    <message>
        <source>%1 points %2.</source>
        <comment>count, from 5 to 2000 hidden neurons</comment>
        <translation>점 %1개, %2.</translation>
    </message>
    <message>
        <source>%1: %2 of the step, %3</source>
        <comment>what, share, time</comment>
        <translation>%1: 스텝의 %2, %3</translation>
    </message>
    <message>
        <source>launching and waiting %1</source>
        <comment>a share</comment>
        <translation>커널 호출과 대기 %1</translation>
    </message>
    <message>
        <source>%1 of its roof, %2 of the step&apos;s time</source>
        <comment>two shares</comment>
        <translation>루프라인의 %1, 스텝 시간의 %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>items of a list</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>disturbed</source>
        <translation>간섭 있음</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>빠른 측정</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>비고</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Unknown option %1; overtake --help lists them all.</source>
        <translation>알 수 없는 옵션 %1. overtake --help를 실행하면 모든 옵션을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Unknown option %1; did you mean %2?</source>
        <translation>알 수 없는 옵션 %1. 혹시 %2 아닌가요?</translation>
    </message>
    <message>
        <source>Unknown chart &apos;%1&apos;: time, throughput, speedup or all.</source>
        <translation>알 수 없는 차트 “%1”: time, throughput, speedup, all 중 하나여야 합니다.</translation>
    </message>
    <message>
        <source>--scale is &apos;%1&apos;: allowed are 0.25 to %2.</source>
        <translation>--scale 값이 “%1”입니다. 0.25에서 %2까지 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 옵션에는 값이 필요합니다.</translation>
    </message>
    <message>
        <source>Only one results file can be opened at a time: leave &apos;%1&apos; out.</source>
        <translation>결과 파일은 한 번에 하나만 열 수 있습니다. “%1” 파일은 빼세요.</translation>
    </message>
    <message>
        <source>--export needs --png FILE: where to write the image.</source>
        <translation>--export를 쓸 때는 이미지를 저장할 곳을 --png로 지정하세요.</translation>
    </message>
    <message>
        <source>--export needs --chart: time, throughput, speedup or all.</source>
        <translation>--export를 쓸 때는 --chart도 지정하세요. time, throughput, speedup, all 중에서 고르세요.</translation>
    </message>
    <message>
        <source>%1 belongs to --export RUN.json.</source>
        <translation>%1 옵션은 --export RUN.json과 함께 씁니다.</translation>
    </message>
    <message>
        <source>Unknown language &apos;%1&apos;: choose one of %2.</source>
        <translation>알 수 없는 언어 “%1”. 다음 중에서 선택하세요: %2.</translation>
    </message>
    <message>
        <source>%1 is &apos;%2&apos;: allowed are %3 to %4 pixels.</source>
        <translation>%1 값이 “%2”입니다. %3에서 %4픽셀까지 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Usage: overtake [--language CODE] [FILE]
       overtake --export RUN.json --chart time|throughput|speedup|all --png FILE
                [--width PIXELS] [--height PIXELS] [--scale FACTOR]
       overtake --export-guide FILE

Shows, live, when a GPU overtakes a CPU, and why.

  FILE           opens a results file, map, training, lesson, table or Mandelbrot image
  --export       draws a chart of a results file without opening the window
  --chart NAME   which chart; all draws the three in one image
  --png FILE     where to write the image
  --width, --height, --scale
                 size of the image (1280 x 800) and how much finer it is drawn (1)
  --export-guide FILE
                 writes the teacher&apos;s guide as PDF, each lesson on two pages
  --language CODE
                 en, de, fr or ko, whatever the system&apos;s language is
  --version      prints the version

Without a display, overtake measures how the time of a neural network grows with its width,
prints table and verdict, and writes charts and figures to overtake-results/.
</source>
        <translation>사용법: overtake [--language 코드] [파일]
        overtake --export RUN.json --chart time|throughput|speedup|all --png 파일
                 [--width 픽셀] [--height 픽셀] [--scale 배율]
        overtake --export-guide 파일

GPU가 언제, 왜 CPU를 추월하는지 실시간으로 보여 줍니다.

  파일           결과, 지도, 학습 결과, 레슨, 표, 만델브로 이미지를 엽니다
  --export       창을 열지 않고 결과 파일의 차트를 그립니다
  --chart 이름   차트 종류. all은 세 차트를 한 이미지에 그립니다
  --png 파일     이미지를 저장할 곳
  --width, --height, --scale
                 이미지의 크기(1280 x 800)와 더 세밀하게 그리는 배율(1)
  --export-guide 파일
                 교사용 안내서를 레슨마다 두 쪽씩 PDF로 저장합니다
  --language 코드
                 시스템 언어와 상관없이 en, de, fr, ko 중 하나
  --version      버전을 출력합니다

디스플레이가 없으면 overtake는 신경망의 너비에 따라 시간이 어떻게 늘어나는지 측정하고,
표와 판정을 출력한 뒤 차트와 수치를 overtake-results/에 저장합니다.
</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>Neural network (MLP)</source>
        <translation>신경망(MLP)</translation>
    </message>
    <message>
        <source>A classifier of fully connected layers with ReLU: small widths suit a CPU, large ones a GPU.</source>
        <translation>ReLU를 쓰는 완전 연결층 분류기입니다. 너비가 작으면 CPU에, 크면 GPU에 알맞습니다.</translation>
    </message>
    <message>
        <source>hidden neurons</source>
        <translation>은닉 뉴런 수</translation>
    </message>
    <message>
        <source>Neurons in each hidden layer. The work between two hidden layers grows with the square of this number.</source>
        <translation>각 은닉층의 뉴런 수입니다. 두 은닉층 사이의 연산량은 이 값의 제곱에 비례합니다.</translation>
    </message>
    <message>
        <source>batch size</source>
        <translation>배치 크기</translation>
    </message>
    <message>
        <source>Samples worked on in one step. Small batches leave a GPU waiting for launches; large ones fill it.</source>
        <translation>한 스텝에서 처리하는 샘플 수입니다. 배치가 작으면 GPU가 커널 호출을 기다리느라 쉬고, 크면 쉴 틈 없이 일합니다.</translation>
    </message>
    <message>
        <source>features</source>
        <translation>특성 수</translation>
    </message>
    <message>
        <source>Numbers per sample: the width of the input. More features make the first matrix multiplication larger.</source>
        <translation>샘플 하나의 숫자 개수, 곧 입력의 너비입니다. 특성이 많을수록 첫 번째 행렬 곱셈이 커집니다.</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>샘플 수</translation>
    </message>
    <message>
        <source>Number of rows of the data set. One epoch uses each row once, so the time per epoch grows with this number.</source>
        <translation>데이터 세트의 행 수입니다. 한 에포크에서 각 행을 한 번씩 쓰므로, 에포크당 시간이 이에 따라 늘어납니다.</translation>
    </message>
    <message>
        <source>hidden layers</source>
        <translation>은닉층 수</translation>
    </message>
    <message>
        <source>Layers between input and output. Each layer after the first adds a matrix multiplication of width x width.</source>
        <translation>입력과 출력 사이의 층 수입니다. 첫 층 다음부터는 층마다 너비 x 너비의 행렬 곱셈이 하나씩 늘어납니다.</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>클래스 수</translation>
    </message>
    <message>
        <source>Number of classes that the network tells apart: the width of the output.</source>
        <translation>신경망이 구별하는 클래스의 수, 곧 출력의 너비입니다.</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>모드</translation>
    </message>
    <message>
        <source>Training computes the loss, all gradients and the new weights; inference only the predictions. Training costs about three times as much.</source>
        <translation>학습은 손실, 모든 기울기, 새 가중치를 계산하고, 추론은 예측만 계산합니다. 학습에 걸리는 시간은 추론의 약 세 배입니다.</translation>
    </message>
    <message>
        <source>training</source>
        <translation>학습</translation>
    </message>
    <message>
        <source>inference</source>
        <translation>추론</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>옵티마이저</translation>
    </message>
    <message>
        <source>How weights follow the gradient. SGD: w - rate x gradient. Adam keeps two running means per weight and so moves more memory.</source>
        <translation>기울기에 따라 가중치를 갱신하는 방식입니다. SGD: w - 학습률 x 기울기. Adam은 가중치마다 이동 평균 두 개를 두므로 메모리를 더 많이 읽고 씁니다.</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>학습률</translation>
    </message>
    <message>
        <source>Size of each step along the gradient. It changes what is learned, not how long a step takes.</source>
        <translation>기울기를 따라 한 번에 움직이는 크기입니다. 학습 결과는 달라지지만, 스텝에 걸리는 시간은 달라지지 않습니다.</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>에포크 수</translation>
    </message>
    <message>
        <source>Number of passes over the data set. Times are shown per epoch; a whole run takes this many.</source>
        <translation>데이터 세트를 처음부터 끝까지 훑는 횟수입니다. 시간은 에포크당으로 표시되며, 전체 실행은 이만큼 반복합니다.</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>데이터 복사</translation>
    </message>
    <message>
        <source>resident: the data lie in the device&apos;s memory from the start. per-batch: every batch is copied in, and results are copied out, inside the timed step.</source>
        <translation>상주: 데이터가 처음부터 장치의 메모리에 있습니다. 배치마다: 배치마다 데이터를 복사해 넣고 결과를 복사해 오며, 그 시간도 측정에 포함됩니다.</translation>
    </message>
    <message>
        <source>resident</source>
        <translation>상주</translation>
    </message>
    <message>
        <source>per-batch</source>
        <translation>배치마다</translation>
    </message>
    <message>
        <source>read loss every step</source>
        <translation>스텝마다 손실 읽기</translation>
    </message>
    <message>
        <source>Loss and accuracy are computed and read back in every step, as many training loops do. A GPU must then wait for each step to end.</source>
        <translation>많은 학습 루프처럼 스텝마다 손실과 정확도를 계산해 읽어 옵니다. 그러면 GPU에서는 스텝이 끝날 때까지 매번 기다려야 합니다.</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>Start of the random numbers: the same seed gives the same data, weights and order everywhere.</source>
        <translation>난수 생성의 시작값입니다. 시드가 같으면 어디서나 데이터, 가중치, 순서가 같습니다.</translation>
    </message>
    <message>
        <source>data set</source>
        <translation>데이터 세트</translation>
    </message>
    <message>
        <source>The data if none of your own are named. blobs: classes around centres. circles, moons, spirals: two classes with 2 features, whose border the tab Training draws while the network learns.</source>
        <translation>직접 지정한 데이터가 없을 때 쓰는 데이터입니다. 점 무리는 중심 둘레에 모인 클래스입니다. 원, 초승달, 나선은 특성이 2개인 두 클래스이며, 신경망이 학습하는 동안 “학습” 탭에 그 경계가 그려집니다.</translation>
    </message>
    <message>
        <source>blobs</source>
        <translation>점 무리</translation>
    </message>
    <message>
        <source>circles</source>
        <translation>원</translation>
    </message>
    <message>
        <source>moons</source>
        <translation>초승달</translation>
    </message>
    <message>
        <source>spirals</source>
        <translation>나선</translation>
    </message>
    <message>
        <source>own data (CSV)</source>
        <translation>내 데이터(CSV)</translation>
    </message>
    <message>
        <source>A table of numbers with the class in the last column; samples, features and classes are then the file&apos;s. Empty: synthetic data.</source>
        <translation>마지막 열에 클래스가 있는 숫자 표입니다. 샘플, 특성, 클래스의 수는 파일을 따릅니다. 비워 두면 합성 데이터를 씁니다.</translation>
    </message>
    <message>
        <source>Image classifier (CNN)</source>
        <translation>이미지 분류기(CNN)</translation>
    </message>
    <message>
        <source>A classifier of small colour images: two convolutions with ReLU and max-pooling, then dense layers. It uses each of its few weights at every place of the image: much arithmetic for each number moved.</source>
        <translation>작은 컬러 이미지를 분류합니다. ReLU와 최대 풀링이 있는 합성곱 두 개에 밀집층이 이어집니다. 가중치는 적지만 이미지의 모든 위치에서 쓰이므로, 옮기는 숫자 하나당 연산이 많습니다.</translation>
    </message>
    <message>
        <source>filters</source>
        <translation>필터 수</translation>
    </message>
    <message>
        <source>Features that the first convolution looks for; the second looks for twice as many. The work of the second grows with the square of this number.</source>
        <translation>첫 번째 합성곱이 찾는 특징의 수입니다. 두 번째는 그 두 배를 찾습니다. 두 번째의 연산량은 이 값의 제곱에 비례합니다.</translation>
    </message>
    <message>
        <source>kernel size</source>
        <translation>커널 크기</translation>
    </message>
    <message>
        <source>Rows and columns of the square that a filter looks at. The work grows with the square of this number.</source>
        <translation>필터가 보는 정사각형의 행과 열의 수입니다. 연산량은 이 값의 제곱에 비례합니다.</translation>
    </message>
    <message>
        <source>dense neurons</source>
        <translation>밀집층 뉴런 수</translation>
    </message>
    <message>
        <source>Neurons of a dense layer between the second convolution and the output. 0: none.</source>
        <translation>두 번째 합성곱과 출력 사이에 있는 밀집층의 뉴런 수입니다. 0: 밀집층 없음.</translation>
    </message>
    <message>
        <source>own images (CIFAR-10)</source>
        <translation>내 이미지(CIFAR-10)</translation>
    </message>
    <message>
        <source>The folder with CIFAR-10&apos;s binary files, or one of them: data_batch_1.bin to data_batch_5.bin for training, test_batch.bin for inference. Empty: synthetic images.</source>
        <translation>CIFAR-10의 바이너리 파일이 있는 폴더 또는 그 파일 하나: data_batch_1.bin~data_batch_5.bin은 학습에, test_batch.bin은 추론에 씁니다. 비워 두면 합성 이미지를 씁니다.</translation>
    </message>
    <message>
        <source>widths</source>
        <translation>층별 너비</translation>
    </message>
    <message>
        <source>Neurons of each hidden layer, from input to output, as in 256,64. Empty: all layers are alike, as hidden neurons and hidden layers say.</source>
        <translation>256,64처럼 입력에서 출력 순으로 적은 은닉층별 뉴런 수입니다. 비워 두면 은닉층 수만큼의 층이 모두 은닉 뉴런 수와 같은 크기가 됩니다.</translation>
    </message>
    <message>
        <source>MLP on CIFAR-10 (TensorFlow on an M1)</source>
        <translation>CIFAR-10의 MLP(M1의 TensorFlow)</translation>
    </message>
    <message>
        <source>CNN on CIFAR-10 (TensorFlow on an M1)</source>
        <translation>CIFAR-10의 CNN(M1의 TensorFlow)</translation>
    </message>
    <message>
        <source>Logistic regression</source>
        <translation>로지스틱 회귀</translation>
    </message>
    <message>
        <source>One weight per feature and a sigmoid: so little arithmetic per number that memory decides.</source>
        <translation>특성마다 가중치 하나와 시그모이드를 씁니다. 숫자 하나당 연산이 매우 적어 메모리가 속도를 좌우합니다.</translation>
    </message>
    <message>
        <source>Language model (GPT)</source>
        <translation>언어 모델(GPT)</translation>
    </message>
    <message>
        <source>A transformer that learns to continue a text, character by character: many small matrix multiplications, then large ones.</source>
        <translation>글을 한 글자씩 이어 쓰는 법을 배우는 트랜스포머입니다. 처음에는 작은 행렬 곱셈이 많고, 모델이 커지면 행렬 곱셈도 커집니다.</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>토큰 수</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>층 수</translation>
    </message>
    <message>
        <source>Blocks of attention and network, one after the other. Work and weights grow in proportion.</source>
        <translation>어텐션과 신경망으로 이루어져 차례로 이어지는 블록의 수입니다. 연산량과 가중치 수가 이에 비례합니다.</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>헤드 수</translation>
    </message>
    <message>
        <source>Each head looks back at the text in its own way, with its share of the channels, which must be a multiple of the heads.</source>
        <translation>각 헤드는 채널의 일부를 맡아 저마다의 방식으로 앞의 글을 살펴봅니다. 채널 수는 헤드 수의 배수여야 합니다.</translation>
    </message>
    <message>
        <source>channels</source>
        <translation>채널 수</translation>
    </message>
    <message>
        <source>Numbers that stand for each character. The work of the matrix multiplications grows with the square of this number.</source>
        <translation>글자 하나를 나타내는 숫자의 개수입니다. 행렬 곱셈의 연산량은 이 값의 제곱에 비례합니다.</translation>
    </message>
    <message>
        <source>context</source>
        <translation>문맥 길이</translation>
    </message>
    <message>
        <source>Characters that the model sees at once. The work of the attention grows with the square of this number.</source>
        <translation>모델이 한 번에 보는 글자 수입니다. 어텐션의 연산량은 이 값의 제곱에 비례합니다.</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>어휘 크기</translation>
    </message>
    <message>
        <source>Number of different characters. A text of your own has its own number.</source>
        <translation>서로 다른 글자의 수입니다. 내 텍스트를 쓰면 그 텍스트의 글자 수입니다.</translation>
    </message>
    <message>
        <source>warm-up steps</source>
        <translation>워밍업 스텝 수</translation>
    </message>
    <message>
        <source>The learning rate grows over these first steps, so that the first large gradients do no harm.</source>
        <translation>처음의 큰 기울기가 학습을 망치지 않도록, 이 스텝 수에 이를 때까지 학습률을 서서히 높입니다.</translation>
    </message>
    <message>
        <source>steps until the lowest rate</source>
        <translation>최저 학습률까지의 스텝 수</translation>
    </message>
    <message>
        <source>After the warm-up, the learning rate falls along a cosine, to a tenth at this step.</source>
        <translation>워밍업이 끝나면 학습률이 코사인 곡선을 따라 내려가 이 스텝에서 10분의 1이 됩니다.</translation>
    </message>
    <message>
        <source>The text if none of your own is named. synthetic: a made-up text of 1.1 million characters. sonnets: ten sonnets by Shakespeare; their characters are then the vocabulary.</source>
        <translation>직접 지정한 텍스트가 없을 때 쓰는 텍스트입니다. 합성은 인위적으로 만든 110만 자의 텍스트입니다. 소네트는 셰익스피어의 소네트 열 편이며, 그 글자가 어휘가 됩니다.</translation>
    </message>
    <message>
        <source>synthetic</source>
        <translation>합성</translation>
    </message>
    <message>
        <source>sonnets</source>
        <translation>소네트</translation>
    </message>
    <message>
        <source>own text (UTF-8)</source>
        <translation>내 텍스트(UTF-8)</translation>
    </message>
    <message>
        <source>A text, or a folder of .txt files, to learn from; its characters are then the vocabulary. Empty: the text of the data set.</source>
        <translation>학습할 텍스트 또는 .txt 파일이 있는 폴더입니다. 그 글자가 어휘가 됩니다. 비워 두면 데이터 세트의 텍스트를 씁니다.</translation>
    </message>
    <message>
        <source>Small GPT (nanoGPT on a laptop)</source>
        <translation>작은 GPT(노트북의 nanoGPT)</translation>
    </message>
    <message>
        <source>GPT on Shakespeare (nanoGPT)</source>
        <translation>셰익스피어를 학습하는 GPT(nanoGPT)</translation>
    </message>
    <message>
        <source>Multiply two matrices</source>
        <translation>두 행렬의 곱셈</translation>
    </message>
    <message>
        <source>The multiplication of two n x n matrices uses each number n times. Large ones therefore come near the peak of the device.</source>
        <translation>두 행렬을 곱합니다. n x n이면 각 숫자가 n번 쓰이므로, 큰 행렬은 장치의 최대 성능에 가까워집니다.</translation>
    </message>
    <message>
        <source>size n</source>
        <translation>크기 n</translation>
    </message>
    <message>
        <source>Rows and columns of both matrices, unless m or k says otherwise. The work grows with the cube of n, the numbers only with its square.</source>
        <translation>m이나 k를 따로 정하지 않으면 두 행렬의 행과 열의 수입니다. 연산량은 n의 세제곱에, 숫자의 개수는 제곱에 비례합니다.</translation>
    </message>
    <message>
        <source>rows m</source>
        <translation>행 m</translation>
    </message>
    <message>
        <source>Rows of the first matrix, and so of the result. 0: n.</source>
        <translation>첫 번째 행렬, 곧 결과의 행 수입니다. 0: n.</translation>
    </message>
    <message>
        <source>depth k</source>
        <translation>깊이 k</translation>
    </message>
    <message>
        <source>Columns of the first matrix and rows of the second: how many products each sum has. 0: n.</source>
        <translation>첫 번째 행렬의 열 수이자 두 번째 행렬의 행 수이며, 합 하나에 들어가는 곱의 수입니다. 0: n.</translation>
    </message>
    <message>
        <source>Multiply two vectors</source>
        <translation>두 벡터의 곱셈</translation>
    </message>
    <message>
        <source>Each number of one vector times its partner in the other: almost no arithmetic, all memory.</source>
        <translation>한 벡터의 각 숫자에 다른 벡터의 같은 자리 숫자를 곱합니다. 연산은 거의 없고 메모리가 전부입니다.</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>원소 수</translation>
    </message>
    <message>
        <source>Length of the vectors. Small ones fit in the caches; beyond those, memory bandwidth decides.</source>
        <translation>벡터의 길이입니다. 작으면 캐시에 들어가고, 그보다 크면 메모리 대역폭이 속도를 좌우합니다.</translation>
    </message>
    <message>
        <source>MLP width (HEP Software Foundation)</source>
        <translation>MLP 너비(HEP Software Foundation)</translation>
    </message>
    <message>
        <source>Logistic regression, inference (teaching notebook)</source>
        <translation>로지스틱 회귀, 추론(수업용 주피터 노트북)</translation>
    </message>
    <message>
        <source>Multiply 400 numbers (Makina Corpus)</source>
        <translation>숫자 400개의 곱셈(Makina Corpus)</translation>
    </message>
    <message>
        <source>vector instructions</source>
        <translation>벡터 명령어</translation>
    </message>
    <message>
        <source>The widest vectors that the CPU may use. In single precision, scalar computes one number at a time, sse4 and neon 4, avx2 8, avx512 16. This shows what vectors bring. The default is the best.</source>
        <translation>CPU에 허용할 가장 넓은 벡터 명령어입니다. 스칼라는 한 번에 숫자 1개, sse4와 neon은 4개, avx2는 8개, avx512는 16개를 계산합니다(단정밀도). 벡터 명령어의 효과를 볼 수 있습니다. 기본값은 CPU가 지원하는 가장 좋은 것입니다.</translation>
    </message>
    <message>
        <source>Precision of the factors of matrix multiplications: fp32 as they are, bf16 with 8 bits. Fewer bits are faster and less exact; sums and the multiplications of attention stay in fp32.</source>
        <translation>행렬 곱셈에 쓰는 숫자의 정밀도입니다. fp32는 그대로, bf16은 8비트입니다. 비트가 적을수록 빠르지만 덜 정확합니다. 합과 어텐션의 곱셈은 fp32로 유지합니다.</translation>
    </message>
    <message>
        <source>scalar</source>
        <translation>스칼라</translation>
    </message>
    <message>
        <source>sse4</source>
        <translation>sse4</translation>
    </message>
    <message>
        <source>avx2</source>
        <translation>avx2</translation>
    </message>
    <message>
        <source>avx512</source>
        <translation>avx512</translation>
    </message>
    <message>
        <source>neon</source>
        <translation>neon</translation>
    </message>
    <message>
        <source>sve</source>
        <translation>sve</translation>
    </message>
    <message>
        <source>OpenCL on the CPU (PoCL)</source>
        <translation>CPU에서 실행하는 OpenCL(PoCL)</translation>
    </message>
    <message>
        <source>staging</source>
        <translation>스테이징 메모리</translation>
    </message>
    <message>
        <source>Host memory that copies go through. Pinned pages stay in place, so that the device fetches them by itself; pageable ones are copied once more by the driver.</source>
        <translation>복사할 때 거치는 호스트 메모리입니다. 고정 메모리는 페이지가 제자리에 있어 장치가 직접 가져가고, 페이징 가능한 메모리는 드라이버가 한 번 더 복사합니다.</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>pageable</source>
        <translation>페이징 가능</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>정밀도</translation>
    </message>
    <message>
        <source>Precision of the factors of matrix multiplications: fp32 as they are, tf32 with 11 bits, bf16 with 8. Fewer bits are faster and less exact; sums stay in fp32.</source>
        <translation>행렬 곱셈에 쓰는 숫자의 정밀도입니다. fp32는 그대로, tf32는 11비트, bf16은 8비트입니다. 비트가 적을수록 빠르지만 덜 정확합니다. 합은 fp32로 유지합니다.</translation>
    </message>
    <message>
        <source>fp32</source>
        <translation>fp32</translation>
    </message>
    <message>
        <source>tf32</source>
        <translation>tf32</translation>
    </message>
    <message>
        <source>bf16</source>
        <translation>bf16</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>호출 방식</translation>
    </message>
    <message>
        <source>eager: the host launches each operation of a step. graph: the step is recorded once and replayed as a whole, which saves most of the time of the launches.</source>
        <translation>즉시: 호스트가 스텝의 연산을 하나씩 호출합니다. 그래프: 스텝을 한 번 기록해 통째로 다시 실행하므로, 커널 호출에 드는 시간이 대부분 사라집니다.</translation>
    </message>
    <message>
        <source>eager</source>
        <translation>즉시</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>그래프</translation>
    </message>
    <message>
        <source>Eigen, as written in an afternoon</source>
        <translation>Eigen, 한나절 만에 작성한 코드</translation>
    </message>
    <message>
        <source>Maximum number of threads that share a matrix multiplication, as Eigen does it. One thread does everything else.</source>
        <translation>행렬 곱셈을 나누어 맡는 최대 스레드 수입니다(Eigen의 방식). 나머지는 스레드 하나가 합니다.</translation>
    </message>
    <message>
        <source>textbook loop</source>
        <translation>교과서식 루프</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>스레드 수</translation>
    </message>
    <message>
        <source>Maximum number of threads. Parts of a step that are too small to share are done by one.</source>
        <translation>최대 스레드 수입니다. 스텝에서 나누기에 너무 작은 부분은 스레드 하나가 처리합니다.</translation>
    </message>
    <message>
        <source>sgd</source>
        <translation>sgd</translation>
    </message>
    <message>
        <source>adam</source>
        <translation>adam</translation>
    </message>
    <message>
        <source>Mandelbrot set</source>
        <translation>만델브로 집합</translation>
    </message>
    <message>
        <source>The same few multiplications and additions for every pixel of an image until its number escapes: all arithmetic, no memory.</source>
        <translation>이미지의 픽셀마다 값이 발산할 때까지 같은 곱셈과 덧셈 몇 개를 반복합니다. 연산이 전부이고 메모리는 거의 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>Mandelbrot set (Makina Corpus)</source>
        <translation>만델브로 집합(Makina Corpus)</translation>
    </message>
    <message>
        <source>width</source>
        <translation>너비</translation>
    </message>
    <message>
        <source>Columns of the image. Each pixel is computed by itself, so thousands can be computed at once.</source>
        <translation>이미지의 열 수입니다. 픽셀마다 따로 계산하므로 수천 개를 동시에 계산할 수 있습니다.</translation>
    </message>
    <message>
        <source>height</source>
        <translation>높이</translation>
    </message>
    <message>
        <source>Rows of the image.</source>
        <translation>이미지의 행 수입니다.</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>반복 횟수</translation>
    </message>
    <message>
        <source>Maximum number of times that z = z² + c is repeated. Points inside the set take all of them.</source>
        <translation>z = z² + c를 최대 몇 번 반복할지 정합니다. 집합 안의 점은 이 횟수를 모두 씁니다.</translation>
    </message>
    <message>
        <source>float32 has 7 digits, float64 16: needed to zoom deep. Many GPUs do float64 at a 32nd or 64th of the speed.</source>
        <translation>float32는 7자리, float64는 16자리이며 깊이 확대하려면 float64가 필요합니다. 많은 GPU에서 float64의 속도는 32분의 1이나 64분의 1입니다.</translation>
    </message>
    <message>
        <source>float32</source>
        <translation>float32</translation>
    </message>
    <message>
        <source>float64</source>
        <translation>float64</translation>
    </message>
    <message>
        <source>centre x</source>
        <translation>중심 x</translation>
    </message>
    <message>
        <source>Real part of the image&apos;s centre.</source>
        <translation>이미지 중심의 실수부입니다.</translation>
    </message>
    <message>
        <source>centre y</source>
        <translation>중심 y</translation>
    </message>
    <message>
        <source>Imaginary part of the image&apos;s centre.</source>
        <translation>이미지 중심의 허수부입니다.</translation>
    </message>
    <message>
        <source>span</source>
        <translation>폭</translation>
    </message>
    <message>
        <source>Width of the image in the plane. The height follows from the proportions of the image.</source>
        <translation>평면에서 이미지의 너비입니다. 높이는 이미지의 가로세로 비율에 따라 정해집니다.</translation>
    </message>
    <message>
        <source>horizon</source>
        <translation>발산 반경</translation>
    </message>
    <message>
        <source>A point has escaped when |z| reaches it. A large one makes smooth colours smoother.</source>
        <translation>|z|가 이 값에 이르면 점이 발산한 것으로 봅니다. 값이 크면 색이 더 매끄럽게 이어집니다.</translation>
    </message>
    <message>
        <source>instruction ratio</source>
        <translation>명령어 비율</translation>
    </message>
    <message>
        <source>Cores x clock of both chips, as if each core did one number at a time. It misleads: a CPU core works on a whole vector at once and multiplies and adds in one instruction.</source>
        <translation>두 칩의 “코어 수 x 클럭”의 비율이며, 코어마다 한 번에 숫자 하나를 처리한다고 가정한 값입니다. 실제와는 다릅니다. CPU 코어는 벡터 전체를 한꺼번에 처리하고, 곱셈과 덧셈을 한 명령어로 합니다.</translation>
    </message>
    <message>
        <source>instruction ratio / SIMD</source>
        <translation>명령어 비율 / SIMD</translation>
    </message>
    <message>
        <source>The instruction ratio divided by the numbers in a CPU&apos;s vector. It still misleads: a core has two such vector units, and work that waits for memory gains nothing from more of them.</source>
        <translation>명령어 비율을 CPU 벡터에 들어가는 숫자의 개수로 나눈 값입니다. 여전히 실제와는 다릅니다. 코어에는 그런 벡터 유닛이 두 개 있고, 메모리를 기다리는 작업은 유닛이 늘어도 빨라지지 않습니다.</translation>
    </message>
    <message>
        <source>FLOPS ratio</source>
        <translation>FLOPS 비율</translation>
    </message>
    <message>
        <source>The ratio of both devices&apos; peak rates in float32. Large matrix multiplications come near it. Small ones, and all work that waits for memory, launches or copies, stay far below.</source>
        <translation>float32에서 두 장치의 최대 연산 속도 비율입니다. 큰 행렬 곱셈은 이에 가까워지지만, 작은 행렬 곱셈이나 메모리, 커널 호출, 복사를 기다리는 작업은 훨씬 못 미칩니다.</translation>
    </message>
    <message>
        <source>bandwidth ratio</source>
        <translation>대역폭 비율</translation>
    </message>
    <message>
        <source>The ratio of both devices&apos; memory bandwidths. It bounds the speed-up of work with little arithmetic per number, such as an element-wise multiplication. It misleads if the data fit in the CPU&apos;s caches, which are faster than either memory.</source>
        <translation>두 장치의 메모리 대역폭 비율입니다. 원소별 곱셈처럼 숫자 하나당 연산이 적은 작업에서 속도 향상의 한계가 됩니다. 데이터가 두 메모리보다 빠른 CPU 캐시에 들어가면 실제와 다릅니다.</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>코어</translation>
    </message>
    <message>
        <source>fp32 units</source>
        <translation>fp32 연산 유닛</translation>
    </message>
    <message>
        <source>floats in a vector</source>
        <translation>벡터당 float 개수</translation>
    </message>
    <message>
        <source>operations of a unit in a cycle</source>
        <translation>유닛의 사이클당 연산 수</translation>
    </message>
    <message>
        <source>base clock</source>
        <translation>기본 클럭</translation>
    </message>
    <message>
        <source>clock of the peak rate</source>
        <translation>최대 연산 속도 기준 클럭</translation>
    </message>
    <message>
        <source>highest clock</source>
        <translation>최고 클럭</translation>
    </message>
    <message>
        <source>clock, one core</source>
        <translation>코어 하나의 클럭</translation>
    </message>
    <message>
        <source>peak rate, fp32</source>
        <translation>최대 연산 속도, fp32</translation>
    </message>
    <message>
        <source>peak rate of one core, fp32</source>
        <translation>코어 하나의 최대 연산 속도, fp32</translation>
    </message>
    <message>
        <source>peak rate, fp16</source>
        <translation>최대 연산 속도, fp16</translation>
    </message>
    <message>
        <source>peak rate, fp64</source>
        <translation>최대 연산 속도, fp64</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>메모리 대역폭</translation>
    </message>
    <message>
        <source>memory bandwidth of one core</source>
        <translation>코어 하나의 메모리 대역폭</translation>
    </message>
    <message>
        <source>L1 bandwidth of one core</source>
        <translation>코어 하나의 L1 대역폭</translation>
    </message>
    <message>
        <source>L2 bandwidth of one core</source>
        <translation>코어 하나의 L2 대역폭</translation>
    </message>
    <message>
        <source>L3 bandwidth of one core</source>
        <translation>코어 하나의 L3 대역폭</translation>
    </message>
    <message>
        <source>copy bandwidth, read plus written</source>
        <translation>복사 대역폭, 읽기와 쓰기 합</translation>
    </message>
    <message>
        <source>L1 data cache of a core</source>
        <translation>코어의 L1 데이터 캐시</translation>
    </message>
    <message>
        <source>L2 cache of a core</source>
        <translation>코어의 L2 캐시</translation>
    </message>
    <message>
        <source>L3 cache</source>
        <translation>L3 캐시</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>메모리</translation>
    </message>
    <message>
        <source>bus to the host, one way</source>
        <translation>호스트 버스, 단방향</translation>
    </message>
    <message>
        <source>copy in, page-locked memory</source>
        <translation>입력 복사, 고정 메모리</translation>
    </message>
    <message>
        <source>copy out, page-locked memory</source>
        <translation>출력 복사, 고정 메모리</translation>
    </message>
    <message>
        <source>copy in, ordinary memory</source>
        <translation>입력 복사, 일반 메모리</translation>
    </message>
    <message>
        <source>copy out, ordinary memory</source>
        <translation>출력 복사, 일반 메모리</translation>
    </message>
    <message>
        <source>launch of an empty kernel until done</source>
        <translation>빈 커널의 호출부터 완료까지</translation>
    </message>
    <message>
        <source>empty kernels one after another</source>
        <translation>연달아 호출한 빈 커널</translation>
    </message>
    <message>
        <source>start of work on all threads</source>
        <translation>모든 스레드의 작업 시작</translation>
    </message>
    <message>
        <source>peak rate, tf32</source>
        <translation>최대 연산 속도, tf32</translation>
    </message>
    <message>
        <source>peak rate, bf16</source>
        <translation>최대 연산 속도, bf16</translation>
    </message>
    <message>
        <source>power limit</source>
        <translation>전력 제한</translation>
    </message>
    <message>
        <source>heat</source>
        <translation>발열</translation>
    </message>
    <message>
        <source>power supply</source>
        <translation>전원 공급</translation>
    </message>
    <message>
        <source>hardware slowdown</source>
        <translation>하드웨어 감속</translation>
    </message>
    <message>
        <source>other GPUs of its group</source>
        <translation>같은 그룹의 다른 GPU</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 수</translation>
    </message>
    <message>
        <source>Number of these GPUs that train together. Each has a share of the batch&apos;s rows. Their gradients are summed over a ring after the backward pass, not during it. Each GPU updates its own copy of the parameters. GPUs beyond the number of rows stand idle.</source>
        <translation>함께 학습하는 GPU의 수입니다. 각 GPU는 배치의 행을 나누어 맡습니다. 기울기는 역전파 도중이 아니라 끝난 뒤에 링 방식으로 합산하고, 각 GPU가 자기 매개변수 사본을 갱신합니다. GPU가 행보다 많으면 남는 GPU는 일하지 않습니다.</translation>
    </message>
    <message>
        <source>link</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>Connection through which GPUs exchange gradients within a server of 8: the GPU&apos;s own PCI Express, or a generation of NVIDIA&apos;s NVLink.</source>
        <translation>GPU가 8개인 서버 안에서 GPU끼리 기울기를 주고받는 통로입니다. GPU 자체의 PCI Express 또는 NVIDIA NVLink(세대별)입니다.</translation>
    </message>
    <message>
        <source>pcie</source>
        <translation>PCIe</translation>
    </message>
    <message>
        <source>nvlink-1</source>
        <translation>NVLink 1</translation>
    </message>
    <message>
        <source>nvlink-2</source>
        <translation>NVLink 2</translation>
    </message>
    <message>
        <source>nvlink-3</source>
        <translation>NVLink 3</translation>
    </message>
    <message>
        <source>nvlink-4</source>
        <translation>NVLink 4</translation>
    </message>
    <message>
        <source>nvlink-5</source>
        <translation>NVLink 5</translation>
    </message>
    <message>
        <source>network</source>
        <translation>네트워크</translation>
    </message>
    <message>
        <source>Network between servers of 8 if there are more than 8 GPUs, with one port for each server: Ethernet or InfiniBand, by its gigabits per second.</source>
        <translation>GPU가 8개를 넘을 때 GPU 8개짜리 서버를 서로 잇는 네트워크입니다. 서버마다 포트가 하나입니다. 이더넷 또는 InfiniBand이며, 숫자는 초당 기가비트입니다.</translation>
    </message>
    <message>
        <source>ethernet-100</source>
        <translation>이더넷 100</translation>
    </message>
    <message>
        <source>ethernet-10</source>
        <translation>이더넷 10</translation>
    </message>
    <message>
        <source>infiniband-400</source>
        <translation>InfiniBand 400</translation>
    </message>
    <message>
        <source>The text says two hidden layers, its code has one: two are run here. The published times are for 10 epochs, read off a chart, and shown divided by 10. Every batch is copied to the card, and loss and accuracy are read back in every step. The samples here are synthetic, of the shape of the Higgs events used there.</source>
        <translation>글에는 은닉층이 두 개라고 되어 있지만 코드에는 하나입니다. 여기서는 두 개로 실행합니다. 발표된 시간은 10에포크의 시간으로, 차트에서 읽은 값이며 10으로 나누어 표시합니다. 배치마다 카드로 복사하고, 스텝마다 손실과 정확도를 다시 읽어 옵니다. 여기의 샘플은 합성한 것으로, 원문에서 쓴 힉스 이벤트와 형태가 같습니다.</translation>
    </message>
    <message>
        <source>The two engines have their own batch sizes, 256 and 512. The notebook copies the data to the device before the clock starts, and so does this preset. Set copies (transfers) to per-batch to count them. The notebook was run without a GPU, so no pair of times is published.</source>
        <translation>두 엔진의 배치 크기는 각각 256과 512입니다. 이 주피터 노트북은 시간을 재기 전에 데이터를 장치로 복사하며, 이 프리셋도 그렇습니다. 복사도 포함하려면 데이터 복사를 “배치마다”(transfers=per-batch)로 지정하세요. 주피터 노트북은 GPU 없이 실행되어, 두 엔진을 비교한 시간은 발표되지 않았습니다.</translation>
    </message>
    <message>
        <source>Published: nanoGPT&apos;s &apos;model FLOPs utilisation&apos; was 0.01 % on a laptop&apos;s CPU and 10 % on an RTX 4070 Ti. nanoGPT divides by the peak of an A100 (312 TFLOP/s, bf16) whatever the device is. No times were published. The text here is synthetic, of the same 65 symbols; name your own with &apos;text&apos;, such as nanoGPT&apos;s input.txt.</source>
        <translation>발표된 값: nanoGPT의 “모델 FLOPs 활용률”은 노트북 CPU에서 0.01%, RTX 4070 Ti에서 10%였습니다. nanoGPT는 장치와 관계없이 A100의 최대 연산 속도(312 TFLOP/s, bf16)로 나눕니다. 시간은 발표되지 않았습니다. 여기의 텍스트는 같은 65개 기호로 합성한 것입니다. nanoGPT의 input.txt처럼 다른 텍스트를 쓰려면 매개변수 text에 지정하세요.</translation>
    </message>
    <message>
        <source>Published: nanoGPT&apos;s &apos;model FLOPs utilisation&apos; was 0.01 % on a laptop&apos;s CPU and 10 % on an RTX 4070 Ti. nanoGPT divides by the peak of an A100 (312 TFLOP/s, bf16) whatever the device is. No times were published. The text here is synthetic, of the same 65 symbols; name your own with &apos;text&apos;, such as nanoGPT&apos;s input.txt. 2000 iterations go ten times through 12,800 windows of the text.</source>
        <translation>발표된 값: nanoGPT의 “모델 FLOPs 활용률”은 노트북 CPU에서 0.01%, RTX 4070 Ti에서 10%였습니다. nanoGPT는 장치와 관계없이 A100의 최대 연산 속도(312 TFLOP/s, bf16)로 나눕니다. 시간은 발표되지 않았습니다. 여기의 텍스트는 같은 65개 기호로 합성한 것입니다. nanoGPT의 input.txt처럼 다른 텍스트를 쓰려면 매개변수 text에 지정하세요. 2,000번 반복하면 텍스트의 창(window) 12,800개를 열 번 훑습니다.</translation>
    </message>
    <message>
        <source>PyTorch eager</source>
        <translation>PyTorch eager</translation>
    </message>
    <message>
        <source>NumPy</source>
        <translation>NumPy</translation>
    </message>
    <message>
        <source>Keras</source>
        <translation>Keras</translation>
    </message>
    <message>
        <source>NumPy (i7-8700)</source>
        <translation>NumPy (i7-8700)</translation>
    </message>
    <message>
        <source>CuPy (RTX 2070)</source>
        <translation>CuPy (RTX 2070)</translation>
    </message>
    <message>
        <source>CPU (x86-64)</source>
        <translation>CPU (x86-64)</translation>
    </message>
    <message>
        <source>GPU (P100 PCIe)</source>
        <translation>GPU (P100 PCIe)</translation>
    </message>
    <message>
        <source>scikit-learn LogisticRegression</source>
        <translation>scikit-learn LogisticRegression</translation>
    </message>
    <message>
        <source>NumPy (the article&apos;s loop)</source>
        <translation>NumPy(원문의 루프)</translation>
    </message>
    <message>
        <source>CuPy, resident (RTX 2070)</source>
        <translation>CuPy, 데이터 상주(RTX 2070)</translation>
    </message>
    <message>
        <source>CUDA kernel with copies (RTX 2070)</source>
        <translation>복사를 포함한 CUDA 커널(RTX 2070)</translation>
    </message>
    <message>
        <source>CuPy, first call (RTX 2070)</source>
        <translation>CuPy, 첫 호출(RTX 2070)</translation>
    </message>
    <message>
        <source>the maker&apos;s published figures, from secondary sources</source>
        <translation>제조사가 발표한 수치, 2차 출처</translation>
    </message>
    <message>
        <source>cores x lanes x multiply-add units</source>
        <translation>코어 x 레인 x 곱셈-덧셈 유닛</translation>
    </message>
    <message>
        <source>arithmetic units x 2 x clock</source>
        <translation>연산 유닛 x 2 x 클럭</translation>
    </message>
    <message>
        <source>fp32 rate x the chip&apos;s ratio</source>
        <translation>fp32 속도 x 칩의 비율</translation>
    </message>
    <message>
        <source>half the tensor cores&apos; bf16 rate</source>
        <translation>텐서 코어 bf16 속도의 절반</translation>
    </message>
    <message>
        <source>transfer rate x 16 lanes x 128/130 / 8, one way</source>
        <translation>전송 속도 x 16레인 x 128/130 / 8, 단방향</translation>
    </message>
    <message>
        <source>transfer rate x 8 lanes x 128/130 / 8, one way</source>
        <translation>전송 속도 x 8레인 x 128/130 / 8, 단방향</translation>
    </message>
    <message>
        <source>2.6 to 2.9 GHz, by processor</source>
        <translation>프로세서에 따라 2.6~2.9 GHz</translation>
    </message>
    <message>
        <source>4 performance cores; 4 efficiency cores are not counted</source>
        <translation>성능 코어 4개, 효율 코어 4개는 세지 않음</translation>
    </message>
    <message>
        <source>Founders Edition; other cards 1620 MHz and 7.46 TFLOP/s</source>
        <translation>Founders Edition, 다른 카드는 1620 MHz와 7.46 TFLOP/s</translation>
    </message>
    <message>
        <source>PCIe 3.0 x16</source>
        <translation>PCIe 3.0 x16</translation>
    </message>
    <message>
        <source>PCIe 4.0 x16</source>
        <translation>PCIe 4.0 x16</translation>
    </message>
    <message>
        <source>PCIe 4.0 x8</source>
        <translation>PCIe 4.0 x8</translation>
    </message>
    <message>
        <source>PCIe 5.0 x16</source>
        <translation>PCIe 5.0 x16</translation>
    </message>
    <message>
        <source>Xe cores</source>
        <translation>Xe 코어</translation>
    </message>
    <message>
        <source>all cores; could not be verified</source>
        <translation>모든 코어, 확인하지 못함</translation>
    </message>
    <message>
        <source>also with 12 GB</source>
        <translation>12 GB 제품도 있음</translation>
    </message>
    <message>
        <source>as fp32</source>
        <translation>fp32와 같음</translation>
    </message>
    <message>
        <source>base</source>
        <translation>기본 클럭</translation>
    </message>
    <message>
        <source>base; with AVX it may be lower (could not be verified)</source>
        <translation>기본 클럭, AVX에서는 더 낮을 수 있음(확인하지 못함)</translation>
    </message>
    <message>
        <source>could not be verified</source>
        <translation>확인하지 못함</translation>
    </message>
    <message>
        <source>no tensor cores: packed fp16</source>
        <translation>텐서 코어 없음: 패킹된 fp16</translation>
    </message>
    <message>
        <source>packed fp16</source>
        <translation>패킹된 fp16</translation>
    </message>
    <message>
        <source>shared with the local memory</source>
        <translation>로컬 메모리와 공유</translation>
    </message>
    <message>
        <source>tensor cores 1830 MHz</source>
        <translation>텐서 코어 1830 MHz</translation>
    </message>
    <message>
        <source>tensor cores, fp16 in, fp32 sums, dense</source>
        <translation>텐서 코어, 입력 fp16, 합 fp32, 밀집</translation>
    </message>
    <message>
        <source>tensor cores, fp32 sums, dense</source>
        <translation>텐서 코어, 합 fp32, 밀집</translation>
    </message>
    <message>
        <source>two instructions a cycle where the code allows it</source>
        <translation>코드가 허용하면 사이클당 명령어 두 개</translation>
    </message>
    <message>
        <source>specified</source>
        <translation>사양</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>계산</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>측정</translation>
    </message>
    <message>
        <source>How data reach a device that uses the host&apos;s memory. Mapped: the host keeps data and reads results in the same place as the device; nothing is copied. Pinned and pageable: copied, as for a device with its own memory.</source>
        <translation>장치가 호스트 메모리를 쓸 때의 복사 방법입니다. 매핑: 호스트가 장치와 같은 자리에 데이터를 두고 결과를 읽으며 아무것도 복사하지 않습니다. 고정과 페이징 가능: 자체 메모리가 있는 장치처럼 복사합니다.</translation>
    </message>
    <message>
        <source>mapped</source>
        <translation>매핑</translation>
    </message>
    <message>
        <source>CuPy was timed with the data already on the card, the CUDA kernel with the copies to and from it in every call. Cores times clock, 400 cores against one, promises 148.7 times the speed there; the measured runs took 25 and 388 times as long.</source>
        <translation>CuPy는 데이터가 이미 카드에 있는 상태로, CUDA 커널은 호출할 때마다 오가는 복사를 포함해 측정되었습니다. 코어 수에 클럭을 곱해 비교하면(코어 400개 대 1개) 148.7배 빨라야 하지만, 측정해 보니 오히려 각각 25배와 388배 오래 걸렸습니다.</translation>
    </message>
    <message>
        <source>x from -2.25 to 0.75, y from -1.25 to 1.25, end points included. Published there: NumPy 2.401 s, CuPy 0.375 s (0.648 s in the first call, which builds its kernels): 6.40 times as fast, although the article says 6.76. Cores times clock, all cores of both, promises 142.75 times; divided by the 8 lanes of AVX2, 17.75. NumPy goes over the whole image in each iteration: memory, not arithmetic, sets its time.</source>
        <translation>x는 -2.25에서 0.75, y는 -1.25에서 1.25이며 끝점을 포함합니다. 원문에 발표된 값은 NumPy 2.401초, CuPy 0.375초(커널을 컴파일하는 첫 호출은 0.648초)로 6.40배 빠르지만, 본문에는 6.76배라고 쓰여 있습니다. 양쪽의 모든 코어를 세어 클럭을 곱하면 142.75배, 이를 AVX2의 8레인으로 나누면 17.75배 빨라야 합니다. NumPy는 반복마다 이미지 전체를 훑습니다. 시간을 좌우하는 것은 연산이 아니라 메모리입니다.</translation>
    </message>
    <message>
        <source>In Keras, Adam has epsilon 1e-7 and weights start by Glorot. Here epsilon is 1e-8 and weights start as in PyTorch. The last of the 1563 steps has 16 images. Every batch is copied in, and loss and accuracy are read back in every step. Published: an epoch of the MLP took 2 s on the CPU and 8 to 9 s on the GPU. An epoch of the CNN took 10 s and 11 to 12 s. Without CIFAR-10&apos;s files (data) the images are synthetic.</source>
        <translation>Keras의 Adam은 epsilon이 1e-7이고 가중치를 Glorot 방식으로 초기화합니다. 여기서는 epsilon이 1e-8이고 가중치를 PyTorch처럼 초기화합니다. 1,563스텝 중 마지막 스텝의 이미지는 16장입니다. 배치마다 복사해 넣고, 스텝마다 손실과 정확도를 다시 읽어 옵니다. 발표된 에포크 시간은 MLP가 CPU 2초와 GPU 8~9초, CNN이 CPU 10초와 GPU 11~12초입니다. CIFAR-10 파일(data)이 없으면 이미지는 합성한 것입니다.</translation>
    </message>
    <message>
        <source>HEP Software Foundation, &apos;Machine Learning on GPU&apos;, &apos;Run time comparisons&apos;, hsf-training.github.io/hsf-training-ml-gpu-webpage, maintained by Anna Scaife, undated</source>
        <translation>HEP Software Foundation, “Machine Learning on GPU”의 “Run time comparisons”, hsf-training.github.io/hsf-training-ml-gpu-webpage, 관리자 Anna Scaife, 날짜 없음</translation>
    </message>
    <message>
        <source>zakariaaithssain and team, notebook &apos;Régression Logistique : quand le CPU bat le GPU&apos;, github.com/zakariaaithssain/gpu-acceleration-n8n-pipeline, 31 January 2026</source>
        <translation>zakariaaithssain과 그 팀, 주피터 노트북 “Régression Logistique : quand le CPU bat le GPU”, github.com/zakariaaithssain/gpu-acceleration-n8n-pipeline, 2026년 1월 31일</translation>
    </message>
    <message>
        <source>Makina Corpus, &apos;Calculez sur GPU avec Python&apos;, part 2, no author named, undated</source>
        <translation>Makina Corpus, “Calculez sur GPU avec Python” 2부, 저자 표시 없음, 날짜 없음</translation>
    </message>
    <message>
        <source>Guest-01, &apos;CPU vs GPU benchmark&apos;, github.com/Guest-01/machine-learning-studies, 20 November 2021, on a MacBook Air (M1)</source>
        <translation>Guest-01, “CPU vs GPU benchmark”, github.com/Guest-01/machine-learning-studies, 2021년 11월 20일, MacBook Air(M1)</translation>
    </message>
    <message>
        <source>&apos;CPU vs GPU Training Performance&apos;, lzwjava.github.io, November 2025, by its own words written by an AI; nanoGPT by Andrej Karpathy, github.com/karpathy/nanoGPT</source>
        <translation>“CPU vs GPU Training Performance”, lzwjava.github.io, 2025년 11월, AI가 썼다고 밝힌 글. nanoGPT: Andrej Karpathy, github.com/karpathy/nanoGPT</translation>
    </message>
    <message>
        <source>116 times as fast: a convolution in 2.4 s on the CPU and 20.6 ms on a Tesla T4.</source>
        <translation>116배: 합성곱이 CPU에서 2.4초, Tesla T4에서 20.6 ms 걸렸습니다.</translation>
    </message>
    <message>
        <source>142.75 times as fast: cores times clock of an RTX 2070, divided by those of a Core i7-8700.</source>
        <translation>142.75배: RTX 2070의 코어 수와 클럭을 곱한 값을 Core i7-8700의 같은 값으로 나누었습니다.</translation>
    </message>
    <message>
        <source>204 times as fast: 16.8 million numbers are sorted in 1.83 s by NumPy and in 8.95 ms by CuPy.</source>
        <translation>204배: 숫자 1,680만 개를 NumPy는 1.83초, CuPy는 8.95 ms에 정렬했습니다.</translation>
    </message>
    <message>
        <source>24,000 times as fast: a convolution in 2.4 s on the CPU and 98.2 µs on a Tesla T4.</source>
        <translation>24,000배: 합성곱이 CPU에서 2.4초, Tesla T4에서 98.2 µs 걸렸습니다.</translation>
    </message>
    <message>
        <source>3.06 s for the inference of a logistic regression.</source>
        <translation>로지스틱 회귀의 추론에 3.06초 걸렸습니다.</translation>
    </message>
    <message>
        <source>593 times as fast: a matrix multiplication of 4096 x 4096 on a GPU against a sequential program on the CPU.</source>
        <translation>593배: GPU의 4096 x 4096 행렬 곱셈을 CPU의 순차 프로그램과 비교했습니다.</translation>
    </message>
    <message>
        <source>A matrix multiplication in 0.03 ms and a concatenation in 0.02 ms on an RTX 4090.</source>
        <translation>RTX 4090에서 행렬 곱셈이 0.03 ms, 이어 붙이기가 0.02 ms 걸렸습니다.</translation>
    </message>
    <message>
        <source>All clocks are honest here: the opponent is what is wrong. Compare the textbook loop, Eigen and this program&apos;s own engine before you add a GPU.</source>
        <translation>여기서는 시계에 문제가 없습니다. 잘못된 것은 비교 상대입니다. GPU를 추가하기 전에 교과서식 루프, Eigen, 이 프로그램의 엔진을 비교해 보세요.</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B/s</source>
        <translation>B/s</translation>
    </message>
    <message>
        <source>Bytes a second between main memory and the GPU, one way.</source>
        <translation>주 메모리와 GPU 사이의 초당 바이트 수(단방향)입니다.</translation>
    </message>
    <message>
        <source>Bytes a second between the GPU and its own memory.</source>
        <translation>GPU와 자체 메모리 사이의 초당 바이트 수입니다.</translation>
    </message>
    <message>
        <source>Carpentries Incubator, &apos;GPU Programming&apos;, episode &apos;Introduction&apos;, carpentries-incubator.github.io/lesson-gpu-programming, maintained by Alessio Sclocco, undated</source>
        <translation>Carpentries Incubator, “GPU Programming”의 “Introduction” 편, carpentries-incubator.github.io/lesson-gpu-programming, 관리자 Alessio Sclocco, 날짜 없음</translation>
    </message>
    <message>
        <source>Carpentries Incubator, &apos;GPU Programming&apos;, episode &apos;Using your GPU with CuPy&apos;, carpentries-incubator.github.io/lesson-gpu-programming, maintained by Alessio Sclocco, undated</source>
        <translation>Carpentries Incubator, “GPU Programming”의 “Using your GPU with CuPy” 편, carpentries-incubator.github.io/lesson-gpu-programming, 관리자 Alessio Sclocco, 날짜 없음</translation>
    </message>
    <message>
        <source>Claim: 116 times as fast (without copies)</source>
        <translation>주장: 116배 (복사 제외)</translation>
    </message>
    <message>
        <source>Claim: 142.75 times as fast (on paper)</source>
        <translation>주장: 142.75배 (이론값)</translation>
    </message>
    <message>
        <source>Claim: 204 times as fast (NumPy)</source>
        <translation>주장: 204배 (NumPy)</translation>
    </message>
    <message>
        <source>Claim: 24,000 times as fast (CuPy)</source>
        <translation>주장: 24,000배 (CuPy)</translation>
    </message>
    <message>
        <source>Claim: 3.06 s for a logistic regression</source>
        <translation>주장: 로지스틱 회귀에 3.06초</translation>
    </message>
    <message>
        <source>Claim: 593 times as fast (textbook loop)</source>
        <translation>주장: 593배 (교과서식 루프)</translation>
    </message>
    <message>
        <source>Claim: MatMul in 0.03 ms (RTX 4090)</source>
        <translation>주장: MatMul 0.03 ms (RTX 4090)</translation>
    </message>
    <message>
        <source>Claim: the GPU is slower than one core (stencil)</source>
        <translation>주장: GPU가 코어 하나보다 느리다 (스텐실)</translation>
    </message>
    <message>
        <source>Cores times clock leaves out vector units, memory and launches. The textbook loop and the best single repetition show two more ways to a large number.</source>
        <translation>코어 수 곱하기 클럭에는 벡터 유닛, 메모리, 커널 호출이 빠져 있습니다. 교과서식 루프를 상대로 삼거나 가장 빠른 측정값 하나만 쓰는 것도 큰 수를 만들어 내는 방법입니다.</translation>
    </message>
    <message>
        <source>ENCCS, &apos;GPU Programming: Why, When and How?&apos;, &apos;GPU programming example: stencil computation&apos;, enccs.github.io/gpu-programming/13-examples, by its contributors, 2023</source>
        <translation>ENCCS, “GPU Programming: Why, When and How?”의 “GPU programming example: stencil computation”, enccs.github.io/gpu-programming/13-examples, 기여자들, 2023년</translation>
    </message>
    <message>
        <source>Each step allocates memory and copies the data to the GPU and back. With the data kept on the GPU it takes 1.197 s.</source>
        <translation>스텝마다 메모리를 할당하고 데이터를 GPU로 보냈다가 다시 가져옵니다. 데이터를 GPU에 두면 1.197초 걸립니다.</translation>
    </message>
    <message>
        <source>Eigen is compiled for each of these. The widest that the CPU has is the default.</source>
        <translation>Eigen은 이들 명령어마다 따로 컴파일되어 있습니다. CPU가 지원하는 가장 넓은 것이 기본값입니다.</translation>
    </message>
    <message>
        <source>FLOP/s</source>
        <translation>FLOP/s</translation>
    </message>
    <message>
        <source>First cache of a multiprocessor: rows that fit are read once.</source>
        <translation>멀티프로세서의 1차 캐시: 캐시에 들어가는 행은 한 번만 읽습니다.</translation>
    </message>
    <message>
        <source>How this engine is timed. All but &apos;honest&apos; make a known mistake on purpose: such times are marked and get no verdict.</source>
        <translation>이 엔진의 시간을 재는 방법입니다. “honest” 외에는 모두 잘 알려진 실수를 일부러 저지릅니다. 그렇게 잰 시간에는 표시가 붙고 판정이 없습니다.</translation>
    </message>
    <message>
        <source>Mufakir Qamar Ansari and Mudabir Qamar Ansari, &apos;Accelerating Matrix Multiplication: A Performance Comparison Between Multi-Core CPU and GPU&apos;, arXiv:2507.19723, July 2025</source>
        <translation>Mufakir Qamar Ansari, Mudabir Qamar Ansari, “Accelerating Matrix Multiplication: A Performance Comparison Between Multi-Core CPU and GPU”, arXiv:2507.19723, 2025년 7월</translation>
    </message>
    <message>
        <source>Nothing waited for the GPU. With a synchronisation before the clock is read, the same operations take 1.36 ms and 1.29 ms.</source>
        <translation>GPU가 끝나기를 기다리지 않았습니다. 시계를 읽기 전에 동기화하면 같은 연산이 1.36 ms와 1.29 ms 걸립니다.</translation>
    </message>
    <message>
        <source>Peak figures of two chips were divided; nobody measured them. The article&apos;s own measurements give 6.40.</source>
        <translation>두 칩의 최대 성능을 나누었을 뿐 아무도 측정하지 않았습니다. 원문의 측정값으로는 6.40배입니다.</translation>
    </message>
    <message>
        <source>Peak rate of matrix multiplications in TF32, which precision=tf32 uses.</source>
        <translation>precision=tf32가 쓰는 TF32 행렬 곱셈의 최대 연산 속도입니다.</translation>
    </message>
    <message>
        <source>Peak rate of matrix multiplications in bfloat16, which precision=bf16 uses.</source>
        <translation>precision=bf16이 쓰는 bfloat16 행렬 곱셈의 최대 연산 속도입니다.</translation>
    </message>
    <message>
        <source>Peak rate of plain float32 arithmetic.</source>
        <translation>단순한 float32 연산의 최대 속도입니다.</translation>
    </message>
    <message>
        <source>Ported to the GPU, the program takes 4.269 s instead of 1.395 s on one core (LUMI).</source>
        <translation>GPU로 옮긴 프로그램은 4.269초 걸립니다. 코어 하나에서는 1.395초였습니다(LUMI).</translation>
    </message>
    <message>
        <source>The clock stopped when the work was queued. With a clock that waits, the same lesson measures 20.6 ms: 116 times as fast.</source>
        <translation>작업이 큐에 들어간 순간 시계가 멈췄습니다. 작업이 끝날 때까지 재면 같은 강의에서 20.6 ms, 곧 116배입니다.</translation>
    </message>
    <message>
        <source>The data lay on the GPU already. With the copies to it and back, the same lesson measures 35.4 ms: 67 times as fast.</source>
        <translation>데이터가 이미 GPU에 있었습니다. 오가는 복사까지 재면 같은 강의에서 35.4 ms, 곧 67배입니다.</translation>
    </message>
    <message>
        <source>The lesson itself calls the time with copies the fairer one. Which is right depends on where your data are before and after.</source>
        <translation>강의에서도 복사를 포함한 시간이 더 공정하다고 합니다. 어느 쪽이 맞는지는 계산 전후에 데이터가 어디에 있는지에 달렸습니다.</translation>
    </message>
    <message>
        <source>The lesson makes the mistake on purpose and mends it. A matrix multiplication takes the place of the convolution here: any work that is queued shows the mistake.</source>
        <translation>이 강의는 일부러 실수를 한 뒤 바로잡습니다. 여기서는 합성곱 대신 행렬 곱셈을 씁니다. 큐에 들어가는 작업이라면 무엇으로든 이 실수가 드러납니다.</translation>
    </message>
    <message>
        <source>The lesson shows both versions. The claim that a GPU is too slow for this work is as wrong as a claim of thousands of times.</source>
        <translation>강의는 두 버전을 모두 보여 줍니다. 이 작업에 GPU가 너무 느리다는 주장은 수천 배 빠르다는 주장만큼이나 틀렸습니다.</translation>
    </message>
    <message>
        <source>The opponent is a textbook loop on one core. Against the same loop on all cores the paper itself reports about 45; a tuned library is faster still.</source>
        <translation>상대는 코어 하나에서 도는 교과서식 루프입니다. 모든 코어에서 도는 같은 루프와 비교하면 논문에서도 약 45배라고 밝힙니다. 최적화된 라이브러리는 더 빠릅니다.</translation>
    </message>
    <message>
        <source>The opponent uses one thread, and the data were copied to the GPU before the clock started.</source>
        <translation>상대는 스레드 하나만 쓰고, 시간을 재기 전에 데이터가 이미 GPU로 복사되어 있었습니다.</translation>
    </message>
    <message>
        <source>The profiler and the start-up ran inside the clock. By its own profiler the work takes 2.17 ms: 99.9 % of the time is something else.</source>
        <translation>잰 시간에 프로파일러와 시작 과정이 들어 있었습니다. 그 프로파일러에 따르면 작업은 2.17 ms 걸립니다. 시간의 99.9%는 다른 일에 쓰였습니다.</translation>
    </message>
    <message>
        <source>The size of the matrices is not in the pull request. Without waiting, all sizes take nearly the same time: that gives the mistake away.</source>
        <translation>풀 리퀘스트에는 행렬의 크기가 없습니다. 기다리지 않으면 크기와 상관없이 시간이 거의 같습니다. 바로 이 점에서 실수가 드러납니다.</translation>
    </message>
    <message>
        <source>The two stopwatches here make both mistakes, each for itself: with the profiler&apos;s clocks inside, and with set-up and the first call.</source>
        <translation>여기의 두 스톱워치는 실수를 하나씩 보여 줍니다. 하나는 프로파일러의 시계를 포함하고, 다른 하나는 준비와 첫 호출을 포함합니다.</translation>
    </message>
    <message>
        <source>There is no sorting here: a multiplication of as many numbers shows what the other threads bring, and what the copies cost.</source>
        <translation>여기서는 정렬하지 않습니다. 같은 개수의 숫자를 곱해 보면 다른 스레드의 효과와 복사 비용이 드러납니다.</translation>
    </message>
    <message>
        <source>Time of an empty kernel from the call until it is known to be done. What each kernel in a row costs changes in proportion.</source>
        <translation>빈 커널을 호출하여 끝난 것이 확인될 때까지의 시간입니다. 연달아 호출하는 커널 하나하나의 비용도 같은 비율로 바뀝니다.</translation>
    </message>
    <message>
        <source>Time of the smallest copy to the GPU or back.</source>
        <translation>가장 작은 데이터를 GPU로 보내거나 받아 오는 데 걸리는 시간입니다.</translation>
    </message>
    <message>
        <source>TristanBilot/mlx-benchmark, pull request 21 by igm503, February 2024, github.com/TristanBilot/mlx-benchmark/pull/21</source>
        <translation>TristanBilot/mlx-benchmark, igm503의 풀 리퀘스트 21, 2024년 2월, github.com/TristanBilot/mlx-benchmark/pull/21</translation>
    </message>
    <message>
        <source>Work that needs more than this fails.</source>
        <translation>메모리가 이보다 많이 필요한 작업은 실패합니다.</translation>
    </message>
    <message>
        <source>arithmetic in bf16</source>
        <translation>bf16 연산 속도</translation>
    </message>
    <message>
        <source>arithmetic in fp32</source>
        <translation>fp32 연산 속도</translation>
    </message>
    <message>
        <source>arithmetic in tf32</source>
        <translation>tf32 연산 속도</translation>
    </message>
    <message>
        <source>best-of</source>
        <translation>best-of</translation>
    </message>
    <message>
        <source>cache of a multiprocessor</source>
        <translation>멀티프로세서의 캐시</translation>
    </message>
    <message>
        <source>copy bandwidth</source>
        <translation>복사 대역폭</translation>
    </message>
    <message>
        <source>copy latency</source>
        <translation>복사 지연 시간</translation>
    </message>
    <message>
        <source>first-call</source>
        <translation>first-call</translation>
    </message>
    <message>
        <source>honest</source>
        <translation>honest</translation>
    </message>
    <message>
        <source>launch latency</source>
        <translation>커널 호출 지연 시간</translation>
    </message>
    <message>
        <source>memory size</source>
        <translation>메모리 크기</translation>
    </message>
    <message>
        <source>no-copies</source>
        <translation>no-copies</translation>
    </message>
    <message>
        <source>no-wait</source>
        <translation>no-wait</translation>
    </message>
    <message>
        <source>one-sample</source>
        <translation>one-sample</translation>
    </message>
    <message>
        <source>s</source>
        <translation>초</translation>
    </message>
    <message>
        <source>shortest copy</source>
        <translation>가장 짧은 복사</translation>
    </message>
    <message>
        <source>shortest kernel</source>
        <translation>가장 짧은 커널</translation>
    </message>
    <message>
        <source>sse2</source>
        <translation>sse2</translation>
    </message>
    <message>
        <source>stopwatch</source>
        <translation>스톱워치</translation>
    </message>
    <message>
        <source>with-profiler</source>
        <translation>with-profiler</translation>
    </message>
</context>
<context>
    <name>DecisionPlot</name>
    <message>
        <source>class %1</source>
        <translation>클래스 %1</translation>
    </message>
    <message>
        <source>feature 1
areas: %1, step %2</source>
        <comment>engine, number</comment>
        <translation>특성 1
영역: %1, 스텝 %2</translation>
    </message>
    <message>
        <source>feature 2</source>
        <translation>특성 2</translation>
    </message>
    <message>
        <source>feature 1
areas: step %1</source>
        <comment>number</comment>
        <translation>특성 1
영역: 스텝 %1</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>attribute</source>
        <translation>속성</translation>
    </message>
    <message>
        <source>the driver of %1</source>
        <translation>%1의 드라이버</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Overtake %1&lt;/h2&gt;&lt;p&gt;Shows, live, when a GPU overtakes a CPU, and why.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;&lt;p&gt;This machine: %2.&lt;br&gt;Libraries: %3.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Overtake %1&lt;/h2&gt;&lt;p&gt;GPU가 언제, 왜 CPU를 추월하는지 실시간으로 보여 줍니다.&lt;/p&gt;&lt;p&gt;GNU 일반 공중 사용 허가서 버전 3 이상에 따른 자유 소프트웨어입니다.&lt;/p&gt;&lt;p&gt;이 컴퓨터: %2.&lt;br&gt;라이브러리: %3.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Overtake</source>
        <translation>Overtake 정보</translation>
    </message>
    <message>
        <source>Arrows, Page Up, Page Down</source>
        <translation>화살표 키, Page Up, Page Down</translation>
    </message>
    <message>
        <source>Move the slider that has the focus.</source>
        <translation>포커스가 있는 슬라이더를 움직입니다.</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next control.</source>
        <translation>다음 컨트롤로 갑니다.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>engine %1</source>
        <translation>엔진 %1</translation>
    </message>
    <message>
        <source>present</source>
        <translation>있음</translation>
    </message>
    <message>
        <source>GPU without a driver</source>
        <translation>드라이버가 없는 GPU</translation>
    </message>
    <message>
        <source>measured on %1</source>
        <comment>a date</comment>
        <translation>%1에 측정</translation>
    </message>
    <message>
        <source>unavailable</source>
        <translation>사용할 수 없음</translation>
    </message>
    <message>
        <source>free memory</source>
        <translation>여유 메모리</translation>
    </message>
    <message>
        <source>now</source>
        <translation>현재</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Search: a device, a figure, a kind</source>
        <translation>검색: 장치, 항목, 종류</translation>
    </message>
    <message>
        <source>Specified figures come from the maker; the peak at a boost clock is not an upper limit. Computed figures follow from others. Measured figures were measured here.</source>
        <translation>사양 수치는 제조사의 값이며, 부스트 클럭 기준의 최대 성능은 상한이 아닙니다. 계산 수치는 다른 수치에서 계산한 것이고, 측정 수치는 여기서 측정한 것입니다.</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>지금 측정</translation>
    </message>
    <message>
        <source>Measure peak rates, bandwidths, copies and launches of all devices of this machine. This takes some seconds, as soon as nothing else is being measured.</source>
        <translation>이 컴퓨터에 있는 모든 장치의 최대 연산 속도, 대역폭, 복사, 커널 호출을 측정합니다. 다른 측정이 없을 때 시작하며 몇 초 걸립니다.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>측정 중…</translation>
    </message>
    <message>
        <source>Measured.</source>
        <translation>측정했습니다.</translation>
    </message>
    <message>
        <source>Memory ran out while %1 was measured.</source>
        <translation>%1 측정 중에 메모리가 부족해졌습니다.</translation>
    </message>
    <message>
        <source>Arrows, +, −, Home, Backspace</source>
        <translation>화살표 키, +, −, Home, Backspace</translation>
    </message>
    <message>
        <source>In the Mandelbrot image: move, zoom in and out, the whole set, back.</source>
        <translation>만델브로 이미지: 이동, 확대와 축소, 전체 집합, 뒤로.</translation>
    </message>
    <message>
        <source>measuring.md</source>
        <extracomment>The page&apos;s file in resources/manual/: a translated page has a name of its own.</extracomment>
        <translation>measuring.ko.md</translation>
    </message>
    <message>
        <source>Remarks on this point</source>
        <translation>이 점에 대한 설명</translation>
    </message>
    <message>
        <source>Nothing has been measured here yet.</source>
        <translation>아직 여기서 측정한 것이 없습니다.</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>%1: %2</source>
        <comment>an engine, its device</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message>
        <source>Nothing was measured.</source>
        <translation>아무것도 측정하지 않았습니다.</translation>
    </message>
    <message>
        <source>Stopped. The results so far are shown.</source>
        <translation>중지했습니다. 지금까지의 결과를 표시합니다.</translation>
    </message>
    <message>
        <source>Cannot write to the folder %1: start overtake where you may write.</source>
        <translation>%1 폴더에 쓸 수 없습니다. 쓸 수 있는 곳에서 overtake를 시작하세요.</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2~%3)</translation>
    </message>
    <message>
        <source>%1 (range %2 to %3)</source>
        <translation>%1 (범위 %2~%3)</translation>
    </message>
    <message>
        <source>Measuring the case &apos;%1&apos; over %2, about a minute.</source>
        <translation>“%1” 사례를 %2에 따라 측정합니다. 약 1분 걸립니다.</translation>
    </message>
    <message>
        <source>Charts, figures and the results file are in %1.</source>
        <translation>차트, 수치, 결과 파일은 %1에 있습니다.</translation>
    </message>
    <message>
        <source>point %1 of %2: %3, %4 left</source>
        <comment>numbers, 500 hidden neurons, time</comment>
        <translation>%2개 중 %1번째 점: %3, 남은 시간 %4</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>속도 향상</translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message>
        <source>between %1 and %2</source>
        <translation>%1~%2 사이</translation>
    </message>
    <message>
        <source>here</source>
        <translation>여기</translation>
    </message>
    <message>
        <source>Who is faster, and where does that change?</source>
        <translation>어느 쪽이 더 빠르고, 어디에서 바뀔까요?</translation>
    </message>
    <message>
        <source>%1: %2 for an epoch %3.</source>
        <translation>%1: %3에서 에포크당 %2.</translation>
    </message>
    <message>
        <source>There is nothing to compare %1.</source>
        <translation>%1에서는 비교할 것이 없습니다.</translation>
    </message>
    <message>
        <source>%1 and %2 are too close to call %3: no difference of more than 3 % is certain.</source>
        <comment>engine, engine, place</comment>
        <translation>%3에서는 %1 및 %2의 우열을 가릴 수 없습니다. 3%를 넘는 차이가 있다고 확신할 수 없습니다.</translation>
    </message>
    <message>
        <source>Too close to call %1: no difference of more than 3 % is certain.</source>
        <translation>%1에서는 우열을 가릴 수 없습니다. 3%를 넘는 차이가 있다고 확신할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 to %2 with 95 % confidence</source>
        <translation>95% 신뢰 구간 %1~%2</translation>
    </message>
    <message>
        <source>measured in a single round</source>
        <translation>한 라운드에서 측정함</translation>
    </message>
    <message>
        <source>%1 to %2, range of %3 rounds</source>
        <translation>%1~%2, %3라운드의 범위</translation>
    </message>
    <message>
        <source>expected between %1 and %2</source>
        <translation>예상 범위: %1~%2</translation>
    </message>
    <message>
        <source>%1: %2 for a run %3.</source>
        <translation>%1: %3에서 실행당 %2.</translation>
    </message>
    <message>
        <source>Copies take %1 % of the step on %2.</source>
        <translation>%2: 복사가 스텝의 %1%를 차지합니다.</translation>
    </message>
    <message>
        <source>Launching one kernel and waiting costs %1 more than computing.</source>
        <translation>%1: 커널 하나를 호출하고 기다리는 시간이 계산보다 깁니다.</translation>
    </message>
    <message>
        <source>Launching %1 kernels and waiting costs %2 more than computing.</source>
        <comment>count, engine</comment>
        <translation>%2: 커널 %1개를 호출하고 기다리는 시간이 계산보다 깁니다.</translation>
    </message>
    <message>
        <source>Both wait for memory: %1 is the ratio of their bandwidths.</source>
        <translation>둘 다 메모리를 기다립니다. 대역폭의 비율은 %1입니다.</translation>
    </message>
    <message>
        <source>Arithmetic limits both: %1 is the ratio of their peaks.</source>
        <translation>둘 다 연산 속도가 한계입니다. 최대 연산 속도의 비율은 %1입니다.</translation>
    </message>
    <message>
        <source>%1 waits for memory: it uses %2 % of the bandwidth.</source>
        <translation>%1: 메모리를 기다리며, 대역폭의 %2%를 씁니다.</translation>
    </message>
    <message>
        <source>%1 is at %2 % of its peak.</source>
        <translation>%1: 최대 성능의 %2%입니다.</translation>
    </message>
    <message>
        <source>Predicted: %1</source>
        <comment>a sentence</comment>
        <translation>예측: %1</translation>
    </message>
    <message>
        <source>%1 was not measured at this place.</source>
        <translation>%1: 이 점에서는 측정하지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 waits for memory: it uses at least %2 % of the bandwidth.</source>
        <translation>%1: 메모리를 기다리며, 대역폭의 %2% 이상을 씁니다.</translation>
    </message>
    <message>
        <source>Provisional: %1</source>
        <comment>a sentence</comment>
        <translation>잠정 결과: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, measured quickly</source>
        <comment>an interval</comment>
        <translation>%1, 빠른 측정</translation>
    </message>
    <message>
        <source>Measured quickly: a full measurement gives an interval.</source>
        <translation>빠른 측정입니다. 전체 측정을 하면 구간을 알 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 is %2 times as fast as %3 %4.</source>
        <comment>engine, number, engine, place</comment>
        <translation>%4에서 %1 쪽이 %3보다 %2배 빠릅니다.</translation>
    </message>
    <message>
        <source>%1 is %2 times as fast %3.</source>
        <comment>engine, number, place</comment>
        <translation>%3에서 %1 쪽이 %2배 빠릅니다.</translation>
    </message>
    <message>
        <source>Where %1 is faster, by the model: %2. With one figure changed:</source>
        <translation>모델에 따르면 %1 쪽이 더 빠른 곳: %2. 수치 하나를 바꾸면:</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>수치</translation>
    </message>
    <message>
        <source>half of it</source>
        <translation>절반</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>두 배</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>전 구간</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>a place on the axis</comment>
        <translation>%1부터</translation>
    </message>
    <message>
        <source>%1 overtakes %2.</source>
        <comment>engine, between 128 and 256 hidden neurons</comment>
        <translation>%2에서 %1 쪽이 추월합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 overtake each other %n times: %3 (%4).</source>
        <translation>
            <numerusform>%1, %2 쪽이 서로 %n번 추월합니다: %4 %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>Same as the system</source>
        <translation>시스템 설정에 따름</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>언어:</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>%1 % of the peak</source>
        <translation>최대 성능의 %1%</translation>
    </message>
    <message>
        <source>%1 % to %2 % of the peak</source>
        <translation>최대 성능의 %1%~%2%</translation>
    </message>
    <message>
        <source>This many times as fast:</source>
        <translation>속도 배수:</translation>
    </message>
    <message>
        <source>%1 is faster</source>
        <translation>%1 쪽이 더 빠름</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation>우열을 가릴 수 없음</translation>
    </message>
    <message>
        <source>There is nothing to compare.</source>
        <translation>비교할 것이 없습니다.</translation>
    </message>
    <message>
        <source>none given</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>the dashed curve</source>
        <translation>파선 곡선</translation>
    </message>
    <message>
        <source>%1: too close to call</source>
        <translation>%1: 우열을 가릴 수 없음</translation>
    </message>
    <message>
        <source>Right: your curve runs along the measured one.</source>
        <translation>맞았습니다. 그린 곡선이 측정한 곡선을 따라갑니다.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>맞았습니다.</translation>
    </message>
    <message>
        <source>Inside the interval.</source>
        <translation>구간 안입니다.</translation>
    </message>
    <message>
        <source>Near: within a factor of 2.</source>
        <translation>가깝습니다. 2배 이내입니다.</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <translation>이번에는 틀렸습니다.</translation>
    </message>
    <message>
        <source>Off: by more than a factor of 2.</source>
        <translation>빗나갔습니다. 2배 넘게 다릅니다.</translation>
    </message>
    <message>
        <source>Measured on this machine.</source>
        <translation>이 컴퓨터에서 측정했습니다.</translation>
    </message>
    <message>
        <source>Measured on this machine, except for %1: that is a prediction, because there is no such device here.</source>
        <translation>%1 쪽만 빼고 이 컴퓨터에서 측정했습니다. 여기에는 그런 장치가 없으므로 그 값은 예측입니다.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>number, axis</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>between %1 and %2 (%3)</source>
        <comment>numbers, axis</comment>
        <translation>%3 %1~%2 사이</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes.</source>
        <translation>
            <numerusform>약 %n분.</numerusform>
        </translation>
    </message>
    <message>
        <source>The answer is not certain, so your guess is not judged.</source>
        <translation>결과가 확실하지 않으므로 추측을 판정하지 않습니다.</translation>
    </message>
    <message>
        <source>The crossover is at</source>
        <translation>추월 지점:</translation>
    </message>
    <message>
        <source>Never: %1 is not clearly faster anywhere</source>
        <translation>없음: %1 쪽이 확실히 빠른 곳이 없음</translation>
    </message>
    <message>
        <source>Always: %1 is not clearly slower anywhere</source>
        <translation>항상: %1 쪽이 확실히 느린 곳이 없음</translation>
    </message>
    <message>
        <source>Goal: %1</source>
        <translation>목표: %1</translation>
    </message>
    <message>
        <source>%1 times as fast</source>
        <translation>%1배</translation>
    </message>
    <message>
        <source>%1 to %2 times as fast</source>
        <translation>%1~%2배</translation>
    </message>
    <message>
        <source>About 1 minute.</source>
        <translation>약 1분.</translation>
    </message>
</context>
<context>
    <name>LessonGuide</name>
    <message>
        <source>Name:</source>
        <translation>이름:</translation>
    </message>
    <message>
        <source>My guess:</source>
        <translation>내 추측:</translation>
    </message>
    <message>
        <source>Measured:</source>
        <translation>측정값:</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>왜 그럴까요?</translation>
    </message>
    <message>
        <source>My answer:</source>
        <translation>내 답:</translation>
    </message>
</context>
<context>
    <name>LessonResults</name>
    <message>
        <source>%1, %2</source>
        <comment>machine, date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Guess: %1</source>
        <translation>추측: %1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>답: %1</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>1 to 48 sequences at a time.</source>
        <translation>한 번에 시퀀스 1개에서 48개까지 측정합니다.</translation>
    </message>
    <message>
        <source>142 times as fast?</source>
        <translation>142배 빠르다고?</translation>
    </message>
    <message>
        <source>25 to 1600 iterations.</source>
        <translation>반복 25회에서 1,600회까지 측정합니다.</translation>
    </message>
    <message>
        <source>A hundred thousand rows</source>
        <translation>행 십만 개</translation>
    </message>
    <message>
        <source>A table with a hundred thousand rows and 100 columns, and a model with 101 weights that judges each row: logistic regression. Is that much work, or little?</source>
        <translation>행이 십만 개, 열이 100개인 표가 있습니다. 로지스틱 회귀는 가중치 101개짜리 모델로 각 행을 판정합니다. 일이 많을까요, 적을까요?</translation>
    </message>
    <message>
        <source>And without a GPU? One thread of this CPU against all of them, on the same network.</source>
        <translation>GPU가 없다면? 같은 신경망에서 이 CPU의 스레드 하나와 모든 스레드를 비교합니다.</translation>
    </message>
    <message>
        <source>Can you trust a number?</source>
        <translation>숫자를 믿어도 될까?</translation>
    </message>
    <message>
        <source>Four layers, 128 channels, 64 letters of context, 12 sequences at a time: 0.8 million weights.</source>
        <translation>층 4개, 채널 128개, 문맥 64글자, 한 번에 시퀀스 12개입니다. 가중치는 80만 개입니다.</translation>
    </message>
    <message>
        <source>From 16 to 1024.</source>
        <translation>16에서 1,024까지 측정합니다.</translation>
    </message>
    <message>
        <source>From 4 numbers to 4 million.</source>
        <translation>숫자 4개에서 400만 개까지 측정합니다.</translation>
    </message>
    <message>
        <source>How many times as fast are all threads together?</source>
        <translation>모든 스레드를 함께 쓰면 몇 배 빠를까요?</translation>
    </message>
    <message>
        <source>How many times as fast are the vectors?</source>
        <translation>벡터 명령어를 쓰면 몇 배 빠를까요?</translation>
    </message>
    <message>
        <source>How many times as fast as the textbook loop is the tuned code, on the same single core?</source>
        <translation>같은 코어 하나에서, 최적화한 코드는 교과서식 루프보다 몇 배 빠를까요?</translation>
    </message>
    <message>
        <source>How many times as fast as this CPU is the GPU? A number below 1 says that it is slower.</source>
        <translation>GPU는 이 CPU보다 몇 배 빠를까요? 1보다 작은 수는 더 느리다는 뜻입니다.</translation>
    </message>
    <message>
        <source>How wide must a network be?</source>
        <translation>신경망은 얼마나 넓어야 할까?</translation>
    </message>
    <message>
        <source>My GPU is slower than my CPU</source>
        <translation>내 GPU가 CPU보다 느리다</translation>
    </message>
    <message>
        <source>Now a real question: does it pay to use all threads to multiply vectors, from 100 numbers to a million?</source>
        <translation>이제 진짜 질문입니다. 숫자 100개에서 백만 개까지 벡터를 곱할 때, 모든 스레드를 쓰는 것이 이득일까요?</translation>
    </message>
    <message>
        <source>One thread, then all, in turn.</source>
        <translation>스레드 하나와 모든 스레드를 번갈아 측정합니다.</translation>
    </message>
    <message>
        <source>Now the axis is the batch size, the same for both: from 16 rows at once to 65,536.</source>
        <translation>이번에는 축이 배치 크기이며 양쪽에 똑같이 적용됩니다. 한 번에 16행에서 65,536행까지입니다.</translation>
    </message>
    <message>
        <source>Shorter launches. CUDA graphs and fused kernels are software: they need no new chip. More bandwidth and more arithmetic need one, and alone they hardly help here.</source>
        <translation>커널 호출 시간을 줄이는 것입니다. CUDA 그래프와 융합된 커널은 소프트웨어여서 새 칩이 필요 없습니다. 대역폭과 연산 속도를 높이려면 새 칩이 필요하고, 높이더라도 여기서는 거의 도움이 되지 않습니다.</translation>
    </message>
    <message>
        <source>Some training steps, forward and backward. If the CPU&apos;s peak is not known yet, it is measured, too.</source>
        <translation>순전파와 역전파로 이루어진 학습 스텝을 몇 번 실행합니다. CPU의 최대 성능을 아직 모르면 그것도 측정합니다.</translation>
    </message>
    <message>
        <source>The cheapest change wins. Which change of the three attempts costs least and helps most at 50 neurons? Tell your neighbour, then go on.</source>
        <translation>비용이 가장 적은 변경이 이깁니다. 세 번의 시도에서 바꾼 것 가운데 뉴런 50개에서 비용은 가장 적고 효과는 가장 큰 것은 무엇일까요? 옆 사람에게 설명하고 다음으로 넘어가세요.</translation>
    </message>
    <message>
        <source>The same hundred thousand rows, cut differently.</source>
        <translation>같은 십만 행을 다르게 나눕니다.</translation>
    </message>
    <message>
        <source>The same result, except for rounding.</source>
        <translation>반올림 오차를 빼면 결과가 같습니다.</translation>
    </message>
    <message>
        <source>The same steps, in turn.</source>
        <translation>같은 스텝을 번갈아 실행합니다.</translation>
    </message>
    <message>
        <source>The same training steps, in turn.</source>
        <translation>같은 학습 스텝을 번갈아 실행합니다.</translation>
    </message>
    <message>
        <source>The same widths with the larger batch.</source>
        <translation>같은 너비를 더 큰 배치로 측정합니다.</translation>
    </message>
    <message>
        <source>The group&apos;s network: 2 features, two hidden layers, batches of 32 events, each copied to the GPU. The axis is the number of hidden neurons, from 5 to 2000. Nothing is measured yet.</source>
        <translation>이 그룹의 신경망은 특성이 2개, 은닉층이 두 개이고, 이벤트 32개짜리 배치를 매번 GPU로 복사합니다. 축은 은닉 뉴런 수이며 5에서 2,000까지입니다. 아직 아무것도 측정하지 않았습니다.</translation>
    </message>
    <message>
        <source>Two stopwatches never show the same time. When is a difference a difference? Let an engine race against itself.</source>
        <translation>두 스톱워치가 같은 시간을 가리키는 일은 없습니다. 언제 차이를 차이라고 할 수 있을까요? 엔진을 자기 자신과 경주시켜 봅시다.</translation>
    </message>
    <message>
        <source>Watch the throughput: rows per second.</source>
        <translation>처리량, 곧 초당 행 수를 보세요.</translation>
    </message>
    <message>
        <source>What is a 0.01 % utilisation?</source>
        <translation>활용률 0.01%란?</translation>
    </message>
    <message>
        <source>What share of its own peak does this CPU reach while it trains this GPT? Guess in per cent.</source>
        <translation>이 GPT를 학습할 때 이 CPU는 자신의 최대 성능의 몇 %를 낼까요? 퍼센트로 추측해 보세요.</translation>
    </message>
    <message>
        <source>Who is faster with 400 numbers?</source>
        <translation>숫자 400개에서는 누가 더 빠를까요?</translation>
    </message>
    <message>
        <source>Who is faster with float64?</source>
        <translation>float64에서는 누가 더 빠를까요?</translation>
    </message>
    <message>
        <source>Which engine is faster at a hundred thousand rows?</source>
        <translation>행이 십만 개일 때 어느 엔진이 더 빠를까요?</translation>
    </message>
    <message>
        <source>A CPU multiplies vectors: two are read, one is written, from 1 kB to 1 GB in all. Caches are small and fast, main memory is large and slow. Where does each of them end?</source>
        <translation>CPU가 벡터를 곱합니다. 둘을 읽고 하나를 쓰며, 모두 합해 1 kB에서 1 GB까지입니다. 캐시는 작고 빠르며, 주 메모리는 크고 느립니다. 각각 어느 크기까지 담을 수 있을까요?</translation>
    </message>
    <message>
        <source>A batch of 1024 samples may no longer fit into the fast caches.</source>
        <translation>샘플 1,024개짜리 배치는 빠른 캐시에 더는 들어가지 않을 수 있습니다.</translation>
    </message>
    <message>
        <source>A batch of some hundred rows is tens of thousands of multiplications. Each batch needs a launch, which takes longer. Or the table stays in the CPU&apos;s cache, which is faster than the GPU&apos;s memory.</source>
        <translation>수백 행짜리 배치는 곱셈 수만 번입니다. 배치마다 커널을 호출해야 하는데, 호출이 곱셈보다 오래 걸립니다. 아니면 표가 GPU 메모리보다 빠른 CPU 캐시에 들어 있는 것입니다.</translation>
    </message>
    <message>
        <source>A colleague reports 1.02 times as fast, with an interval from 1.01 to 1.03. What do you answer?</source>
        <translation>동료가 1.02배 빠르다고 합니다. 구간은 1.01에서 1.03까지입니다. 뭐라고 답하겠습니까?</translation>
    </message>
    <message>
        <source>A colleague trains a network of 50 neurons with batches of 32. Which engine do you advise, and what could change your advice?</source>
        <translation>동료가 뉴런 50개짜리 신경망을 배치 크기 32로 학습합니다. 어느 엔진을 권하겠습니까? 무엇이 달라지면 조언도 달라질까요?</translation>
    </message>
    <message>
        <source>A larger batch can make an epoch faster. But the epoch then has fewer steps that improve the weights. Which batch size reaches a good accuracy first?</source>
        <translation>배치가 크면 에포크가 빨라질 수 있습니다. 하지만 그만큼 가중치를 고치는 스텝이 줄어듭니다. 어느 배치 크기가 먼저 좋은 정확도에 이를까요?</translation>
    </message>
    <message>
        <source>A larger batch gives each launch more work, but in this range that does not decide.</source>
        <translation>배치가 크면 커널 호출 한 번에 하는 일이 많아지지만, 이 범위에서는 승부를 가르지 못합니다.</translation>
    </message>
    <message>
        <source>A larger batch gives each launch more work.</source>
        <translation>배치가 크면 커널 호출 한 번에 하는 일이 많아집니다.</translation>
    </message>
    <message>
        <source>A larger batch wakes the threads less often and multiplies larger matrices, for the same number of samples.</source>
        <translation>배치가 크면 같은 수의 샘플을 처리하면서도 스레드를 깨우는 횟수가 줄고, 한 번에 곱하는 행렬이 커집니다.</translation>
    </message>
    <message>
        <source>A multiplication needs one operation and twelve bytes. With so little arithmetic per byte, memory and copies decide, not the number of cores.</source>
        <translation>곱셈 한 번에는 연산 하나와 12바이트가 필요합니다. 바이트당 연산이 이렇게 적으면 코어 수가 아니라 메모리와 복사가 속도를 좌우합니다.</translation>
    </message>
    <message>
        <source>A physics group sorts collisions of particles with a small neural network. At how many hidden neurons does a GPU overtake the CPU? First you guess, then this machine measures.</source>
        <translation>어느 물리학 연구 그룹은 작은 신경망으로 입자 충돌을 분류합니다. 은닉 뉴런이 몇 개일 때 GPU가 CPU를 추월할까요? 여러분이 먼저 추측하고, 그다음 이 컴퓨터가 측정합니다.</translation>
    </message>
    <message>
        <source>A program reads a table of 20 MB again and again. Which figure of a CPU&apos;s data sheet do you look up first?</source>
        <translation>프로그램이 20 MB짜리 표를 되풀이해 읽습니다. CPU 데이터시트에서 어떤 수치를 먼저 찾아보겠습니까?</translation>
    </message>
    <message>
        <source>A short vector, many times.</source>
        <translation>짧은 벡터를 여러 번 곱합니다.</translation>
    </message>
    <message>
        <source>A small GPT learns to write, letter by letter. nanoGPT prints a &apos;model FLOPs utilisation&apos;: 0.01 % on a laptop, 10 % on an RTX 4070 Ti. Is the laptop a thousand times worse?</source>
        <translation>작은 GPT가 한 글자씩 글쓰기를 배웁니다. nanoGPT는 “모델 FLOPs 활용률”을 출력합니다. 노트북에서는 0.01%, RTX 4070 Ti에서는 10%였습니다. 노트북이 천 배나 뒤떨어지는 걸까요?</translation>
    </message>
    <message>
        <source>A step takes 10 ms, and 2 ms of it cannot be shared. How many times as fast can it become at most?</source>
        <translation>한 스텝이 10 ms 걸리고 그중 2 ms는 나눌 수 없습니다. 최대 몇 배까지 빨라질 수 있을까요?</translation>
    </message>
    <message>
        <source>A training step takes 10 ms, 7 ms of them in convolutions. By how much can faster copies shorten it at most?</source>
        <translation>학습 스텝이 10 ms 걸리고 그중 7 ms가 합성곱입니다. 복사가 빨라지면 최대 얼마나 줄어들까요?</translation>
    </message>
    <message>
        <source>A utilisation is a fraction. Ask what it is divided by and in which precision. The roofline shows what limits the work: often memory bandwidth, not the peak of arithmetic.</source>
        <translation>활용률은 분수입니다. 무엇으로 나누었는지, 어느 정밀도인지 물어보세요. 루프라인은 무엇이 작업을 제한하는지 보여 줍니다. 최대 연산 속도가 아니라 메모리 대역폭일 때가 많습니다.</translation>
    </message>
    <message>
        <source>A vector holds 4, 8 or 16 numbers, and several vectors are under way at once. So the factor can be larger than these numbers. The pixels of a vector leave together: the slowest holds up the others.</source>
        <translation>벡터 하나에는 숫자 4개, 8개 또는 16개가 들어가고, 여러 벡터를 동시에 계산합니다. 그래서 배수가 이 숫자보다 클 수 있습니다. 한 벡터의 픽셀은 모두 함께 끝나므로, 나머지 픽셀은 가장 느린 픽셀을 기다립니다.</translation>
    </message>
    <message>
        <source>A winner, although both are the same engine.</source>
        <translation>둘 다 같은 엔진인데도 승자가 나왔습니다.</translation>
    </message>
    <message>
        <source>Above the crossover the work is long enough to pay for launches and copies. Look at where the time goes.</source>
        <translation>추월 지점을 넘으면 작업이 충분히 길어 커널 호출과 복사에 드는 시간을 상쇄합니다. 시간이 어디에 쓰이는지 보세요.</translation>
    </message>
    <message>
        <source>All 2304 cores of an RTX 2070 at 1.71 GHz against all 6 cores of a Core i7-8700 at 4.6 GHz: cores times clock gives 142.75. (400 numbers occupy 400 cores and one CPU core: 148.7.) What does such a ratio leave out? Source: Makina Corpus, &apos;Calculez sur GPU avec Python&apos;, part 2, no author named, undated.</source>
        <translation>1.71 GHz인 RTX 2070의 코어 2,304개와 4.6 GHz인 Core i7-8700의 코어 6개를 비교합니다. 코어 수에 클럭을 곱하면 142.75배입니다. (숫자 400개는 GPU 코어 400개와 CPU 코어 하나를 쓰므로 148.7배입니다.) 이런 비율에는 무엇이 빠져 있을까요? 출처: Makina Corpus, “Calculez sur GPU avec Python” 2부, 저자 표시 없음, 날짜 없음.</translation>
    </message>
    <message>
        <source>All threads together are faster.</source>
        <translation>모든 스레드를 함께 쓰는 쪽이 더 빠릅니다.</translation>
    </message>
    <message>
        <source>All threads together are not clearly slower anywhere in this range.</source>
        <translation>이 범위에서 모든 스레드를 쓰는 쪽이 확실히 느린 곳은 없습니다.</translation>
    </message>
    <message>
        <source>All threads together are not clearly faster anywhere in this range.</source>
        <translation>이 범위에서 모든 스레드를 쓰는 쪽이 확실히 빠른 곳은 없습니다.</translation>
    </message>
    <message>
        <source>Almost only arithmetic, hardly any data, many pixels at once: this suits a GPU.</source>
        <translation>계산이 거의 전부이고 데이터는 거의 없으며 많은 픽셀을 한꺼번에 처리합니다. GPU에 알맞은 일입니다.</translation>
    </message>
    <message>
        <source>Amdahl&apos;s law: the part that workers cannot share limits the speed-up. Working together adds costs of its own: threads wake and wait, GPUs exchange gradients.</source>
        <translation>암달의 법칙에 따르면 일꾼이 나누어 맡을 수 없는 부분이 속도 향상을 제한합니다. 함께 일하는 데에도 비용이 더 듭니다. 스레드는 깨어나고 기다리며, GPU는 기울기를 교환합니다.</translation>
    </message>
    <message>
        <source>An advertisement says &apos;100 times faster&apos;. Which three questions do you ask before you buy?</source>
        <translation>광고에 “100배 빠르다”고 쓰여 있습니다. 사기 전에 어떤 세 가지를 물어보겠습니까?</translation>
    </message>
    <message>
        <source>At how many hidden neurons does the GPU overtake this CPU? Drag the marker on the axis, or say that it never does, or always.</source>
        <translation>은닉 뉴런이 몇 개일 때 GPU가 이 CPU를 추월할까요? 축 위의 표식을 끌거나, “없음” 또는 “항상”을 고르세요.</translation>
    </message>
    <message>
        <source>At how many iterations does the GPU overtake?</source>
        <translation>반복이 몇 회일 때 GPU가 추월할까요?</translation>
    </message>
    <message>
        <source>At how many numbers do all threads overtake one?</source>
        <translation>숫자가 몇 개일 때 모든 스레드를 쓰는 쪽이 하나만 쓰는 쪽을 추월할까요?</translation>
    </message>
    <message>
        <source>At how many numbers does the GPU overtake, copies included?</source>
        <translation>복사까지 포함해, 숫자가 몇 개일 때 GPU가 추월할까요?</translation>
    </message>
    <message>
        <source>Finally, the GPU against the whole CPU. The lines across the chart are the ratios on paper: by FLOPS and by memory bandwidth.</source>
        <translation>마지막으로 GPU와 CPU 전체를 비교합니다. 차트를 가로지르는 선은 이론상 비율입니다. FLOPS 기준과 메모리 대역폭 기준입니다.</translation>
    </message>
    <message>
        <source>At n = 256: how many times as fast as the textbook loop is the vector code?</source>
        <translation>n = 256에서 벡터 코드는 교과서식 루프보다 몇 배 빠를까요?</translation>
    </message>
    <message>
        <source>At which batch size do four GPUs overtake one?</source>
        <translation>배치 크기가 얼마일 때 GPU 넷이 하나를 추월할까요?</translation>
    </message>
    <message>
        <source>At which batch size does the GPU overtake?</source>
        <translation>배치 크기가 얼마일 때 GPU가 추월할까요?</translation>
    </message>
    <message>
        <source>At which batch size does the GPU overtake? Or is it faster from the first?</source>
        <translation>배치 크기가 얼마일 때 GPU가 추월할까요? 아니면 처음부터 더 빠를까요?</translation>
    </message>
    <message>
        <source>At which lengths does the throughput step down? F2 lists the caches of this machine. Why there? Tell your neighbour, then go on.</source>
        <translation>어느 길이에서 처리량이 계단처럼 떨어지나요? F2는 이 컴퓨터의 캐시를 보여 줍니다. 왜 하필 그곳일까요? 옆 사람에게 설명하고 다음으로 넘어가세요.</translation>
    </message>
    <message>
        <source>At which n do all threads overtake one?</source>
        <translation>n이 얼마일 때 모든 스레드를 쓰는 쪽이 하나만 쓰는 쪽을 추월할까요?</translation>
    </message>
    <message>
        <source>Before you believe a speed-up, ask four things: relative to what, how often measured, with which interval, and what else the machine did. Overtake shows all four for each point.</source>
        <translation>속도 향상을 믿기 전에 네 가지를 물어보세요. 무엇을 기준으로 했는지, 몇 번 측정했는지, 구간은 얼마인지, 컴퓨터가 그 밖에 무엇을 했는지입니다. Overtake는 점마다 넷을 모두 보여 줍니다.</translation>
    </message>
    <message>
        <source>Below the crossover, this CPU finishes the whole step sooner than the GPU can launch its kernels and copy 32 events. That takes the same time however narrow the network is. Above it, the matrix multiplications are large enough for the GPU.</source>
        <translation>추월 지점에 못 미치면 GPU가 커널을 호출하고 이벤트 32개를 복사하는 사이에 CPU는 스텝 전체를 끝냅니다. 그 시간은 신경망이 아무리 좁아도 같습니다. 추월 지점을 넘으면 행렬 곱셈이 GPU에 알맞을 만큼 커집니다.</translation>
    </message>
    <message>
        <source>Below the crossover, waking the threads and waiting for the last takes longer than the work. Above it, the threads gain more than that costs.</source>
        <translation>추월 지점에 못 미치면 스레드를 깨우고 마지막 스레드를 기다리는 시간이 작업보다 깁니다. 추월 지점을 넘으면 스레드로 줄어드는 시간이 그보다 깁니다.</translation>
    </message>
    <message>
        <source>Both engines do the same training steps in turn. First a few widths, then more of them around the crossover.</source>
        <translation>두 엔진이 같은 학습 스텝을 번갈아 실행합니다. 먼저 몇 가지 너비에서, 그다음 추월 지점 주변에서 더 촘촘히 측정합니다.</translation>
    </message>
    <message>
        <source>How much faster the GPU is depends on the size of the work, which no ratio on paper knows.</source>
        <translation>GPU가 얼마나 앞서는지는 작업의 크기에 달려 있습니다. 이론상 비율은 그 크기를 반영하지 않습니다.</translation>
    </message>
    <message>
        <source>Compare it with the number of threads in the label. Threads share caches, memory and power, so the factor is seldom larger and often smaller.</source>
        <translation>엔진 이름에 적힌 스레드 수와 비교해 보세요. 스레드는 캐시, 메모리, 전력을 나누어 쓰므로 배수가 그보다 큰 경우는 드물고 작은 경우가 많습니다.</translation>
    </message>
    <message>
        <source>Convolutions split well: each image of the batch can go to another thread.</source>
        <translation>합성곱은 나누기 쉽습니다. 배치의 각 이미지를 서로 다른 스레드가 맡을 수 있습니다.</translation>
    </message>
    <message>
        <source>Copies cost little on this machine. Does the GPU share its memory with the CPU?</source>
        <translation>이 컴퓨터에서는 복사가 오래 걸리지 않습니다. GPU가 CPU와 메모리를 함께 쓰나요?</translation>
    </message>
    <message>
        <source>Deep zooms need more digits: float64. A CPU vector then holds half as many numbers. Many GPUs compute float64 at a small part of their speed.</source>
        <translation>깊이 확대하려면 자릿수가 더 많은 float64가 필요합니다. 그러면 CPU 벡터에는 숫자가 절반만 들어갑니다. 많은 GPU는 float64를 훨씬 느리게 계산합니다.</translation>
    </message>
    <message>
        <source>Drag n to a value from 400 to 600 and read the speed-up in the headline.</source>
        <translation>n을 400에서 600 사이로 맞추고 헤드라인에서 속도 향상을 읽어 보세요.</translation>
    </message>
    <message>
        <source>Drag n to 64 or less. Compare the headline with the lines across the chart.</source>
        <translation>n을 64 이하로 낮춰 보세요. 헤드라인의 값과 차트를 가로지르는 선을 비교해 보세요.</translation>
    </message>
    <message>
        <source>Drag the batch size to 100 or more and watch the headline.</source>
        <translation>배치 크기를 100 이상으로 올리고 헤드라인을 지켜보세요.</translation>
    </message>
    <message>
        <source>Drag the batch size to 16,384 or more and watch the throughput.</source>
        <translation>배치 크기를 16,384 이상으로 올리고 처리량을 지켜보세요.</translation>
    </message>
    <message>
        <source>Drag the batch size to 16,384 or more. Does the speed-up come near 4?</source>
        <translation>배치 크기를 16,384 이상으로 올려 보세요. 속도 향상이 4에 가까워지나요?</translation>
    </message>
    <message>
        <source>Drag the iterations to 800 or more. Which engine gains?</source>
        <translation>반복 횟수를 800 이상으로 올려 보세요. 어느 엔진에 유리해지나요?</translation>
    </message>
    <message>
        <source>Drag the learning rate to 0.1 or more and train again with Ctrl+T. Which batch size is better now?</source>
        <translation>학습률을 0.1 이상으로 올리고 Ctrl+T로 다시 학습해 보세요. 이제 어느 배치 크기가 더 나은가요?</translation>
    </message>
    <message>
        <source>Drag the number of elements to 1000 or less. Which engine is faster now, and how certain is that?</source>
        <translation>원소 수를 1,000 이하로 낮춰 보세요. 이제 어느 엔진이 더 빠르고, 얼마나 확실할까요?</translation>
    </message>
    <message>
        <source>Drag the number of elements to 80,000 or less: about 1 MB. How much does the throughput rise?</source>
        <translation>원소 수를 80,000 이하로 낮춰 보세요. 약 1 MB입니다. 처리량이 얼마나 늘어나나요?</translation>
    </message>
    <message>
        <source>Drag the number of elements to a million or more and watch the headline.</source>
        <translation>원소 수를 백만 이상으로 올리고 헤드라인을 지켜보세요.</translation>
    </message>
    <message>
        <source>Draw the speed-up over the size of the matrices. Where does it come near the ratio on paper?</source>
        <translation>행렬 크기에 따른 속도 향상을 그려 보세요. 어디에서 이론상 비율에 가까워질까요?</translation>
    </message>
    <message>
        <source>Each core has caches of its own, but all share one main memory. Once more 1 GB: one thread against all.</source>
        <translation>코어마다 전용 캐시가 있지만 주 메모리는 모두 함께 씁니다. 다시 1 GB에서 스레드 하나와 모든 스레드를 비교합니다.</translation>
    </message>
    <message>
        <source>Each launch is shared by 32 times as many events, so even narrow networks pay.</source>
        <translation>커널 호출 한 번에 32배의 이벤트를 처리하므로 좁은 신경망에서도 이득입니다.</translation>
    </message>
    <message>
        <source>Each multiplication needs twelve bytes: two numbers are read and one is written. Even the first cache delivers fewer bytes than the arithmetic could use. Starting the work takes time, too.</source>
        <translation>곱셈마다 12바이트가 필요합니다. 숫자 두 개를 읽고 하나를 씁니다. 1차 캐시조차 연산이 처리할 수 있는 만큼 데이터를 공급하지 못합니다. 작업을 시작하는 데도 시간이 듭니다.</translation>
    </message>
    <message>
        <source>Each number of the table is read once, for one multiplication and one addition. In the roofline such work is far on the left: memory bandwidth limits it, not arithmetic.</source>
        <translation>표의 각 숫자는 한 번 읽어 곱셈 한 번과 덧셈 한 번에 씁니다. 루프라인에서 이런 작업은 맨 왼쪽에 있습니다. 연산이 아니라 메모리 대역폭이 속도를 제한합니다.</translation>
    </message>
    <message>
        <source>Each step down is the end of a cache: the vectors no longer fit, and the next level is slower. Divide the size of a cache by 12 bytes to find its step. On the far left, starting the work takes most of the time.</source>
        <translation>계단마다 캐시 하나가 끝납니다. 벡터가 그 캐시에 더는 들어가지 않아 더 느린 다음 단계로 넘어갑니다. 캐시 크기를 12바이트로 나누면 그 계단의 위치가 나옵니다. 맨 왼쪽에서는 작업을 시작하는 데 시간이 가장 많이 듭니다.</translation>
    </message>
    <message>
        <source>Each step contains an exchange of gradients, which takes the same time for every batch. Only large batches have enough arithmetic to pay for it.</source>
        <translation>스텝마다 기울기를 교환하며, 배치 크기와 상관없이 같은 시간이 듭니다. 배치가 커야 계산량이 그 시간을 상쇄할 만큼 많아집니다.</translation>
    </message>
    <message>
        <source>Even 1024 events in a batch are not enough for this GPU.</source>
        <translation>배치에 이벤트가 1,024개여도 이 GPU에는 충분하지 않습니다.</translation>
    </message>
    <message>
        <source>Even at 2000 neurons, 32 events are too little arithmetic to pay for launches and copies.</source>
        <translation>뉴런이 2,000개여도 이벤트 32개로는 계산량이 적어 커널 호출과 복사에 드는 시간을 상쇄하지 못합니다.</translation>
    </message>
    <message>
        <source>Even few launches do not help. Does the table fit into the CPU&apos;s cache, or is the GPU&apos;s memory hardly faster?</source>
        <translation>커널을 적게 호출해도 소용이 없습니다. 표가 CPU 캐시에 들어가나요, 아니면 GPU 메모리가 별로 빠르지 않나요?</translation>
    </message>
    <message>
        <source>Even the shortest work pays for waking the threads.</source>
        <translation>가장 짧은 작업에서도 스레드를 깨우는 시간보다 얻는 것이 많습니다.</translation>
    </message>
    <message>
        <source>Exactly: neither is certainly faster by more than 3 %. Two single numbers would have named a winner.</source>
        <translation>맞습니다. 어느 쪽도 3% 넘게 빠르다고 확신할 수 없습니다. 한 번씩만 쟀다면 한쪽을 승자로 꼽았을 것입니다.</translation>
    </message>
    <message>
        <source>F4 shows how this point was measured: the set-up, the first, cold run and the number of warm repetitions. The first run is counted separately because it builds and loads what later runs reuse.</source>
        <translation>F4는 이 점을 어떻게 측정했는지 보여 줍니다. 준비, 콜드 실행(첫 실행), 워밍업 이후 측정값의 수입니다. 첫 실행은 이후 실행에서 다시 쓸 것을 만들고 불러오므로 따로 셉니다.</translation>
    </message>
    <message>
        <source>Faster must not mean worse. In this tab, Ctrl+T trains the network on each engine in turn, from the same weights with the same batches. The losses must agree. Ctrl+T again stops it. A predicted GPU cannot be trained.</source>
        <translation>빠른 대신 결과가 나빠져서는 안 됩니다. 이 탭에서 Ctrl+T를 누르면 각 엔진이 같은 가중치에서 시작해 같은 배치로 신경망을 번갈아 학습합니다. 손실이 일치해야 합니다. Ctrl+T를 다시 누르면 멈춥니다. 예측한 GPU는 학습할 수 없습니다.</translation>
    </message>
    <message>
        <source>Does a faster epoch give a good model sooner?</source>
        <translation>에포크가 빠르면 좋은 모델을 더 일찍 얻을까?</translation>
    </message>
    <message>
        <source>First change: threads. One against all threads of this CPU.</source>
        <translation>첫 번째로 바꾸는 것은 스레드입니다. 이 CPU의 스레드 하나와 모든 스레드를 비교합니다.</translation>
    </message>
    <message>
        <source>First on one core: the textbook loop, pixel by pixel, against vector instructions that take several pixels at once.</source>
        <translation>먼저 코어 하나에서 비교합니다. 픽셀을 하나씩 처리하는 교과서식 루프와, 여러 픽셀을 한꺼번에 처리하는 벡터 명령어입니다.</translation>
    </message>
    <message>
        <source>First the CPU alone. Two 256 x 256 matrices are multiplied on one core: by the textbook&apos;s three loops, and by vector code.</source>
        <translation>먼저 CPU만 봅니다. 코어 하나에서 256 x 256 행렬 두 개를 곱합니다. 하나는 교과서의 세 겹 루프, 하나는 벡터 코드입니다.</translation>
    </message>
    <message>
        <source>Four GPUs are not clearly slower anywhere in this range.</source>
        <translation>이 범위에서 GPU 넷이 확실히 느린 곳은 없습니다.</translation>
    </message>
    <message>
        <source>Four GPUs are not clearly faster anywhere in this range.</source>
        <translation>이 범위에서 GPU 넷이 확실히 빠른 곳은 없습니다.</translation>
    </message>
    <message>
        <source>Four GPUs save more time than the exchange of gradients takes.</source>
        <translation>GPU 넷으로 아끼는 시간이 기울기를 교환하는 시간보다 깁니다.</translation>
    </message>
    <message>
        <source>From 1 kB to 1 GB: twelve bytes for each number.</source>
        <translation>1 kB에서 1 GB까지 측정합니다. 숫자 하나에 12바이트입니다.</translation>
    </message>
    <message>
        <source>From 16 to 512.</source>
        <translation>16에서 512까지 측정합니다.</translation>
    </message>
    <message>
        <source>How many times as fast is an epoch with 1024 samples in a batch?</source>
        <translation>배치 크기가 1,024이면 에포크가 몇 배 빠를까요?</translation>
    </message>
    <message>
        <source>Is the machine busy, or does this CPU have no vectors?</source>
        <translation>컴퓨터가 다른 일로 바쁜가요, 아니면 이 CPU에 벡터 명령어가 없나요?</translation>
    </message>
    <message>
        <source>Larger batches need fewer launches for the same rows. Above the crossover the faster memory decides.</source>
        <translation>배치가 클수록 같은 수의 행을 처리할 때 커널 호출이 줄어듭니다. 추월 지점을 넘으면 더 빠른 메모리가 승부를 가릅니다.</translation>
    </message>
    <message>
        <source>Launches and copies take this GPU no longer than the narrowest network takes this CPU.</source>
        <translation>이 GPU가 커널 호출과 복사에 쓰는 시간은 이 CPU가 가장 좁은 신경망에 쓰는 시간보다 길지 않습니다.</translation>
    </message>
    <message>
        <source>Launches cost this GPU little, and its memory is faster.</source>
        <translation>이 GPU는 커널 호출 시간이 짧고 메모리도 더 빠릅니다.</translation>
    </message>
    <message>
        <source>A GPU runs small programs, called kernels. Starting one, a launch, takes some microseconds. A CPU needs less for 400 multiplications: it has finished before the GPU begins.</source>
        <translation>GPU는 커널이라는 작은 프로그램을 실행합니다. 커널을 호출하는 데는 몇 마이크로초가 걸립니다. CPU는 곱셈 400번을 그보다 짧은 시간에 끝냅니다. GPU가 시작하기도 전입니다.</translation>
    </message>
    <message>
        <source>Less than the number of threads? Many operations of a small GPT are short. Again and again the threads must meet and wait for the last.</source>
        <translation>스레드 수보다 작은가요? 작은 GPT에는 짧은 연산이 많습니다. 스레드는 거듭 동기화하며 마지막 스레드를 기다려야 합니다.</translation>
    </message>
    <message>
        <source>Look at the GPU&apos;s time: on the left it is nearly flat, because the launches take the same time. The CPU&apos;s time grows with the square of the width only on the right, where the weights between the two hidden layers dominate.</source>
        <translation>GPU의 시간을 보세요. 왼쪽에서는 커널 호출 시간이 같으므로 거의 평평합니다. CPU의 시간이 너비의 제곱에 비례해 느는 것은 두 은닉층 사이의 가중치가 대부분을 차지하는 오른쪽에서뿐입니다.</translation>
    </message>
    <message>
        <source>Look at the time. If n doubles, there are eight times as many multiplications. On logarithmic axes such a rule is a straight line. Where a curve bends, something else costs time.</source>
        <translation>시간을 보세요. n이 두 배가 되면 곱셈은 여덟 배가 됩니다. 로그 축에서 이런 규칙은 직선입니다. 곡선이 휘는 곳에서는 다른 무언가에 시간이 듭니다.</translation>
    </message>
    <message>
        <source>Look at what was computed. In this tab you can zoom into the image and let the engines race.</source>
        <translation>무엇을 계산했는지 보세요. 이 탭에서는 이미지를 확대하고 엔진끼리 경주시킬 수 있습니다.</translation>
    </message>
    <message>
        <source>Loop, vectors, threads or GPU: who paints faster?</source>
        <translation>루프, 벡터, 스레드, GPU: 누가 더 빨리 그릴까?</translation>
    </message>
    <message>
        <source>Makina Corpus multiplied 400 numbers by 400 others. 400 GPU cores at 1.71 GHz against one CPU core at 4.6 GHz promised 148.7 times the speed. First you guess, then this machine measures.</source>
        <translation>Makina Corpus는 숫자 400개에 다른 400개를 곱했습니다. 1.71 GHz GPU 코어 400개와 4.6 GHz CPU 코어 하나를 비교하면 148.7배 빨라야 했습니다. 여러분이 먼저 추측하고, 그다음 이 컴퓨터가 측정합니다.</translation>
    </message>
    <message>
        <source>Many repetitions of each, in the order A B B A.</source>
        <translation>A B B A 순서로 양쪽을 여러 번 측정합니다.</translation>
    </message>
    <message>
        <source>Meeting after each short operation costs more time than the threads save.</source>
        <translation>짧은 연산마다 동기화하는 시간이 스레드로 아끼는 시간보다 깁니다.</translation>
    </message>
    <message>
        <source>At few iterations, starting the work counts: a launch, or waking the threads. At many, only the arithmetic counts. So the lead can change, in either direction.</source>
        <translation>반복이 적으면 작업을 시작하는 시간, 곧 커널 호출이나 스레드를 깨우는 시간이 중요합니다. 반복이 많으면 계산만 중요합니다. 그래서 앞서는 쪽이 어느 방향으로든 바뀔 수 있습니다.</translation>
    </message>
    <message>
        <source>More rows repeat the same batch more often, so they hardly change the speed-up. The exception is a table that no longer fits into the CPU&apos;s cache.</source>
        <translation>행이 늘면 같은 배치를 더 자주 되풀이할 뿐이므로 속도 향상은 거의 그대로입니다. 다만 표가 더는 CPU 캐시에 들어가지 않으면 달라집니다.</translation>
    </message>
    <message>
        <source>Much arithmetic for each number moved suits a GPU. The published M1 is another device with another program.</source>
        <translation>옮기는 숫자마다 계산이 많은 일은 GPU에 알맞습니다. 발표된 M1의 값은 다른 장치에서 다른 프로그램으로 얻은 것입니다.</translation>
    </message>
    <message>
        <source>Name two costs that a GPU pays besides 400 multiplications. Which of them matters less for a longer vector?</source>
        <translation>GPU가 곱셈 400번 말고도 치르는 비용 두 가지를 말해 보세요. 벡터가 길어지면 어느 쪽이 덜 중요해질까요?</translation>
    </message>
    <message>
        <source>Neither is clearly faster. The verdict does not say why: look at where the time goes.</source>
        <translation>확실히 앞선 쪽이 없습니다. 판정은 이유를 말해 주지 않습니다. 시간이 어디에 쓰이는지 보세요.</translation>
    </message>
    <message>
        <source>Neither is clearly faster anywhere in this range.</source>
        <translation>이 범위 어디에서도 확실히 빠른 쪽이 없습니다.</translation>
    </message>
    <message>
        <source>Neither launches nor memory makes one engine clearly faster on this machine.</source>
        <translation>이 컴퓨터에서는 커널 호출도 메모리도 어느 한쪽에 확실한 우위를 주지 않습니다.</translation>
    </message>
    <message>
        <source>Neither is certainly faster by more than 3 %. Would a larger batch change that?</source>
        <translation>어느 쪽도 3% 넘게 빠르다고 확신할 수 없습니다. 배치가 더 크면 달라질까요?</translation>
    </message>
    <message>
        <source>Nothing runs: a model predicts each point.</source>
        <translation>아무것도 실행하지 않고 모델이 점마다 예측합니다.</translation>
    </message>
    <message>
        <source>Now 83 million numbers: 1 GB, more than any cache holds. All of it passes between main memory and the core.</source>
        <translation>이제 숫자 8,300만 개, 1 GB입니다. 어떤 캐시보다도 큽니다. 모두 주 메모리와 코어 사이를 오갑니다.</translation>
    </message>
    <message>
        <source>Now GPUs, predicted by a model: one A100 against four that share each batch. In each step they add up their gradients, here over PCIe, not over the faster NVLink.</source>
        <translation>이번에는 모델이 예측한 GPU입니다. A100 하나와, 배치를 나누어 맡는 A100 넷을 비교합니다. 넷은 스텝마다 기울기를 합산합니다. 여기서는 더 빠른 NVLink가 아니라 PCIe를 씁니다.</translation>
    </message>
    <message>
        <source>Now each run copies both vectors to the GPU and the result back, as a program must if its numbers are in main memory. The axis: how many numbers.</source>
        <translation>이제 실행할 때마다 두 벡터를 GPU로 복사하고 결과를 가져옵니다. 숫자가 주 메모리에 있는 프로그램이라면 그래야 합니다. 축은 숫자의 개수입니다.</translation>
    </message>
    <message>
        <source>Now one thread against all threads of this CPU.</source>
        <translation>이제 이 CPU의 스레드 하나와 모든 스레드를 비교합니다.</translation>
    </message>
    <message>
        <source>Now the quality. In this tab, Ctrl+T trains both networks. Look at the accuracy over the seconds: which curve is higher at the same second? Ctrl+T again stops it.</source>
        <translation>이제 품질을 봅니다. 이 탭에서 Ctrl+T를 누르면 두 신경망을 학습합니다. 시간에 따른 정확도를 보세요. 같은 시점에 어느 곡선이 더 높은가요? Ctrl+T를 다시 누르면 멈춥니다.</translation>
    </message>
    <message>
        <source>Now the whole CPU against the GPU. The axis: the largest number of iterations for a pixel.</source>
        <translation>이제 CPU 전체와 GPU를 비교합니다. 축은 픽셀 하나의 최대 반복 횟수입니다.</translation>
    </message>
    <message>
        <source>About 5 of 100 intervals with 95 % miss the true value by chance, few of them by more than 3 %. Other programs, the clock or the place of the data in memory are likelier. Measure again before you believe it.</source>
        <translation>95% 신뢰 구간 100개 가운데 5개쯤은 우연히 참값을 벗어나지만, 3% 넘게 벗어나는 것은 드뭅니다. 다른 프로그램이나 클럭, 데이터의 메모리 위치 때문일 가능성이 더 큽니다. 믿기 전에 다시 측정하세요.</translation>
    </message>
    <message>
        <source>On this image no difference is certain. If the GPU is predicted, its range may be too wide.</source>
        <translation>이 이미지에서는 확실한 차이가 없습니다. GPU가 예측이라면 예측 범위가 너무 넓을 수 있습니다.</translation>
    </message>
    <message>
        <source>On this machine no effect of the batch size on the time of an epoch is certain.</source>
        <translation>이 컴퓨터에서는 배치 크기가 에포크 시간에 미치는 확실한 영향이 없습니다.</translation>
    </message>
    <message>
        <source>For such a network, this measurement shows no certain difference. That is a result, too.</source>
        <translation>이런 신경망에서는 이 측정으로 확실한 차이가 보이지 않습니다. 그것도 하나의 결과입니다.</translation>
    </message>
    <message>
        <source>Suppose a point lies at 0.5 in the chart of the speed-up. Which engine is faster there, and how many times as fast?</source>
        <translation>속도 향상 차트에서 한 점이 0.5에 있다고 합시다. 거기서는 어느 엔진이 몇 배 빠를까요?</translation>
    </message>
    <message>
        <source>One run takes millionths of a second, so each repetition times many of them.</source>
        <translation>한 번 실행하는 데 백만분의 몇 초밖에 걸리지 않으므로, 여러 번의 실행을 함께 재어 측정값 하나를 얻습니다.</translation>
    </message>
    <message>
        <source>One thread against all threads of this CPU. The work: the multiplication of two n x n matrices.</source>
        <translation>이 CPU의 스레드 하나와 모든 스레드를 비교합니다. 작업은 n x n 행렬 두 개의 곱셈입니다.</translation>
    </message>
    <message>
        <source>One thread alone is faster.</source>
        <translation>스레드 하나가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>One thread already uses the bandwidth of main memory, or there is only one core for this program.</source>
        <translation>스레드 하나가 이미 주 메모리의 대역폭을 다 쓰고 있거나, 이 프로그램이 쓸 수 있는 코어가 하나뿐입니다.</translation>
    </message>
    <message>
        <source>One thread and 2000 numbers. The three vectors take 24 kB: that fits into the first cache of most CPUs. Nothing is measured yet.</source>
        <translation>스레드 하나와 숫자 2,000개입니다. 벡터 세 개는 24 kB이므로 대부분의 CPU에서 1차 캐시에 들어갑니다. 아직 아무것도 측정하지 않았습니다.</translation>
    </message>
    <message>
        <source>One thread did not use the whole bandwidth of main memory. The factor ends where all threads together reach it.</source>
        <translation>스레드 하나는 주 메모리의 대역폭을 다 쓰지 못했습니다. 모든 스레드가 함께 대역폭을 다 쓰면 배수는 더 커지지 않습니다.</translation>
    </message>
    <message>
        <source>Published elsewhere, for a Core i7-8700 and an RTX 2070: NumPy 0.42 µs, CuPy with the data on the GPU 10.6 µs, a kernel with copies 164 µs. Source: Makina Corpus, &apos;Calculez sur GPU avec Python&apos;, part 2, no author named, undated.</source>
        <translation>다른 곳에서 발표된 Core i7-8700과 RTX 2070의 값입니다. NumPy 0.42 µs, 데이터가 GPU에 있는 CuPy 10.6 µs, 복사를 포함한 커널 164 µs. 출처: Makina Corpus, “Calculez sur GPU avec Python” 2부, 저자 표시 없음, 날짜 없음.</translation>
    </message>
    <message>
        <source>Published elsewhere: NumPy 2.401 s on a Core i7-8700, CuPy 0.375 s on an RTX 2070. That is 6.40 times as fast; the article says 6.76. Source: Makina Corpus, &apos;Calculez sur GPU avec Python&apos;, part 2, no author named, undated.</source>
        <translation>다른 곳에서 발표된 값입니다. Core i7-8700의 NumPy 2.401초, RTX 2070의 CuPy 0.375초. 6.40배 빠르지만 원문에는 6.76배로 적혀 있습니다. 출처: Makina Corpus, “Calculez sur GPU avec Python” 2부, 저자 표시 없음, 날짜 없음.</translation>
    </message>
    <message>
        <source>Read the group&apos;s curves at 5 neurons: a step took 1.25 ms on the group&apos;s CPU and 3.5 ms on the group&apos;s GPU. So few neurons need far less. Most of that time is the overhead of the framework.</source>
        <translation>발표된 곡선에서 뉴런 5개일 때를 읽어 보세요. 한 스텝이 그 그룹의 CPU에서 1.25 ms, GPU에서 3.5 ms 걸렸습니다. 뉴런이 이렇게 적으면 훨씬 덜 걸려야 합니다. 그 시간의 대부분은 프레임워크의 오버헤드입니다.</translation>
    </message>
    <message>
        <source>Reading the charts</source>
        <translation>차트 읽기</translation>
    </message>
    <message>
        <source>Second change: the batch size, along the axis, for the CPU and the GPU.</source>
        <translation>두 번째로 바꾸는 것은 배치 크기입니다. 축을 따라 CPU와 GPU에서 바꾸어 봅니다.</translation>
    </message>
    <message>
        <source>Setting A needs 2 s for an epoch and 30 epochs, setting B 5 s and 10 epochs. Which one has the good model first?</source>
        <translation>설정 A는 에포크당 2초로 30에포크, 설정 B는 에포크당 5초로 10에포크가 필요합니다. 어느 쪽이 먼저 좋은 모델을 얻을까요?</translation>
    </message>
    <message>
        <source>Small matrices are faster on one engine, large ones on the other. No single number says both.</source>
        <translation>작은 행렬은 한쪽 엔진에서, 큰 행렬은 다른 쪽에서 더 빠릅니다. 숫자 하나로 둘을 모두 나타낼 수는 없습니다.</translation>
    </message>
    <message>
        <source>Such a small model gives each launch too little work.</source>
        <translation>모델이 이렇게 작으면 커널 호출 한 번에 하는 일이 너무 적습니다.</translation>
    </message>
    <message>
        <source>Source: &apos;CPU vs GPU Training Performance&apos;, lzwjava.github.io, November 2025. The page says that an AI wrote it. nanoGPT is by Andrej Karpathy, github.com/karpathy/nanoGPT.</source>
        <translation>출처: “CPU vs GPU Training Performance”, lzwjava.github.io, 2025년 11월. AI가 썼다고 밝힌 글입니다. nanoGPT는 Andrej Karpathy가 만들었습니다. github.com/karpathy/nanoGPT.</translation>
    </message>
    <message>
        <source>Ten kinds of small images, 32 x 32 pixels: a convolutional network learns to tell them apart. Published elsewhere, for a MacBook Air (M1): an epoch took 10 s on the CPU and 11 to 12 s on the GPU. Source: Guest-01, &apos;CPU vs GPU benchmark&apos;, github.com/Guest-01/machine-learning-studies, 20 November 2021.</source>
        <translation>합성곱 신경망이 32 x 32픽셀의 작은 이미지 열 종류를 구별하는 법을 배웁니다. 다른 곳에서 발표된 MacBook Air(M1)의 값은 한 에포크에 CPU 10초, GPU 11~12초입니다. 출처: Guest-01, “CPU vs GPU benchmark”, github.com/Guest-01/machine-learning-studies, 2021년 11월 20일.</translation>
    </message>
    <message>
        <source>That is rare. Why? Is the machine busy?</source>
        <translation>드문 일입니다. 왜 그럴까요? 컴퓨터가 다른 일로 바쁜가요?</translation>
    </message>
    <message>
        <source>The 0.01 % was divided by the peak of an A100, 312 TFLOP/s in bf16, on every device. Divided by the peak of the device that did the work, the figure says something about the program.</source>
        <translation>0.01%는 어느 장치에서든 A100의 최대 성능인 bf16 312 TFLOP/s로 나눈 값이었습니다. 실제로 일한 장치의 최대 성능으로 나누어야 그 수치로 프로그램을 평가할 수 있습니다.</translation>
    </message>
    <message>
        <source>The CPU is faster.</source>
        <translation>CPU가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>The GPU is faster.</source>
        <translation>GPU가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>The GPU is not clearly slower anywhere in this range.</source>
        <translation>이 범위에서 GPU가 확실히 느린 곳은 없습니다.</translation>
    </message>
    <message>
        <source>The GPU is not clearly faster anywhere in this range.</source>
        <translation>이 범위에서 GPU가 확실히 빠른 곳은 없습니다.</translation>
    </message>
    <message>
        <source>The GPU, with float64 as well. The thin line is the curve with float32: how does its advantage change? A predicted GPU does not help here: the model counts float64 as fast as float32, and many real GPUs are much slower.</source>
        <translation>float64에서도 GPU가 더 빠릅니다. 가는 선이 float32 곡선입니다. 우위가 어떻게 달라졌나요? 예측한 GPU로는 알 수 없습니다. 모델은 float64를 float32와 같은 속도로 보지만, 실제 GPU 가운데는 훨씬 느린 것이 많습니다.</translation>
    </message>
    <message>
        <source>The Mandelbrot set: for each pixel of an image the same few multiplications and additions, until the number escapes. Hardly any data, almost only arithmetic. Who is faster?</source>
        <translation>만델브로 집합에서는 이미지의 픽셀마다 수가 발산할 때까지 같은 곱셈과 덧셈 몇 개를 되풀이합니다. 데이터는 거의 없고 계산이 거의 전부입니다. 누가 더 빠를까요?</translation>
    </message>
    <message>
        <source>The data are in the memory of the GPU, which is faster than main memory. The launches of small batches do not use up that advantage.</source>
        <translation>데이터가 주 메모리보다 빠른 GPU 메모리에 있습니다. 작은 배치마다 커널을 호출해도 이 우위가 다 사라지지는 않습니다.</translation>
    </message>
    <message>
        <source>The epoch is faster with 1024 samples in a batch.</source>
        <translation>배치 크기 1,024일 때 에포크가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>The epoch is faster with 32 samples in a batch.</source>
        <translation>배치 크기 32일 때 에포크가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>The exchange of gradients takes longer than what four GPUs save.</source>
        <translation>기울기를 교환하는 시간이 GPU 넷으로 아끼는 시간보다 깁니다.</translation>
    </message>
    <message>
        <source>The group published &apos;at least 1000 neurons&apos; for a P100. The dotted curves are the group&apos;s points. Where do these curves cross? Source: HEP Software Foundation, &apos;Machine Learning on GPU&apos;, &apos;Run time comparisons&apos;, hsf-training.github.io, maintained by Anna Scaife, undated.</source>
        <translation>이 그룹은 P100에서 “적어도 뉴런 1,000개”라고 발표했습니다. 이 그룹이 발표한 점은 점선 곡선으로 표시됩니다. 두 점선은 어디에서 만날까요? 출처: HEP Software Foundation, “Machine Learning on GPU”의 “Run time comparisons”, hsf-training.github.io, 관리자 Anna Scaife, 날짜 없음.</translation>
    </message>
    <message>
        <source>The image is small, or this GPU computes hardly faster than the CPU.</source>
        <translation>이미지가 작거나, 이 GPU의 계산이 CPU보다 별로 빠르지 않습니다.</translation>
    </message>
    <message>
        <source>The textbook loop is faster.</source>
        <translation>교과서식 루프가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>The promise of 148.7 times counts cores and clock. It leaves out the launch of the kernel.</source>
        <translation>148.7배라는 기대치는 코어와 클럭만 따집니다. 커널 호출에 드는 시간은 빠져 있습니다.</translation>
    </message>
    <message>
        <source>The range of the prediction is wider than the difference.</source>
        <translation>예측의 범위가 차이보다 넓습니다.</translation>
    </message>
    <message>
        <source>Did the ratio on paper promise a clear winner? It knows neither launches nor the size of the work.</source>
        <translation>이론상 비율로는 승자가 분명했나요? 그 비율은 커널 호출도 작업의 크기도 반영하지 않습니다.</translation>
    </message>
    <message>
        <source>The roofline shows both limits of a device: memory bandwidth on the left, arithmetic on the right. A ratio on paper divides the limits of two devices. Few programs reach them.</source>
        <translation>루프라인은 장치의 두 한계를 보여 줍니다. 왼쪽은 메모리 대역폭, 오른쪽은 연산입니다. 이론상 비율은 두 장치의 한계를 나눈 값입니다. 그 한계에 이르는 프로그램은 드뭅니다.</translation>
    </message>
    <message>
        <source>The rows are already in the memory of each engine. The CPU takes 256 at a time, the GPU 512. Source: zakariaaithssain and team, notebook &apos;Régression Logistique : quand le CPU bat le GPU&apos;, github.com/zakariaaithssain/gpu-acceleration-n8n-pipeline, 31 January 2026.</source>
        <translation>행은 이미 각 엔진의 메모리에 있습니다. CPU는 한 번에 256행, GPU는 512행을 처리합니다. 출처: zakariaaithssain과 그 팀, 주피터 노트북 “Régression Logistique : quand le CPU bat le GPU”, github.com/zakariaaithssain/gpu-acceleration-n8n-pipeline, 2026년 1월 31일.</translation>
    </message>
    <message>
        <source>The same CPU twice, the same work, in turn. The only real difference is where their data lie in memory. That changes the time, mostly by no more than 3 %.</source>
        <translation>같은 CPU를 두 번, 같은 작업을 번갈아 측정합니다. 실제로 다른 것은 데이터가 메모리에 놓인 자리뿐입니다. 그에 따라 시간이 달라지지만, 대개 3% 이내입니다.</translation>
    </message>
    <message>
        <source>The same as published: 32 images at a time are too little work for each launch on this GPU.</source>
        <translation>발표된 결과와 같습니다. 한 번에 이미지 32장으로는 이 GPU에서 커널 호출 한 번에 하는 일이 너무 적습니다.</translation>
    </message>
    <message>
        <source>The same core, the same clock, the same result. Vectors, registers and caches make the factor. Cores times clock contains none of them.</source>
        <translation>같은 코어, 같은 클럭, 같은 결과입니다. 이 배수는 벡터, 레지스터, 캐시에서 나옵니다. 코어 수 곱하기 클럭에는 그 어느 것도 들어 있지 않습니다.</translation>
    </message>
    <message>
        <source>The same image in float64.</source>
        <translation>같은 이미지를 float64로 계산합니다.</translation>
    </message>
    <message>
        <source>The same image, 300 x 250 pixels.</source>
        <translation>300 x 250픽셀의 같은 이미지입니다.</translation>
    </message>
    <message>
        <source>The same network twice on the same CPU: with 32 and with 1024 samples in a batch. The chart shows the time of an epoch, in which each sample is used once.</source>
        <translation>같은 CPU에서 같은 신경망을 배치 크기 32와 1,024로 두 번 학습합니다. 차트는 모든 샘플을 한 번씩 쓰는 에포크의 시간을 보여 줍니다.</translation>
    </message>
    <message>
        <source>The same network with 1024 events in a batch instead of 32. Each step has 32 times the arithmetic and copies 32 times the data, but has the same number of launches.</source>
        <translation>같은 신경망이지만 배치의 이벤트가 32개가 아니라 1,024개입니다. 스텝마다 계산도 복사할 데이터도 32배지만 커널 호출 횟수는 같습니다.</translation>
    </message>
    <message>
        <source>The speed-up is the time of the first engine divided by the time of the second. Above the line of 1 the second engine is faster, below it the first. A point is too close to call if its bar reaches within 3 % of 1.</source>
        <translation>속도 향상은 첫 번째 엔진의 시간을 두 번째 엔진의 시간으로 나눈 값입니다. 값이 1인 선보다 위면 두 번째 엔진이, 아래면 첫 번째 엔진이 더 빠릅니다. 막대가 1에서 위아래 3% 안에 조금이라도 걸치는 점은 우열을 가릴 수 없습니다.</translation>
    </message>
    <message>
        <source>The table grows from one hundred thousand to ten million rows. Does that change which engine is faster? Why?</source>
        <translation>표가 십만 행에서 천만 행으로 커집니다. 그러면 더 빠른 엔진이 바뀔까요? 왜 그럴까요?</translation>
    </message>
    <message>
        <source>The threads wait for each other, or other programs use the cores.</source>
        <translation>스레드가 서로를 기다리거나, 다른 프로그램이 코어를 쓰고 있습니다.</translation>
    </message>
    <message>
        <source>The vector code is faster.</source>
        <translation>벡터 코드가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>The verdict needs the whole 95 % interval to lie more than 3 % from 1. An interval from 1.005 to 1.02 is too close to call, although it does not contain 1.</source>
        <translation>판정이 나오려면 95% 신뢰 구간 전체가 1에서 3% 넘게 떨어져 있어야 합니다. 1.005에서 1.02까지의 구간은 1을 포함하지 않아도 우열을 가릴 수 없습니다.</translation>
    </message>
    <message>
        <source>The work is over before the threads have met, or there is only one core.</source>
        <translation>스레드가 모두 모이기도 전에 작업이 끝나거나, 코어가 하나뿐입니다.</translation>
    </message>
    <message>
        <source>The work: 400 multiplications. The numbers are already in the memory of each engine, so no copies are counted. Nothing is measured yet.</source>
        <translation>작업은 곱셈 400번입니다. 숫자가 이미 각 엔진의 메모리에 있으므로 복사는 세지 않습니다. 아직 아무것도 측정하지 않았습니다.</translation>
    </message>
    <message>
        <source>There is a crossover in this range.</source>
        <translation>이 범위에 추월 지점이 있습니다.</translation>
    </message>
    <message>
        <source>There is only one core for this program, or other programs use the rest.</source>
        <translation>이 프로그램이 쓸 수 있는 코어가 하나뿐이거나, 나머지를 다른 프로그램이 쓰고 있습니다.</translation>
    </message>
    <message>
        <source>This share is relative to the peak that was measured on this CPU.</source>
        <translation>이 비율은 이 CPU에서 측정한 최대 성능을 기준으로 합니다.</translation>
    </message>
    <message>
        <source>Three charts show the same measurements: the time, the throughput and the speed-up. In four minutes you can read all three.</source>
        <translation>시간, 처리량, 속도 향상. 세 차트는 같은 측정 결과를 보여 줍니다. 4분이면 셋을 모두 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>Three numbers are copied for each multiplication. The copies cost more than the multiplications, however many there are.</source>
        <translation>곱셈 한 번마다 숫자 세 개를 복사합니다. 숫자가 아무리 많아도 복사에 드는 시간이 곱셈보다 깁니다.</translation>
    </message>
    <message>
        <source>Too close to call: no difference of more than 3 % is certain.</source>
        <translation>우열을 가릴 수 없습니다. 3%를 넘는 차이가 있다고 확신할 수 없습니다.</translation>
    </message>
    <message>
        <source>Training steps with 32 images each.</source>
        <translation>이미지를 32장씩 쓰는 학습 스텝을 실행합니다.</translation>
    </message>
    <message>
        <source>Training steps with both batch sizes, in turn.</source>
        <translation>두 배치 크기로 학습 스텝을 번갈아 실행합니다.</translation>
    </message>
    <message>
        <source>Twice the workers, twice the speed?</source>
        <translation>일꾼이 두 배면 속도도 두 배?</translation>
    </message>
    <message>
        <source>Two convolutions with 32 and 64 filters, 32 images at a time. A convolution uses each of its few weights at every place of the image.</source>
        <translation>필터 32개와 64개인 합성곱 두 개, 한 번에 이미지 32장입니다. 합성곱은 몇 안 되는 가중치를 이미지의 모든 위치에서 씁니다.</translation>
    </message>
    <message>
        <source>Two effects oppose each other: the memory of a GPU is faster, but each batch costs a launch.</source>
        <translation>두 효과가 서로 반대로 작용합니다. GPU 메모리가 더 빠르지만, 배치마다 커널을 호출해야 합니다.</translation>
    </message>
    <message>
        <source>Two laptops report a utilisation of 5 % and 10 %. What must you know before you call the second one better?</source>
        <translation>두 노트북의 활용률이 5%와 10%입니다. 두 번째가 더 낫다고 말하려면 무엇을 알아야 할까요?</translation>
    </message>
    <message>
        <source>Two programs multiply n x n matrices on one core: the textbook loop, and vector code, which computes several numbers with one instruction. Both axes of each chart are logarithmic: equal distances are equal factors.</source>
        <translation>두 프로그램이 코어 하나에서 n x n 행렬을 곱합니다. 하나는 교과서식 루프, 하나는 명령어 하나로 여러 숫자를 계산하는 벡터 코드입니다. 모든 차트의 두 축은 로그 축입니다. 같은 거리는 같은 배수를 뜻합니다.</translation>
    </message>
    <message>
        <source>Two threads should be twice as fast as one, and four GPUs four times as fast as one. When is that true?</source>
        <translation>스레드 둘은 하나보다 두 배, GPU 넷은 하나보다 네 배 빨라야 합니다. 언제 정말 그럴까요?</translation>
    </message>
    <message>
        <source>Usually a CPU has finished 400 numbers before a GPU begins. Look at both times: which of them is unusual?</source>
        <translation>보통 CPU는 GPU가 시작하기 전에 숫자 400개를 끝냅니다. 두 시간을 보세요. 어느 쪽이 특이할까요?</translation>
    </message>
    <message>
        <source>Usually there is a factor of ten or more. Is the machine busy?</source>
        <translation>보통은 열 배 이상 차이 납니다. 컴퓨터가 다른 일로 바쁜가요?</translation>
    </message>
    <message>
        <source>Waking the threads and waiting for the last one takes time. Above the crossover the work is long enough to pay for it. The crossover is an interval: it lies between two points that have a verdict.</source>
        <translation>스레드를 깨우고 마지막 스레드를 기다리는 데 시간이 듭니다. 추월 지점을 넘으면 작업이 충분히 길어 그 시간을 상쇄합니다. 추월 지점은 한 점이 아니라, 판정이 있는 두 점 사이의 구간입니다.</translation>
    </message>
    <message>
        <source>Watch the bars at the points. A point whose bar reaches within 3 % of 1 is too close to call.</source>
        <translation>점에 붙은 막대를 보세요. 막대가 1에서 위아래 3% 안에 조금이라도 걸치면 우열을 가릴 수 없습니다.</translation>
    </message>
    <message>
        <source>What share of its peak is left with 1 GB? Guess in per cent.</source>
        <translation>1 GB에서는 최대 성능의 몇 %가 남을까요? 퍼센트로 추측해 보세요.</translation>
    </message>
    <message>
        <source>What share of its peak of arithmetic does this thread reach with 24 kB? Guess in per cent.</source>
        <translation>24 kB에서 이 스레드는 최대 연산 속도의 몇 %를 낼까요? 퍼센트로 추측해 보세요.</translation>
    </message>
    <message>
        <source>What the threads gain and what waking them costs are too close to tell apart, or there is only one core.</source>
        <translation>스레드로 얻는 시간과 깨우는 시간이 너무 비슷해 가릴 수 없거나, 코어가 하나뿐입니다.</translation>
    </message>
    <message>
        <source>What will the verdict be? The first engine in the list is the baseline.</source>
        <translation>판정은 어떻게 나올까요? 목록의 첫 번째 엔진이 기준입니다.</translation>
    </message>
    <message>
        <source>Where does an image classifier spend its time?</source>
        <translation>이미지 분류기는 어디에 시간을 쓸까?</translation>
    </message>
    <message>
        <source>Where does the GPU overtake now: further left, further right, or where it did before?</source>
        <translation>이제 GPU는 어디에서 추월할까요? 더 왼쪽, 더 오른쪽, 아니면 전과 같은 곳?</translation>
    </message>
    <message>
        <source>Where does the memory end?</source>
        <translation>메모리는 어디서 끝날까?</translation>
    </message>
    <message>
        <source>Which engine is faster can depend on the digits that you need. The thin line is the curve with float32: compare.</source>
        <translation>어느 엔진이 더 빠른지는 필요한 자릿수에 따라 달라질 수 있습니다. 가는 선이 float32 곡선이니 비교해 보세요.</translation>
    </message>
    <message>
        <source>Which operation takes the most time? Look at the bars: convolutions, forward and backward, against pooling, matrix multiplications and copies.</source>
        <translation>어느 연산이 시간을 가장 많이 쓸까요? 막대를 보세요. 순전파와 역전파의 합성곱을 풀링, 행렬 곱셈, 복사와 비교합니다.</translation>
    </message>
    <message>
        <source>Why? Tell your neighbour, then go on.</source>
        <translation>왜 그럴까요? 옆 사람에게 설명하고 다음으로 넘어가세요.</translation>
    </message>
    <message>
        <source>With 1024 samples in a batch, an epoch has 32 times fewer steps. Each step follows a more exact gradient, but goes no further. A larger learning rate can win part of that back.</source>
        <translation>배치 크기가 1,024이면 에포크의 스텝 수가 32분의 1이 됩니다. 스텝마다 더 정확한 기울기를 따르지만 더 멀리 가지는 않습니다. 학습률을 키우면 일부를 만회할 수 있습니다.</translation>
    </message>
    <message>
        <source>With 32 times the events per launch, fewer neurons are enough to pay for the launches. Whoever chooses the batch size moves the crossover.</source>
        <translation>커널 호출 한 번에 처리하는 이벤트가 32배이면 더 적은 뉴런으로도 호출 시간을 상쇄합니다. 배치 크기를 어떻게 고르느냐에 따라 추월 지점이 옮겨집니다.</translation>
    </message>
    <message>
        <source>With the larger batch, too, no difference is certain.</source>
        <translation>배치가 더 커도 확실한 차이는 없습니다.</translation>
    </message>
    <message>
        <source>You can explain why a ratio on paper differs from a measured one.</source>
        <translation>이론상 비율이 측정한 비율과 다른 이유를 설명할 수 있습니다.</translation>
    </message>
    <message>
        <source>You can explain why small work does not pay on a GPU and what copies cost.</source>
        <translation>작은 작업을 GPU에 맡겨도 이득이 없는 이유와 복사에 드는 시간을 설명할 수 있습니다.</translation>
    </message>
    <message>
        <source>You can find the caches of a CPU in a curve of throughput.</source>
        <translation>처리량 곡선에서 CPU의 캐시를 찾을 수 있습니다.</translation>
    </message>
    <message>
        <source>You can name the operation that takes most of a training step.</source>
        <translation>학습 스텝의 시간을 가장 많이 쓰는 연산을 말할 수 있습니다.</translation>
    </message>
    <message>
        <source>You can read a factor off a logarithmic axis and say what the line of 1 means.</source>
        <translation>로그 축에서 배수를 읽고, 값이 1인 선이 무엇을 뜻하는지 말할 수 있습니다.</translation>
    </message>
    <message>
        <source>You can say what a larger batch changes and what more rows do not.</source>
        <translation>더 큰 배치가 무엇을 바꾸고, 행이 늘어도 무엇이 바뀌지 않는지 말할 수 있습니다.</translation>
    </message>
    <message>
        <source>You can say what a utilisation is divided by and which share of its peak a small GPT reaches.</source>
        <translation>활용률이 무엇으로 나눈 값인지, 작은 GPT가 최대 성능의 몇 %를 내는지 말할 수 있습니다.</translation>
    </message>
    <message>
        <source>You can say what vectors and a GPU each contribute, and what float64 costs.</source>
        <translation>벡터와 GPU가 각각 얼마나 기여하는지, float64를 쓰는 비용이 얼마인지 말할 수 있습니다.</translation>
    </message>
    <message>
        <source>You can say when a measured difference is too close to call.</source>
        <translation>어떤 차이로는 우열을 가릴 수 없는지 말할 수 있습니다.</translation>
    </message>
    <message>
        <source>You can say where the crossover of a network lies and how the batch size moves it.</source>
        <translation>신경망의 추월 지점이 어디이고 배치 크기에 따라 그 지점이 어떻게 달라지는지 말할 수 있습니다.</translation>
    </message>
    <message>
        <source>You can say why the fastest epoch does not have to give a good model first.</source>
        <translation>에포크가 가장 빨라도 좋은 모델을 가장 먼저 얻지는 못할 수 있는 이유를 말할 수 있습니다.</translation>
    </message>
    <message>
        <source>You can say why twice the threads or GPUs are not always twice as fast.</source>
        <translation>스레드나 GPU가 두 배라도 늘 두 배 빠르지는 않은 이유를 말할 수 있습니다.</translation>
    </message>
    <message>
        <source>You need an image in float64. Which two figures of a GPU&apos;s data sheet do you compare?</source>
        <translation>float64로 계산한 이미지가 필요합니다. GPU 데이터시트의 어떤 두 수치를 비교하겠습니까?</translation>
    </message>
    <message>
        <source>Your turn: drag the number of hidden neurons to 20 or less and watch the headline.</source>
        <translation>직접 해 보세요. 은닉 뉴런 수를 20 이하로 낮추고 헤드라인을 지켜보세요.</translation>
    </message>
    <message>
        <source>12 against 48 sequences in a step.</source>
        <translation>한 스텝에 시퀀스 12개일 때와 48개일 때를 비교합니다.</translation>
    </message>
    <message>
        <source>A batch of 12 is faster.</source>
        <translation>12개짜리 배치가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>A batch of 48 is faster for the same text.</source>
        <translation>같은 텍스트에서 48개짜리 배치가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>A chatbot gave eight tips for training a small GPT on a laptop. They sound alike, right or wrong. Guess which hold on this machine, then measure each one.</source>
        <translation>챗봇이 노트북에서 작은 GPT를 학습하는 데 쓸 조언 여덟 가지를 내놓았습니다. 맞든 틀리든 비슷하게 들립니다. 이 컴퓨터에서 어떤 조언이 맞을지 추측한 뒤 하나씩 측정하세요.</translation>
    </message>
    <message>
        <source>A larger batch shares the cost of a step among more sequences. But it also makes fewer steps: after the same text, the model may have learned less. Faster is not better.</source>
        <translation>배치가 크면 더 많은 시퀀스가 스텝의 비용을 나누어 부담합니다. 하지만 스텝 수가 줄어듭니다. 같은 텍스트를 보고도 모델이 덜 배울 수 있습니다. 빠르다고 더 좋은 것은 아닙니다.</translation>
    </message>
    <message>
        <source>A million numbers, copies included: which engine is faster?</source>
        <translation>숫자가 백만 개일 때 복사까지 포함하면 어느 엔진이 더 빠를까요?</translation>
    </message>
    <message>
        <source>A multiplication uses each number once. To a GPU with memory of its own, copying it usually takes longer than using it. Whether copies count depends on where your data are before and after. A speed-up that does not say so is worth nothing.</source>
        <translation>곱셈은 각 숫자를 한 번만 씁니다. 자체 메모리가 있는 GPU라면 대개 쓰는 것보다 복사하는 데 더 오래 걸립니다. 복사를 시간에 넣을지는 계산 전후에 데이터가 어디에 있는지에 달렸습니다. 이를 밝히지 않은 속도 향상은 의미가 없습니다.</translation>
    </message>
    <message>
        <source>A page reports 24,000 times as fast, timed around one call in Python. Which two questions do you ask?</source>
        <translation>어떤 글이 Python 호출 하나의 시간을 재서 24,000배 빠르다고 합니다. 어떤 두 가지를 물어보겠습니까?</translation>
    </message>
    <message>
        <source>A second mistake. The data lie in main memory and must be copied to the GPU and back. The red stopwatch leaves the copies out. A GPU that shares the CPU&apos;s memory copies nothing, nor does OpenCL on the CPU: its red point lies beside the honest one.</source>
        <translation>두 번째 실수입니다. 데이터는 주 메모리에 있어서 GPU로 복사했다가 다시 가져와야 합니다. 빨간 스톱워치는 복사 시간을 빼고 잽니다. CPU와 메모리를 함께 쓰는 GPU나 CPU의 OpenCL은 아무것도 복사하지 않습니다. 그때 빨간 점은 올바른 점 옆에 있습니다.</translation>
    </message>
    <message>
        <source>A step has about twenty kernels. Their arithmetic takes a few microseconds together. But each bar also contains the start of its kernel, about 1.5 µs. All starts, with launching and waiting, take most of the step.</source>
        <translation>한 스텝에는 커널이 20개쯤 있습니다. 연산은 모두 합쳐 몇 마이크로초입니다. 그러나 막대마다 그 커널의 시작 시간 약 1.5 µs도 들어 있습니다. 시작 시간을 호출·대기와 합하면 스텝의 대부분입니다.</translation>
    </message>
    <message>
        <source>Advice from a chatbot</source>
        <translation>챗봇의 조언</translation>
    </message>
    <message>
        <source>All threads together are faster. An opponent with one thread wastes that advantage.</source>
        <translation>모든 스레드를 함께 쓰는 쪽이 더 빠릅니다. 스레드 하나만 쓰는 상대는 그만큼의 성능을 버리는 셈입니다.</translation>
    </message>
    <message>
        <source>All threads together are faster: the tip holds here.</source>
        <translation>모든 스레드를 함께 쓰는 쪽이 더 빠릅니다. 이 조언은 여기서 맞습니다.</translation>
    </message>
    <message>
        <source>At n = 1024: how many times as fast as the CPU is the GPU, by the honest stopwatch?</source>
        <translation>n = 1024일 때, 올바른 스톱워치로는 GPU가 CPU보다 몇 배 빠를까요?</translation>
    </message>
    <message>
        <source>At n = 512, copies included: which engine is faster?</source>
        <translation>n = 512에서 복사까지 포함하면 어느 엔진이 더 빠를까요?</translation>
    </message>
    <message>
        <source>At n = 512: how many times as fast as the textbook loop is this CPU alone?</source>
        <translation>n = 512일 때, 이 CPU만으로 교과서식 루프보다 몇 배 빠를까요?</translation>
    </message>
    <message>
        <source>B. A GPU works through a queue. The call returns as soon as the work is in the queue. A clock that is read at that moment has measured the queueing. Its time hardly grows with n: that gives the mistake away.</source>
        <translation>정답은 B입니다. GPU는 큐를 차례로 처리합니다. 작업이 큐에 들어가면 호출이 바로 돌아옵니다. 그때 읽은 시계는 큐에 넣는 시간을 잰 것입니다. 그 시간은 n이 커져도 거의 늘지 않습니다. 그래서 실수가 드러납니다.</translation>
    </message>
    <message>
        <source>Both on the same CPU.</source>
        <translation>둘 다 같은 CPU에서 잽니다.</translation>
    </message>
    <message>
        <source>Build a GPU that wins at 50 neurons</source>
        <translation>뉴런 50개에서 이기는 GPU 만들기</translation>
    </message>
    <message>
        <source>Claim 1: a GPU is 593 times as fast as a CPU, at a matrix multiplication of 4096 x 4096. The opponent was a textbook loop on one core. Here is that loop against the whole CPU, without any GPU. Source: Mufakir Qamar Ansari and Mudabir Qamar Ansari, &apos;Accelerating Matrix Multiplication: A Performance Comparison Between Multi-Core CPU and GPU&apos;, arXiv:2507.19723, July 2025.</source>
        <translation>주장 1: 4096 x 4096 행렬 곱셈에서 GPU가 CPU보다 593배 빠르다. 상대는 코어 하나의 교과서식 루프였습니다. 여기서는 GPU 없이 그 루프를 CPU 전체와 비교합니다. 출처: Mufakir Qamar Ansari, Mudabir Qamar Ansari, “Accelerating Matrix Multiplication: A Performance Comparison Between Multi-Core CPU and GPU”, arXiv:2507.19723, 2025년 7월.</translation>
    </message>
    <message>
        <source>Claim 2: sorting 16.8 million numbers is 204 times as fast with CuPy as with NumPy. NumPy used one thread. Here four million numbers are multiplied, by one thread and by all. Source: Carpentries Incubator, &apos;GPU Programming&apos;, &apos;Introduction&apos;, carpentries-incubator.github.io, maintained by Alessio Sclocco, undated.</source>
        <translation>주장 2: 숫자 1,680만 개를 정렬할 때 CuPy가 NumPy보다 204배 빠르다. NumPy는 스레드 하나를 썼습니다. 여기서는 숫자 400만 개를 스레드 하나와 모든 스레드로 곱합니다. 출처: Carpentries Incubator, “GPU Programming”의 “Introduction”, carpentries-incubator.github.io, 관리자 Alessio Sclocco, 날짜 없음.</translation>
    </message>
    <message>
        <source>Claim 3: a convolution is 116 times as fast with CuPy as on the CPU. The data lay on the GPU already. Here a matrix multiplication copies its data in and out. Source: Carpentries Incubator, &apos;GPU Programming&apos;, &apos;Using your GPU with CuPy&apos;, carpentries-incubator.github.io, maintained by Alessio Sclocco, undated.</source>
        <translation>주장 3: 합성곱은 CuPy가 CPU보다 116배 빠르다. 데이터가 이미 GPU에 있었습니다. 여기서는 행렬 곱셈을 하면서 데이터를 복사해 넣고 결과를 복사해 옵니다. 출처: Carpentries Incubator, “GPU Programming”의 “Using your GPU with CuPy”, carpentries-incubator.github.io, 관리자 Alessio Sclocco, 날짜 없음.</translation>
    </message>
    <message>
        <source>Claims on trial</source>
        <translation>심판대에 오른 주장</translation>
    </message>
    <message>
        <source>Does tip 1 hold here: are all threads faster than one?</source>
        <translation>조언 1이 여기서 맞을까요? 모든 스레드를 쓰면 하나만 쓸 때보다 빠를까요?</translation>
    </message>
    <message>
        <source>Does tip 3 hold here: is a batch of 48 faster for the same text?</source>
        <translation>조언 3이 여기서 맞을까요? 같은 텍스트에서 48개짜리 배치가 더 빠를까요?</translation>
    </message>
    <message>
        <source>Drag n to 256 or less. Which of the two times changes more?</source>
        <translation>n을 256 이하로 낮춰 보세요. 두 시간 가운데 어느 쪽이 더 많이 바뀌나요?</translation>
    </message>
    <message>
        <source>Drag the number of elements to 10,000 or less. What is the bandwidth worth now?</source>
        <translation>원소 수를 10,000 이하로 낮춰 보세요. 이제 대역폭은 얼마나 쓸모가 있나요?</translation>
    </message>
    <message>
        <source>Drag the number of elements to 100,000 or less. Does the verdict stay?</source>
        <translation>원소 수를 100,000 이하로 낮춰 보세요. 판정이 그대로인가요?</translation>
    </message>
    <message>
        <source>Each multiplication moves twelve bytes. The GPU waits for memory nearly all the time, so twice the bandwidth nearly halves it.</source>
        <translation>곱셈 한 번에 12바이트를 옮깁니다. GPU는 거의 내내 메모리를 기다리므로, 대역폭이 두 배면 시간이 거의 절반이 됩니다.</translation>
    </message>
    <message>
        <source>Even with the copies, the GPU is faster.</source>
        <translation>복사를 포함해도 GPU가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>First attempt: four times the memory bandwidth. All else is as in the real card.</source>
        <translation>첫 번째 시도: 메모리 대역폭 네 배. 나머지는 모두 실제 카드와 같습니다.</translation>
    </message>
    <message>
        <source>From 128 to 1024, with both stopwatches. Watch the red points: what do they claim?</source>
        <translation>128부터 1,024까지 두 스톱워치로 잽니다. 빨간 점을 보세요. 무엇을 주장하나요?</translation>
    </message>
    <message>
        <source>Here both stopwatches are drawn on one time line: when the work was queued, begun and ended, and when each stopwatch was read. No factor is applied: both clocks really ran.</source>
        <translation>여기서는 두 스톱워치를 한 타임라인에 표시합니다. 작업이 큐에 들어간 시점, 시작한 시점, 끝난 시점, 각 스톱워치를 읽은 시점이 보입니다. 배수를 곱한 것이 아니라 두 시계가 실제로 돌았습니다.</translation>
    </message>
    <message>
        <source>How many times as fast as the card is the one with twice the bandwidth?</source>
        <translation>대역폭이 두 배인 카드는 원래 카드보다 몇 배 빠를까요?</translation>
    </message>
    <message>
        <source>How many times as fast is bf16 for this small GPT on an A100? Its peak is 16 times as high.</source>
        <translation>A100에서 이 작은 GPT에 bf16을 쓰면 몇 배 빠를까요? 최대 연산 속도는 16배입니다.</translation>
    </message>
    <message>
        <source>How many times as fast is the engine that fuses?</source>
        <translation>융합하는 엔진은 몇 배 빠를까요?</translation>
    </message>
    <message>
        <source>In turn, on the same numbers.</source>
        <translation>같은 숫자로 번갈아 잽니다.</translation>
    </message>
    <message>
        <source>Last attempt: the second card again, but a single launch takes 0.1 µs instead of 6 µs, and a copy 0.1 µs instead of 3 µs. Kernels in a row start faster in proportion.</source>
        <translation>마지막 시도: 다시 두 번째 카드입니다. 다만 단독 호출은 6 µs에서, 복사는 3 µs에서 각각 0.1 µs로 줄어듭니다. 이어지는 커널의 시작도 같은 비율로 빨라집니다.</translation>
    </message>
    <message>
        <source>Launches took most of the step. Without them, arithmetic counts for the first time; the bandwidth still matters little. CUDA graphs and fused kernels save launches in real programs.</source>
        <translation>커널 호출이 스텝 시간의 대부분이었습니다. 이 시간이 사라지자 비로소 연산 속도가 중요해집니다. 대역폭은 여전히 별 도움이 되지 않습니다. 실제 프로그램에서는 CUDA 그래프와 융합된 커널로 커널 호출을 줄입니다.</translation>
    </message>
    <message>
        <source>Most computers have several cores, and a GPU is compared with one of them. For memory-bound work the other cores often bring less than for arithmetic. Ask how many threads the opponent used.</source>
        <translation>대부분의 컴퓨터에는 코어가 여러 개 있는데 GPU를 그중 하나와 비교합니다. 메모리가 한계인 작업에서는 다른 코어의 효과가 연산이 많은 작업보다 작을 때가 많습니다. 상대가 스레드를 몇 개 썼는지 물어보세요.</translation>
    </message>
    <message>
        <source>Nothing runs: a model predicts both.</source>
        <translation>아무것도 실행하지 않고 모델이 둘 다 예측합니다.</translation>
    </message>
    <message>
        <source>Nothing runs: the model answers at once.</source>
        <translation>아무것도 실행하지 않습니다. 모델이 바로 답합니다.</translation>
    </message>
    <message>
        <source>One thread is faster: the tip does not hold here.</source>
        <translation>스레드 하나가 더 빠릅니다. 이 조언은 여기서 맞지 않습니다.</translation>
    </message>
    <message>
        <source>One thread is faster: the work is too short for more.</source>
        <translation>스레드 하나가 더 빠릅니다. 작업이 너무 짧아 스레드를 더 써도 이득이 없습니다.</translation>
    </message>
    <message>
        <source>Other work: two vectors of 10 million numbers. The baseline is the real card. The second one has twice the bandwidth, and both are predicted.</source>
        <translation>다른 작업: 숫자 천만 개짜리 벡터 두 개. 기준은 실제 카드입니다. 두 번째는 대역폭이 두 배이며, 둘 다 예측입니다.</translation>
    </message>
    <message>
        <source>Second attempt: the bandwidth is the card&apos;s again. Now it has four times the arithmetic.</source>
        <translation>두 번째 시도: 대역폭은 다시 카드의 원래 값입니다. 이번에는 연산 속도가 네 배입니다.</translation>
    </message>
    <message>
        <source>This factor needs no GPU. Compare it with the 593.</source>
        <translation>이 배수에는 GPU가 필요 없습니다. 593배와 비교해 보세요.</translation>
    </message>
    <message>
        <source>Some published speed-ups are thousands of times. Behind many of them is one mistake with a stopwatch. You now make it yourself, on purpose, and find it.</source>
        <translation>발표된 속도 향상 중에는 수천 배도 있습니다. 그 뒤에는 스톱워치를 잘못 쓴 실수가 있을 때가 많습니다. 이제 그 실수를 일부러 해 보고 찾아냅니다.</translation>
    </message>
    <message>
        <source>Source: &apos;CPU vs GPU Training Performance&apos;, lzwjava.github.io, November 2025. The page says that an AI wrote it.</source>
        <translation>출처: “CPU vs GPU Training Performance”, lzwjava.github.io, 2025년 11월. 이 페이지는 AI가 썼다고 밝힙니다.</translation>
    </message>
    <message>
        <source>The 0.01 % was divided by the peak of an A100. So tip 5 compared two chips, not two programs.</source>
        <translation>0.01%는 A100의 최대 성능으로 나눈 값입니다. 그러므로 조언 5는 두 프로그램이 아니라 두 칩을 비교했습니다.</translation>
    </message>
    <message>
        <source>The CPU is faster. One attempt is gone.</source>
        <translation>CPU가 더 빠릅니다. 기회를 한 번 썼습니다.</translation>
    </message>
    <message>
        <source>The CPU is faster. The red points claim something else.</source>
        <translation>CPU가 더 빠릅니다. 빨간 점의 주장은 다릅니다.</translation>
    </message>
    <message>
        <source>The CPU is faster. Two attempts are gone.</source>
        <translation>CPU가 더 빠릅니다. 기회를 두 번 썼습니다.</translation>
    </message>
    <message>
        <source>The CPU is measured, the GPU predicted.</source>
        <translation>CPU는 측정하고 GPU는 예측합니다.</translation>
    </message>
    <message>
        <source>The CPU is still faster. It is very good at small work.</source>
        <translation>여전히 CPU가 더 빠릅니다. 작은 작업에 아주 강합니다.</translation>
    </message>
    <message>
        <source>The GPU is faster. How much more do the red points claim?</source>
        <translation>GPU가 더 빠릅니다. 빨간 점은 얼마나 더 빠르다고 주장하나요?</translation>
    </message>
    <message>
        <source>The GPU is faster even with the copies. So the claim names the faster engine correctly.</source>
        <translation>복사를 포함해도 GPU가 더 빠릅니다. 그러므로 어느 엔진이 더 빠른지는 주장이 맞습니다.</translation>
    </message>
    <message>
        <source>The card itself is faster.</source>
        <translation>원래 카드가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>The engine that does not fuse is faster.</source>
        <translation>융합하지 않는 엔진이 더 빠릅니다.</translation>
    </message>
    <message>
        <source>The engine that fuses is faster. Is it 20 to 50 %?</source>
        <translation>융합하는 엔진이 더 빠릅니다. 차이가 20~50%인가요?</translation>
    </message>
    <message>
        <source>The operations of a small GPT are short, and the threads must meet often. The tip holds as long as the threads save more time between two meetings than a meeting takes.</source>
        <translation>작은 GPT의 연산은 짧고, 스레드는 자주 동기화해야 합니다. 동기화 사이에 아끼는 시간이 동기화 시간보다 길면 이 조언이 맞습니다.</translation>
    </message>
    <message>
        <source>The peak counts only while all matrix units have work. The matrices of a small GPT are too small for that. And each kernel must be started, which bf16 does not make shorter.</source>
        <translation>최대 연산 속도는 모든 행렬 연산 유닛에 일이 있을 때만 의미가 있습니다. 작은 GPT의 행렬은 그러기에 너무 작습니다. 게다가 커널마다 호출이 필요하고, bf16을 써도 호출 시간은 줄지 않습니다.</translation>
    </message>
    <message>
        <source>The textbook loop is faster here.</source>
        <translation>여기서는 교과서식 루프가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>The ranges of both predictions overlap. Both rest on the same model, so their ratio is surer than each time.</source>
        <translation>두 예측의 범위가 겹칩니다. 둘 다 같은 모델에서 나왔으므로 비율은 각각의 시간보다 확실합니다.</translation>
    </message>
    <message>
        <source>The red point leaves the copies out. A GPU that shares the CPU&apos;s memory copies nothing, nor does OpenCL on the CPU: its red point lies beside the honest one.</source>
        <translation>빨간 점에는 복사 시간이 빠져 있습니다. CPU와 메모리를 함께 쓰는 GPU나 CPU의 OpenCL은 아무것도 복사하지 않습니다. 그때 빨간 점은 올바른 점 옆에 있습니다.</translation>
    </message>
    <message>
        <source>The same matrix multiplication on the CPU and on the GPU. The GPU has two stopwatches: one is honest, and the red one makes a mistake. Without a GPU, OpenCL on the CPU shows the mistake. Without OpenCL, too, there are no red points.</source>
        <translation>같은 행렬 곱셈을 CPU와 GPU에서 합니다. GPU에는 스톱워치가 둘입니다. 하나는 바르게 재고, 빨간 스톱워치는 실수를 합니다. GPU가 없으면 CPU의 OpenCL로 그 실수를 볼 수 있습니다. OpenCL도 없으면 빨간 점이 없습니다.</translation>
    </message>
    <message>
        <source>The same network, the same CPU.</source>
        <translation>같은 신경망, 같은 CPU입니다.</translation>
    </message>
    <message>
        <source>The same steps.</source>
        <translation>같은 스텝입니다.</translation>
    </message>
    <message>
        <source>The stopwatch that lies</source>
        <translation>거짓말하는 스톱워치</translation>
    </message>
    <message>
        <source>The weights of 50 neurons take some ten kilobytes. At its bandwidth, any GPU moves them in far less than a microsecond. It waits for something else.</source>
        <translation>뉴런 50개의 가중치는 10킬로바이트쯤입니다. 대역폭만 보면 어떤 GPU든 1마이크로초보다 훨씬 짧은 시간에 옮깁니다. GPU가 기다리는 것은 따로 있습니다.</translation>
    </message>
    <message>
        <source>The weights take some ten kilobytes, which need hardly any bandwidth. The bandwidth is not the reason that this GPU comes so close to the CPU.</source>
        <translation>가중치는 10킬로바이트쯤이라 대역폭이 거의 필요 없습니다. 이 GPU가 CPU에 이만큼 다가선 것은 대역폭 덕분이 아닙니다.</translation>
    </message>
    <message>
        <source>This CPU is slow at such work, so almost any GPU wins. Look at where the time goes: is it memory?</source>
        <translation>이 CPU는 이런 작업에 느려서 거의 모든 GPU가 이깁니다. 시간이 어디에 쓰이는지 보세요. 메모리인가요?</translation>
    </message>
    <message>
        <source>Three published claims stand trial. You are the jury. For each one, guess first, then measure: does the claim survive on this machine?</source>
        <translation>발표된 주장 세 가지가 심판대에 올랐습니다. 여러분이 배심원입니다. 먼저 추측하고 나서 측정하세요. 이 컴퓨터에서 주장이 살아남을까요?</translation>
    </message>
    <message>
        <source>Tip 1: use more threads. One thread against all of this CPU, on a GPT of four layers.</source>
        <translation>조언 1: 스레드를 더 쓰기. 4층짜리 GPT로 스레드 하나와 이 CPU의 모든 스레드를 비교합니다.</translation>
    </message>
    <message>
        <source>Tip 2: compiling brings 20 to 50 %. A compiler fuses operations that follow each other. Here is an engine that runs one after the other, against one that fuses.</source>
        <translation>조언 2: 컴파일하면 20~50% 빨라진다. 컴파일러는 이어지는 연산을 융합합니다. 여기서는 하나씩 실행하는 엔진과 융합하는 엔진을 비교합니다.</translation>
    </message>
    <message>
        <source>Tip 3: a batch of 24 to 48 sequences instead of 12. Both train on the same text once.</source>
        <translation>조언 3: 시퀀스 12개 대신 24~48개짜리 배치. 둘 다 같은 텍스트를 한 번 학습합니다.</translation>
    </message>
    <message>
        <source>Tip 4: compute in bf16, with numbers of 16 bits instead of 32. Chips with matrix units for it gain most, so this pair is a prediction for an A100.</source>
        <translation>조언 4: bf16, 곧 32비트 대신 16비트 숫자로 계산하기. bf16용 행렬 연산 유닛이 있는 칩에서 효과가 가장 크므로, 이 비교는 A100에 대한 예측입니다.</translation>
    </message>
    <message>
        <source>Tip 5: the utilisation is 0.01 % and should be 10 %. The second engine is the GPU of this machine, or a prediction.</source>
        <translation>조언 5: 활용률이 0.01%인데 10%여야 한다. 두 번째 엔진은 이 컴퓨터의 GPU 또는 예측입니다.</translation>
    </message>
    <message>
        <source>Tip 6: the integrated GPU helps. Here is this CPU against the GPU of an Apple M1, which a model predicts. If this machine has an integrated GPU, compare with that one after the lesson.</source>
        <translation>조언 6: 내장 GPU가 도움이 된다. 이 CPU와, 모델이 예측하는 Apple M1의 GPU를 비교합니다. 이 컴퓨터에 내장 GPU가 있으면 레슨이 끝난 뒤 그 GPU와 비교하세요.</translation>
    </message>
    <message>
        <source>Does tip 6 hold here: is the integrated GPU faster than this CPU?</source>
        <translation>조언 6이 여기서 맞을까요? 내장 GPU가 이 CPU보다 빠를까요?</translation>
    </message>
    <message>
        <source>This CPU is faster: the tip does not hold here.</source>
        <translation>이 CPU가 더 빠릅니다. 이 조언은 여기서 맞지 않습니다.</translation>
    </message>
    <message>
        <source>The integrated GPU is faster: the tip holds, as far as a prediction can tell.</source>
        <translation>내장 GPU가 더 빠릅니다. 예측으로 알 수 있는 한 이 조언은 맞습니다.</translation>
    </message>
    <message>
        <source>An integrated GPU reads the same memory as the CPU, so nothing is copied. But each kernel still has to be launched: the smaller the model, the better for the CPU. Only a measurement tells whether your own GPU helps.</source>
        <translation>내장 GPU는 CPU와 같은 메모리를 읽으므로 복사가 없습니다. 하지만 커널은 여전히 하나씩 호출해야 하므로, 모델이 작을수록 CPU에 유리합니다. 여러분의 GPU가 도움이 되는지는 측정해야만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>Tip 7: use a larger context. The same model with 256 letters of context instead of 64. A step has more than four times as much work.</source>
        <translation>조언 7: 문맥 늘리기. 같은 모델에서 문맥을 64글자 대신 256글자로 합니다. 한 스텝의 작업량이 네 배를 넘습니다.</translation>
    </message>
    <message>
        <source>Tip 5 was measured with 64 letters. What share of its peak does this CPU reach with 256? Guess in per cent.</source>
        <translation>조언 5는 64글자로 측정했습니다. 256글자에서 이 CPU는 최대 성능의 몇 %를 낼까요? 퍼센트로 추측해 보세요.</translation>
    </message>
    <message>
        <source>The same CPU and batch size, a larger context.</source>
        <translation>CPU와 배치 크기는 그대로이고 문맥만 더 큽니다.</translation>
    </message>
    <message>
        <source>Compare it with the share at 64 letters: does a larger context use the chip better?</source>
        <translation>64글자일 때의 비율과 비교하세요. 문맥이 크면 칩을 더 잘 활용할까요?</translation>
    </message>
    <message>
        <source>Longer operations can keep a chip busier, but the work of the attention grows with the square of the context. So a step takes longer, even if the share rises. The model sees more text at once: whether that helps it, no clock can tell.</source>
        <translation>연산이 길면 칩이 더 쉼 없이 일할 수 있지만, 어텐션의 작업량은 문맥의 제곱으로 늘어납니다. 그래서 비율이 올라도 한 스텝은 더 오래 걸립니다. 모델은 더 많은 텍스트를 한 번에 보지만, 도움이 되는지는 시계로 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Tip 8: 2000 iterations take 10 to 30 minutes. Write down your own guess, in minutes or seconds, before you go on.</source>
        <translation>조언 8: 2,000회 반복에 10~30분 걸린다. 다음으로 넘어가기 전에 자신의 추측을 분이나 초로 적어 두세요.</translation>
    </message>
    <message>
        <source>Drag the batch size to 12: now an epoch has 2000 steps. Read its time, compare it with your guess, and judge tip 8.</source>
        <translation>배치 크기를 12로 맞춰 보세요. 이제 한 에포크가 2,000스텝입니다. 그 시간을 읽고 추측과 비교해 조언 8이 맞는지 판단하세요.</translation>
    </message>
    <message>
        <source>Too close to call. Compare the ratio with that of the first attempt.</source>
        <translation>우열을 가릴 수 없습니다. 첫 시도의 비율과 비교하세요.</translation>
    </message>
    <message>
        <source>Too close to call: that is not a win.</source>
        <translation>우열을 가릴 수 없습니다. 이긴 것이 아닙니다.</translation>
    </message>
    <message>
        <source>Training steps, in turn.</source>
        <translation>학습 스텝을 번갈아 실행합니다.</translation>
    </message>
    <message>
        <source>Twice the bandwidth is faster.</source>
        <translation>대역폭이 두 배인 카드가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>Two different programs also differ in their matrix multiplications, so not all of this is fusion. A percentage from another machine is a guess until you measure it.</source>
        <translation>서로 다른 두 프로그램은 행렬 곱셈도 다르므로 이 차이가 모두 융합 때문은 아닙니다. 다른 컴퓨터에서 나온 퍼센트는 직접 재기 전까지 추측일 뿐입니다.</translation>
    </message>
    <message>
        <source>Vector units, caches and all cores are what the textbook loop leaves unused. The paper itself reports about 45 times over the same loop on all cores. A speed-up names its opponent, or it says nothing.</source>
        <translation>교과서식 루프는 벡터 유닛, 캐시, 나머지 코어를 쓰지 않습니다. 논문에서도 모든 코어에서 도는 같은 루프 대비 약 45배라고 밝힙니다. 비교 상대를 밝히지 않은 속도 향상은 아무 말도 하지 않은 것과 같습니다.</translation>
    </message>
    <message>
        <source>What did this GPU wait for? Tell your neighbour, then go on.</source>
        <translation>이 GPU는 무엇을 기다렸을까요? 옆 사람에게 설명하고 다음으로 넘어가세요.</translation>
    </message>
    <message>
        <source>What share of its own peak does this CPU reach? Guess in per cent.</source>
        <translation>이 CPU는 자신의 최대 성능의 몇 %를 낼까요? 퍼센트로 추측해 보세요.</translation>
    </message>
    <message>
        <source>Which is faster: one thread, or all threads of this CPU?</source>
        <translation>스레드 하나와 이 CPU의 모든 스레드 중 어느 쪽이 빠를까요?</translation>
    </message>
    <message>
        <source>Which of the eight tips would you pass on, and what would you add to each?</source>
        <translation>여덟 가지 조언 중 무엇을 전하겠습니까? 각각에 무엇을 덧붙이겠습니까?</translation>
    </message>
    <message>
        <source>Which one is the mistake? A: the matrices are too small. B: the clock stopped before the work was done. C: the GPU computed something else. D: the CPU was busy. Tell your neighbour, then go on.</source>
        <translation>무엇이 실수일까요? A: 행렬이 너무 작다. B: 작업이 끝나기 전에 시계가 멈췄다. C: GPU가 다른 것을 계산했다. D: CPU가 바빴다. 옆 사람에게 설명하고 다음으로 넘어가세요.</translation>
    </message>
    <message>
        <source>Who is faster at the last attempt?</source>
        <translation>마지막 시도에서는 어느 쪽이 더 빠를까요?</translation>
    </message>
    <message>
        <source>Who is faster now?</source>
        <translation>이제 어느 쪽이 더 빠를까요?</translation>
    </message>
    <message>
        <source>Who is faster with 50 hidden neurons?</source>
        <translation>은닉 뉴런이 50개일 때 어느 쪽이 더 빠를까요?</translation>
    </message>
    <message>
        <source>Why does arithmetic count now, but not before? Tell your neighbour, then go on.</source>
        <translation>전에는 중요하지 않던 연산 속도가 왜 이제는 중요할까요? 옆 사람에게 설명하고 다음으로 넘어가세요.</translation>
    </message>
    <message>
        <source>Why does bandwidth count here? Tell your neighbour, then go on.</source>
        <translation>여기서는 왜 대역폭이 중요할까요? 옆 사람에게 설명하고 다음으로 넘어가세요.</translation>
    </message>
    <message>
        <source>With the copies and without them.</source>
        <translation>복사를 포함할 때와 뺄 때를 모두 잽니다.</translation>
    </message>
    <message>
        <source>With the copies, the CPU is faster.</source>
        <translation>복사를 포함하면 CPU가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>With the copies, the source itself measures 67 times instead of 116. A matrix multiplication uses each number n times, so its copies weigh less the larger n is. The claim needs one more sentence: where the data were.</source>
        <translation>복사를 포함하면 출처의 강의에서도 116배가 아니라 67배입니다. 행렬 곱셈은 숫자 하나를 n번 쓰므로 n이 클수록 복사의 비중이 작아집니다. 이 주장에는 데이터가 어디에 있었는지 밝히는 한 문장이 더 필요합니다.</translation>
    </message>
    <message>
        <source>Write one sentence that makes a speed-up believable. It names the opponent, what the stopwatch covers, and where the data lie.</source>
        <translation>속도 향상을 믿을 수 있게 하는 문장을 하나 써 보세요. 비교 상대, 스톱워치가 재는 범위, 데이터의 위치를 밝혀야 합니다.</translation>
    </message>
    <message>
        <source>You can name the opponent, the stopwatch and the copies behind a published speed-up.</source>
        <translation>발표된 속도 향상에서 비교 상대가 무엇인지, 스톱워치가 무엇을 쟀는지, 복사가 들어 있는지 말할 수 있습니다.</translation>
    </message>
    <message>
        <source>You can pay for wider memory or for shorter launches. Which do you buy for small networks, which for long vectors?</source>
        <translation>대역폭이 더 넓은 메모리와 더 빠른 커널 호출 중 하나를 살 수 있습니다. 작은 신경망에는 무엇을, 긴 벡터에는 무엇을 사겠습니까?</translation>
    </message>
    <message>
        <source>You can say when a stopwatch must be read so that the speed-up of a GPU is true.</source>
        <translation>GPU의 속도 향상을 바르게 재려면 스톱워치를 언제 읽어야 하는지 말할 수 있습니다.</translation>
    </message>
    <message>
        <source>You can say which figure of a GPU limits a given work, before you pay for a new GPU.</source>
        <translation>GPU의 어떤 수치가 작업을 제한하는지, 새 GPU에 돈을 쓰기 전에 말할 수 있습니다.</translation>
    </message>
    <message>
        <source>You can test a tip on your own machine instead of believing it.</source>
        <translation>조언을 믿는 대신 자신의 컴퓨터에서 확인할 수 있습니다.</translation>
    </message>
    <message>
        <source>You design a GPU. It must beat this CPU on a tiny network with 50 hidden neurons. You have three attempts with the figures of a GeForce RTX 2070. Nobody has built such a card: a model predicts it.</source>
        <translation>GPU를 설계합니다. 은닉 뉴런이 50개인 아주 작은 신경망에서 이 CPU를 이겨야 합니다. GeForce RTX 2070의 수치를 바꿀 기회가 세 번 있습니다. 이런 카드는 아무도 만든 적이 없으므로 모델이 예측합니다.</translation>
    </message>
    <message>
        <source>Your GPU is faster at the first attempt.</source>
        <translation>첫 시도에서 여러분의 GPU가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>Your GPU is faster.</source>
        <translation>여러분의 GPU가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>Your GPU wins at 50 neurons.</source>
        <translation>여러분의 GPU가 뉴런 50개에서 이겼습니다.</translation>
    </message>
    <message>
        <source>bf16 is faster. Is it anywhere near 16 times?</source>
        <translation>bf16이 더 빠릅니다. 16배에 가까운가요?</translation>
    </message>
    <message>
        <source>bf16 is slower here.</source>
        <translation>여기서는 bf16이 더 느립니다.</translation>
    </message>
    <message>
        <source>Between a tenth and a half of this CPU&apos;s measured peak. Multiplications share the time with everything else.</source>
        <translation>이 CPU에서 측정한 최대 성능의 10분의 1에서 절반 사이입니다. 곱셈과 나머지 작업이 시간을 나누어 씁니다.</translation>
    </message>
    <message>
        <source>Drag the batch size to 24 or more. How does the utilisation change?</source>
        <translation>배치 크기를 24 이상으로 올려 보세요. 활용률이 어떻게 달라지나요?</translation>
    </message>
    <message>
        <source>Less than a tenth of this CPU&apos;s measured peak. Short operations, memory and waiting take most of the time.</source>
        <translation>이 CPU에서 측정한 최대 성능의 10분의 1에 못 미칩니다. 짧은 연산과 메모리, 대기가 시간의 대부분을 차지합니다.</translation>
    </message>
    <message>
        <source>More than half of this CPU&apos;s measured peak. Matrix multiplications take most of the time.</source>
        <translation>이 CPU에서 측정한 최대 성능의 절반을 넘습니다. 행렬 곱셈이 시간의 대부분을 차지합니다.</translation>
    </message>
    <message>
        <source>The GPU is faster even with one sequence. The roofline says how close it comes to its own peak.</source>
        <translation>GPU는 시퀀스가 하나일 때도 더 빠릅니다. 루프라인 차트를 보면 GPU가 자신의 최대 성능에 얼마나 가까운지 알 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>MandelbrotPlace</name>
    <message>
        <source>&apos;%1&apos; is not a coordinate: there are x, y, span and iterations.</source>
        <translation>“%1”: 좌표가 아닙니다. 좌표는 x, y, span, iterations입니다.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number.</source>
        <translation>“%1”: 숫자가 아닙니다.</translation>
    </message>
    <message>
        <source>There are more than four numbers: x, y, span and iterations.</source>
        <translation>숫자가 네 개보다 많습니다. x, y, span, iterations만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>A place needs at least x and y, as in &apos;x = -0.75, y = 0, span = 3&apos;.</source>
        <translation>위치에는 적어도 x와 y가 필요합니다. 예: x = -0.75, y = 0, span = 3.</translation>
    </message>
    <message>
        <source>x and y must lie between -4 and 4, because nothing of the set is outside.</source>
        <translation>x와 y는 -4와 4 사이여야 합니다. 그 밖에는 집합에 속하는 점이 없습니다.</translation>
    </message>
    <message>
        <source>The span must be greater than 0.</source>
        <translation>폭(span)은 0보다 커야 합니다.</translation>
    </message>
    <message>
        <source>The span can be %1 at most.</source>
        <translation>폭(span)은 최대 %1입니다.</translation>
    </message>
    <message>
        <source>The span is too small: float64 cannot tell the pixels apart below %1.</source>
        <translation>폭(span)이 너무 작습니다. %1보다 작으면 float64로 픽셀을 구별할 수 없습니다.</translation>
    </message>
    <message>
        <source>There can be 1 to %L1 iterations.</source>
        <translation>반복 횟수는 1에서 %L1까지입니다.</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>Speed-up of %1 over %2</source>
        <comment>engine, engine</comment>
        <translation>%2 대비 %1의 속도 향상</translation>
    </message>
    <message>
        <source>%1 is faster</source>
        <translation>%1 쪽이 더 빠름</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4</source>
        <comment>axis, value, axis, value</comment>
        <translation>%1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Solid line: crossover. Between the dashed lines it is too close to call. Dots: measured. Crosses: failed. Hatched: not measured.</source>
        <translation>실선: 추월 지점. 파선 사이: 우열을 가릴 수 없음. 점: 측정함. 가위표: 실패함. 빗금: 측정하지 않음.</translation>
    </message>
    <message>
        <source>%1: %2 is %3 times as fast (%4 to %5)</source>
        <comment>place, engine, numbers</comment>
        <translation>%1: %2 쪽이 %3배 빠릅니다(%4~%5배)</translation>
    </message>
    <message>
        <source>%1: too close to call (%2 to %3 times as fast)</source>
        <comment>place, numbers</comment>
        <translation>%1: 우열을 가릴 수 없음(%2~%3배)</translation>
    </message>
    <message>
        <source>%1, over %2 and %3. Points measured: %4. %5 is faster at %6 of them, %7 at %8; too close to call at %9.</source>
        <translation>%2, %3에 따른 %1. 측정한 점 %4개 중 %5 쪽이 빠른 점 %6개, %7 쪽이 빠른 점 %8개, 우열을 가릴 수 없는 점 %9개.</translation>
    </message>
    <message>
        <source>1 of them has no verdict yet.</source>
        <translation>그중 1개는 아직 판정이 없습니다.</translation>
    </message>
    <message>
        <source>%1 of them have no verdict yet.</source>
        <translation>그중 %1개는 아직 판정이 없습니다.</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>잠정</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>%1 %2 must be below %3 %4.</source>
        <translation>%1 %2 값은 %3 %4보다 작아야 합니다.</translation>
    </message>
    <message>
        <source>%1 = %2 is out of range: allowed are %3.</source>
        <translation>%1 = %2: 범위를 벗어났습니다. 허용 범위: %3.</translation>
    </message>
    <message>
        <source>%1 and %2 name the same file &apos;%3&apos;.</source>
        <translation>%1, %2: 둘 다 같은 파일을 가리킵니다(“%3”).</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1바이트</translation>
    </message>
    <message>
        <source>%1 bytes (%2.%3 GiB)</source>
        <translation>%1바이트 (%2.%3 GiB)</translation>
    </message>
    <message>
        <source>%1 bytes of main memory could not be locked for %2: use pageable copies or a smaller size.</source>
        <translation>주 메모리 %1바이트를 %2용으로 고정할 수 없었습니다. 페이징 가능 메모리로 복사하거나 크기를 줄이세요.</translation>
    </message>
    <message>
        <source>%1 cannot be differentiated.</source>
        <translation>%1: 미분할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be read beyond byte %2.</source>
        <translation>%1: 바이트 %2 이후를 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be read to its end.</source>
        <translation>%1: 끝까지 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1: 읽을 수 없습니다(%2).</translation>
    </message>
    <message>
        <source>%1 cannot be used with OpenCL: it has no work-groups of %2 items.</source>
        <translation>%1: OpenCL로 쓸 수 없습니다. 항목 %2개짜리 작업 그룹을 지원하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be used with OpenCL: it is not little-endian.</source>
        <translation>%1: OpenCL로 쓸 수 없습니다. 리틀 엔디언이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 cannot be used with OpenCL: its driver has no compiler; install the full driver.</source>
        <translation>%1: OpenCL로 쓸 수 없습니다. 드라이버에 컴파일러가 없습니다. 전체 드라이버를 설치하세요.</translation>
    </message>
    <message>
        <source>%1 cannot be used with OpenCL: its driver says that it is not available; end other programs that hold it, or restart.</source>
        <translation>%1: OpenCL로 쓸 수 없습니다. 드라이버가 이 장치를 사용할 수 없다고 알립니다. 장치를 쓰는 다른 프로그램을 끝내거나 다시 시작하세요.</translation>
    </message>
    <message>
        <source>%1 cannot write to %2.</source>
        <translation>%1: %2에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 channels cannot be shared out evenly among %2 heads: channels must be a multiple of heads.</source>
        <translation>채널 %1개는 헤드 %2개에 고르게 나눌 수 없습니다. 채널 수는 헤드 수의 배수여야 합니다.</translation>
    </message>
    <message>
        <source>%1 computes in single precision only: choose float32.</source>
        <translation>%1: 단정밀도로만 계산합니다. float32를 선택하세요.</translation>
    </message>
    <message>
        <source>%1 could not be measured: %2</source>
        <translation>%1 측정 실패: %2</translation>
    </message>
    <message>
        <source>%1 does not overtake %2 in this range: slower at %3, too close to call at %4.</source>
        <translation>이 범위에서 %1 쪽이 %2 쪽을 추월하지 못합니다. 더 느림: %3, 우열을 가릴 수 없음: %4.</translation>
    </message>
    <message>
        <source>%1 does not take %2 inputs.</source>
        <translation>%1: 입력 %2개를 받지 않습니다.</translation>
    </message>
    <message>
        <source>%1 does not tell how long its kernels take.</source>
        <translation>%1: 커널에 걸리는 시간을 알려 주지 않습니다.</translation>
    </message>
    <message>
        <source>%1 ends within an image: the file has %2 bytes, and each of CIFAR-10&apos;s images has %3. The last image begins at byte %4.</source>
        <translation>%1: 이미지 중간에서 끝납니다. 파일은 %2바이트이고 CIFAR-10의 이미지는 각각 %3바이트입니다. 마지막 이미지는 바이트 %4에서 시작합니다.</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 실패: %2</translation>
    </message>
    <message>
        <source>%1 has %2 classes in its last column; logistic regression tells two apart.</source>
        <translation>%1: 마지막 열에 클래스가 %2개 있습니다. 로지스틱 회귀는 두 클래스만 구별합니다.</translation>
    </message>
    <message>
        <source>%1 has %2 different characters; 2 to 65 536 can be learned.</source>
        <translation>%1: 서로 다른 글자가 %2개입니다. 2개에서 65,536개까지 학습할 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 has compute capability %2.%3, and this build needs %4.%5 or more: build Overtake with an older CUDA toolkit (CUDA 12 supports 6.0), or use the card through OpenCL.</source>
        <translation>%1: compute capability %2.%3이고, 이 빌드에는 %4.%5 이상이 필요합니다. 더 오래된 CUDA 툴킷으로 Overtake를 빌드하거나(CUDA 12는 6.0 지원) OpenCL로 카드를 쓰세요.</translation>
    </message>
    <message>
        <source>%1 has no %2: the binary version of CIFAR-10 has data_batch_1.bin to data_batch_5.bin and test_batch.bin.</source>
        <translation>%1: %2 파일이 없습니다. CIFAR-10의 바이너리 버전에는 data_batch_1.bin부터 data_batch_5.bin까지와 test_batch.bin이 있습니다.</translation>
    </message>
    <message>
        <source>%1 has no library for convolutions.</source>
        <translation>%1: 합성곱 라이브러리가 없습니다.</translation>
    </message>
    <message>
        <source>%1 has a header but no rows.</source>
        <translation>%1: 머리글만 있고 행이 없습니다.</translation>
    </message>
    <message>
        <source>%1 is at %2 of its peak.</source>
        <translation>%1: 최대 성능의 %2입니다.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1: 비어 있습니다.</translation>
    </message>
    <message>
        <source>%1 is empty: it needs rows of numbers with the class in the last column.</source>
        <translation>%1: 비어 있습니다. 마지막 열이 클래스인 숫자 행이 필요합니다.</translation>
    </message>
    <message>
        <source>%1 is faster over the whole range: %2 does not overtake it.</source>
        <translation>전체 범위에서 %1 쪽이 더 빠릅니다. %2 쪽은 추월하지 못합니다.</translation>
    </message>
    <message>
        <source>%1 is faster than %2 over the whole range.</source>
        <translation>전체 범위에서 %1 쪽이 %2 쪽보다 빠릅니다.</translation>
    </message>
    <message>
        <source>%1 is larger than a float32 can hold (3.4e38).</source>
        <translation>%1: float32로 나타낼 수 있는 범위(3.4e38)보다 큽니다.</translation>
    </message>
    <message>
        <source>%1 is missing: name a %2 of the database or of this machine.</source>
        <translation>%1 없음: 데이터베이스나 이 컴퓨터에 있는 %2 이름을 지정하세요.</translation>
    </message>
    <message>
        <source>%1 is not a number.</source>
        <translation>%1: 숫자가 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is not a number: write a point as the decimal sign.</source>
        <translation>%1: 숫자가 아닙니다. 소수점은 마침표로 쓰세요.</translation>
    </message>
    <message>
        <source>%1 is not a text file in UTF-8: it holds zero bytes.</source>
        <translation>%1: UTF-8 텍스트 파일이 아닙니다. 값이 0인 바이트가 들어 있습니다.</translation>
    </message>
    <message>
        <source>%1 is not a text in UTF-8: %2 at byte %3.</source>
        <translation>%1: UTF-8 텍스트가 아닙니다. 바이트 %3: %2.</translation>
    </message>
    <message>
        <source>%1 is nowhere slower than %2 in this range: faster at %3, too close to call at %4.</source>
        <translation>이 범위에서 %1 쪽이 %2 쪽보다 느린 곳이 없습니다. 더 빠름: %3, 우열을 가릴 수 없음: %4.</translation>
    </message>
    <message>
        <source>%1 multiplies matrices in fp32 only: TF32 and bf16 need compute capability 8.0.</source>
        <translation>%1: 행렬 곱셈을 fp32로만 합니다. TF32와 bf16에는 compute capability 8.0이 필요합니다.</translation>
    </message>
    <message>
        <source>%1 of %2 checks failed, first %3, %4: %5</source>
        <translation>검사 %2개 중 %1개가 실패했습니다. 첫 번째: %3, %4: %5</translation>
    </message>
    <message>
        <source>%1 of %2 tasks have not ended yet: collect again later.</source>
        <translation>작업 %2개 중 %1개가 아직 끝나지 않았습니다. 나중에 collect를 다시 실행하세요.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>점 %1개</translation>
    </message>
    <message>
        <source>%1 prints &apos;%2&apos; when it is loaded. It is used, and its output is ignored.</source>
        <translation>%1: 불러올 때 텍스트를 출력합니다(“%2”). 사용하지만 그 출력은 무시합니다.</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1행</translation>
    </message>
    <message>
        <source>%1 samples that training did not see</source>
        <translation>학습에 쓰지 않은 샘플 %1개</translation>
    </message>
    <message>
        <source>%1 sbatch may have submitted the sweep all the same: &apos;%2&apos; is kept.</source>
        <translation>%1 sbatch가 스윕을 이미 제출했을 수 있으므로 “%2”을(를) 남겨 둡니다.</translation>
    </message>
    <message>
        <source>%1 stands for a missing class: fill it in or leave the row out.</source>
        <translation>%1: 빠진 클래스를 뜻합니다. 채우거나 행을 빼세요.</translation>
    </message>
    <message>
        <source>%1 stands for a missing value: fill it in or leave the row out.</source>
        <translation>%1: 빠진 값을 뜻합니다. 채우거나 행을 빼세요.</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1스텝</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>스레드 %1개</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>%1 waits for memory: it uses %2 of the bandwidth.</source>
        <translation>%1: 메모리를 기다리며, 대역폭의 %2를 씁니다.</translation>
    </message>
    <message>
        <source>%1 was lost after an earlier error.</source>
        <translation>%1: 앞선 오류 뒤에 연결이 끊겼습니다.</translation>
    </message>
    <message>
        <source>%1 was lost after an error, and a new context did not help (%2): start the program again.</source>
        <translation>%1: 오류 뒤에 연결이 끊겼고 새 컨텍스트로도 복구되지 않았습니다(%2). 프로그램을 다시 시작하세요.</translation>
    </message>
    <message>
        <source>%1 was lost during its work and could not be opened again (%2): restart Overtake.</source>
        <translation>%1: 작업 중에 연결이 끊겼고 다시 열 수 없었습니다(%2). Overtake를 다시 시작하세요.</translation>
    </message>
    <message>
        <source>%1, byte %2: class %3, where CIFAR-10 has 0 to 9.</source>
        <translation>%1, 바이트 %2: 클래스 %3. CIFAR-10은 0~9입니다.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, %2행, %3열: %4</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; has %3 numbers, more than the GPU engines&apos; kernels for images can count: use a smaller batch.</source>
        <translation>%1: “%2”의 숫자가 %3개로, GPU 엔진의 이미지 커널이 셀 수 있는 것보다 많습니다. 더 작은 배치를 쓰세요.</translation>
    </message>
    <message>
        <source>%1: every row is of the class %2; at least two classes are needed.</source>
        <translation>%1: 모든 행의 클래스가 %2입니다. 클래스가 두 개 이상 필요합니다.</translation>
    </message>
    <message>
        <source>%1: only the loss can be differentiated, not the probabilities.</source>
        <translation>%1: 손실만 미분할 수 있고 확률은 안 됩니다.</translation>
    </message>
    <message>
        <source>%1: the shapes %2 do not fit.</source>
        <translation>%1: 형태가 맞지 않습니다(%2).</translation>
    </message>
    <message>
        <source>%1; its last output: %2</source>
        <translation>%1. 마지막 출력: %2</translation>
    </message>
    <message>
        <source>%1; line %2 has %3 columns.</source>
        <translation>%1. %2행에는 열이 %3개 있습니다.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; %2 cannot be set from %3 numbers.</source>
        <translation>“%1” %2: 숫자 %3개로는 채울 수 없습니다.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be a worker&apos;s name: it is one word without &apos;/&apos;, &apos;,&apos;, &apos;:&apos; and &apos;=&apos;.</source>
        <translation>“%1”: 워커의 이름이 될 수 없습니다. “/”, “,”, “:”, “=”가 없는 한 단어여야 합니다.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be given these values.</source>
        <translation>“%1”: 이 값을 넣을 수 없습니다.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be read as a PNG image: %2.</source>
        <translation>“%1” 파일을 PNG 이미지로 읽을 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be started: %2.</source>
        <translation>“%1” 프로그램을 시작할 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; in %2 is not a setting: write key=value.</source>
        <translation>%2의 “%1”: 설정이 아닙니다. 키=값 형식으로 쓰세요.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; in --worker is named twice: give each worker a name of its own.</source>
        <translation>--worker의 “%1”: 두 번 나옵니다. 워커마다 다른 이름을 쓰세요.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2 in the data and cannot be swept.</source>
        <translation>“%1”: 값이 데이터에서 정해져 있어(%2) 스윕할 수 없습니다.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a %2 (%3), and %4 takes a %5. There are %6.</source>
        <translation>“%1”: %2입니다(%3). %4에 필요한 것은 %5입니다. 사용할 수 있는 것: %6.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a model of a device: it predicts times and cannot train.</source>
        <translation>“%1”: 장치의 모델입니다. 시간을 예측할 뿐 학습할 수 없습니다.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a model: it predicts and cannot be recorded.</source>
        <translation>“%1”: 모델입니다. 예측만 할 뿐 기록할 수 없습니다.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a model: it predicts and cannot run anything.</source>
        <translation>“%1”: 모델입니다. 예측만 할 뿐 아무것도 실행할 수 없습니다.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is decided by &apos;%2&apos; and cannot be swept.</source>
        <translation>“%1”: “%2”이(가) 정하므로 스윕할 수 없습니다.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is given twice in %2.</source>
        <translation>“%1”: %2에 두 번 나옵니다.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a CUDA plug-in of Overtake: build or install it again.</source>
        <translation>“%1”: Overtake의 CUDA 플러그인이 아닙니다. 다시 빌드하거나 설치하세요.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not the folder of a sweep: overtake-bench sweep … --sbatch &apos;OPTIONS&apos; makes one.</source>
        <translation>“%1”: 스윕의 폴더가 아닙니다. overtake-bench sweep … --sbatch &apos;OPTIONS&apos;로 만드세요.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number and cannot be swept. Parameters of %2 that can be swept: %3.</source>
        <translation>“%1”: 숫자가 아니므로 스윕할 수 없습니다. %2에서 스윕할 수 있는 것: %3.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing: install Overtake again, or set OVERTAKE_WORKERS.</source>
        <translation>“%1” 파일이 없습니다. Overtake를 다시 설치하거나 OVERTAKE_WORKERS를 지정하세요.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is the name of a worker, a framework or an engine already: choose another.</source>
        <translation>“%1”: 이미 워커, 프레임워크 또는 엔진의 이름입니다. 다른 이름을 고르세요.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is the same for all engines of a comparison: use --set %2=%3.</source>
        <translation>“%1”: 비교하는 모든 엔진에 같은 값입니다. --set %2=%3 옵션을 쓰세요.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names a file, which neither a lesson nor a link may.</source>
        <translation>“%1”: 파일을 가리킵니다. 레슨이나 링크에서는 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; or more</source>
        <translation>“%1” 이상</translation>
    </message>
    <message>
        <source>&apos;%1&apos; predicts times and computes nothing that could be checked.</source>
        <translation>“%1”: 시간을 예측할 뿐 검사할 계산을 하지 않습니다.</translation>
    </message>
    <message>
        <source>&apos;%1.json&apos; does not hold the results of task %2 of this sweep.</source>
        <translation>“%1.json”: 이 스윕의 작업 %2의 측정 결과가 아닙니다.</translation>
    </message>
    <message>
        <source>&apos;%1.sha256&apos; contains no hash.</source>
        <translation>“%1.sha256”: 해시가 없습니다.</translation>
    </message>
    <message>
        <source>--%1 cannot be opened here: Overtake only measures and starts nothing else.</source>
        <translation>--%1: 여기서는 열 수 없습니다. Overtake는 측정만 할 뿐 다른 것은 시작하지 않습니다.</translation>
    </message>
    <message>
        <source>--and-from and --and-to belong to --and KEY: give it too.</source>
        <translation>--and-from과 --and-to는 --and KEY와 함께 씁니다. --and도 지정하세요.</translation>
    </message>
    <message>
        <source>--engine %1 sets &apos;%2&apos;, which the sweep varies: leave it out.</source>
        <translation>--engine %1: 스윕이 바꾸는 “%2” 값을 지정합니다. 이 값을 빼세요.</translation>
    </message>
    <message>
        <source>--%1 %2 contradicts --set %1=%3: leave one of the two out.</source>
        <translation>--%1 %2, --set %1=%3: 서로 맞지 않습니다. 둘 중 하나를 빼세요.</translation>
    </message>
    <message>
        <source>--held-out keeps samples back, but gpt always holds the last tenth of the text out: leave --held-out out.</source>
        <translation>--held-out은 샘플을 남겨 두지만, gpt는 언제나 텍스트의 마지막 1/10을 남겨 둡니다. 이 옵션은 빼세요.</translation>
    </message>
    <message>
        <source>--from %1 must be below --to %2.</source>
        <translation>--from %1 값은 --to %2보다 작아야 합니다.</translation>
    </message>
    <message>
        <source>--over and --and both name %1: a map needs two parameters.</source>
        <translation>--over와 --and가 둘 다 %1입니다. 지도에는 매개변수 두 개가 필요합니다.</translation>
    </message>
    <message>
        <source>--prompt and --temperature belong to --sample: give the number of characters.</source>
        <translation>--prompt와 --temperature는 --sample과 함께 씁니다. 글자 수를 지정하세요.</translation>
    </message>
    <message>
        <source>--sample lets the workload gpt generate text; %1 does not learn text.</source>
        <translation>--sample은 워크로드 gpt로 텍스트를 생성합니다. %1 워크로드는 텍스트를 학습하지 않습니다.</translation>
    </message>
    <message>
        <source>--sbatch needs --engine, because the engines of the machines behind Slurm are not known here.</source>
        <translation>--sbatch에는 --engine이 필요합니다. Slurm이 관리하는 컴퓨터에 어떤 엔진이 있는지 여기서는 알 수 없습니다.</translation>
    </message>
    <message>
        <source>--sbatch needs --out FILE.json: the tasks leave their results in a folder beside it.</source>
        <translation>--sbatch에는 --out FILE.json이 필요합니다. 작업이 측정 결과를 남기는 폴더가 그 파일 옆에 생깁니다.</translation>
    </message>
    <message>
        <source>--sbatch submits a sweep over one parameter: leave --and out.</source>
        <translation>--sbatch는 파라미터 하나에 대한 스윕을 제출합니다. --and는 빼세요.</translation>
    </message>
    <message>
        <source>--set %1=%2 contradicts the data, which have %3: leave it out.</source>
        <translation>--set %1=%2: 데이터의 값(%3)과 맞지 않습니다. 이 설정을 빼세요.</translation>
    </message>
    <message>
        <source>--set %1=%2 contradicts the sweep, which varies %3: leave it out.</source>
        <translation>--set %1=%2: 스윕이 %3 값을 바꾸므로 함께 쓸 수 없습니다. 이 설정을 빼세요.</translation>
    </message>
    <message>
        <source>--set %1=%2 has no effect, because &apos;%3&apos; is %4: leave it out, or give &apos;%3&apos; no value.</source>
        <translation>--set %1=%2: “%3”이(가) %4이므로 효과가 없습니다. 이 설정을 빼거나 “%3”의 값을 비우세요.</translation>
    </message>
    <message>
        <source>--set mode=%1 contradicts training: leave it out.</source>
        <translation>--set mode=%1: 학습과 함께 쓸 수 없습니다. 이 설정을 빼세요.</translation>
    </message>
    <message>
        <source>--values names one parameter&apos;s values: with --and give --from, --to, --and-from, --and-to and --points.</source>
        <translation>--values로는 매개변수 하나의 값만 지정합니다. --and를 쓸 때는 --from, --to, --and-from, --and-to, --points를 지정하세요.</translation>
    </message>
    <message>
        <source>--values replaces --from, --to and --points: leave them out.</source>
        <translation>--values를 쓰면 --from, --to, --points가 필요 없습니다. 빼세요.</translation>
    </message>
    <message>
        <source>0 or more</source>
        <translation>0 이상</translation>
    </message>
    <message>
        <source>1 or more</source>
        <translation>1 이상</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>점 1개</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1스텝</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>스레드 1개</translation>
    </message>
    <message>
        <source>1: this version of Overtake reads no other (it is %1)</source>
        <translation>1 (이 버전의 Overtake는 다른 값을 읽지 못합니다. 지정된 값: %1)</translation>
    </message>
    <message>
        <source>200 in a row, best of several times</source>
        <translation>연속 200회, 여러 번 중 가장 짧은 시간</translation>
    </message>
    <message>
        <source>: did you mean &apos;%1&apos;?</source>
        <translation>: 혹시 “%1” 아닌가요?</translation>
    </message>
    <message>
        <source>A check</source>
        <translation>검사</translation>
    </message>
    <message>
        <source>A command is missing: %1; see overtake-bench --help.</source>
        <translation>명령을 지정하지 않았습니다: %1. overtake-bench --help를 참고하세요.</translation>
    </message>
    <message>
        <source>A defect, please report it: %1 failed with &apos;%2&apos;.</source>
        <translation>프로그램 결함입니다. 개발자에게 알려 주세요: %1 실패, “%2”.</translation>
    </message>
    <message>
        <source>A map compares: name at least two engines with --engine.</source>
        <translation>지도는 엔진을 비교합니다. --engine으로 엔진을 두 개 이상 지정하세요.</translation>
    </message>
    <message>
        <source>A map needs at least 2 points along each parameter.</source>
        <translation>지도에는 매개변수마다 점이 2개 이상 필요합니다.</translation>
    </message>
    <message>
        <source>A map needs two parameters: both are %1.</source>
        <translation>지도에는 매개변수 두 개가 필요한데 둘 다 %1입니다.</translation>
    </message>
    <message>
        <source>A profile has no column &apos;%1&apos;%2 There are %3.</source>
        <translation>프로파일에 “%1” 열이 없습니다%2 사용할 수 있는 열: %3.</translation>
    </message>
    <message>
        <source>A quote (%1) is not closed in: %2</source>
        <translation>닫히지 않은 따옴표(%1)가 있습니다: %2</translation>
    </message>
    <message>
        <source>A sweep needs at least 1 point.</source>
        <translation>스윕에는 점이 1개 이상 필요합니다.</translation>
    </message>
    <message>
        <source>A value of %1 lies outside of its range: %2.</source>
        <translation>%1 값이 범위를 벗어났습니다: %2.</translation>
    </message>
    <message>
        <source>A worker is started by the program that it serves: --worker NAME=&apos;ssh gpu1 overtake-bench worker&apos;, for example.</source>
        <translation>워커는 그 워커를 쓰는 프로그램이 시작합니다. 예: --worker NAME=&apos;ssh gpu1 overtake-bench worker&apos;.</translation>
    </message>
    <message>
        <source>A workload is missing: one of %1, or --preset NAME.</source>
        <translation>워크로드를 지정하지 않았습니다: %1 중 하나 또는 --preset NAME을 지정하세요.</translation>
    </message>
    <message>
        <source>A workload or a preset is missing.</source>
        <translation>워크로드나 프리셋을 지정하지 않았습니다.</translation>
    </message>
    <message>
        <source>An array is expected here.</source>
        <translation>여기에는 배열이 와야 합니다.</translation>
    </message>
    <message>
        <source>An epoch needs at least one sample, and a batch at least one row.</source>
        <translation>에포크에는 샘플이, 배치에는 행이 하나 이상 필요합니다.</translation>
    </message>
    <message>
        <source>An order must contain each sample once.</source>
        <translation>순서에는 모든 샘플이 한 번씩 있어야 합니다.</translation>
    </message>
    <message>
        <source>Arithmetic limits both: %1 is the ratio of their peaks.</source>
        <translation>둘 다 연산 속도가 한계입니다. 최대 연산 속도의 비율은 %1입니다.</translation>
    </message>
    <message>
        <source>Both wait for memory: %1 is the ratio of their bandwidths.</source>
        <translation>둘 다 메모리를 기다립니다. 대역폭의 비율은 %1입니다.</translation>
    </message>
    <message>
        <source>CUDA cannot be started: %1 (%2); see what nvidia-smi says, and restart the machine if nothing else helps.</source>
        <translation>CUDA를 시작할 수 없습니다: %1 (%2). nvidia-smi 출력을 확인하고, 그래도 안 되면 컴퓨터를 다시 시작하세요.</translation>
    </message>
    <message>
        <source>CUDA failed %1: %2.</source>
        <translation>CUDA 실패(%1): %2.</translation>
    </message>
    <message>
        <source>CUDA is switched off by an empty OVERTAKE_CUDA_PLUGIN: unset it to use NVIDIA cards.</source>
        <translation>OVERTAKE_CUDA_PLUGIN이 비어 있어 CUDA가 꺼져 있습니다. NVIDIA 카드를 쓰려면 이 변수를 지우세요.</translation>
    </message>
    <message>
        <source>CUDA_VISIBLE_DEVICES is &apos;%1&apos;, which names no card of this machine: unset it, or list cards by number, as in CUDA_VISIBLE_DEVICES=0.</source>
        <translation>CUDA_VISIBLE_DEVICES 값 “%1”: 이 컴퓨터에 없는 카드입니다. 변수를 지우거나 CUDA_VISIBLE_DEVICES=0처럼 번호로 지정하세요.</translation>
    </message>
    <message>
        <source>CUDA_VISIBLE_DEVICES is empty and hides every card: unset it.</source>
        <translation>CUDA_VISIBLE_DEVICES가 비어 있어 모든 카드가 숨겨집니다. 변수를 지우세요.</translation>
    </message>
    <message>
        <source>Option %1 takes no value.</source>
        <translation>옵션 %1: 값을 받지 않습니다.</translation>
    </message>
    <message>
        <source>Stopped. The results so far are shown.</source>
        <translation>중지했습니다. 지금까지의 결과를 표시합니다.</translation>
    </message>
    <message>
        <source>Stopped. The training so far is shown.</source>
        <translation>중지했습니다. 그때까지 학습한 결과를 표시합니다.</translation>
    </message>
    <message>
        <source>Cannot open &apos;%1&apos;.</source>
        <translation>“%1” 파일을 열 수 없습니다.</translation>
    </message>
    <message>
        <source>Cannot read &apos;%1&apos;: %2</source>
        <translation>“%1” 파일을 읽을 수 없습니다: %2</translation>
    </message>
    <message>
        <source>Cannot read &apos;%1&apos;: memory ran out.</source>
        <translation>“%1” 파일을 읽을 수 없습니다. 메모리가 부족합니다.</translation>
    </message>
    <message>
        <source>Cannot write &apos;%1&apos;: %2.</source>
        <translation>“%1” 파일을 쓸 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>Cannot write &apos;%1&apos;: memory ran out.</source>
        <translation>“%1” 파일을 쓸 수 없습니다. 메모리가 부족합니다.</translation>
    </message>
    <message>
        <source>Cannot write a file without a name.</source>
        <translation>이름 없는 파일은 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Cannot write to standard output.</source>
        <translation>표준 출력에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Card %1 does not say what it is: see what nvidia-smi says.</source>
        <translation>카드 %1: 어떤 카드인지 알려 주지 않습니다. nvidia-smi 출력을 확인하세요.</translation>
    </message>
    <message>
        <source>Copies take %1 of the step on %2.</source>
        <translation>%2: 복사가 스텝의 %1를 차지합니다.</translation>
    </message>
    <message>
        <source>Engines are missing.</source>
        <translation>엔진을 지정하지 않았습니다.</translation>
    </message>
    <message>
        <source>Every card is in use by another program that keeps it to itself: end that program, or try later.</source>
        <translation>모든 카드를 다른 프로그램이 독점하고 있습니다. 그 프로그램을 끝내거나 나중에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>Failed %1: %2.</source>
        <translation>실패(%1): %2.</translation>
    </message>
    <message>
        <source>Install intel-opencl-icd, or mesa-opencl-icd if the system does not have that package (Debian 13); packaging/run does it.</source>
        <translation>intel-opencl-icd를, 그런 패키지가 없으면(Debian 13) mesa-opencl-icd를 설치하세요. packaging/run이 해 줍니다.</translation>
    </message>
    <message>
        <source>Install mesa-opencl-icd; packaging/run does it.</source>
        <translation>mesa-opencl-icd를 설치하세요. packaging/run이 해 줍니다.</translation>
    </message>
    <message>
        <source>Install nvidia-driver and nvidia-opencl-icd (in Debian&apos;s section non-free), or beside the driver the CUDA toolkit (nvidia-cuda-toolkit) for the CUDA engine.</source>
        <translation>nvidia-driver와 nvidia-opencl-icd(Debian의 non-free)를 설치하거나, CUDA 엔진을 쓰려면 드라이버와 함께 CUDA 툴킷(nvidia-cuda-toolkit)을 설치하세요.</translation>
    </message>
    <message>
        <source>Internal error, please report it: %1</source>
        <translation>내부 오류입니다. 개발자에게 알려 주세요: %1</translation>
    </message>
    <message>
        <source>The engine returned %1 numbers of &apos;%2&apos; instead of %3.</source>
        <translation>엔진이 “%2”의 값을 %3개가 아니라 %1개 내놓았습니다.</translation>
    </message>
    <message>
        <source>It is older than any OpenCL driver that Linux distributions have.</source>
        <translation>너무 오래된 GPU라서 Linux 배포판의 OpenCL 드라이버가 지원하지 않습니다.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>중지되었습니다.</translation>
    </message>
    <message>
        <source>Its OpenCL driver is installed but does not show it: check that nvidia-smi does, and restart after an update of the driver.</source>
        <translation>OpenCL 드라이버가 설치되어 있지만 이 GPU를 인식하지 못합니다. nvidia-smi에 보이는지 확인하고, 드라이버를 업데이트했다면 다시 시작하세요.</translation>
    </message>
    <message>
        <source>Its OpenCL driver is installed but does not show it: check that you may open /dev/dri/renderD* (group render), and that the GPU is not newer than the driver.</source>
        <translation>OpenCL 드라이버가 설치되어 있지만 이 GPU를 인식하지 못합니다. /dev/dri/renderD*를 열 수 있는지(render 그룹), GPU가 드라이버보다 나중에 나온 것은 아닌지 확인하세요.</translation>
    </message>
    <message>
        <source>Its output is not one class per sample.</source>
        <translation>출력이 샘플당 클래스 하나가 아닙니다.</translation>
    </message>
    <message>
        <source>Launching %1 kernels and waiting costs %2 more than computing.</source>
        <translation>%2: 커널 %1개를 호출하고 기다리는 시간이 계산보다 깁니다.</translation>
    </message>
    <message>
        <source>Launching one kernel and waiting costs %1 more than computing.</source>
        <translation>%1: 커널 하나를 호출하고 기다리는 시간이 계산보다 깁니다.</translation>
    </message>
    <message>
        <source>LayerNorm: only its normalised values can be differentiated, not the mean and the deviation.</source>
        <translation>LayerNorm: 정규화한 값만 미분할 수 있고 평균과 편차는 미분할 수 없습니다.</translation>
    </message>
    <message>
        <source>Measured on %1 (%2).</source>
        <translation>측정한 곳: %1 (%2).</translation>
    </message>
    <message>
        <source>Memory ran out on %1: choose a smaller size.</source>
        <translation>%1: 메모리가 부족합니다. 더 작은 크기를 선택하세요.</translation>
    </message>
    <message>
        <source>Mesa&apos;s OpenCL driver is installed but does not show it: check that you may open /dev/dri/renderD* (group render), and that RUSTICL_ENABLE, if set, names %1.</source>
        <translation>Mesa의 OpenCL 드라이버가 설치되어 있지만 이 GPU를 인식하지 못합니다. /dev/dri/renderD*를 열 수 있는지(render 그룹), RUSTICL_ENABLE을 지정했다면 거기에 %1 항목이 있는지 확인하세요.</translation>
    </message>
    <message>
        <source>NVIDIA_TF32_OVERRIDE=0 forbids TF32: unset it, or choose fp32.</source>
        <translation>NVIDIA_TF32_OVERRIDE=0이라 TF32를 쓸 수 없습니다. 변수를 지우거나 fp32를 선택하세요.</translation>
    </message>
    <message>
        <source>No OpenCL driver was found: install that of your graphics card (on Debian nvidia-opencl-icd, intel-opencl-icd or mesa-opencl-icd), or pocl-opencl-icd to try it out on the CPU.</source>
        <translation>OpenCL 드라이버를 찾지 못했습니다. 그래픽 카드의 드라이버(Debian: nvidia-opencl-icd, intel-opencl-icd, mesa-opencl-icd)를 설치하거나, CPU에서 시험해 보려면 pocl-opencl-icd를 설치하세요.</translation>
    </message>
    <message>
        <source>No engine to measure was named.</source>
        <translation>측정할 엔진이 지정되지 않았습니다.</translation>
    </message>
    <message>
        <source>No engine was found on this machine.</source>
        <translation>이 컴퓨터에서 엔진을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>No prediction for %1 in %2: its %3 is not known.</source>
        <translation>%1(%2): 예측할 수 없습니다. %3 값을 모릅니다.</translation>
    </message>
    <message>
        <source>No prediction for %1 in %2: the model of a CPU knows fp32 only.</source>
        <translation>%1(%2): 예측할 수 없습니다. CPU 모델은 fp32만 지원합니다.</translation>
    </message>
    <message>
        <source>No prediction for %1: its %2 is not known.</source>
        <translation>%1: 예측할 수 없습니다. %2 값을 모릅니다.</translation>
    </message>
    <message>
        <source>No prediction for %1: the cost of work on a CPU has not been measured here.</source>
        <translation>%1: 예측할 수 없습니다. CPU에서 작업에 드는 시간을 여기서 측정한 적이 없습니다.</translation>
    </message>
    <message>
        <source>No step was done by both %1 and %2.</source>
        <translation>%1, %2 양쪽이 모두 마친 스텝이 없습니다.</translation>
    </message>
    <message>
        <source>No verdict: %1 and %2 were not both measured at any point.</source>
        <translation>판정할 수 없습니다. %1, %2 양쪽이 모두 측정된 점이 없습니다.</translation>
    </message>
    <message>
        <source>The sweep was submitted as job %1, but its number was not saved: %2</source>
        <translation>스윕을 작업 배열 %1(으)로 제출했지만 번호를 저장하지 못했습니다. %2</translation>
    </message>
    <message>
        <source>The task left no results, and Slurm did not say why: %1</source>
        <translation>작업이 측정 결과를 남기지 않았고, Slurm이 이유를 알려 주지 않았습니다: %1</translation>
    </message>
    <message>
        <source>Work with this number was not prepared.</source>
        <translation>이 번호로 준비된 작업이 없습니다.</translation>
    </message>
    <message>
        <source>No worker &apos;%1&apos; is saved%2 See overtake-bench workers list.</source>
        <translation>저장된 워커 “%1” 없음%2 overtake-bench workers list를 참고하세요.</translation>
    </message>
    <message>
        <source>No figures of %1 are known: name a device of the database.</source>
        <translation>%1: 알려진 수치가 없습니다. 데이터베이스에 있는 장치를 지정하세요.</translation>
    </message>
    <message>
        <source>Only overtake-bench&apos;s commands sweep and measure can be opened here.</source>
        <translation>여기서 열 수 있는 overtake-bench 명령은 sweep과 measure입니다.</translation>
    </message>
    <message>
        <source>Only a single number can be differentiated, not %1.</source>
        <translation>%1: 미분할 수 없습니다. 숫자 하나만 미분할 수 있습니다.</translation>
    </message>
    <message>
        <source>OpenCL cannot open %1: %2. End other programs that use it, or restart.</source>
        <translation>OpenCL로 %1 장치를 열 수 없습니다: %2. 장치를 쓰는 다른 프로그램을 끝내거나 다시 시작하세요.</translation>
    </message>
    <message>
        <source>OpenCL has a driver (%1), but no device that it can use: check that the card is there and that you may access it (group render).</source>
        <translation>OpenCL 드라이버(%1)는 있지만 쓸 수 있는 장치가 없습니다. 카드가 있는지, 접근 권한(render 그룹)이 있는지 확인하세요.</translation>
    </message>
    <message>
        <source>OpenCL on %1 cannot compile Overtake&apos;s kernels (a newer driver may): %2.</source>
        <translation>%1의 OpenCL에서 Overtake의 커널을 컴파일할 수 없습니다(더 새로운 드라이버라면 될 수도 있습니다): %2.</translation>
    </message>
    <message>
        <source>OpenCL on %1 could not %2: %3.</source>
        <translation>%1의 OpenCL 실패(%2): %3.</translation>
    </message>
    <message>
        <source>OpenCL on %1 could not allocate %2 bytes: %3.</source>
        <translation>%1의 OpenCL에서 %2바이트를 할당할 수 없었습니다: %3.</translation>
    </message>
    <message>
        <source>OpenCL on %1 gives no queue: %2.</source>
        <translation>%1의 OpenCL에서 큐를 만들 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>OpenCL on %1 takes no program: %2.</source>
        <translation>%1의 OpenCL이 프로그램을 받아들이지 않습니다: %2.</translation>
    </message>
    <message>
        <source>Option %1 is given twice, or once without a value.</source>
        <translation>옵션 %1: 두 번 지정되었거나 한 번은 값이 없습니다.</translation>
    </message>
    <message>
        <source>Option %1 needs a value.</source>
        <translation>옵션 %1: 값이 필요합니다.</translation>
    </message>
    <message>
        <source>Option --%1 needs a value.</source>
        <translation>옵션 --%1: 값이 필요합니다.</translation>
    </message>
    <message>
        <source>Out of memory on %1: %2 bytes are needed in one piece, %3 bytes are free.</source>
        <translation>%1: 메모리가 부족합니다. 연속된 %2바이트가 필요한데 여유는 %3바이트입니다.</translation>
    </message>
    <message>
        <source>Out of memory.</source>
        <translation>메모리가 부족합니다.</translation>
    </message>
    <message>
        <source>Parameter &apos;%1&apos; is missing or of the wrong kind (expected: %2).</source>
        <translation>매개변수 “%1”: 없거나 종류가 맞지 않습니다. 필요한 값: %2.</translation>
    </message>
    <message>
        <source>Parameter &apos;%1&apos; is not a number and cannot be swept.</source>
        <translation>매개변수 “%1”: 숫자가 아니므로 스윕할 수 없습니다.</translation>
    </message>
    <message>
        <source>Parameter &apos;%1&apos; must be the same for all engines: set it for the workload, not for %2.</source>
        <translation>매개변수 “%1”: 모든 엔진에서 같아야 합니다. %2 엔진 대신 워크로드에 지정하세요.</translation>
    </message>
    <message>
        <source>Predicted: %1</source>
        <translation>예측: %1</translation>
    </message>
    <message>
        <source>Preset &apos;%1&apos; is for the workload %2, not %3: leave one of the two out.</source>
        <translation>프리셋 “%1”: 워크로드 %2용이며 %3용이 아닙니다. 둘 중 하나를 빼세요.</translation>
    </message>
    <message>
        <source>Preset &apos;%1&apos; is for the workload %2.</source>
        <translation>프리셋 “%1”: 워크로드 %2용입니다.</translation>
    </message>
    <message>
        <source>Matrix multiplications in bf16 need the best vector instructions of this CPU, %1: choose these or fp32.</source>
        <translation>bf16 행렬 곱셈에는 이 CPU의 가장 좋은 벡터 명령어(%1)가 필요합니다. 그 명령어나 fp32를 선택하세요.</translation>
    </message>
    <message>
        <source>Same weights, same batches: the losses of %1 and %2 part at %3, where one of them is not a number (tolerance %4)</source>
        <translation>같은 가중치, 같은 배치: %1, %2의 손실이 %3에서 갈라집니다. 한쪽이 숫자가 아닙니다(허용 오차 %4)</translation>
    </message>
    <message>
        <source>Same weights, same batches: the losses of %1 and %2 part at %3, where they differ by %4 (tolerance %5)</source>
        <translation>같은 가중치, 같은 배치: %1, %2의 손실이 %3에서 %4 차이로 갈라집니다(허용 오차 %5)</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 steps.</source>
        <translation>%2스텝 중 %1스텝 뒤에 중지되었습니다.</translation>
    </message>
    <message>
        <source>That is not a message.</source>
        <translation>올바른 메시지가 아닙니다.</translation>
    </message>
    <message>
        <source>This engine does not keep &apos;%1&apos;, so it cannot be read.</source>
        <translation>이 엔진은 “%1” 값을 보관하지 않으므로 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The CUDA plug-in &apos;%1&apos; belongs to another build of Overtake (its interface is %2, this program&apos;s is %3): take program and plug-in from the same build.</source>
        <translation>CUDA 플러그인 “%1”: 다른 Overtake 빌드의 것입니다(플러그인의 인터페이스 %2, 이 프로그램의 인터페이스 %3). 같은 빌드의 프로그램과 플러그인을 쓰세요.</translation>
    </message>
    <message>
        <source>The CUDA plug-in &apos;%1&apos; lacks a part of its interface: build or install it again.</source>
        <translation>CUDA 플러그인 “%1”: 인터페이스의 일부가 없습니다. 다시 빌드하거나 설치하세요.</translation>
    </message>
    <message>
        <source>The CUDA plug-in cannot be loaded (%1): build or install it again.</source>
        <translation>CUDA 플러그인을 불러올 수 없습니다(%1). 다시 빌드하거나 설치하세요.</translation>
    </message>
    <message>
        <source>The CUDA plug-in is not installed (looked for %1): build Overtake on a machine with the CUDA toolkit, or use another engine.</source>
        <translation>CUDA 플러그인이 설치되어 있지 않습니다(찾은 곳: %1). CUDA 툴킷이 있는 컴퓨터에서 Overtake를 빌드하거나 다른 엔진을 쓰세요.</translation>
    </message>
    <message>
        <source>The GPU engines have no kernel for %1.</source>
        <translation>GPU 엔진에 %1용 커널이 없습니다.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is installed but not loaded in the kernel: load it (modprobe nvidia), or restart the machine after installing it.</source>
        <translation>NVIDIA 드라이버가 설치되어 있지만 커널에 로드되어 있지 않습니다. 드라이버를 로드하거나(modprobe nvidia) 설치 후 컴퓨터를 다시 시작하세요.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is loaded, but its library libcuda.so.1 is missing: install the driver&apos;s CUDA libraries (Debian: libcuda1), or start the container with the card (docker run --gpus all).</source>
        <translation>NVIDIA 드라이버는 로드되어 있지만 라이브러리 libcuda.so.1이 없습니다. 드라이버의 CUDA 라이브러리를 설치하거나(Debian: libcuda1) 컨테이너에서 카드를 쓸 수 있게 시작하세요(docker run --gpus all).</translation>
    </message>
    <message>
        <source>The NVIDIA driver is loaded, but there is no card under /dev: run nvidia-modprobe, or start the container with the card (docker run --gpus all).</source>
        <translation>NVIDIA 드라이버는 로드되어 있지만 /dev에 카드가 없습니다. nvidia-modprobe를 실행하거나 컨테이너에서 카드를 쓸 수 있게 시작하세요(docker run --gpus all).</translation>
    </message>
    <message>
        <source>The NVIDIA driver supports CUDA up to %1, and the plug-in was built with CUDA %2, whose compatibility library does not support this card: install a newer driver.</source>
        <translation>NVIDIA 드라이버는 CUDA %1까지 지원하는데 플러그인은 CUDA %2용 빌드이고, 그 호환 라이브러리는 이 카드를 지원하지 않습니다. 더 새로운 드라이버를 설치하세요.</translation>
    </message>
    <message>
        <source>The NVIDIA driver supports CUDA up to %1, and the plug-in was built with CUDA %2: install a newer driver, or build Overtake with an older CUDA toolkit.</source>
        <translation>NVIDIA 드라이버는 CUDA %1까지 지원하는데 플러그인은 CUDA %2용 빌드입니다. 더 새로운 드라이버를 설치하거나 더 오래된 CUDA 툴킷으로 Overtake를 빌드하세요.</translation>
    </message>
    <message>
        <source>The NVIDIA driver works, but finds no card that CUDA can use: see what nvidia-smi says.</source>
        <translation>NVIDIA 드라이버는 동작하지만 CUDA가 쓸 수 있는 카드를 찾지 못했습니다. nvidia-smi 출력을 확인하세요.</translation>
    </message>
    <message>
        <source>The NVIDIA driver&apos;s kernel module and its library are of different versions: restart the machine.</source>
        <translation>NVIDIA 드라이버의 커널 모듈과 라이브러리의 버전이 다릅니다. 컴퓨터를 다시 시작하세요.</translation>
    </message>
    <message>
        <source>The OpenCL driver of %1 (%2)</source>
        <translation>%1의 OpenCL 드라이버(%2)</translation>
    </message>
    <message>
        <source>The array ends within its header.</source>
        <translation>배열이 헤더 중간에서 끝납니다.</translation>
    </message>
    <message>
        <source>The array has %1 bytes of values; its shape %2 needs %3.</source>
        <translation>배열의 값은 %1바이트인데, 형태 %2의 배열에는 %3바이트가 필요합니다.</translation>
    </message>
    <message>
        <source>The array is not in row-major order.</source>
        <translation>배열이 행 우선 순서가 아닙니다.</translation>
    </message>
    <message>
        <source>The array&apos;s type is not float32, float64 or int32.</source>
        <translation>배열의 자료형이 float32, float64, int32 가운데 하나가 아닙니다.</translation>
    </message>
    <message>
        <source>The array&apos;s header has an impossible shape.</source>
        <translation>배열 헤더의 형태가 있을 수 없는 값입니다.</translation>
    </message>
    <message>
        <source>The array&apos;s header has no %1.</source>
        <translation>배열 헤더에 %1 항목이 없습니다.</translation>
    </message>
    <message>
        <source>The array&apos;s header has no shape.</source>
        <translation>배열 헤더에 형태가 없습니다.</translation>
    </message>
    <message>
        <source>The cards are not ready yet: start NVIDIA&apos;s fabric manager (systemctl start nvidia-fabricmanager).</source>
        <translation>카드가 아직 준비되지 않았습니다. NVIDIA 패브릭 관리자를 시작하세요(systemctl start nvidia-fabricmanager).</translation>
    </message>
    <message>
        <source>The command that starts worker &apos;%1&apos; is empty.</source>
        <translation>워커 “%1”: 시작하는 명령이 비어 있습니다.</translation>
    </message>
    <message>
        <source>The data given do not belong to this work.</source>
        <translation>데이터가 이 작업에 맞지 않습니다.</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos; is older than this program and cannot be given data: update the worker&apos;s side.</source>
        <translation>워커 “%1”: 이 프로그램보다 오래되어 데이터를 받을 수 없습니다. 워커 쪽을 업데이트하세요.</translation>
    </message>
    <message>
        <source>The data given for &apos;%1&apos; do not have the shape %2.</source>
        <translation>“%1”의 데이터: 형태가 다릅니다. 필요한 형태: %2.</translation>
    </message>
    <message>
        <source>The data given for &apos;%1&apos; have values that are not from 0 to %2: if they come from a file that changed meanwhile, start again.</source>
        <translation>“%1”의 데이터에 0~%2 밖의 값이 있습니다. 그사이 바뀐 파일에서 온 것이라면 다시 시작하세요.</translation>
    </message>
    <message>
        <source>The engine of %1 fuses &apos;%2&apos; away; it cannot be read.</source>
        <translation>%1의 엔진은 “%2” 값을 융합해 없애므로 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The folder %1 has no text in it: no file whose name ends in .txt.</source>
        <translation>폴더 %1: 텍스트가 없습니다. 이름이 .txt로 끝나는 파일이 없습니다.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; cannot be made: %2.</source>
        <translation>“%1” 폴더를 만들 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; is there already: collect its sweep and remove it, or choose another --out.</source>
        <translation>“%1” 폴더가 이미 있습니다. 그 스윕의 결과를 모은 뒤 지우거나, --out에 다른 파일을 지정하세요.</translation>
    </message>
    <message>
        <source>The libcuda.so.1 that was found is the toolkit&apos;s stub, not a driver: remove its folder from LD_LIBRARY_PATH.</source>
        <translation>찾은 libcuda.so.1은 드라이버가 아니라 툴킷의 스텁입니다. 그 폴더를 LD_LIBRARY_PATH에서 빼세요.</translation>
    </message>
    <message>
        <source>The link is damaged: &apos;%&apos; must be followed by two hexadecimal digits.</source>
        <translation>링크가 손상되었습니다. “%” 뒤에는 16진수 두 자리가 와야 합니다.</translation>
    </message>
    <message>
        <source>The link is damaged: &apos;%1&apos; is not allowed in a link.</source>
        <translation>링크가 손상되었습니다. 링크에 “%1” 항목을 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The losses of %1 and %2 cannot be compared step by step: their batch sizes differ.</source>
        <translation>%1, %2의 손실은 스텝마다 비교할 수 없습니다. 배치 크기가 다릅니다.</translation>
    </message>
    <message>
        <source>The map over %1 has no values.</source>
        <translation>%1 지도에 값이 없습니다.</translation>
    </message>
    <message>
        <source>The output cannot be kept for the protocol: %1.</source>
        <translation>출력을 프로토콜 전용으로 분리할 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>The program could not be copied: %1</source>
        <translation>프로그램을 복사할 수 없었습니다: %1</translation>
    </message>
    <message>
        <source>The program that uses this worker has ended.</source>
        <translation>이 워커를 쓰던 프로그램이 종료되었습니다.</translation>
    </message>
    <message>
        <source>The program was copied to &apos;%1&apos;, a name that the shell of the other machine would split.</source>
        <translation>프로그램을 “%1” 위치로 복사했지만, 그 컴퓨터의 셸이 이 이름을 여러 단어로 나눕니다.</translation>
    </message>
    <message>
        <source>The prompt</source>
        <translation>프롬프트</translation>
    </message>
    <message>
        <source>The prompt has &apos;%1&apos;, which does not occur in the text that the model learned from.</source>
        <translation>프롬프트의 “%1” 글자는 모델이 학습한 텍스트에 없습니다.</translation>
    </message>
    <message>
        <source>The range of %1 must lie between %2 and %3, its lower end first.</source>
        <translation>%1의 범위는 %2~%3 안이어야 하고 낮은 쪽이 먼저 와야 합니다.</translation>
    </message>
    <message>
        <source>The sweep over %1 has no values.</source>
        <translation>%1 스윕에 값이 없습니다.</translation>
    </message>
    <message>
        <source>The task left no results. The number of its job was not saved, so it may still run.</source>
        <translation>작업이 측정 결과를 남기지 않았습니다. 작업 번호가 저장되지 않았으므로 아직 실행 중일 수 있습니다.</translation>
    </message>
    <message>
        <source>The task left no results, and Slurm does not know it any more.</source>
        <translation>작업이 측정 결과를 남기지 않았고 Slurm에도 이 작업의 기록이 더는 없습니다.</translation>
    </message>
    <message>
        <source>The task left no results, and Slurm does not know it any more; its last output: %1</source>
        <translation>작업이 측정 결과를 남기지 않았고 Slurm에도 이 작업의 기록이 더는 없습니다. 마지막 출력: %1</translation>
    </message>
    <message>
        <source>The text (%1) is too short: its first nine tenths, which training takes, have %2 characters, and a window of context %3 takes %4.</source>
        <translation>텍스트(%1)가 너무 짧습니다. 학습에 쓰는 앞쪽 9/10에 글자가 %2개 있는데, 문맥 길이 %3의 창에는 %4개가 필요합니다.</translation>
    </message>
    <message>
        <source>The text (%1) is too short: its last tenth, the test, has %2 characters, and a window of context %3 takes %4.</source>
        <translation>텍스트(%1)가 너무 짧습니다. 시험에 쓰는 마지막 1/10에 글자가 %2개 있는데, 문맥 길이 %3의 창에는 %4개가 필요합니다.</translation>
    </message>
    <message>
        <source>The text is too long: %1 bytes at most.</source>
        <translation>텍스트가 너무 깁니다. 최대 %1바이트입니다.</translation>
    </message>
    <message>
        <source>The workload %1 has no mode &apos;inference&apos;.</source>
        <translation>워크로드 %1: “inference” 모드가 없습니다.</translation>
    </message>
    <message>
        <source>The workload %1 has nothing to train.</source>
        <translation>워크로드 %1: 학습할 것이 없습니다.</translation>
    </message>
    <message>
        <source>The workload %1 has nothing to train. Workloads that can be trained: %2.</source>
        <translation>워크로드 %1: 학습할 것이 없습니다. 학습할 수 있는 것: %2.</translation>
    </message>
    <message>
        <source>There is an NVIDIA card, but its driver is not installed (libcuda.so.1 is missing): install NVIDIA&apos;s driver (Debian: nvidia-driver), or start the container with the card (docker run --gpus all).</source>
        <translation>NVIDIA 카드가 있지만 드라이버가 설치되어 있지 않습니다(libcuda.so.1 없음). NVIDIA 드라이버를 설치하거나(Debian: nvidia-driver) 컨테이너에서 카드를 쓸 수 있게 시작하세요(docker run --gpus all).</translation>
    </message>
    <message>
        <source>There is no NVIDIA driver (libcuda.so.1 is missing), and no NVIDIA card was found: CUDA needs both; use OpenCL for another card.</source>
        <translation>NVIDIA 드라이버가 없고(libcuda.so.1 없음) NVIDIA 카드도 찾지 못했습니다. CUDA에는 둘 다 필요합니다. 다른 카드에는 OpenCL을 쓰세요.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>%1 폴더가 없습니다.</translation>
    </message>
    <message>
        <source>There is no folder for settings: HOME is not set.</source>
        <translation>설정 폴더가 없습니다. HOME이 지정되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>There is no lesson &apos;%1&apos;%2</source>
        <translation>레슨 “%1” 없음%2</translation>
    </message>
    <message>
        <source>There is no trace: no engine reports the parts of a step&apos;s time.</source>
        <translation>트레이스가 없습니다. 스텝의 시간이 어디에 쓰였는지 알려 준 엔진이 없습니다.</translation>
    </message>
    <message>
        <source>This build has no cuDNN.</source>
        <translation>이 빌드에는 cuDNN이 없습니다.</translation>
    </message>
    <message>
        <source>This is neither a link of Overtake nor a command of overtake-bench.</source>
        <translation>Overtake의 링크도 overtake-bench의 명령도 아닙니다.</translation>
    </message>
    <message>
        <source>This is not an array in NumPy&apos;s format 1.0.</source>
        <translation>NumPy 형식 1.0의 배열이 아닙니다.</translation>
    </message>
    <message>
        <source>This matrix multiplication is too large for cuBLAS: it takes at most %1 rows, columns or multiplications at a time.</source>
        <translation>이 행렬 곱셈은 cuBLAS로 계산하기에는 너무 큽니다. 한 번에 처리할 수 있는 행, 열, 곱은 %1개까지입니다.</translation>
    </message>
    <message>
        <source>This needs %1 in %2, and %3 are free.</source>
        <translation>%2에 필요한 공간은 %1, 여유 공간은 %3입니다.</translation>
    </message>
    <message>
        <source>This user may not read and write %1: ask the administrator for the right to use it (often membership of the group &apos;video&apos;).</source>
        <translation>이 사용자는 %1에 대한 읽기와 쓰기 권한이 없습니다. 관리자에게 권한을 요청하세요(대개 “video” 그룹에 들어가면 됩니다).</translation>
    </message>
    <message>
        <source>This worker does not know &apos;%1&apos;.</source>
        <translation>워커가 모르는 요청입니다: “%1”.</translation>
    </message>
    <message>
        <source>Too close to call over the whole range: neither %1 nor %2 is clearly faster.</source>
        <translation>전체 범위에서 우열을 가릴 수 없습니다. %1, %2 어느 쪽도 확실히 빠르지 않습니다.</translation>
    </message>
    <message>
        <source>Too little is known about %1 and %2 for any ratio.</source>
        <translation>%1, %2: 비율을 구하기에는 알려진 수치가 너무 적습니다.</translation>
    </message>
    <message>
        <source>Training left no values for &apos;%1&apos;.</source>
        <translation>학습 결과에 “%1”의 값이 없습니다.</translation>
    </message>
    <message>
        <source>Unexpected argument &apos;%1&apos; for %2.</source>
        <translation>%2: 예상하지 못한 인수 “%1”.</translation>
    </message>
    <message>
        <source>Unknown %1 &apos;%2&apos;%3 There are %4.</source>
        <translation>알 수 없는 %1 “%2”%3 사용할 수 있는 것: %4.</translation>
    </message>
    <message>
        <source>Unknown command &apos;%1&apos;%2 There are %3.</source>
        <translation>알 수 없는 명령 “%1”%2 사용할 수 있는 명령: %3.</translation>
    </message>
    <message>
        <source>Unknown engine &apos;%1&apos;%2 This machine has %3.</source>
        <translation>알 수 없는 엔진 “%1”%2 이 컴퓨터에 있는 것: %3.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos; before the command%2 It takes %3.</source>
        <translation>명령 앞의 알 수 없는 옵션 “%1”%2 사용할 수 있는 옵션: %3.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos; for %2%3 It takes %4.</source>
        <translation>%2의 알 수 없는 옵션 “%1”%3 사용할 수 있는 옵션: %4.</translation>
    </message>
    <message>
        <source>Unknown parameter &apos;%1&apos; for %2: it has no parameters.</source>
        <translation>%2의 알 수 없는 매개변수 “%1”: 매개변수가 없습니다.</translation>
    </message>
    <message>
        <source>Unknown preset &apos;%1&apos;%2 There are %3.</source>
        <translation>알 수 없는 프리셋 “%1”%2 사용할 수 있는 것: %3.</translation>
    </message>
    <message>
        <source>Unknown workload &apos;%1&apos;%2 There are %3.</source>
        <translation>알 수 없는 워크로드 “%1”%2 사용할 수 있는 것: %3.</translation>
    </message>
    <message>
        <source>The trained model could not be judged: %1</source>
        <translation>학습한 모델을 평가할 수 없었습니다: %1</translation>
    </message>
    <message>
        <source>With --sbatch nothing is measured yet: give --json and --csv to overtake-bench collect.</source>
        <translation>--sbatch로는 아직 아무것도 측정하지 않습니다. --json과 --csv는 overtake-bench collect에 지정하세요.</translation>
    </message>
    <message>
        <source>No engine of worker &apos;%1&apos; is available.</source>
        <translation>워커 “%1”: 사용할 수 있는 엔진이 없습니다.</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos; is being connected.</source>
        <translation>워커 “%1”: 연결 중입니다.</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos; names an operation that this work does not have.</source>
        <translation>워커 “%1”: 이 작업에 없는 연산의 이름을 보냈습니다.</translation>
    </message>
    <message>
        <source>There is no profile of a step: %1</source>
        <translation>스텝의 프로파일이 없습니다. %1</translation>
    </message>
    <message>
        <source>Other programs ran during %1 of %2 repetitions: the estimate rests on the others.</source>
        <translation>측정값 %2개 중 %1개를 얻는 동안 다른 프로그램이 실행되었습니다. 추정값은 나머지로 계산합니다.</translation>
    </message>
    <message>
        <source>The step times are impossible.</source>
        <translation>스텝 시간이 있을 수 없는 값입니다.</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos; sent %2 values of &apos;%3&apos;, which has %4.</source>
        <translation>워커 “%1”: “%3”의 값을 %4개가 아니라 %2개 보냈습니다.</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos; was restarted, and its work was lost.</source>
        <translation>워커 “%1”: 다시 시작되어 작업이 사라졌습니다.</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos;: %2</source>
        <translation>워커 “%1”: %2</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos;: connecting was stopped.</source>
        <translation>워커 “%1”: 연결이 중지되었습니다.</translation>
    </message>
    <message>
        <source>Wrong result: after the first step the loss is %1 on %2, but %3 on %4.</source>
        <translation>잘못된 결과: 첫 스텝 뒤의 손실이 %2에서는 %1, %4에서는 %3입니다.</translation>
    </message>
    <message>
        <source>Wrong result: the first step took %1 %2 on %3, but %4 on %5.</source>
        <translation>잘못된 결과: 첫 스텝이 %3에서는 %2 %1, %5에서는 %4입니다.</translation>
    </message>
    <message>
        <source>a character is incomplete</source>
        <translation>글자가 중간에 끊김</translation>
    </message>
    <message>
        <source>a code that is not a character</source>
        <translation>글자가 아닌 코드</translation>
    </message>
    <message>
        <source>a factor, a band around it and the number of rows</source>
        <translation>계수와 그 폭, 행 수</translation>
    </message>
    <message>
        <source>a key of &apos;sources&apos;</source>
        <translation>“sources”의 키</translation>
    </message>
    <message>
        <source>a known figure (this version does not know its name)</source>
        <translation>이 버전이 지원하는 수치(이 이름은 인식하지 못함)</translation>
    </message>
    <message>
        <source>a list of 0 and 1</source>
        <translation>0과 1의 목록</translation>
    </message>
    <message>
        <source>a list of at least one</source>
        <translation>항목이 하나 이상인 목록</translation>
    </message>
    <message>
        <source>a list of %1 numbers</source>
        <translation>숫자 %1개의 목록</translation>
    </message>
    <message>
        <source>a list of steps</source>
        <translation>단계의 목록</translation>
    </message>
    <message>
        <source>a list with at least one device</source>
        <translation>장치가 하나 이상인 목록</translation>
    </message>
    <message>
        <source>a message is of kind %1, which the protocol does not have.</source>
        <translation>프로토콜에 없는 종류(%1)의 메시지입니다.</translation>
    </message>
    <message>
        <source>a name without &apos;/&apos; and &apos;..&apos;</source>
        <translation>‘/’와 ‘..’가 없는 이름</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>a number, a text, true or false</source>
        <translation>숫자, 텍스트, true 또는 false</translation>
    </message>
    <message>
        <source>a pair of numbers, the lower one first</source>
        <translation>작은 쪽이 먼저인 두 숫자</translation>
    </message>
    <message>
        <source>a program and its arguments</source>
        <translation>프로그램과 인수</translation>
    </message>
    <message>
        <source>a step of the epoch</source>
        <translation>에포크의 스텝</translation>
    </message>
    <message>
        <source>a tab: one of %1</source>
        <translation>탭: %1 중 하나</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>a text for each outcome needs a reveal before it.</source>
        <translation>결과별 텍스트 앞에는 결과를 공개하는 단계가 있어야 합니다.</translation>
    </message>
    <message>
        <source>a text of %1 bytes at most</source>
        <translation>%1바이트 이하의 텍스트</translation>
    </message>
    <message>
        <source>a text that is not empty</source>
        <translation>비어 있지 않은 텍스트</translation>
    </message>
    <message>
        <source>a text with content</source>
        <translation>내용이 있는 텍스트</translation>
    </message>
    <message>
        <source>a text, or one for each outcome</source>
        <translation>텍스트 하나, 또는 결과별로 하나씩</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>정수</translation>
    </message>
    <message>
        <source>a whole number below 2^31</source>
        <translation>2^31보다 작은 정수</translation>
    </message>
    <message>
        <source>a zero byte</source>
        <translation>값이 0인 바이트</translation>
    </message>
    <message>
        <source>above 0</source>
        <translation>0보다 큰 값</translation>
    </message>
    <message>
        <source>above 0 (leave an unknown figure out)</source>
        <translation>0보다 큰 값(모르는 수치는 빼세요)</translation>
    </message>
    <message>
        <source>above that of the point before</source>
        <translation>앞 점의 값보다 큰 값</translation>
    </message>
    <message>
        <source>adding two arrays of %1, best of several runs</source>
        <translation>%1 배열 두 개의 덧셈, 여러 번 중 최고</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>배열</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>객체</translation>
    </message>
    <message>
        <source>another job took its place</source>
        <translation>다른 작업에 밀려 중단되었습니다</translation>
    </message>
    <message>
        <source>as long as &apos;engines&apos;</source>
        <translation>“engines”와 같은 길이</translation>
    </message>
    <message>
        <source>as long as &apos;step&apos;</source>
        <translation>“step”과 같은 길이</translation>
    </message>
    <message>
        <source>as long as &apos;repetitions&apos;</source>
        <translation>“repetitions”와 같은 길이</translation>
    </message>
    <message>
        <source>as long as &apos;samples&apos;</source>
        <translation>“samples”와 같은 길이</translation>
    </message>
    <message>
        <source>as many steps as the epoch still has</source>
        <translation>에포크에 남은 만큼의 스텝</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>%1 이하</translation>
    </message>
    <message>
        <source>at_least or at_most is missing: when is it done?</source>
        <translation>at_least 또는 at_most가 없습니다. 언제 끝난 것으로 보아야 합니까?</translation>
    </message>
    <message>
        <source>best of %1 tries</source>
        <translation>%1번 중 가장 좋은 값</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>%1 이상 %2 이하</translation>
    </message>
    <message>
        <source>bf16 dot products in registers, %1, sum of each one&apos;s %2</source>
        <translation>레지스터의 bf16 내적, %1, 각각의 합: %2</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>선택 항목</translation>
    </message>
    <message>
        <source>collect takes the folder that overtake-bench sweep … --sbatch &apos;OPTIONS&apos; made.</source>
        <translation>collect에는 overtake-bench sweep … --sbatch &apos;OPTIONS&apos;가 만든 폴더를 지정하세요.</translation>
    </message>
    <message>
        <source>copies of %1, best of several, by the host&apos;s clock</source>
        <translation>%1 복사, 여러 번 중 최고, 호스트 시계 기준</translation>
    </message>
    <message>
        <source>copying around the caches, %1</source>
        <translation>캐시를 거치지 않는 복사, %1</translation>
    </message>
    <message>
        <source>csv and data both name data of your own: leave one of the two out.</source>
        <translation>csv와 data가 둘 다 내 데이터를 가리킵니다. 둘 중 하나를 빼세요.</translation>
    </message>
    <message>
        <source>cuDNN cannot be used (%1).</source>
        <translation>cuDNN을 사용할 수 없습니다(%1).</translation>
    </message>
    <message>
        <source>cuDNN no longer has the same method for a convolution on %1: set OVERTAKE_CUDNN=off to do without it.</source>
        <translation>%1: cuDNN에서 합성곱을 전과 같은 방법으로 계산할 수 없게 되었습니다. cuDNN 없이 쓰려면 OVERTAKE_CUDNN=off로 지정하세요.</translation>
    </message>
    <message>
        <source>dependent additions to a register, %1</source>
        <translation>앞 결과에 의존하는 레지스터 덧셈, %1</translation>
    </message>
    <message>
        <source>different for every device (&apos;%1&apos; is there twice)</source>
        <translation>장치마다 다른 값(“%1” 두 번 나옴)</translation>
    </message>
    <message>
        <source>empty parallel regions, %1</source>
        <translation>빈 병렬 영역, %1</translation>
    </message>
    <message>
        <source>engine %1 sets &apos;%2&apos;, which is the axis.</source>
        <translation>엔진 %1: 축인 “%2” 값을 지정하고 있습니다.</translation>
    </message>
    <message>
        <source>exit status %1</source>
        <translation>종료 상태 %1</translation>
    </message>
    <message>
        <source>field &apos;%1&apos; is missing.</source>
        <translation>“%1” 필드가 없습니다.</translation>
    </message>
    <message>
        <source>field &apos;%1&apos; must be %2.</source>
        <translation>“%1” 필드에 필요한 값: %2.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>fused multiply-adds in registers, %1, sum of each one&apos;s %2</source>
        <translation>레지스터의 융합 곱셈-덧셈(FMA), %1, 각각의 합: %2</translation>
    </message>
    <message>
        <source>fused multiply-adds in registers, 1 thread, %1</source>
        <translation>레지스터의 융합 곱셈-덧셈(FMA), 스레드 1개, %1</translation>
    </message>
    <message>
        <source>fused multiply-adds in registers, best of several runs</source>
        <translation>레지스터의 융합 곱셈-덧셈(FMA), 여러 번 중 최고</translation>
    </message>
    <message>
        <source>give the name of a file</source>
        <translation>파일 이름을 지정하세요</translation>
    </message>
    <message>
        <source>highest of reading, copying and triad over %1, %2</source>
        <translation>%1에서 읽기, 복사, 트라이애드 중 최고, %2</translation>
    </message>
    <message>
        <source>it answered &apos;%1&apos; instead of &apos;%2&apos;.</source>
        <translation>“%2” 대신 “%1” 응답을 보냈습니다.</translation>
    </message>
    <message>
        <source>it asks for an unknown array.</source>
        <translation>알려 준 적 없는 배열을 요청합니다.</translation>
    </message>
    <message>
        <source>it did not answer within %1, and said: %2</source>
        <translation>%1 안에 응답하지 않았습니다. 출력: %2</translation>
    </message>
    <message>
        <source>it did not answer within %1.</source>
        <translation>%1 안에 응답하지 않았습니다.</translation>
    </message>
    <message>
        <source>its first message is not a hello.</source>
        <translation>첫 메시지가 hello가 아닙니다.</translation>
    </message>
    <message>
        <source>it has schema %1, and this version of Overtake (%2) reads up to schema %3; use a newer one.</source>
        <translation>스키마가 %1인데 이 버전의 Overtake(%2)는 스키마 %3까지 읽습니다. 더 새로운 버전을 쓰세요.</translation>
    </message>
    <message>
        <source>it is a folder; give the name of a file</source>
        <translation>폴더입니다. 파일 이름을 지정하세요</translation>
    </message>
    <message>
        <source>it is a lesson of format %1; this program reads %2.</source>
        <translation>레슨의 형식이 %1입니다. 이 프로그램이 읽는 형식은 %2입니다.</translation>
    </message>
    <message>
        <source>it is a recording of schema %1, and this version of Overtake (%2) reads up to schema %3; use a newer one.</source>
        <translation>기록의 스키마가 %1인데 이 버전의 Overtake(%2)는 스키마 %3까지 읽습니다. 더 새로운 버전을 쓰세요.</translation>
    </message>
    <message>
        <source>it is a training, not a curve; the window shows it in the tab &apos;Training&apos;.</source>
        <translation>곡선이 아니라 학습 결과입니다. 창의 “학습” 탭에서 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>it is both &apos;%1&apos; and &apos;%2&apos;.</source>
        <translation>“%1”, “%2” 둘 다 있습니다. 하나만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>it is not readable JSON, at line %1.</source>
        <translation>읽을 수 있는 JSON이 아닙니다(%1행).</translation>
    </message>
    <message>
        <source>it is not readable JSON: a number is out of range.</source>
        <translation>읽을 수 있는 JSON이 아닙니다. 범위를 벗어난 숫자가 있습니다.</translation>
    </message>
    <message>
        <source>it is not complete JSON: it ends too early, at line %1.</source>
        <translation>JSON이 완전하지 않습니다. %1행에서 너무 일찍 끝납니다.</translation>
    </message>
    <message>
        <source>it is not a recording of Overtake.</source>
        <translation>Overtake의 기록이 아닙니다.</translation>
    </message>
    <message>
        <source>it is not a device database of Overtake.</source>
        <translation>Overtake의 장치 데이터베이스가 아닙니다.</translation>
    </message>
    <message>
        <source>it is not a results file of Overtake.</source>
        <translation>Overtake의 결과 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>it is not connected.</source>
        <translation>연결되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>it is not open for writing</source>
        <translation>쓸 수 있게 열려 있지 않습니다</translation>
    </message>
    <message>
        <source>it sent a message instead of an array.</source>
        <translation>배열이 올 자리에 메시지를 보냈습니다.</translation>
    </message>
    <message>
        <source>it sent an array instead of a message.</source>
        <translation>메시지가 올 자리에 배열을 보냈습니다.</translation>
    </message>
    <message>
        <source>it speaks version %1 of the protocol and this program %2: update the program on this side.</source>
        <translation>프로토콜 버전이 %1이고 이 프로그램은 %2입니다. 이쪽 프로그램을 업데이트하세요.</translation>
    </message>
    <message>
        <source>it speaks version %1 of the protocol and this program %2: update the worker&apos;s side.</source>
        <translation>프로토콜 버전이 %1이고 이 프로그램은 %2입니다. 워커 쪽을 업데이트하세요.</translation>
    </message>
    <message>
        <source>it took more memory than it asked for</source>
        <translation>요청한 것보다 많은 메모리를 썼습니다</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>취소되었습니다</translation>
    </message>
    <message>
        <source>its data do not have a class for each sample.</source>
        <translation>데이터에 클래스가 없는 샘플이 있습니다.</translation>
    </message>
    <message>
        <source>its node failed</source>
        <translation>노드에 장애가 생겼습니다</translation>
    </message>
    <message>
        <source>its time limit was reached</source>
        <translation>시간 제한에 도달했습니다</translation>
    </message>
    <message>
        <source>main memory</source>
        <translation>주 메모리</translation>
    </message>
    <message>
        <source>no character begins with the byte %1</source>
        <translation>첫 바이트가 %1인 글자는 없음</translation>
    </message>
    <message>
        <source>nothing is set yet.</source>
        <translation>아직 아무것도 설정되지 않았습니다.</translation>
    </message>
    <message>
        <source>nothing was measured since the guess.</source>
        <translation>추측한 뒤로 측정한 것이 없습니다.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>of positive times</source>
        <translation>양수인 시간</translation>
    </message>
    <message>
        <source>of the status recorded</source>
        <translation>recorded 상태</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>%1에서</translation>
    </message>
    <message>
        <source>one buffer of %1</source>
        <translation>%1의 버퍼 하나</translation>
    </message>
    <message>
        <source>one column too many</source>
        <translation>열이 하나 많습니다</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>다음 중 하나: %1</translation>
    </message>
    <message>
        <source>oneDNN cannot do this %1: %2.</source>
        <translation>oneDNN으로 계산할 수 없습니다(%1): %2.</translation>
    </message>
    <message>
        <source>reading half of it on one core, %1</source>
        <translation>코어 하나로 절반 읽기, %1</translation>
    </message>
    <message>
        <source>record takes at most two engines: the device, and the one to compare it with.</source>
        <translation>record에는 엔진을 최대 두 개까지 줄 수 있습니다. 장치와, 그것과 비교할 엔진입니다.</translation>
    </message>
    <message>
        <source>render makes images of the workload mandelbrot only; %1 has none.</source>
        <translation>render는 워크로드 mandelbrot의 이미지만 만듭니다. %1 워크로드에는 이미지가 없습니다.</translation>
    </message>
    <message>
        <source>sbatch printed no job number: &apos;%1&apos;. It may have submitted the sweep all the same: &apos;%2&apos; is kept.</source>
        <translation>sbatch가 작업 번호를 출력하지 않았습니다: “%1”. 그래도 스윕을 제출했을 수 있으므로 “%2”을(를) 남겨 둡니다.</translation>
    </message>
    <message>
        <source>sbatch rejected the sweep (exit status %1): %2</source>
        <translation>sbatch가 스윕을 거부했습니다(종료 상태 %1): %2</translation>
    </message>
    <message>
        <source>signal %1 (%2)</source>
        <translation>시그널 %1 (%2)</translation>
    </message>
    <message>
        <source>its messages are mixed with other output.</source>
        <translation>메시지 사이에 프로토콜이 아닌 내용이 있습니다.</translation>
    </message>
    <message>
        <source>small letters, digits and hyphens</source>
        <translation>소문자, 숫자, 하이픈</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>스텝 %1</translation>
    </message>
    <message>
        <source>step %1 (%2): %3</source>
        <translation>단계 %1 (%2): %3</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>단계 %1: %2</translation>
    </message>
    <message>
        <source>text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>text follows the closing quotation mark.</source>
        <translation>닫는 따옴표 뒤에 글자가 있습니다.</translation>
    </message>
    <message>
        <source>the class is missing.</source>
        <translation>클래스가 없습니다.</translation>
    </message>
    <message>
        <source>the driver</source>
        <translation>드라이버</translation>
    </message>
    <message>
        <source>the file ends within the character that begins</source>
        <translation>시작된 글자 중간에서 파일이 끝남</translation>
    </message>
    <message>
        <source>the previous guess is never revealed.</source>
        <translation>앞의 추측에 대한 결과를 공개하는 단계가 없습니다.</translation>
    </message>
    <message>
        <source>the guess is about the axis: measure a sweep.</source>
        <translation>추측이 축에 관한 것입니다. 스윕을 측정하세요.</translation>
    </message>
    <message>
        <source>the guess is never revealed.</source>
        <translation>추측에 대한 결과를 공개하는 단계가 없습니다.</translation>
    </message>
    <message>
        <source>the last column holds more than %1 different values: it must be the class.</source>
        <translation>마지막 열은 클래스여야 하는데 서로 다른 값이 %1개보다 많습니다.</translation>
    </message>
    <message>
        <source>the memory of %1</source>
        <translation>%1의 메모리</translation>
    </message>
    <message>
        <source>the number of a tensor</source>
        <translation>텐서의 번호</translation>
    </message>
    <message>
        <source>the one that was found lacks functions of version %1</source>
        <translation>찾은 것에 버전 %1의 함수가 없음</translation>
    </message>
    <message>
        <source>the quotation mark is not closed on this line.</source>
        <translation>이 행에서 따옴표가 닫히지 않았습니다.</translation>
    </message>
    <message>
        <source>the row ends before this column</source>
        <translation>이 열 앞에서 행이 끝납니다</translation>
    </message>
    <message>
        <source>the scheduler</source>
        <translation>스케줄러</translation>
    </message>
    <message>
        <source>the shortest of many, by the host&apos;s clock</source>
        <translation>여러 번 중 가장 짧은 시간, 호스트 시계 기준</translation>
    </message>
    <message>
        <source>the system</source>
        <translation>시스템</translation>
    </message>
    <message>
        <source>the text of an outcome: crossing, base, other or close</source>
        <translation>결과별 텍스트: crossing, base, other, close 중 하나</translation>
    </message>
    <message>
        <source>the training set itself (%1 samples): nothing was held out</source>
        <translation>학습 데이터 자체(샘플 %1개). 남겨 둔 것 없음</translation>
    </message>
    <message>
        <source>the value is missing.</source>
        <translation>값이 없습니다.</translation>
    </message>
    <message>
        <source>the whole must be %1.</source>
        <translation>최상위에 필요한 값: %1.</translation>
    </message>
    <message>
        <source>there is no folder &apos;%1&apos;</source>
        <translation>“%1” 폴더 없음</translation>
    </message>
    <message>
        <source>there is no guess to reveal.</source>
        <translation>결과를 공개할 추측이 없습니다.</translation>
    </message>
    <message>
        <source>there is only one engine to compare.</source>
        <translation>비교할 엔진이 하나뿐입니다.</translation>
    </message>
    <message>
        <source>this is the only column: at least one feature and then the class are needed, separated by commas, semicolons or tabs.</source>
        <translation>열이 하나뿐입니다. 특성 하나 이상과 클래스가 쉼표, 세미콜론 또는 탭으로 구분되어 있어야 합니다.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 또는 false</translation>
    </message>
    <message>
        <source>until then they agree. Each step starts from weights that the previous step rounded, and a high learning rate makes such differences grow fast. After that step, both runs are equally valid: compare their reports.</source>
        <translation>그때까지는 일치합니다. 각 스텝은 앞 스텝이 반올림한 가중치에서 시작하고, 학습률이 크면 이런 차이가 빠르게 커집니다. 그 뒤로는 두 학습이 똑같이 유효하므로 보고서로 비교하세요.</translation>
    </message>
    <message>
        <source>value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>the answer was measured before: set something else first.</source>
        <translation>답을 이미 측정했습니다. 먼저 다른 것을 설정하세요.</translation>
    </message>
    <message>
        <source>this step would measure the answer before the guess.</source>
        <translation>이 단계를 실행하면 추측하기 전에 답을 측정하게 됩니다.</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>정수</translation>
    </message>
    <message>
        <source>widths = &apos;%1&apos; has %2 layers: at most %3 are allowed.</source>
        <translation>widths = “%1”: 층이 %2개입니다. 최대 %3개까지 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>widths = &apos;%1&apos;: &apos;%2&apos; is not a whole number from 1 to %3. Write the layers like 256,64.</source>
        <translation>widths = “%1”: “%2” 부분이 1~%3의 정수가 아닙니다. 층을 256,64처럼 쓰세요.</translation>
    </message>
    <message>
        <source>within 2 % of units x 2 x clock, which give %1</source>
        <translation>연산 유닛 수 x 2 x 클럭, 곧 %1에서 2% 이내</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>예 또는 아니요</translation>
    </message>
    <message>
        <source>%1 compute units</source>
        <translation>연산 유닛 %1개</translation>
    </message>
    <message>
        <source>1 compute unit</source>
        <translation>연산 유닛 1개</translation>
    </message>
    <message>
        <source>float32 only</source>
        <translation>float32만</translation>
    </message>
    <message>
        <source>%1 waits for memory: it uses at least %2 of the bandwidth.</source>
        <translation>%1: 메모리를 기다리며, 대역폭의 %2 이상을 씁니다.</translation>
    </message>
    <message>
        <source>1, or more for the epoch&apos;s first step alone or for whole epochs</source>
        <translation>1(에포크의 첫 스텝만이거나 에포크 전체이면 그 이상도 가능)</translation>
    </message>
    <message>
        <source>2 to 500 numbers, each above the one before</source>
        <translation>숫자 2~500개, 각각 앞의 수보다 큰 값</translation>
    </message>
    <message>
        <source>A batch of %1 rows cannot be shared by %2 devices: choose a larger batch size that divides the number of samples.</source>
        <translation>%1행짜리 배치는 장치 %2개가 나누어 맡을 수 없습니다. 샘플 수의 약수이면서 더 큰 배치를 고르세요.</translation>
    </message>
    <message>
        <source>A step of this work has no rows that %1 GPUs could share.</source>
        <translation>이 작업의 스텝에는 GPU %1개가 나누어 맡을 행이 없습니다.</translation>
    </message>
    <message>
        <source>A step that trains nothing has no gradients to sum.</source>
        <translation>아무것도 학습하지 않는 스텝에는 더할 기울기가 없습니다.</translation>
    </message>
    <message>
        <source>A sweep over gpus is printed, or written with --csv.</source>
        <translation>gpus 스윕은 출력하거나 --csv로 저장합니다.</translation>
    </message>
    <message>
        <source>A sweep over gpus is predicted: leave --sbatch, --what-if, --quick and --budget out.</source>
        <translation>gpus 스윕은 예측합니다. --sbatch, --what-if, --quick, --budget은 빼세요.</translation>
    </message>
    <message>
        <source>A sweep over gpus takes --values, or goes through the powers of two up to %1.</source>
        <translation>gpus 스윕은 --values를 쓰거나 %1까지의 2의 거듭제곱을 차례로 씁니다.</translation>
    </message>
    <message>
        <source>A sweep over gpus takes one --engine, the model of a GPU: for example %1.</source>
        <translation>gpus 스윕에는 GPU 모델 하나만 --engine으로 지정하세요. 예: %1.</translation>
    </message>
    <message>
        <source>Another of the devices has failed.</source>
        <translation>다른 장치 하나에서 오류가 났습니다.</translation>
    </message>
    <message>
        <source>Several devices share the rows of a batch in training only: choose training, or one device.</source>
        <translation>여러 장치가 배치의 행을 나누어 맡는 것은 학습에서만 가능합니다. 학습을 고르거나 장치 하나만 고르세요.</translation>
    </message>
    <message>
        <source>Several devices share the rows of shuffled batches only: use one device.</source>
        <translation>여러 장치가 행을 나누어 맡는 것은 무작위로 섞은 배치에서만 가능합니다. 장치 하나를 쓰세요.</translation>
    </message>
    <message>
        <source>The engine&apos;s own gpus=%1 contradicts the sweep: leave it out.</source>
        <translation>엔진에 지정한 gpus=%1: 스윕과 함께 쓸 수 없습니다. 이 설정을 빼세요.</translation>
    </message>
    <message>
        <source>The step uses a gradient (%1) before all are there.</source>
        <translation>기울기가 다 모이기 전에 스텝이 기울기를 씁니다(%1).</translation>
    </message>
    <message>
        <source>a list of at least two</source>
        <translation>항목이 둘 이상인 목록</translation>
    </message>
    <message>
        <source>also shown by %1</source>
        <translation>%1에서도 보임</translation>
    </message>
    <message>
        <source>at a place that no other point has</source>
        <translation>다른 점이 없는 자리</translation>
    </message>
    <message>
        <source>from 0 to 0.5</source>
        <translation>0에서 0.5까지</translation>
    </message>
    <message>
        <source>it is a map over two parameters, not a curve; the window shows it in the tab &apos;Map&apos;.</source>
        <translation>곡선이 아니라 두 매개변수의 지도입니다. 창의 “지도” 탭에서 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>it is not a map file of Overtake.</source>
        <translation>Overtake의 지도 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>one of &apos;and.values&apos;</source>
        <translation>“and.values” 중 하나</translation>
    </message>
    <message>
        <source>one of &apos;over.values&apos;</source>
        <translation>“over.values” 중 하나</translation>
    </message>
    <message>
        <source>share each batch, gradients summed through the host&apos;s memory</source>
        <translation>배치를 나눔. 기울기 합산: 호스트 메모리</translation>
    </message>
    <message>
        <source>some of &apos;values&apos;, in their order, with the first and the last</source>
        <translation>“values” 중 일부를 순서대로, 처음과 마지막 포함</translation>
    </message>
    <message>
        <source>the key of &apos;over&apos;, and another than that of &apos;and&apos;</source>
        <translation>“over”의 키이며 “and”의 키와 다른 것</translation>
    </message>
    <message>
        <source>the seed of an order for whole epochs</source>
        <translation>에포크 전체의 순서를 정하는 시드</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 has no parameter &apos;%2&apos;%3 There are %4.</source>
        <translation>%1: 매개변수 “%2” 없음%3 사용할 수 있는 것: %4.</translation>
    </message>
    <message>
        <source>workload %1</source>
        <translation>워크로드 %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number for &apos;%2&apos;: allowed are %3.</source>
        <translation>“%2”에 지정한 값 “%1”: 정수가 아닙니다. 허용 범위: %3.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number for &apos;%2&apos;: allowed are %3.</source>
        <translation>“%2”에 지정한 값 “%1”: 숫자가 아닙니다. 허용 범위: %3.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither true nor false for &apos;%2&apos;.</source>
        <translation>“%2”에 지정한 값 “%1”: true도 false도 아닙니다.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is of the wrong kind for &apos;%3&apos; (expected: %2).</source>
        <translation>“%3”에 지정한 값 “%1”: 종류가 맞지 않습니다. 필요한 값: %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a choice for &apos;%2&apos;%3 Allowed are %4.</source>
        <translation>“%2”에 쓸 수 없는 값 “%1”%3 허용되는 값: %4.</translation>
    </message>
    <message>
        <source>%1 overtakes %2 between %3 and %4 (%5).</source>
        <translation>%3~%4 사이에서 %1 쪽이 %2 쪽을 추월합니다(%5).</translation>
    </message>
    <message>
        <source>Then %1 overtakes %2 between %3 and %4.</source>
        <translation>그다음 %3~%4 사이에서 %1 쪽이 %2 쪽을 추월합니다.</translation>
    </message>
    <message>
        <source>two circles</source>
        <translation>두 원</translation>
    </message>
    <message>
        <source>two moons</source>
        <translation>두 초승달</translation>
    </message>
    <message>
        <source>two spirals</source>
        <translation>두 나선</translation>
    </message>
    <message>
        <source>sonnets by Shakespeare</source>
        <translation>셰익스피어의 소네트</translation>
    </message>
    <message>
        <source>standard normal</source>
        <translation>표준 정규 분포</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>시드 %1</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>글자 %1개</translation>
    </message>
    <message>
        <source>%1 symbols</source>
        <translation>기호 %1개</translation>
    </message>
    <message>
        <source>padding %1</source>
        <translation>패딩 %1</translation>
    </message>
    <message>
        <source>%1 filtered, with bias</source>
        <translation>%1 필터링, 편향 포함</translation>
    </message>
    <message>
        <source>%1 filtered, with bias and ReLU</source>
        <translation>%1 필터링, 편향과 ReLU 포함</translation>
    </message>
    <message>
        <source>%1 filtered, copied out behind its sum</source>
        <translation>%1 필터링, 합계 다음에 복사</translation>
    </message>
    <message>
        <source>after 1 step</source>
        <translation>1스텝 뒤</translation>
    </message>
    <message>
        <source>after %1 steps</source>
        <translation>%1스텝 뒤</translation>
    </message>
    <message>
        <source>window %1</source>
        <translation>창 %1</translation>
    </message>
    <message>
        <source>%1 in two batches</source>
        <translation>%1, 배치 두 개로</translation>
    </message>
    <message>
        <source>1 iteration</source>
        <translation>반복 1회</translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation>반복 %1회</translation>
    </message>
    <message>
        <source>skipping known work: %1</source>
        <translation>알려진 계산 건너뛰기 %1</translation>
    </message>
    <message>
        <source>of numbers that %1 holds exactly</source>
        <translation>%1 형식으로 정확히 나타낼 수 있는 수</translation>
    </message>
    <message>
        <source>Eigen %1, vectors: %2</source>
        <translation>Eigen %1, 벡터: %2</translation>
    </message>
    <message>
        <source>%1 registers</source>
        <translation>%1 레지스터</translation>
    </message>
    <message>
        <source>from the figure for %1, scaled by the width of the vectors</source>
        <translation>%1 값에서 벡터 너비의 비율로 계산</translation>
    </message>
    <message>
        <source>for %1, from the figures of one core and of all</source>
        <translation>%1에 대해, 코어 하나와 전체의 값에서</translation>
    </message>
    <message>
        <source>of %1 GPUs together</source>
        <translation>GPU %1개를 합쳐서</translation>
    </message>
    <message>
        <source>%1 images of its training set</source>
        <translation>학습 세트의 이미지 %1장</translation>
    </message>
    <message>
        <source>%1 images of its test set</source>
        <translation>테스트 세트의 이미지 %1장</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>그런 파일이나 폴더가 없음</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>권한이 없음</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>허용되지 않은 작업</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>디스크에 남은 공간이 없음</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>디스크 할당량 초과</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>읽기 전용 파일 시스템</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>폴더임</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>폴더가 아님</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>파일이 이미 있음</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>입출력 오류</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>파일이 너무 큼</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>파일 이름이 너무 김</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>심볼릭 링크 단계가 너무 많음</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>열린 파일이 너무 많음</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>메모리를 할당할 수 없음</translation>
    </message>
    <message>
        <source>Exec format error</source>
        <translation>이 컴퓨터에서 실행할 수 있는 형식이 아님</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>파이프가 끊김</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>네트워크 파일이 더는 없음</translation>
    </message>
    <message>
        <source>engine %1</source>
        <translation>엔진 %1</translation>
    </message>
    <message>
        <source>(%1) / (%2)</source>
        <translation>(%1) / (%2)</translation>
    </message>
    <message>
        <source>Same weights, same batches: the losses of %1 and %2 agree over %3, to %4 (%5).</source>
        <translation>같은 가중치, 같은 배치: %1, %2의 손실이 %3 동안 %4 이내로 일치합니다(%5).</translation>
    </message>
    <message>
        <source>Same weights, same batches: the losses of %1 and %2 agree over %3, exactly.</source>
        <translation>같은 가중치, 같은 배치: %1, %2의 손실이 %3 동안 정확히 일치합니다.</translation>
    </message>
    <message>
        <source>Tolerance %1.</source>
        <translation>허용 오차 %1.</translation>
    </message>
    <message>
        <source>Tolerance: %1 at the first step, %2 at the last, because each step starts from weights that the previous step rounded.</source>
        <translation>허용 오차는 첫 스텝에서 %1, 마지막 스텝에서 %2입니다. 스텝마다 앞 스텝이 반올림한 가중치에서 시작하기 때문입니다.</translation>
    </message>
    <message>
        <source>specified %1 at %2</source>
        <translation>%2 기준 사양 %1</translation>
    </message>
    <message>
        <source>specified %1</source>
        <translation>사양 %1</translation>
    </message>
    <message>
        <source>computed %1 at %2</source>
        <translation>%2 기준 계산 %1</translation>
    </message>
    <message>
        <source>computed %1</source>
        <translation>계산 %1</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>측정 %1</translation>
    </message>
    <message>
        <source>it needs a text for each outcome: %1.</source>
        <translation>결과마다 텍스트가 필요합니다: %1.</translation>
    </message>
    <message>
        <source>the outcome &apos;%1&apos; cannot be here.</source>
        <translation>여기에는 “%1” 결과가 올 수 없습니다.</translation>
    </message>
    <message>
        <source>left out, or one of %1</source>
        <translation>없음(이 필드를 빼거나 이름을 다음 중 하나로 바꾸세요: %1)</translation>
    </message>
    <message>
        <source>the text of the outcome &apos;%1&apos; is missing.</source>
        <translation>“%1” 결과의 텍스트가 없습니다.</translation>
    </message>
    <message>
        <source>share each batch, gradients summed by %1</source>
        <translation>배치를 나눔. 기울기 합산: %1</translation>
    </message>
    <message>
        <source>share each batch, gradients summed through the host&apos;s memory (%1 cannot be used: %2)</source>
        <translation>배치를 나눔. 기울기 합산: 호스트 메모리(%1 사용할 수 없음: %2)</translation>
    </message>
    <message>
        <source>%1 of %2 cases are wrong; here %3.</source>
        <translation>%2개 중 %1개가 틀립니다. 이 경우: %3.</translation>
    </message>
    <message>
        <source>number %1 of %2 is %3 instead of %4</source>
        <translation>숫자 %2개 중 %1번째: %4 대신 %3</translation>
    </message>
    <message>
        <source>1 multiprocessor</source>
        <translation>멀티프로세서 1개</translation>
    </message>
    <message>
        <source>%1 multiprocessors</source>
        <translation>멀티프로세서 %1개</translation>
    </message>
    <message>
        <source>compute capability %1.%2</source>
        <translation>compute capability %1.%2</translation>
    </message>
    <message>
        <source>in the host&apos;s memory</source>
        <translation>호스트의 메모리</translation>
    </message>
    <message>
        <source>CUDA %1 on a driver for %2</source>
        <translation>CUDA %1, 드라이버는 %2까지 지원</translation>
    </message>
    <message>
        <source>matrix multiplications by its own kernel in fp32 (cuBLAS cannot be used: %1)</source>
        <translation>행렬 곱셈: fp32 자체 커널(cuBLAS를 사용할 수 없음: %1)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is tuned where it runs: start overtake-bench tune on that machine.</source>
        <translation>“%1”: 실행되는 곳에서 튜닝합니다. 그 컴퓨터에서 overtake-bench tune을 실행하세요.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be swept over: it only chooses the random numbers, and the work is the same whatever they are.</source>
        <translation>“%1”: 난수만 정하므로 스윕할 수 없습니다. 난수가 무엇이든 작업은 같습니다.</translation>
    </message>
    <message>
        <source>%1 is faster than %2 at %3 of %4 points, too close to call at %5.</source>
        <translation>점 %4개 중 %3개에서 %1 쪽이 %2 쪽보다 빠르고, %5개에서는 우열을 가릴 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 is faster than %2 at the %3 of %4 points measured.</source>
        <translation>측정한 점(%4개 중 %3개)에서 %1 쪽이 %2 쪽보다 빠릅니다.</translation>
    </message>
    <message>
        <source>%1 is faster than %2 at the %3 of %4 points that have a verdict.</source>
        <translation>판정이 있는 점(%4개 중 %3개)에서 %1 쪽이 %2 쪽보다 빠릅니다.</translation>
    </message>
    <message>
        <source>Measured quickly: a full measurement gives a verdict.</source>
        <translation>빠른 측정입니다. 전체 측정을 하면 판정이 나옵니다.</translation>
    </message>
    <message>
        <source>Not certain, because more points were measured quickly than have a verdict.</source>
        <translation>빠른 측정만 한 점이 판정이 있는 점보다 많으므로 확실하지 않습니다.</translation>
    </message>
    <message>
        <source>Not certain, because more points are in doubt than have a verdict.</source>
        <translation>의심스러운 점이 판정이 있는 점보다 많으므로 확실하지 않습니다.</translation>
    </message>
    <message>
        <source>Only %1 of %2 points have a verdict.</source>
        <translation>점 %2개 중 %1개에만 판정이 있습니다.</translation>
    </message>
    <message>
        <source>The measurement was disturbed: measure again while nothing else runs.</source>
        <translation>측정에 간섭이 있었습니다. 다른 작업이 없을 때 다시 측정하세요.</translation>
    </message>
    <message>
        <source>The repetitions did not converge: measure again.</source>
        <translation>측정값이 수렴하지 않았습니다. 다시 측정하세요.</translation>
    </message>
    <message>
        <source>The two were not measured in turn: measure them together.</source>
        <translation>둘을 번갈아 측정하지 않았습니다. 함께 측정하세요.</translation>
    </message>
    <message>
        <source>There was time for one repetition only: allow more time.</source>
        <translation>시간이 모자라 측정값이 하나뿐입니다. 시간을 더 늘리세요.</translation>
    </message>
    <message>
        <source>Too close to call at the %1 of %2 points measured: neither %3 nor %4 is clearly faster.</source>
        <translation>측정한 점(%2개 중 %1개)에서 우열을 가릴 수 없습니다. %3, %4 어느 쪽도 확실히 빠르지 않습니다.</translation>
    </message>
    <message>
        <source>Too close to call at the %1 of %2 points that have a verdict: neither %3 nor %4 is clearly faster.</source>
        <translation>판정이 있는 점(%2개 중 %1개)에서 우열을 가릴 수 없습니다. %3, %4 어느 쪽도 확실히 빠르지 않습니다.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 classes</source>
        <translation>클래스 %1개</translation>
    </message>
    <message>
        <source>%1 multiplies matrices in fp32 only, because cuBLAS cannot be used (%2).</source>
        <translation>cuBLAS를 사용할 수 없어 %1에서는 행렬 곱셈을 fp32로만 계산합니다(%2).</translation>
    </message>
    <message>
        <source>%1 of %2 repetitions are outliers, down to %3 % of the median; nothing was left out.</source>
        <translation>측정값 %2개 중 %1개가 이상값이며, 가장 작은 것은 중앙값의 %3%입니다. 버린 것은 없습니다.</translation>
    </message>
    <message>
        <source>%1 of %2 repetitions are outliers, up to %3 times the median; nothing was left out.</source>
        <translation>측정값 %2개 중 %1개가 이상값이며, 가장 큰 것은 중앙값의 %3배입니다. 버린 것은 없습니다.</translation>
    </message>
    <message>
        <source>%1 of %2 repetitions is an outlier, down to %3 % of the median; nothing was left out.</source>
        <translation>측정값 %2개 중 %1개가 이상값이며, 중앙값의 %3%입니다. 버린 것은 없습니다.</translation>
    </message>
    <message>
        <source>%1 of %2 repetitions is an outlier, up to %3 times the median; nothing was left out.</source>
        <translation>측정값 %2개 중 %1개가 이상값이며, 중앙값의 %3배입니다. 버린 것은 없습니다.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2의 %1</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 threads for %1 performance cores</source>
        <translation>성능 코어 %1개에 스레드 %1개</translation>
    </message>
    <message>
        <source>%1 threads on %1 cores</source>
        <translation>코어 %1개에 스레드 %1개</translation>
    </message>
    <message>
        <source>%1 threads under a quota of %2 CPUs</source>
        <translation>CPU %2개 할당량에 스레드 %1개</translation>
    </message>
    <message>
        <source>%1 under %2 filters of %3 x %3, pooled by %4</source>
        <translation>%1, %3 x %3 필터 %2개, 풀링 %4</translation>
    </message>
    <message>
        <source>%1 under %2 filters of %3 x %3, pooled by %4 through ReLU</source>
        <translation>%1, %3 x %3 필터 %2개, ReLU를 거친 풀링 %4</translation>
    </message>
    <message>
        <source>%1 was not found in the system, a CUDA toolkit or a Python environment</source>
        <translation>시스템, CUDA 툴킷, Python 환경 어디에도 %1 없음</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation>%1: %2, %3, %4</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>1 thread for 1 performance core</source>
        <translation>성능 코어 1개에 스레드 1개</translation>
    </message>
    <message>
        <source>1 thread on 1 core</source>
        <translation>코어 1개에 스레드 1개</translation>
    </message>
    <message>
        <source>1 thread under a quota of %1 CPUs</source>
        <translation>CPU %1개 할당량에 스레드 1개</translation>
    </message>
    <message>
        <source>1 thread under a quota of 1 CPU</source>
        <translation>CPU 1개 할당량에 스레드 1개</translation>
    </message>
    <message>
        <source>A matrix multiplication in bf16 on %1 was given no room to round its operands.</source>
        <translation>%1의 bf16 행렬 곱셈에서 피연산자를 반올림해 둘 공간이 없습니다.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>중지했습니다.</translation>
    </message>
    <message>
        <source>Cannot read &apos;%1&apos;: there is no parameter &apos;%2&apos;.</source>
        <translation>“%1” 파일을 읽을 수 없습니다. 매개변수 “%2” 없음.</translation>
    </message>
    <message>
        <source>Heat slowed the processor down %1 times during the measurement.</source>
        <translation>측정 중에 발열로 프로세서가 %1번 느려졌습니다.</translation>
    </message>
    <message>
        <source>Heat slowed the processor down 1 time during the measurement.</source>
        <translation>측정 중에 발열로 프로세서가 한 번 느려졌습니다.</translation>
    </message>
    <message>
        <source>Live leaves this size out: it would take %1 of memory. A sweep needs %2, and %3 are free.</source>
        <translation>실시간 측정은 이 크기를 건너뜁니다. 필요한 메모리는 실시간 측정에 %1, 스윕에 %2이고, 여유 메모리는 %3입니다.</translation>
    </message>
    <message>
        <source>Live leaves this size out: its data take longer than %1 to make. A sweep makes them; it needs %2 of memory, and %3 are free.</source>
        <translation>실시간 측정은 이 크기를 건너뜁니다. 데이터를 만드는 데 %1 넘게 걸립니다. 스윕에서는 데이터를 만들어 측정합니다. 필요한 메모리는 %2, 여유 메모리는 %3입니다.</translation>
    </message>
    <message>
        <source>Not converged: 1 repetition used up the time budget of %1.</source>
        <translation>수렴하지 않음: 측정값 1개를 얻는 데 시간 예산(%1)을 다 썼습니다.</translation>
    </message>
    <message>
        <source>Not converged: after %1 repetitions and the time budget of %2, the median is known to %3 %.</source>
        <translation>수렴하지 않음: 시간 예산(%2) 동안 얻은 측정값 %1개로는 중앙값을 %3% 이내로만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>Not converged: after %1 repetitions and the time budget of %2, they lie up to %3 % from their median.</source>
        <translation>수렴하지 않음: 시간 예산(%2) 동안 얻은 측정값 %1개가 중앙값에서 최대 %3% 떨어져 있습니다.</translation>
    </message>
    <message>
        <source>Only %1 repetitions: their variation is hardly known.</source>
        <translation>측정값이 %1개뿐이어서 얼마나 변동하는지 거의 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Only 1 repetition: its noise is unknown.</source>
        <translation>측정값이 1개뿐이어서 잡음을 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Predicted, not measured: from the %1; expected to be right within a factor of %2.</source>
        <translation>예측, 측정하지 않음: 근거는 %1이며, 오차는 %2배 이내로 예상합니다.</translation>
    </message>
    <message>
        <source>Predicted, not measured: from the %1; the range expected holds %2 % of the published times of such operations.</source>
        <translation>예측, 측정하지 않음: 근거는 %1이며, 예상 범위에는 이런 연산의 발표된 시간 중 %2%가 들어갑니다.</translation>
    </message>
    <message>
        <source>Skipped: the sweep&apos;s time budget of %1 was used up.</source>
        <translation>건너뜀: 스윕의 시간 예산(%1)을 다 썼습니다.</translation>
    </message>
    <message>
        <source>Slurm: %1</source>
        <translation>Slurm: %1</translation>
    </message>
    <message>
        <source>The GPU slowed its clock down: %1.</source>
        <translation>GPU가 클럭을 낮췄습니다: %1.</translation>
    </message>
    <message>
        <source>The machine&apos;s speed varies slowly. Neighbouring repetitions are alike, so they say less than independent ones.</source>
        <translation>컴퓨터의 속도가 천천히 오르내립니다. 이웃한 측정값끼리 비슷하므로, 측정값의 수에 비해 알 수 있는 것이 적습니다.</translation>
    </message>
    <message>
        <source>The times drift: the last third is %1 % faster than the first (heat, clock rate or other programs).</source>
        <translation>시간이 서서히 변합니다. 마지막 3분의 1이 처음 3분의 1보다 %1% 빠릅니다(발열, 클럭 또는 다른 프로그램).</translation>
    </message>
    <message>
        <source>The times drift: the last third is %1 % slower than the first (heat, clock rate or other programs).</source>
        <translation>시간이 서서히 변합니다. 마지막 3분의 1이 처음 3분의 1보다 %1% 느립니다(발열, 클럭 또는 다른 프로그램).</translation>
    </message>
    <message>
        <source>Too slow to follow the slider, about %1 a step; a sweep measures it.</source>
        <translation>슬라이더를 따라가기에는 너무 느립니다(스텝당 약 %1). 스윕에서는 측정합니다.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>a model: nothing is run</source>
        <translation>모델. 아무것도 실행하지 않음</translation>
    </message>
    <message>
        <source>a model: nothing is run; the cost of work was measured on this machine and scaled by the peaks of one core</source>
        <translation>모델. 아무것도 실행하지 않음. 작업에 드는 시간은 이 컴퓨터에서 측정한 값을 코어 하나의 최대 성능에 비례해 환산</translation>
    </message>
    <message>
        <source>a sentence that nests at most %1 others</source>
        <translation>최대 %1단계로 중첩된 문장</translation>
    </message>
    <message>
        <source>allocate memory</source>
        <translation>메모리 할당</translation>
    </message>
    <message>
        <source>allocating memory on %1</source>
        <translation>%1에 메모리 할당</translation>
    </message>
    <message>
        <source>asking for the free memory of %1</source>
        <translation>%1의 여유 메모리 조회</translation>
    </message>
    <message>
        <source>asking for the memory of %1</source>
        <translation>%1의 메모리 조회</translation>
    </message>
    <message>
        <source>asking for the properties of %1</source>
        <translation>%1의 속성 조회</translation>
    </message>
    <message>
        <source>begin its work</source>
        <translation>작업 시작</translation>
    </message>
    <message>
        <source>choosing %1</source>
        <translation>%1 선택</translation>
    </message>
    <message>
        <source>convolution</source>
        <translation>합성곱</translation>
    </message>
    <message>
        <source>convolutions by cuDNN %1.%2</source>
        <translation>합성곱: cuDNN %1.%2</translation>
    </message>
    <message>
        <source>convolutions by cuDNN %1.%2, but %3 of %4 shapes by the shared kernels because it has no algorithm of the same precision</source>
        <translation>합성곱: cuDNN %1.%2, 형태 %4개 중 %3개는 정밀도가 같은 알고리즘이 없어 공용 커널</translation>
    </message>
    <message>
        <source>convolutions by the shared kernels (built without cuDNN)</source>
        <translation>합성곱: 공용 커널(cuDNN 없이 빌드됨)</translation>
    </message>
    <message>
        <source>convolutions by the shared kernels (cuDNN: %1)</source>
        <translation>합성곱: 공용 커널(cuDNN: %1)</translation>
    </message>
    <message>
        <source>convolving on %1</source>
        <translation>%1에서 합성곱</translation>
    </message>
    <message>
        <source>coordinates of %1 columns and %2 rows</source>
        <translation>열 %1개와 행 %2개의 좌표</translation>
    </message>
    <message>
        <source>copy from the device</source>
        <translation>장치에서 복사</translation>
    </message>
    <message>
        <source>copy to the device</source>
        <translation>장치로 복사</translation>
    </message>
    <message>
        <source>copying from %1</source>
        <translation>%1에서 복사</translation>
    </message>
    <message>
        <source>copying to %1</source>
        <translation>%1 쪽으로 복사</translation>
    </message>
    <message>
        <source>copying with %1</source>
        <translation>%1 장치와의 복사</translation>
    </message>
    <message>
        <source>describing a convolution for %1</source>
        <translation>%1용 합성곱 설정</translation>
    </message>
    <message>
        <source>figures of the data sheet</source>
        <translation>데이터시트의 수치</translation>
    </message>
    <message>
        <source>figures of the data sheet and published measurements</source>
        <translation>데이터시트의 수치와 발표된 측정값</translation>
    </message>
    <message>
        <source>finish its work</source>
        <translation>작업 완료</translation>
    </message>
    <message>
        <source>gradients summed by %1</source>
        <translation>기울기 합산: %1</translation>
    </message>
    <message>
        <source>gradients summed through the host&apos;s memory (%1: %2)</source>
        <translation>기울기 합산: 호스트 메모리(%1: %2)</translation>
    </message>
    <message>
        <source>it does not start: %1</source>
        <translation>시작되지 않음: %1</translation>
    </message>
    <message>
        <source>loading a kernel on %1</source>
        <translation>%1에 커널 로드</translation>
    </message>
    <message>
        <source>locking main memory for %1</source>
        <translation>%1용 주 메모리 고정</translation>
    </message>
    <message>
        <source>make a kernel</source>
        <translation>커널 생성</translation>
    </message>
    <message>
        <source>making a clock on %1</source>
        <translation>%1에 시계 생성</translation>
    </message>
    <message>
        <source>making a mark on %1</source>
        <translation>%1에 마커 생성</translation>
    </message>
    <message>
        <source>map its memory</source>
        <translation>메모리 매핑</translation>
    </message>
    <message>
        <source>mark its queue</source>
        <translation>큐에 마커 넣기</translation>
    </message>
    <message>
        <source>matrix multiplication</source>
        <translation>행렬 곱셈</translation>
    </message>
    <message>
        <source>matrix multiplication in bf16</source>
        <translation>bf16 행렬 곱셈</translation>
    </message>
    <message>
        <source>matrix multiplications by CLBlast</source>
        <translation>행렬 곱셈: CLBlast</translation>
    </message>
    <message>
        <source>matrix multiplications by cuBLAS</source>
        <translation>행렬 곱셈: cuBLAS</translation>
    </message>
    <message>
        <source>matrix multiplications by the shared kernels (CLBlast: switched off)</source>
        <translation>행렬 곱셈: 공용 커널(CLBlast: 꺼짐)</translation>
    </message>
    <message>
        <source>matrix multiplications by the shared kernels (cuBLAS: %1)</source>
        <translation>행렬 곱셈: 공용 커널(cuBLAS: %1)</translation>
    </message>
    <message>
        <source>multiply matrices with CLBlast</source>
        <translation>CLBlast로 행렬 곱셈</translation>
    </message>
    <message>
        <source>rounding to bf16 on %1</source>
        <translation>%1에서 bf16으로 반올림</translation>
    </message>
    <message>
        <source>multiplying matrices on %1</source>
        <translation>%1에서 행렬 곱셈</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>이유 없음</translation>
    </message>
    <message>
        <source>no. %1</source>
        <translation>%1번</translation>
    </message>
    <message>
        <source>none of %1 was found in the system, a CUDA toolkit or a Python environment</source>
        <translation>시스템, CUDA 툴킷, Python 환경 어디에도 %1 가운데 하나도 없음</translation>
    </message>
    <message>
        <source>opening %1</source>
        <translation>%1 열기</translation>
    </message>
    <message>
        <source>opening a stream on %1</source>
        <translation>%1에서 스트림 열기</translation>
    </message>
    <message>
        <source>peaks measured here</source>
        <translation>여기서 측정한 최대 성능</translation>
    </message>
    <message>
        <source>plain loops, one thread, not tuned</source>
        <translation>단순한 루프, 스레드 하나, 최적화 없음</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>예측</translation>
    </message>
    <message>
        <source>preparing a recorded step on %1</source>
        <translation>기록한 스텝을 %1에서 준비</translation>
    </message>
    <message>
        <source>reading the clock of %1</source>
        <translation>%1의 시계 읽기</translation>
    </message>
    <message>
        <source>recorded on %1, %2</source>
        <translation>%1에서 기록(%2)</translation>
    </message>
    <message>
        <source>recording a step on %1</source>
        <translation>%1에서 스텝 기록</translation>
    </message>
    <message>
        <source>replaying a recorded step on %1</source>
        <translation>기록한 스텝을 %1에서 재생</translation>
    </message>
    <message>
        <source>run a kernel</source>
        <translation>커널 실행</translation>
    </message>
    <message>
        <source>running the work on %1</source>
        <translation>%1에서 작업 실행</translation>
    </message>
    <message>
        <source>set a kernel&apos;s argument</source>
        <translation>커널 인수 설정</translation>
    </message>
    <message>
        <source>setting a mark on %1</source>
        <translation>%1에 마커 넣기</translation>
    </message>
    <message>
        <source>sharing memory with %1</source>
        <translation>메모리 공유: %1</translation>
    </message>
    <message>
        <source>starting NCCL on %1</source>
        <translation>%1에서 NCCL 시작</translation>
    </message>
    <message>
        <source>launching a kernel on %1</source>
        <translation>%1에서 커널 호출</translation>
    </message>
    <message>
        <source>starting cuBLAS on %1</source>
        <translation>%1에서 cuBLAS 시작</translation>
    </message>
    <message>
        <source>starting cuDNN on %1</source>
        <translation>%1에서 cuDNN 시작</translation>
    </message>
    <message>
        <source>summing gradients with %1</source>
        <translation>%1 사용 기울기 합산</translation>
    </message>
    <message>
        <source>switched off by %1</source>
        <translation>꺼짐(%1)</translation>
    </message>
    <message>
        <source>synthetic</source>
        <translation>합성</translation>
    </message>
    <message>
        <source>take its memory back</source>
        <translation>메모리 매핑 해제</translation>
    </message>
    <message>
        <source>taking cuBLAS&apos;s memory on %1</source>
        <translation>%1에 cuBLAS 메모리 확보</translation>
    </message>
    <message>
        <source>times of such work measured here</source>
        <translation>여기서 측정한 같은 종류의 작업 시간</translation>
    </message>
    <message>
        <source>times of such work measured on this machine, in proportion to the peaks of one core</source>
        <translation>이 컴퓨터에서 측정한 같은 종류의 작업 시간(코어 하나의 최대 성능에 비례해 환산)</translation>
    </message>
    <message>
        <source>waiting for %1</source>
        <translation>%1 대기</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>%1 없음</translation>
    </message>
    <message>
        <source>%1 It is left out.</source>
        <translation>%1 이 드라이버는 제외됩니다.</translation>
    </message>
    <message>
        <source>%1 It is left out: see what nvidia-smi says, and restart.</source>
        <translation>%1 이 드라이버는 제외됩니다. nvidia-smi의 출력을 확인하고 다시 시작하세요.</translation>
    </message>
    <message>
        <source>%1 They are left out.</source>
        <translation>%1 이 드라이버는 모두 제외됩니다.</translation>
    </message>
    <message>
        <source>%1 crashed: %2.</source>
        <translation>%1: 비정상 종료(%2).</translation>
    </message>
    <message>
        <source>%1 did not answer within %2.</source>
        <translation>%1: %2 안에 응답하지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 ended the program: %2.</source>
        <translation>%1: 프로그램을 종료시켰습니다(%2).</translation>
    </message>
    <message>
        <source>%1 had not answered when Overtake stopped waiting.</source>
        <translation>%1: 대기를 중단할 때까지 응답하지 않았습니다.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be an engine&apos;s id.</source>
        <translation>“%1”: 엔진 ID로 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; did not answer within %2, and said: %3</source>
        <translation>“%1”: %2 안에 응답하지 않고 다음을 출력했습니다: %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; did not answer within %2.</source>
        <translation>“%1”: %2 안에 응답하지 않았습니다.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; gives the counts only: choose another engine for --png.</source>
        <translation>“%1”: 반복 횟수만 냅니다. --png에는 다른 엔진을 선택하세요.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; prints more than %2.</source>
        <translation>“%1”: 출력이 %2보다 많습니다.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; in --worker is not a worker: write NAME=COMMAND, for example lab=&apos;ssh gpu1 overtake-bench worker&apos;.</source>
        <translation>--worker의 “%1”: 워커가 아닙니다. NAME=COMMAND 형식으로 쓰세요. 예: lab=&apos;ssh gpu1 overtake-bench worker&apos;.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a worker, not an engine: did you mean %2?</source>
        <translation>“%1”: 엔진이 아니라 워커입니다. 혹시 %2 아닌가요?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; starts nothing there: name the program, too, for example &apos;ssh gpu1 overtake-bench worker&apos;.</source>
        <translation>“%1”: 이 명령은 다른 컴퓨터에서 아무것도 시작하지 않습니다. 프로그램 이름도 적으세요. 예: &apos;ssh gpu1 overtake-bench worker&apos;.</translation>
    </message>
    <message>
        <source>All OpenCL drivers together</source>
        <translation>모든 OpenCL 드라이버</translation>
    </message>
    <message>
        <source>Engine &apos;%1&apos; is unavailable: %2</source>
        <translation>엔진 “%1” 사용할 수 없음: %2</translation>
    </message>
    <message>
        <source>No GPU engine is available.</source>
        <translation>사용할 수 있는 GPU 엔진이 없습니다.</translation>
    </message>
    <message>
        <source>No GPU engine is available. %1</source>
        <translation>사용할 수 있는 GPU 엔진이 없습니다. %1</translation>
    </message>
    <message>
        <source>No GPU engine is available. %1 %2</source>
        <translation>사용할 수 있는 GPU 엔진이 없습니다. %1 %2</translation>
    </message>
    <message>
        <source>No pipe to another program can be made: %1.</source>
        <translation>다른 프로그램으로 가는 파이프를 만들 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>Still waiting for an answer: %1.</source>
        <translation>아직 응답을 기다리는 중: %1.</translation>
    </message>
    <message>
        <source>The CUDA driver</source>
        <translation>CUDA 드라이버</translation>
    </message>
    <message>
        <source>The command is empty.</source>
        <translation>명령이 비어 있습니다.</translation>
    </message>
    <message>
        <source>Unknown engine &apos;%1&apos;. The GPU engines of this machine are %2.</source>
        <translation>알 수 없는 엔진 “%1”. 이 컴퓨터의 GPU 엔진: %2.</translation>
    </message>
    <message>
        <source>Waiting for worker &apos;%1&apos;: %2</source>
        <translation>워커 “%1” 대기 중: %2</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos; is being connected, and says: %2</source>
        <translation>워커 “%1”에 연결하는 중입니다. 출력: %2</translation>
    </message>
    <message>
        <source>a message announces %1 bytes; at most %2 are allowed.</source>
        <translation>메시지 길이를 %1바이트로 알렸지만, 허용되는 최대 길이는 %2바이트입니다.</translation>
    </message>
    <message>
        <source>it closed its output.</source>
        <translation>출력을 닫았습니다.</translation>
    </message>
    <message>
        <source>it did not answer within %1, and printed &apos;%2&apos;.</source>
        <translation>%1 안에 응답하지 않았습니다. 출력: “%2”.</translation>
    </message>
    <message>
        <source>it ended: %1, and said: %2</source>
        <translation>종료되었습니다(%1). 출력: %2</translation>
    </message>
    <message>
        <source>it ended: %1.</source>
        <translation>종료되었습니다: %1.</translation>
    </message>
    <message>
        <source>it has two engines with the id &apos;%1&apos;.</source>
        <translation>ID가 “%1”인 엔진이 둘 있습니다.</translation>
    </message>
    <message>
        <source>it printed &apos;%1&apos; and ended: %2, and said: %3</source>
        <translation>“%1” 출력 후 종료되었습니다(%2). 메시지: %3</translation>
    </message>
    <message>
        <source>it printed &apos;%1&apos; and ended: %2.</source>
        <translation>“%1” 출력 후 종료되었습니다: %2.</translation>
    </message>
    <message>
        <source>it sends more than it was asked for.</source>
        <translation>요청한 것보다 많이 보냅니다.</translation>
    </message>
    <message>
        <source>it sent a malformed message.</source>
        <translation>잘못된 형식의 메시지를 보냈습니다.</translation>
    </message>
    <message>
        <source>it sent a message that nests too deeply.</source>
        <translation>너무 깊이 중첩된 메시지를 보냈습니다.</translation>
    </message>
    <message>
        <source>it closed its output, and said: %1</source>
        <translation>출력을 닫았습니다. 메시지: %1</translation>
    </message>
    <message>
        <source>its program was not found.</source>
        <translation>프로그램을 찾을 수 없습니다.</translation>
    </message>
    <message>
        <source>its program was not found: %1</source>
        <translation>프로그램을 찾을 수 없습니다: %1</translation>
    </message>
    <message>
        <source>its first output is not a worker&apos;s hello: &apos;%1&apos;</source>
        <translation>첫 출력이 워커의 hello가 아닙니다: “%1”</translation>
    </message>
    <message>
        <source>it sent a sentence that is too long.</source>
        <translation>너무 긴 문장을 보냈습니다.</translation>
    </message>
    <message>
        <source>Measured %1 times, because it was disturbed or did not converge before.</source>
        <translation>앞선 측정에 간섭이 있었거나 수렴하지 않아 %1번 측정했습니다.</translation>
    </message>
    <message>
        <source>it sent a message with more than %1 texts.</source>
        <translation>텍스트가 %1개보다 많은 메시지를 보냈습니다.</translation>
    </message>
    <message>
        <source>workers takes list, add NAME &apos;COMMAND&apos;, edit NAME &apos;COMMAND&apos;, try NAME, try --worker NAME=&apos;COMMAND&apos; or remove NAME.</source>
        <translation>workers에는 list, add 이름 &apos;명령&apos;, edit 이름 &apos;명령&apos;, try 이름, try --worker 이름=&apos;명령&apos;, remove 이름을 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 and %2 both write to standard output: give one of them only.</source>
        <translation>%1, %2 둘 다 표준 출력에 씁니다. 하나만 지정하세요.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has nothing to tune: only &apos;cpu&apos; has.</source>
        <translation>“%1”: 튜닝할 것이 없습니다. 튜닝할 수 있는 엔진은 cpu뿐입니다.</translation>
    </message>
    <message>
        <source>Only %1 of the %2 threads that Overtake needs can be started: raise the limit on processes (ulimit -u, or pids.max of the container).</source>
        <translation>Overtake에 필요한 스레드 %2개 중 %1개만 시작할 수 있습니다. 프로세스 제한(ulimit -u, 또는 컨테이너의 pids.max)을 늘리세요.</translation>
    </message>
    <message>
        <source>matrix multiplications by CLBlast, and by the shared kernels if they are faster here</source>
        <translation>행렬 곱셈: CLBlast, 공용 커널이 더 빠른 경우에는 공용 커널</translation>
    </message>
    <message>
        <source>Not converged: stopped after %1 repetitions.</source>
        <translation>수렴하지 않음: 측정값 %1개를 얻은 뒤 중지했습니다.</translation>
    </message>
    <message>
        <source>Not converged: stopped after 1 repetition.</source>
        <translation>수렴하지 않음: 측정값 1개를 얻은 뒤 중지했습니다.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a file.</source>
        <translation>“%1”: 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>Results of measuring and compiling cannot be saved, so this is done again at every start: %1</source>
        <translation>측정하고 컴파일한 결과를 저장할 수 없어 시작할 때마다 다시 합니다: %1</translation>
    </message>
    <message>
        <source>0 or 1, one for each run</source>
        <translation>실행마다 하나씩 0 또는 1</translation>
    </message>
    <message>
        <source>%1 `packaging/package tar` in Overtake&apos;s source makes a copy for it: OVERTAKE_PORTABLE names its file.</source>
        <translation>%1 Overtake 소스의 `packaging/package tar`로 그곳에 옮길 복사본을 만들 수 있습니다. OVERTAKE_PORTABLE에 그 파일을 지정하세요.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; would be compared with itself: name two engines.</source>
        <translation>“%1”: 자기 자신과 비교하게 됩니다. 엔진을 두 개 지정하세요.</translation>
    </message>
    <message>
        <source>No CPU engine is available beside %1: name the engine to compare with.</source>
        <translation>%1 외에 사용할 수 있는 CPU 엔진이 없습니다. 비교할 엔진을 지정하세요.</translation>
    </message>
    <message>
        <source>No GPU is available: name the engine to record, for example cpu.</source>
        <translation>사용할 수 있는 GPU가 없습니다. 기록할 엔진을 지정하세요(예: cpu).</translation>
    </message>
    <message>
        <source>Stopped before a sweep was complete: nothing was saved.</source>
        <translation>스윕이 하나도 끝나기 전에 중지되어 아무것도 저장되지 않았습니다.</translation>
    </message>
    <message>
        <source>record needs --out FILE.json: the file is its only result.</source>
        <translation>record에는 --out FILE.json이 필요합니다. 결과는 이 파일뿐입니다.</translation>
    </message>
    <message>
        <source>it is not one of say, set, do, guess, measure, reveal, explain, why, exit.</source>
        <translation>say, set, do, guess, measure, reveal, explain, why, exit 가운데 어느 것도 아닙니다.</translation>
    </message>
    <message>
        <source>nothing follows the exit question.</source>
        <translation>마무리 질문 뒤에는 아무것도 올 수 없습니다.</translation>
    </message>
    <message>
        <source>nothing was revealed that could be explained.</source>
        <translation>아직 공개된 것이 없어 설명할 수 없습니다.</translation>
    </message>
    <message>
        <source>the last step is not an exit question.</source>
        <translation>마지막 단계가 마무리 질문이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 changes nothing here: this engine has no clocks of its own.</source>
        <translation>여기서는 %1 방식을 써도 아무것도 달라지지 않습니다. 이 엔진에는 자체 시계가 없습니다.</translation>
    </message>
    <message>
        <source>%1 is predicted: no clock runs that could be read wrongly.</source>
        <translation>%1: 예측이므로 잘못 읽을 시계가 없습니다.</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 이상</translation>
    </message>
    <message>
        <source>%1 accepts only honest times, but &apos;%2&apos; is timed wrongly on purpose.</source>
        <translation>%1: 올바르게 잰 시간만 쓸 수 있는데, “%2”의 시간은 일부러 잘못 잽니다.</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%2 대신 %1</translation>
    </message>
    <message>
        <source>%1: the GPU is faster throughout</source>
        <translation>%1: 전 구간에서 GPU가 더 빠름</translation>
    </message>
    <message>
        <source>%1: no change</source>
        <translation>%1: 변화 없음</translation>
    </message>
    <message>
        <source>%1: the GPU is slower throughout</source>
        <translation>%1: 전 구간에서 GPU가 더 느림</translation>
    </message>
    <message>
        <source>--what-if prints a table below one sweep: leave --json, --and and --sbatch out.</source>
        <translation>--what-if는 스윕 하나 아래에 표를 출력합니다. --json, --and, --sbatch는 빼세요.</translation>
    </message>
    <message>
        <source>A map</source>
        <translation>지도</translation>
    </message>
    <message>
        <source>An image</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>A recording</source>
        <translation>기록</translation>
    </message>
    <message>
        <source>A training</source>
        <translation>학습</translation>
    </message>
    <message>
        <source>Measured wrongly on purpose: there is no verdict.</source>
        <translation>일부러 잘못 측정했으므로 판정이 없습니다.</translation>
    </message>
    <message>
        <source>No crossover of %1 and %2: one of them was measured wrongly on purpose.</source>
        <translation>%1, %2: 둘 중 하나를 일부러 잘못 측정했으므로 추월 지점을 구하지 않습니다.</translation>
    </message>
    <message>
        <source>No single figure of the GPU would halve the crossover: %1.</source>
        <translation>GPU의 수치 하나만 바꾸어서는 추월 지점이 절반으로 줄지 않습니다: %1.</translation>
    </message>
    <message>
        <source>No single figure of the GPU would make it overtake: %1.</source>
        <translation>GPU의 수치 하나만 바꾸어서는 GPU가 추월하지 못합니다: %1.</translation>
    </message>
    <message>
        <source>On the CPU&apos;s side: %1.</source>
        <translation>CPU 쪽: %1.</translation>
    </message>
    <message>
        <source>There is no GPU here: a model stands in, and %1 shows the mistake.</source>
        <translation>여기에는 GPU가 없어 모델로 대신합니다. 실수는 %1 엔진에서 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>There is no GPU here: a model stands in, and no clock runs that could be read wrongly.</source>
        <translation>여기에는 GPU가 없어 모델로 대신합니다. 모델에는 잘못 읽을 시계가 없습니다.</translation>
    </message>
    <message>
        <source>This would halve the crossover: %1.</source>
        <translation>이렇게 하면 추월 지점이 절반으로 줄어듭니다: %1.</translation>
    </message>
    <message>
        <source>This would make the GPU overtake: %1.</source>
        <translation>이렇게 하면 GPU가 추월합니다: %1.</translation>
    </message>
    <message>
        <source>a figure of your own</source>
        <translation>직접 정한 수치</translation>
    </message>
    <message>
        <source>cores of the CPU</source>
        <translation>CPU의 코어 수</translation>
    </message>
    <message>
        <source>figures of a GPU of your own</source>
        <translation>직접 만든 GPU의 수치</translation>
    </message>
    <message>
        <source>half the %1</source>
        <translation>%1 절반</translation>
    </message>
    <message>
        <source>measured wrongly on purpose: one repetition, no interval</source>
        <translation>일부러 잘못 측정함: 측정값 하나, 구간 없음</translation>
    </message>
    <message>
        <source>measured wrongly on purpose: only the fastest repetition counts</source>
        <translation>일부러 잘못 측정함: 가장 빠른 측정값만 셈</translation>
    </message>
    <message>
        <source>measured wrongly on purpose: set-up and the first call are counted in</source>
        <translation>일부러 잘못 측정함: 준비와 첫 호출까지 포함함</translation>
    </message>
    <message>
        <source>measured wrongly on purpose: the clock stopped when the work was queued</source>
        <translation>일부러 잘못 측정함: 작업이 큐에 들어간 순간 시계를 멈춤</translation>
    </message>
    <message>
        <source>measured wrongly on purpose: the copies are left out</source>
        <translation>일부러 잘못 측정함: 복사가 빠져 있음</translation>
    </message>
    <message>
        <source>measured wrongly on purpose: the profiler ran inside the clock</source>
        <translation>일부러 잘못 측정함: 잰 시간에 프로파일러가 들어 있음</translation>
    </message>
    <message>
        <source>my GPU (from %1)</source>
        <translation>내 GPU(원본: %1)</translation>
    </message>
    <message>
        <source>no-copies changes nothing here: a step of this work copies nothing.</source>
        <translation>여기서는 no-copies를 써도 아무것도 달라지지 않습니다. 이 작업의 스텝은 아무것도 복사하지 않습니다.</translation>
    </message>
    <message>
        <source>no-wait changes nothing here: several devices wait for each other in every step.</source>
        <translation>여기서는 no-wait를 써도 아무것도 달라지지 않습니다. 여러 장치가 스텝마다 서로 기다립니다.</translation>
    </message>
    <message>
        <source>no-wait changes nothing here: the processor does the work itself, so the call returns when it is complete.</source>
        <translation>여기서는 no-wait를 써도 아무것도 달라지지 않습니다. 프로세서가 작업을 직접 하므로 작업이 끝나야 호출이 돌아옵니다.</translation>
    </message>
    <message>
        <source>no-wait changes nothing here: the worker reads its own clock when the work is complete.</source>
        <translation>여기서는 no-wait를 써도 아무것도 달라지지 않습니다. 워커는 작업이 끝났을 때 자신의 시계를 읽습니다.</translation>
    </message>
    <message>
        <source>of the same stopwatches as the points</source>
        <translation>점과 같은 스톱워치여야 함</translation>
    </message>
    <message>
        <source>twice the %1</source>
        <translation>%1 두 배</translation>
    </message>
    <message>
        <source>vector width of the CPU</source>
        <translation>CPU의 벡터 너비</translation>
    </message>
    <message>
        <source>Other programs used %1 of %2 cores.</source>
        <translation>다른 프로그램이 코어 %2개 중 %1개를 사용했습니다.</translation>
    </message>
    <message>
        <source>The cores were used otherwise during a part of this measurement.</source>
        <translation>이 측정의 일부 시간 동안 코어가 다른 일에 쓰였습니다.</translation>
    </message>
    <message>
        <source>Other programs used %1 of 1 core.</source>
        <translation>다른 프로그램이 코어 1개 중 %1개를 사용했습니다.</translation>
    </message>
    <message>
        <source>The host gave %1 of %2 cores to other guests.</source>
        <translation>호스트가 코어 %2개 중 %1개를 다른 게스트에 배정했습니다.</translation>
    </message>
    <message>
        <source>The host gave %1 of 1 core to other guests.</source>
        <translation>호스트가 코어 1개 중 %1개를 다른 게스트에 배정했습니다.</translation>
    </message>
    <message>
        <source>The clock fell by %1 % during this measurement.</source>
        <translation>이 측정 중에 클럭이 %1% 낮아졌습니다.</translation>
    </message>
    <message>
        <source>The GPU&apos;s clock fell by %1 % during this measurement.</source>
        <translation>이 측정 중에 GPU 클럭이 %1% 낮아졌습니다.</translation>
    </message>
    <message>
        <source>%1 cores</source>
        <translation>코어 %1개</translation>
    </message>
    <message>
        <source>%1 is faster than %2 at the 1 of %3 points that has a verdict.</source>
        <translation>판정이 있는 점(%3개 중 1개)에서 %1 쪽이 %2 쪽보다 빠릅니다.</translation>
    </message>
    <message>
        <source>%1 lanes</source>
        <translation>레인 %1개</translation>
    </message>
    <message>
        <source>%1 repeats a single character; 2 to 65 536 can be learned.</source>
        <translation>%1: 한 글자만 되풀이됩니다. 2개에서 65,536개까지 학습할 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 steps are too many to compare step by step (at most %2): choose fewer epochs or a larger batch.</source>
        <translation>%1스텝은 스텝마다 비교하기에 너무 많습니다(최대 %2스텝). 에포크를 줄이거나 배치를 키우세요.</translation>
    </message>
    <message>
        <source>(%1 units x %2) / (%3 x %4)</source>
        <translation>(유닛 %1개 x %2) / (%3 x %4)</translation>
    </message>
    <message>
        <source>(%1 units x %2) / (%3 x %4) / %5</source>
        <translation>(유닛 %1개 x %2) / (%3 x %4) / %5</translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>코어 1개</translation>
    </message>
    <message>
        <source>1 lane</source>
        <translation>레인 1개</translation>
    </message>
    <message>
        <source>1 of %1 cases is wrong; here %2.</source>
        <translation>%1개 중 1개가 틀립니다. 이 경우: %2.</translation>
    </message>
    <message>
        <source>1 of %1 tasks has not ended yet: collect again later.</source>
        <translation>작업 %1개 중 1개가 아직 끝나지 않았습니다. 나중에 collect를 다시 실행하세요.</translation>
    </message>
    <message>
        <source>1 sample that training did not see</source>
        <translation>학습에 쓰지 않은 샘플 1개</translation>
    </message>
    <message>
        <source>A batch of 1 row cannot be shared by %1 devices: choose a larger batch size that divides the number of samples.</source>
        <translation>1행짜리 배치는 장치 %1개가 나누어 맡을 수 없습니다. 샘플 수의 약수이면서 더 큰 배치를 고르세요.</translation>
    </message>
    <message>
        <source>Only 1 of %1 points has a verdict.</source>
        <translation>점 %1개 중 1개에만 판정이 있습니다.</translation>
    </message>
    <message>
        <source>Too close to call at the 1 of %1 points that has a verdict: neither %2 nor %3 is clearly faster.</source>
        <translation>판정이 있는 점(%1개 중 1개)에서 우열을 가릴 수 없습니다. %2, %3 어느 쪽도 확실히 빠르지 않습니다.</translation>
    </message>
    <message>
        <source>coordinates of %1 x %2 pixels</source>
        <translation>%1 x %2 픽셀의 좌표</translation>
    </message>
    <message>
        <source>the training set itself (1 sample): nothing was held out</source>
        <translation>학습 데이터 자체(샘플 1개). 남겨 둔 것 없음</translation>
    </message>
    <message>
        <source>%1: from %2 to %3 (%4)</source>
        <translation>%1: %4 %2 → %3</translation>
    </message>
    <message>
        <source>%1: the GPU is faster from %2 (%3)</source>
        <translation>%1: %3 %2부터 GPU가 더 빠름</translation>
    </message>
    <message>
        <source>There is prepared work with this number already.</source>
        <translation>이 번호로 준비된 작업이 이미 있습니다.</translation>
    </message>
    <message>
        <source>a sentence of at most 1 MiB</source>
        <translation>최대 1 MiB인 문장</translation>
    </message>
    <message>
        <source>%1 did not end its step when training was stopped, so its process was ended.</source>
        <translation>%1: 학습을 중지했을 때 스텝을 끝내지 못해 프로세스를 종료했습니다.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number.</source>
        <translation>“%1”: 숫자가 아닙니다.</translation>
    </message>
    <message>
        <source>Judging was stopped.</source>
        <translation>평가가 중지되었습니다.</translation>
    </message>
    <message>
        <source>The text has changed since the model was trained on it: train again.</source>
        <translation>모델을 학습시킨 뒤 텍스트가 바뀌었습니다. 다시 학습시키세요.</translation>
    </message>
    <message>
        <source>By the model, %1 would make the GPU faster throughout.</source>
        <translation>모델에 따르면 %1일 때 GPU가 전 구간에서 더 빠릅니다.</translation>
    </message>
    <message>
        <source>By the model, %1 would move the crossover from %2 to %3 (%4).</source>
        <translation>모델에 따르면 %1일 때 추월 지점이 %2에서 %3(으)로 옮겨집니다(%4).</translation>
    </message>
</context>
<context>
    <name>PictureFile</name>
    <message>
        <source>An image can have 1 to %1 pixels per side.</source>
        <translation>이미지의 한 변은 1에서 %1픽셀까지입니다.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; contains no place: it was not saved by the Mandelbrot viewer.</source>
        <translation>“%1”: 위치 정보가 없습니다. “만델브로” 탭에서 저장한 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>The image is computed again at this size, in bands that need little memory. Its place is kept in the file.</source>
        <translation>이미지를 이 크기로 다시 계산합니다. 띠 단위로 나누어 계산하므로 메모리를 적게 씁니다. 위치는 파일에 함께 저장됩니다.</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>%1 %2</source>
        <comment>500, hidden neurons</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>%2 %1</source>
        <comment>32, batch size</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>%2 = %1</source>
        <comment>16, size n</comment>
        <translation>%2 = %1</translation>
    </message>
    <message>
        <source>at %1 %2</source>
        <comment>500, hidden neurons</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>at %2 %1</source>
        <comment>32, batch size</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>at %2 = %1</source>
        <comment>16, size n</comment>
        <translation>%2 = %1</translation>
    </message>
    <message>
        <source>between %1 and %2 %3</source>
        <comment>128, 256, hidden neurons</comment>
        <translation>%3 %1~%2 사이</translation>
    </message>
    <message>
        <source>between %3 %1 and %2</source>
        <comment>16, 32, batch size</comment>
        <translation>%3 %1~%2 사이</translation>
    </message>
    <message>
        <source>between %3 = %1 and %2</source>
        <comment>16, 32, size n</comment>
        <translation>%3 %1~%2 사이</translation>
    </message>
    <message>
        <source>from %1 to %2 %3</source>
        <comment>5, 2000, hidden neurons</comment>
        <translation>%3 %1~%2</translation>
    </message>
    <message>
        <source>from %3 %1 to %2</source>
        <comment>16, 32, batch size</comment>
        <translation>%3 %1~%2</translation>
    </message>
    <message>
        <source>from %3 = %1 to %2</source>
        <comment>16, 32, size n</comment>
        <translation>%3 %1~%2</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Seahorse valley</source>
        <translation>해마 계곡</translation>
    </message>
    <message>
        <source>Elephant valley</source>
        <translation>코끼리 계곡</translation>
    </message>
    <message>
        <source>Triple spiral</source>
        <translation>삼중 나선</translation>
    </message>
    <message>
        <source>Small copy on the needle</source>
        <translation>바늘 위의 작은 복제본</translation>
    </message>
    <message>
        <source>Deep in the seahorse&apos;s tail (float64)</source>
        <translation>해마 꼬리 깊은 곳(float64)</translation>
    </message>
</context>
<context>
    <name>PointReport</name>
    <message>
        <source>During the measurement, other programs used %1 of %2 cores, and the clock was %3 GHz.</source>
        <translation>측정하는 동안 다른 프로그램이 코어 %2개 중 %1개를 썼고, 클럭은 %3 GHz였습니다.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is varied, its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Other activity on its machine during the measurement is not known.</source>
        <translation>측정하는 동안 그 컴퓨터에서 다른 작업이 있었는지는 알 수 없습니다.</translation>
    </message>
    <message>
        <source>During the measurement, other programs used %1 of 1 core, and the clock was %2 GHz.</source>
        <translation>측정하는 동안 다른 프로그램이 코어 1개 중 %1개를 썼고, 클럭은 %2 GHz였습니다.</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>%1 numbers in a vector</source>
        <translation>벡터당 숫자 %1개</translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>코어 1개</translation>
    </message>
    <message>
        <source>%1 cores</source>
        <translation>코어 %1개</translation>
    </message>
    <message>
        <source>A vector instruction computes as many numbers at once as fit into a vector, and each core has its own vector units. The gain is larger if vectors do not wait for each other. It is smaller if cores share resources or slow down together.</source>
        <translation>벡터 명령어는 벡터에 들어가는 만큼의 숫자를 한꺼번에 처리하고, 코어마다 벡터 유닛이 따로 있습니다. 벡터끼리 서로 기다리지 않으면 이보다 더 빨라지고, 코어가 자원을 나누어 쓰거나 함께 느려지면 덜 빨라집니다.</translation>
    </message>
</context>
<context>
    <name>RecoveredCurves</name>
    <message>
        <source>Not saved before Overtake ended: %1.</source>
        <translation>Overtake가 종료되기 전에 저장하지 않음: %1.</translation>
    </message>
    <message>
        <source>They are in the list of curves (F8).</source>
        <translation>곡선 목록(F8)에 있습니다.</translation>
    </message>
    <message>
        <source>Curves that were not saved</source>
        <translation>저장하지 않은 곡선</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>%1 % of a copy&apos;s bandwidth</source>
        <translation>복사 대역폭의 %1%</translation>
    </message>
    <message>
        <source>%1 % of what is allowed</source>
        <translation>허용치의 %1%</translation>
    </message>
    <message>
        <source>%1 (%2 minutes)</source>
        <translation>%1 (%2분)</translation>
    </message>
    <message>
        <source>%1 a step</source>
        <translation>스텝당 %1</translation>
    </message>
    <message>
        <source>%1 at %2 %3: %4</source>
        <translation>%1, %2 %3: %4</translation>
    </message>
    <message>
        <source>%1 cores</source>
        <translation>코어 %1개</translation>
    </message>
    <message>
        <source>%1 is faster</source>
        <translation>%1 쪽이 더 빠름</translation>
    </message>
    <message>
        <source>%1 is not clearly faster than %2 anywhere.</source>
        <translation>%1 쪽이 %2 쪽보다 확실히 빠른 곳이 없습니다.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 남음</translation>
    </message>
    <message>
        <source>%1 more classes are in the file of --out.</source>
        <translation>나머지 클래스 %1개는 --out 파일에 있습니다.</translation>
    </message>
    <message>
        <source>%1 of %2 matrix multiplications, on one thread and on %3, in %4. The fastest: %5.</source>
        <translation>행렬 곱셈 %2개 중 %1개를 스레드 1개와 %3개로 측정, %4 걸림. 가장 빠른 것: %5.</translation>
    </message>
    <message>
        <source>%1 of %2 matrix multiplications, on one thread, in %3. The fastest: %4.</source>
        <translation>행렬 곱셈 %2개 중 %1개를 스레드 1개로 측정, %3 걸림. 가장 빠른 것: %4.</translation>
    </message>
    <message>
        <source>%1 over %2, %3: %4</source>
        <translation>%1, %2 %3: %4</translation>
    </message>
    <message>
        <source>%1 over %2, on paper: no measurement</source>
        <translation>%2 대비 %1의 이론값, 측정하지 않음</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>점 %1개</translation>
    </message>
    <message>
        <source>%1 repetitions</source>
        <translation>측정값 %1개</translation>
    </message>
    <message>
        <source>%1 sockets</source>
        <translation>소켓 %1개</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1스텝</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>스레드 %1개</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, recorded as %2 on %3</source>
        <translation>%1, %3에 %2 이름으로 기록</translation>
    </message>
    <message>
        <source>%1: %2 parameters without position embeddings; by nanoGPT&apos;s formula %3 an iteration, %4 % of %5 (A100, bf16), whatever the device; %6 iterations would take %7.</source>
        <translation>%1: 위치 임베딩을 뺀 매개변수 %2개. nanoGPT의 공식으로 반복당 %3, 장치와 관계없이 %5(A100, bf16)의 %4%입니다. 반복 %6회에는 %7 걸립니다.</translation>
    </message>
    <message>
        <source>%1: map over %2 and %3</source>
        <translation>%1: %2, %3 지도</translation>
    </message>
    <message>
        <source>%1: sweep over %2</source>
        <translation>%1: %2 스윕</translation>
    </message>
    <message>
        <source>%1: sweep over %2, recorded on %3, %4</source>
        <translation>%1: %2 스윕, %3에서 기록, %4</translation>
    </message>
    <message>
        <source>%1: training</source>
        <translation>%1: 학습</translation>
    </message>
    <message>
        <source>(and %1 more)</source>
        <translation>(외 %1건)</translation>
    </message>
    <message>
        <source>(baseline faster above)</source>
        <translation>(그보다 크면 기준이 더 빠름)</translation>
    </message>
    <message>
        <source>(refining)</source>
        <translation>(더 촘촘히 측정)</translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>코어 1개</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>점 1개</translation>
    </message>
    <message>
        <source>1 repetition</source>
        <translation>측정값 1개</translation>
    </message>
    <message>
        <source>1 socket</source>
        <translation>소켓 1개</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1스텝</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>스레드 1개</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% 신뢰 구간</translation>
    </message>
    <message>
        <source>95 % interval %1; baseline %2: %3 an epoch</source>
        <translation>95% 신뢰 구간 %1. 기준 %2: 에포크당 %3</translation>
    </message>
    <message>
        <source>A CPU of the device database, or cpu: this machine&apos;s</source>
        <translation>장치 데이터베이스의 CPU, 또는 이 컴퓨터의 CPU인 cpu</translation>
    </message>
    <message>
        <source>A GPU of the device database or of this machine</source>
        <translation>장치 데이터베이스나 이 컴퓨터의 GPU</translation>
    </message>
    <message>
        <source>A device database of your own (default: the one built in)</source>
        <translation>직접 만든 장치 데이터베이스 (기본값: 내장 데이터베이스)</translation>
    </message>
    <message>
        <source>A lesson&apos;s file, or the id of a built-in one (default: list those)</source>
        <translation>레슨 파일 또는 내장 레슨의 id (기본값: 목록 표시)</translation>
    </message>
    <message>
        <source>A published case by name: see `overtake-bench presets`</source>
        <translation>발표된 사례의 이름: `overtake-bench presets` 참고</translation>
    </message>
    <message>
        <source>It is not known what would halve the crossover: that takes a sweep of at least two points.</source>
        <translation>무엇이 추월 지점을 절반으로 줄일지 알 수 없습니다. 점이 두 개 이상인 스윕이 필요합니다.</translation>
    </message>
    <message>
        <source>It is not known what would halve the crossover: the GPU is the baseline. Name it after the engine with which it is compared.</source>
        <translation>무엇이 추월 지점을 절반으로 줄일지 알 수 없습니다. GPU가 기준입니다. 비교할 엔진 뒤에 GPU를 지정하세요.</translation>
    </message>
    <message>
        <source>It is not known what would halve the crossover: too little was measured, or the GPU is faster first and slower from some place on.</source>
        <translation>무엇이 추월 지점을 절반으로 줄일지 알 수 없습니다. 측정된 것이 너무 적거나, GPU가 처음에는 빠르다가 어느 지점부터 느려집니다.</translation>
    </message>
    <message>
        <source>Measure roughly, within some tens of milliseconds per engine</source>
        <translation>엔진마다 수십 밀리초 안에 대략 측정</translation>
    </message>
    <message>
        <source>A second parameter: a map over both, refined near the crossover</source>
        <translation>두 번째 매개변수. 두 매개변수의 지도를 만들고 추월 지점 근처를 더 촘촘히 측정</translation>
    </message>
    <message>
        <source>An engine to compare: cpu, eigen, reference (the textbook loops), opencl:N, cuda:N or model:NAME (a prediction), see `overtake-bench devices`; with options and its own batch size, e.g. cpu,threads=1,batch=512; repeatable, the first is the baseline</source>
        <translation>비교할 엔진: cpu, eigen, reference(교과서식 루프), opencl:N, cuda:N 또는 model:NAME(예측). `overtake-bench devices` 참고. 옵션과 자체 배치 크기를 줄 수 있음(예: cpu,threads=1,batch=512). 여러 번 지정 가능하며 첫 번째가 기준</translation>
    </message>
    <message>
        <source>Attributes of %1:</source>
        <translation>%1의 속성:</translation>
    </message>
    <message>
        <source>Checks every engine&apos;s results against the textbook loops</source>
        <translation>각 엔진의 결과를 교과서식 루프와 비교해 검사</translation>
    </message>
    <message>
        <source>Classification report on %1:</source>
        <translation>분류 보고서 (평가 대상: %1):</translation>
    </message>
    <message>
        <source>Comparing %1; choose others with --engine.</source>
        <translation>비교: %1. 다른 엔진은 --engine으로 고르세요.</translation>
    </message>
    <message>
        <source>Copied, and its hash verified there. Starting %1</source>
        <translation>복사했고 그곳에서 해시를 확인했습니다. 시작: %1</translation>
    </message>
    <message>
        <source>Copy it? [y/N]</source>
        <translation>복사할까요? [y/N]</translation>
    </message>
    <message>
        <source>Data: %1</source>
        <translation>데이터: %1</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>프로그램 버전을 출력</translation>
    </message>
    <message>
        <source>Each engine against the textbook loops; error relative to the largest value; seed %1</source>
        <translation>각 엔진과 교과서식 루프의 비교. 오차는 가장 큰 값에 대한 비율, 시드 %1</translation>
    </message>
    <message>
        <source>Engines elsewhere, by a command that starts a worker there, e.g. lab=&apos;ssh gpu1 overtake-bench worker&apos;; they are lab/cpu and so on; repeatable</source>
        <translation>다른 곳의 엔진. 그곳에서 워커를 시작하는 명령을 지정(예: lab=&apos;ssh gpu1 overtake-bench worker&apos;). 이름은 lab/cpu 등이 됨. 여러 번 지정 가능</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>예:</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>예:</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>First value (default: the lowest allowed)</source>
        <translation>첫 값 (기본값: 허용되는 가장 작은 값)</translation>
    </message>
    <message>
        <source>How many columns to print (default: 5)</source>
        <translation>출력할 열의 수 (기본값: 5)</translation>
    </message>
    <message>
        <source>How many rows to print (default: 5)</source>
        <translation>출력할 행의 수 (기본값: 5)</translation>
    </message>
    <message>
        <source>How many values, before refinement (default: 10; 5 for a map)</source>
        <translation>더 촘촘히 측정하기 전의 값 개수 (기본값: 10, 지도는 5)</translation>
    </message>
    <message>
        <source>How often to go through the data (default: the parameter epochs)</source>
        <translation>데이터를 몇 번 훑을지 (기본값: 매개변수 epochs)</translation>
    </message>
    <message>
        <source>It answered after %1 and has %2 engines.</source>
        <translation>%1 만에 응답했고 엔진이 %2개 있습니다.</translation>
    </message>
    <message>
        <source>It answered after %1 and has 1 engine.</source>
        <translation>%1 만에 응답했고 엔진이 1개 있습니다.</translation>
    </message>
    <message>
        <source>Its first value (of a map, both default to what is usual)</source>
        <translation>두 번째 매개변수의 첫 값 (지도에서는 첫 값과 마지막 값 모두 통상 범위가 기본값)</translation>
    </message>
    <message>
        <source>Its last value</source>
        <translation>두 번째 매개변수의 마지막 값</translation>
    </message>
    <message>
        <source>Joins what the tasks of a sweep measured under Slurm: see sweep --sbatch</source>
        <translation>Slurm에서 스윕의 각 작업이 측정한 결과를 하나로 합침: sweep --sbatch 참고</translation>
    </message>
    <message>
        <source>Saves commands that start workers elsewhere, for example for --engine NAME/cpu</source>
        <translation>다른 곳에서 워커를 시작하는 명령을 저장. --engine NAME/cpu 등에 사용</translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <translation>저장 위치: %1</translation>
    </message>
    <message>
        <source>Saved. overtake-bench workers try %1 lists its engines.</source>
        <translation>저장했습니다. overtake-bench workers try %1 명령으로 어떤 엔진이 있는지 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Last value (default: the highest allowed)</source>
        <translation>마지막 값 (기본값: 허용되는 가장 큰 값)</translation>
    </message>
    <message>
        <source>Let Slurm measure, one point a task of a job array, with these options for sbatch (may be &apos;&apos;); overtake-bench collect then joins the runs</source>
        <translation>Slurm으로 측정. 점마다 작업 배열의 작업 하나를 쓰고, 이 옵션을 sbatch에 전달(&apos;&apos;도 가능). 그 뒤 overtake-bench collect로 합침</translation>
    </message>
    <message>
        <source>Generate this many characters with the trained gpt of each engine</source>
        <translation>각 엔진에서 학습한 gpt로 이만큼의 글자를 생성</translation>
    </message>
    <message>
        <source>Loss on %1 %2 that training did not see, beside that of the last point of training:</source>
        <translation>학습에 쓰지 않은 %2 %1개에서의 손실과 학습 마지막 점의 손실:</translation>
    </message>
    <message>
        <source>Made by sweep --sbatch, beside its --out</source>
        <translation>sweep --sbatch가 --out 파일 옆에 만든 폴더</translation>
    </message>
    <message>
        <source>Matrix multiplications in tf32 or bf16 use numbers that these hold exactly: only sums may differ.</source>
        <translation>tf32나 bf16 행렬 곱셈에는 정확히 나타낼 수 있는 수만 씁니다. 합만 다를 수 있습니다.</translation>
    </message>
    <message>
        <source>Measure what the devices can do: some seconds</source>
        <translation>장치의 성능을 측정. 몇 초 걸림</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>측정: %1</translation>
    </message>
    <message>
        <source>Measures the work of an image and writes the image</source>
        <translation>이미지를 계산하는 작업을 측정하고 이미지를 저장</translation>
    </message>
    <message>
        <source>Measures along one parameter and finds the crossover</source>
        <translation>매개변수를 따라 측정하고 추월 지점을 찾음</translation>
    </message>
    <message>
        <source>Measures one point on one engine or several</source>
        <translation>엔진 하나 또는 여럿에서 점 하나를 측정</translation>
    </message>
    <message>
        <source>Measures the same work on several engines, without a screen: what `overtake` shows.</source>
        <translation>같은 작업을 여러 엔진에서 화면 없이 측정합니다. `overtake`가 보여 주는 것과 같습니다.</translation>
    </message>
    <message>
        <source>Models, which predict and run nothing:</source>
        <translation>예측만 하고 실행하지 않는 모델:</translation>
    </message>
    <message>
        <source>No driver serves %1 (%2).</source>
        <translation>%1 (%2): 지원하는 드라이버가 없습니다.</translation>
    </message>
    <message>
        <source>No epoch was completed.</source>
        <translation>완료된 에포크가 없습니다.</translation>
    </message>
    <message>
        <source>The verdict&apos;s %1 an epoch is the median of the rounds, without the cold first step.</source>
        <translation>판정의 에포크당 %1: 콜드 실행인 첫 스텝을 뺀 라운드의 중앙값입니다.</translation>
    </message>
    <message>
        <source>No point was measured.</source>
        <translation>측정된 점이 없습니다.</translation>
    </message>
    <message>
        <source>No text by the model of %1: %2</source>
        <translation>%1의 모델이 생성한 텍스트 없음: %2</translation>
    </message>
    <message>
        <source>No verdict on %1 against %2: not both were measured.</source>
        <translation>판정 없음(%1, %2): 둘 가운데 측정하지 않은 것이 있습니다.</translation>
    </message>
    <message>
        <source>No worker is saved. overtake-bench workers add lab &apos;ssh gpu1 overtake-bench worker&apos; saves one.</source>
        <translation>저장된 워커가 없습니다. overtake-bench workers add lab &apos;ssh gpu1 overtake-bench worker&apos; 명령으로 저장할 수 있습니다.</translation>
    </message>
    <message>
        <source>Nothing could be compared: %1</source>
        <translation>비교할 수 있는 것이 없습니다: %1</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>For --sample: 0 takes the likeliest character each time, 1 follows the model&apos;s probabilities (default: 0.8)</source>
        <translation>--sample용: 0은 매번 가장 그럴듯한 글자, 1은 모델의 확률대로 (기본값: 0.8)</translation>
    </message>
    <message>
        <source>Only small cases, and no workload of many kernels: for a simulator of devices such as Oclgrind</source>
        <translation>작은 경우만 검사하고 커널이 많은 워크로드는 제외: Oclgrind 같은 장치 시뮬레이터용</translation>
    </message>
    <message>
        <source>Only this engine, e.g. cpu,threads=1; repeatable</source>
        <translation>이 엔진만(예: cpu,threads=1). 여러 번 지정 가능</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>Options of %1:</source>
        <translation>%1의 옵션:</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>인수</translation>
    </message>
    <message>
        <source>Predicted: %1</source>
        <translation>예측: %1</translation>
    </message>
    <message>
        <source>Print JSON on standard output</source>
        <translation>표준 출력에 JSON을 출력</translation>
    </message>
    <message>
        <source>Print all that the drivers say of their devices (--json always has it)</source>
        <translation>드라이버가 알려 주는 장치 정보를 모두 출력 (--json에는 항상 있음)</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>이 도움말을 출력</translation>
    </message>
    <message>
        <source>Print where the time of a step goes, by operation: the longest first</source>
        <translation>스텝의 시간이 쓰이는 곳을 연산별로 긴 것부터 출력</translation>
    </message>
    <message>
        <source>Prints the first rows of a workload&apos;s data and counts its classes</source>
        <translation>워크로드 데이터의 처음 몇 행을 출력하고 클래스별 개수를 셈</translation>
    </message>
    <message>
        <source>Profile of a step, %1: %2, %3 with a clock around each part</source>
        <translation>스텝의 프로파일, %1: %2, %3 (각 부분의 시간을 따로 잴 때)</translation>
    </message>
    <message>
        <source>Profile of a step, %1: nothing was run, %2</source>
        <translation>스텝의 프로파일, %1: 실행하지 않음, %2</translation>
    </message>
    <message>
        <source>Profile of a step, %1: unknown for this engine.</source>
        <translation>스텝의 프로파일, %1: 이 엔진에서는 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Published cases with their figures</source>
        <translation>발표된 사례와 그 수치</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>비고</translation>
    </message>
    <message>
        <source>Remove the saved measurements</source>
        <translation>저장된 측정 결과를 지움</translation>
    </message>
    <message>
        <source>Published elsewhere, not measured here: time of an epoch. Source: %1.</source>
        <translation>다른 곳에서 발표된 값이며 여기서 측정하지 않음: 에포크당 시간. 출처: %1.</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>SUBCOMMANDS</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Serves this machine&apos;s engines to a program elsewhere: see --worker</source>
        <translation>이 컴퓨터의 엔진을 다른 곳의 프로그램에 제공: --worker 참고</translation>
    </message>
    <message>
        <source>Sets a parameter of the workload; repeatable</source>
        <translation>워크로드의 매개변수를 지정. 여러 번 지정 가능</translation>
    </message>
    <message>
        <source>Speed-up of %1 over %2; %3 to the right</source>
        <translation>%2 대비 %1의 속도 향상. 오른쪽은 %3</translation>
    </message>
    <message>
        <source>Seed of the random numbers</source>
        <translation>난수의 시드</translation>
    </message>
    <message>
        <source>Seed of the random numbers (default: 42)</source>
        <translation>난수의 시드 (기본값: 42)</translation>
    </message>
    <message>
        <source>Starting %1</source>
        <translation>시작: %1</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Submitted as job %1: %2 tasks, one a point. When they have ended:</source>
        <translation>작업 배열 %1: 제출했습니다. 점마다 하나씩 작업이 %2개입니다. 모두 끝나면:</translation>
    </message>
    <message>
        <source>Submitted as job %1: 1 task, one a point. When it has ended:</source>
        <translation>작업 배열 %1: 제출했습니다. 점마다 하나씩 작업이 1개입니다. 끝나면:</translation>
    </message>
    <message>
        <source>That machine does not have the program. A copy of it (%1) can be put into ~/.cache/overtake there, and nothing else is changed.</source>
        <translation>그 컴퓨터에 프로그램이 없습니다. 복사본(%1)을 그곳의 ~/.cache/overtake에 둘 수 있으며 다른 것은 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>The engine that stands for a GPU (default: the first GPU here, or the prediction for an RTX 2070)</source>
        <translation>GPU 역할을 할 엔진 (기본값: 여기의 첫 GPU, 또는 RTX 2070의 예측)</translation>
    </message>
    <message>
        <source>The engines of this machine, and the machine</source>
        <translation>이 컴퓨터의 엔진과 컴퓨터 정보</translation>
    </message>
    <message>
        <source>The crossover lies between the rows, not along one of them.</source>
        <translation>추월 지점이 한 행 안이 아니라 행 사이에 있습니다.</translation>
    </message>
    <message>
        <source>The parameter to vary</source>
        <translation>바꿀 매개변수</translation>
    </message>
    <message>
        <source>The case was published for %1: --engine cpu --engine %2 measures both. OVERTAKE_PYTHON names the Python that has the framework.</source>
        <translation>이 사례는 %1용으로 발표되었습니다. --engine cpu --engine %2 옵션으로 둘 다 측정합니다. OVERTAKE_PYTHON에 그 프레임워크가 있는 Python을 지정하세요.</translation>
    </message>
    <message>
        <source>The same by own, total, mean, calls, memory, flops, ...</source>
        <translation>위와 같으나 own, total, mean, calls, memory, flops, ... 순으로 정렬</translation>
    </message>
    <message>
        <source>The same with all operations</source>
        <translation>위와 같으나 모든 연산을 출력</translation>
    </message>
    <message>
        <source>The share of the samples that training does not see, drawn by the seed, to judge the model; 0: judge it on its training data (default: 0.33)</source>
        <translation>모델을 평가하려고 학습에서 남겨 두는 샘플의 비율(시드로 뽑음). 0: 학습한 데이터로 평가 (기본값: 0.33)</translation>
    </message>
    <message>
        <source>The time budget ended before all of the line was measured closely: --budget gives it more.</source>
        <translation>추월 지점을 잇는 선 전체를 촘촘히 측정하기 전에 시간 예산이 끝났습니다. --budget으로 늘리세요.</translation>
    </message>
    <message>
        <source>These values instead</source>
        <translation>대신 이 값을 사용</translation>
    </message>
    <message>
        <source>This could not be saved: there is no cache folder to write to.</source>
        <translation>저장할 수 없었습니다. 쓸 수 있는 캐시 폴더가 없습니다.</translation>
    </message>
    <message>
        <source>Time for all repetitions together</source>
        <translation>모든 측정값에 쓸 시간</translation>
    </message>
    <message>
        <source>Time for each of its measurements (default: 10)</source>
        <translation>측정마다 쓸 시간 (기본값: 10)</translation>
    </message>
    <message>
        <source>Time for the whole sweep; what does not fit is skipped (a map: 120)</source>
        <translation>스윕 전체에 쓸 시간. 넘는 것은 건너뜀 (지도: 120)</translation>
    </message>
    <message>
        <source>Time of an epoch; baseline: %1</source>
        <translation>에포크당 시간. 기준: %1</translation>
    </message>
    <message>
        <source>Too close to call everywhere: %1.</source>
        <translation>어디서나 우열을 가릴 수 없음: %1.</translation>
    </message>
    <message>
        <source>Too close to call, because %1: the speed-up of %2 over %3 is %4</source>
        <translation>우열을 가릴 수 없습니다(%1). %3 대비 %2의 속도 향상: %4</translation>
    </message>
    <message>
        <source>Trains a model on several engines in turn, from the same weights with the same batches</source>
        <translation>모델을 여러 엔진에서 번갈아 학습. 같은 가중치, 같은 배치</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>사용법</translation>
    </message>
    <message>
        <source>Runs a whole lesson: reads it, takes its measurements and answers its questions</source>
        <translation>레슨을 끝까지 진행: 읽고, 측정하고, 질문에 답함</translation>
    </message>
    <message>
        <source>Text that --sample continues (default: a new line)</source>
        <translation>--sample이 이어 쓸 텍스트 (기본값: 새 줄에서 시작)</translation>
    </message>
    <message>
        <source>Shows what a GPU should gain over a CPU on paper, and why that misleads</source>
        <translation>이론상 GPU가 CPU보다 얼마나 빨라야 하는지, 이론값이 왜 실제와 다른지</translation>
    </message>
    <message>
        <source>Lists the workloads with all parameters</source>
        <translation>워크로드와 모든 매개변수를 나열</translation>
    </message>
    <message>
        <source>Figures: %1</source>
        <translation>수치: %1</translation>
    </message>
    <message>
        <source>The workload to measure: see `overtake-bench workloads`</source>
        <translation>측정할 워크로드: `overtake-bench workloads` 참고</translation>
    </message>
    <message>
        <source>Lists recordings of devices that are not here</source>
        <translation>여기에 없는 장치의 기록을 나열</translation>
    </message>
    <message>
        <source>With --copy it is copied.</source>
        <translation>--copy를 쓰면 복사합니다.</translation>
    </message>
    <message>
        <source>With try: if the other machine does not have the program, copy it there without asking</source>
        <translation>try용: 다른 컴퓨터에 프로그램이 없으면 묻지 않고 복사</translation>
    </message>
    <message>
        <source>Workload %1.</source>
        <translation>워크로드 %1.</translation>
    </message>
    <message>
        <source>Write curves, epochs and reports as JSON</source>
        <translation>곡선, 에포크, 보고서를 JSON으로 저장</translation>
    </message>
    <message>
        <source>Write one row per point and engine as CSV</source>
        <translation>점과 엔진마다 한 행씩 CSV로 저장</translation>
    </message>
    <message>
        <source>Write the counts as a NumPy array, int32</source>
        <translation>반복 횟수를 NumPy 배열(int32)로 저장</translation>
    </message>
    <message>
        <source>Write the curves, one row per engine and point, as CSV</source>
        <translation>곡선을 엔진과 점마다 한 행씩 CSV로 저장</translation>
    </message>
    <message>
        <source>Write the hill-shaded image</source>
        <translation>음영을 넣은 이미지를 저장</translation>
    </message>
    <message>
        <source>Write the profiled step as a trace that Perfetto opens</source>
        <translation>프로파일한 스텝을 Perfetto로 열 수 있는 트레이스로 저장</translation>
    </message>
    <message>
        <source>Write the results, with all repetitions, as JSON</source>
        <translation>모든 측정값을 포함한 결과를 JSON으로 저장</translation>
    </message>
    <message>
        <source>Write what --json prints to this file as well</source>
        <translation>--json이 출력하는 것을 이 파일에도 저장</translation>
    </message>
    <message>
        <source>Generated by the model of %1:</source>
        <translation>%1의 모델이 생성한 텍스트:</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>정확도</translation>
    </message>
    <message>
        <source>accuracy of the last</source>
        <translation>마지막 스텝의 정확도</translation>
    </message>
    <message>
        <source>all</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>허용</translation>
    </message>
    <message>
        <source>and %1 more, %2 of the step: --profile-all shows them.</source>
        <translation>그 밖에 %1개, 스텝의 %2: --profile-all로 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>and 1 more, %1 of the step: --profile-all shows it.</source>
        <translation>그 밖에 1개, 스텝의 %1: --profile-all로 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>연산</translation>
    </message>
    <message>
        <source>as</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>at least %1 wanted: NOT met</source>
        <translation>최소 %1 필요: 미달</translation>
    </message>
    <message>
        <source>at least %1 wanted: met</source>
        <translation>최소 %1 필요: 충족</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>호출</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>중지됨</translation>
    </message>
    <message>
        <source>cases</source>
        <translation>경우</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>검사 대상</translation>
    </message>
    <message>
        <source>checking %1</source>
        <translation>%1 검사 중</translation>
    </message>
    <message>
        <source>checking %1, %2 done</source>
        <translation>%1 검사 중, %2 완료</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>검사</translation>
    </message>
    <message>
        <source>class</source>
        <translation>클래스</translation>
    </message>
    <message>
        <source>command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>converged</source>
        <translation>수렴</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>default %1</source>
        <translation>기본값 %1</translation>
    </message>
    <message>
        <source>default %1, engines may differ</source>
        <translation>기본값 %1, 엔진마다 다를 수 있음</translation>
    </message>
    <message>
        <source>device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>다름</translation>
    </message>
    <message>
        <source>disturbed</source>
        <translation>간섭 있음</translation>
    </message>
    <message>
        <source>disturbed; at worst: %1</source>
        <translation>간섭 있음. 가장 심한 곳: %1</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>에포크</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>에포크 %1</translation>
    </message>
    <message>
        <source>expected between</source>
        <translation>예상 범위</translation>
    </message>
    <message>
        <source>expected: %1; baseline %2: %3 an epoch</source>
        <translation>예상 범위 %1. 기준 %2: 에포크당 %3</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>더 빠른 쪽</translation>
    </message>
    <message>
        <source>fastest</source>
        <translation>가장 빠름</translation>
    </message>
    <message>
        <source>first run</source>
        <translation>첫 실행</translation>
    </message>
    <message>
        <source>in training</source>
        <translation>학습 중</translation>
    </message>
    <message>
        <source>judging the trained model</source>
        <translation>학습한 모델을 평가하는 중</translation>
    </message>
    <message>
        <source>kernels, each timed</source>
        <translation>커널, 하나씩 잰 시간</translation>
    </message>
    <message>
        <source>launching and waiting</source>
        <translation>커널 호출과 대기</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>레슨</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>손실</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>손실 %1</translation>
    </message>
    <message>
        <source>loss of the first step</source>
        <translation>첫 스텝의 손실</translation>
    </message>
    <message>
        <source>loss of the last</source>
        <translation>마지막 스텝의 손실</translation>
    </message>
    <message>
        <source>macro average</source>
        <translation>매크로 평균</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>평균</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>측정</translation>
    </message>
    <message>
        <source>measuring %1</source>
        <translation>%1 측정 중</translation>
    </message>
    <message>
        <source>measuring matrix multiplications</source>
        <translation>행렬 곱셈 측정 중</translation>
    </message>
    <message>
        <source>median of %1 steps</source>
        <translation>%1스텝의 중앙값</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>메모리</translation>
    </message>
    <message>
        <source>memory %1</source>
        <translation>메모리 %1</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>분</translation>
    </message>
    <message>
        <source>moved in a step</source>
        <translation>스텝당 이동량</translation>
    </message>
    <message>
        <source>no difference of more than %1 % is certain</source>
        <translation>%1%를 넘는 차이가 있다고 확신할 수 없음</translation>
    </message>
    <message>
        <source>no point was measured.</source>
        <translation>측정된 점이 없습니다.</translation>
    </message>
    <message>
        <source>not converged</source>
        <translation>수렴하지 않음</translation>
    </message>
    <message>
        <source>not here: %1</source>
        <translation>여기서 사용할 수 없음: %1</translation>
    </message>
    <message>
        <source>not there: %1</source>
        <translation>그곳에서 사용할 수 없음: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>of peak</source>
        <translation>최대 대비</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>정상</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>연산</translation>
    </message>
    <message>
        <source>own time</source>
        <translation>자체 시간</translation>
    </message>
    <message>
        <source>peak of %1</source>
        <translation>%1의 최대 성능</translation>
    </message>
    <message>
        <source>per cent of its peak</source>
        <translation>최대 성능에 대한 백분율</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>정밀도</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>예측</translation>
    </message>
    <message>
        <source>preparing</source>
        <translation>준비 중</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>빠른 측정</translation>
    </message>
    <message>
        <source>range of %1 rounds %2; baseline %3: %4 an epoch</source>
        <translation>%1라운드의 범위 %2. 기준 %3: 에포크당 %4</translation>
    </message>
    <message>
        <source>range of 1 round %1; baseline %2: %3 an epoch</source>
        <translation>1라운드의 범위 %1. 기준 %2: 에포크당 %3</translation>
    </message>
    <message>
        <source>range instead of a 95 % interval: too few rounds fit into the time, or the rounds vary together</source>
        <translation>95% 신뢰 구간 대신 관측된 범위: 시간 안에 마친 라운드가 너무 적거나 라운드가 함께 변동함</translation>
    </message>
    <message>
        <source>range seen</source>
        <translation>관측된 범위</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>비율</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>재현율</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>기록</translation>
    </message>
    <message>
        <source>remarks</source>
        <translation>비고</translation>
    </message>
    <message>
        <source>result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>샘플</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>준비</translation>
    </message>
    <message>
        <source>share</source>
        <translation>비율</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>건너뜀</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>속도 향상</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>표준편차</translation>
    </message>
    <message>
        <source>status</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>step, median</source>
        <translation>스텝, 중앙값</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>스텝</translation>
    </message>
    <message>
        <source>support</source>
        <translation>개수</translation>
    </message>
    <message>
        <source>crossover at %1</source>
        <translation>추월 지점 %1</translation>
    </message>
    <message>
        <source>the same step</source>
        <translation>같은 스텝</translation>
    </message>
    <message>
        <source>the utilisation of %1 is unknown.</source>
        <translation>%1의 활용률을 알 수 없습니다.</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>처리량</translation>
    </message>
    <message>
        <source>time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>timed</source>
        <translation>측정</translation>
    </message>
    <message>
        <source>title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>우열을 가릴 수 없음</translation>
    </message>
    <message>
        <source>too close to call: %1</source>
        <translation>우열을 가릴 수 없음: %1</translation>
    </message>
    <message>
        <source>total</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>trained</source>
        <translation>학습됨</translation>
    </message>
    <message>
        <source>weighted average</source>
        <translation>가중 평균</translation>
    </message>
    <message>
        <source>where it is worst</source>
        <translation>오차가 가장 큰 곳</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>워커</translation>
    </message>
    <message>
        <source>worst error</source>
        <translation>최대 오차</translation>
    </message>
    <message>
        <source>%1: %2, predicted</source>
        <translation>%1: %2, 예측</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 수</translation>
    </message>
    <message>
        <source>None of these numbers of GPUs is faster than one GPU.</source>
        <translation>이 GPU 개수 가운데 GPU 하나보다 빠른 것은 없습니다.</translation>
    </message>
    <message>
        <source>efficiency</source>
        <translation>효율</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>예상</translation>
    </message>
    <message>
        <source>of which all-reduce</source>
        <translation>그중 all-reduce</translation>
    </message>
    <message>
        <source>rows each</source>
        <translation>GPU당 행</translation>
    </message>
    <message>
        <source>step</source>
        <translation>스텝</translation>
    </message>
    <message>
        <source>%1: %2 is not here: %3</source>
        <translation>%1: %2 여기에 없음: %3</translation>
    </message>
    <message>
        <source>%1: %2 is not there: %3</source>
        <translation>%1: %2 그곳에 없음: %3</translation>
    </message>
    <message>
        <source>%1: %2 of these are not here: %3</source>
        <translation>%1: 이 가운데 %2개는 여기에 없음: %3</translation>
    </message>
    <message>
        <source>%1: %2 of these are not there: %3</source>
        <translation>%1: 이 가운데 %2개는 그곳에 없음: %3</translation>
    </message>
    <message>
        <source>Some matrix multiplications were not tried. A longer --budget covers more of them.</source>
        <translation>시험하지 못한 행렬 곱셈이 있습니다. --budget을 늘리면 더 많이 시험합니다.</translation>
    </message>
    <message>
        <source>The measurements of %1&apos;s methods were deleted.</source>
        <translation>%1의 곱셈 방법을 측정한 결과를 지웠습니다.</translation>
    </message>
    <message>
        <source>There were no measurements of %1 to delete.</source>
        <translation>%1: 지울 측정 결과가 없었습니다.</translation>
    </message>
    <message>
        <source>Not certain: %1</source>
        <translation>확실하지 않음: %1</translation>
    </message>
    <message>
        <source>Provisional: too close to call between %1 and %2</source>
        <translation>잠정 결과: %1, %2 사이의 우열을 가릴 수 없습니다</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>잠정</translation>
    </message>
    <message>
        <source>(measuring again)</source>
        <translation>(다시 측정)</translation>
    </message>
    <message>
        <source>No point has a verdict.</source>
        <translation>판정이 있는 점이 없습니다.</translation>
    </message>
    <message>
        <source>Ctrl-C goes on without it.</source>
        <translation>Ctrl-C를 누르면 이 워커 없이 계속합니다.</translation>
    </message>
    <message>
        <source>Round trip: %1 (not part of any measurement).</source>
        <translation>왕복 시간: %1(어떤 측정에도 포함되지 않음).</translation>
    </message>
    <message>
        <source>Workers (overtake-bench workers try NAME lists their engines):</source>
        <translation>워커(엔진 목록: overtake-bench workers try 이름):</translation>
    </message>
    <message>
        <source>With try: a worker that is not saved</source>
        <translation>try용: 저장되지 않은 워커</translation>
    </message>
    <message>
        <source>Prints the program&apos;s version</source>
        <translation>프로그램의 버전을 출력</translation>
    </message>
    <message>
        <source>list, add NAME &apos;COMMAND&apos;, edit NAME &apos;COMMAND&apos;, try NAME (starts the worker and lists its engines), remove NAME</source>
        <translation>list, add 이름 &apos;명령&apos;, edit 이름 &apos;명령&apos;, try 이름(워커를 시작하고 엔진을 나열), remove 이름</translation>
    </message>
    <message>
        <source>The figures of this machine&apos;s CPU were measured on %1; overtake-bench devices --measure measures them anew.</source>
        <translation>이 컴퓨터의 CPU 수치는 %1에 측정했습니다. overtake-bench devices --measure로 다시 측정합니다.</translation>
    </message>
    <message>
        <source>0 all was measured, 1 some point failed, 2 wrong use. After Ctrl-C 130, after SIGTERM 143: what was measured until then is printed and written; a second Ctrl-C ends the program at once.</source>
        <translation>0 모두 측정됨, 1 일부 점이 실패함, 2 잘못된 사용. Ctrl-C 뒤에는 130, SIGTERM 뒤에는 143이며, 그때까지 측정한 것은 출력하고 저장합니다. Ctrl-C를 한 번 더 누르면 프로그램이 바로 끝납니다.</translation>
    </message>
    <message>
        <source>Each command has examples of its own: overtake-bench help sweep.</source>
        <translation>명령마다 예가 따로 있습니다: overtake-bench help sweep.</translation>
    </message>
    <message>
        <source>Exit status:</source>
        <translation>종료 상태:</translation>
    </message>
    <message>
        <source>FILE may be -, standard output: what is printed otherwise goes to standard error then.</source>
        <translation>FILE에는 표준 출력을 뜻하는 -를 쓸 수 있습니다. 그러면 평소의 출력은 표준 오류로 나갑니다.</translation>
    </message>
    <message>
        <source>Measures now which way of multiplying matrices is fastest on the CPU, and saves the result</source>
        <translation>CPU에서 가장 빠른 행렬 곱셈 방법을 지금 바로 측정해 저장</translation>
    </message>
    <message>
        <source>Prints the help of a command</source>
        <translation>명령의 도움말을 출력</translation>
    </message>
    <message>
        <source>Slurm&apos;s job %1:</source>
        <translation>Slurm 작업 %1:</translation>
    </message>
    <message>
        <source>The command (default: the list of all)</source>
        <translation>명령 (기본값: 모든 명령의 목록)</translation>
    </message>
    <message>
        <source>Time for all of it (default: as long as it takes)</source>
        <translation>전체에 쓸 시간 (기본값: 걸리는 만큼)</translation>
    </message>
    <message>
        <source>cpu: other engines have nothing to tune</source>
        <translation>cpu: 다른 엔진에는 튜닝할 것이 없음</translation>
    </message>
    <message>
        <source>%1: %2 of %3 sweeps saved in &apos;%4&apos;. Open it in Overtake, or see overtake-bench recordings %4</source>
        <translation>%1: 스윕 %3개 중 %2개를 “%4” 파일에 저장했습니다. Overtake에서 열거나 overtake-bench recordings %4 명령으로 확인하세요.</translation>
    </message>
    <message>
        <source>Only this workload; repeatable</source>
        <translation>이 워크로드만. 여러 번 지정 가능</translation>
    </message>
    <message>
        <source>Recordings made by `overtake-bench record` (default: those of this build)</source>
        <translation>`overtake-bench record`로 만든 기록 (기본값: 이 빌드의 기록)</translation>
    </message>
    <message>
        <source>Sweeps all workloads on a device, into a file that others open</source>
        <translation>한 장치에서 모든 워크로드를 스윕하여 다른 사람이 열 수 있는 파일로 저장</translation>
    </message>
    <message>
        <source>The device, then the engine to compare with (default: the first GPU, and its machine&apos;s CPU)</source>
        <translation>장치, 그다음 비교할 엔진 (기본값: 첫 번째 GPU와 그 컴퓨터의 CPU)</translation>
    </message>
    <message>
        <source>This build has no recording. Make one on a machine with a GPU: overtake-bench record</source>
        <translation>이 빌드에는 기록이 없습니다. GPU가 있는 컴퓨터에서 overtake-bench record 명령으로 만드세요.</translation>
    </message>
    <message>
        <source>Time for all of it, about (default: 360)</source>
        <translation>전체에 쓸 대략적인 시간 (기본값: 360)</translation>
    </message>
    <message>
        <source>Write the recording</source>
        <translation>기록을 파일로 저장</translation>
    </message>
    <message>
        <source>recording %1, point %2 of %3</source>
        <translation>%1 기록 중: %3개 중 %2번째 점</translation>
    </message>
    <message>
        <source>there is a crossover</source>
        <translation>추월 지점이 있음</translation>
    </message>
    <message>
        <source>Goal: %1</source>
        <translation>목표: %1</translation>
    </message>
    <message>
        <source>Claimed: %1 Source: %2.</source>
        <translation>주장: %1 출처: %2.</translation>
    </message>
    <message>
        <source>No verdict: by a wrong stopwatch, %1 would be %2 times as fast as %3.</source>
        <translation>판정 없음: 잘못된 스톱워치로는 %1 쪽이 %3 쪽보다 %2배 빠른 것으로 나옵니다.</translation>
    </message>
    <message>
        <source>Option of all engines except models:</source>
        <translation>모델을 제외한 모든 엔진의 옵션:</translation>
    </message>
    <message>
        <source>Print what would halve the crossover: each figure of a GPU at half and at twice, by its model</source>
        <translation>무엇이 추월 지점을 절반으로 줄이는지 출력: 모델에 따라 GPU의 각 수치가 절반일 때와 두 배일 때</translation>
    </message>
    <message>
        <source>The mistake: %1</source>
        <translation>실수: %1</translation>
    </message>
    <message>
        <source>It is not known what would halve the crossover: no engine of this sweep is a GPU with a model.</source>
        <translation>무엇이 추월 지점을 절반으로 줄일지 알 수 없습니다. 이 스윕에는 모델이 있는 GPU 엔진이 없습니다.</translation>
    </message>
    <message>
        <source>Where %1 is faster, by the model: %2. With one figure changed:</source>
        <translation>모델에 따르면 %1 쪽이 더 빠른 곳: %2. 수치 하나를 바꾸면:</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>전 구간</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>수치</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>%1부터</translation>
    </message>
    <message>
        <source>half of it</source>
        <translation>절반</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>두 배</translation>
    </message>
    <message>
        <source>%1 GPUs overtake one; %2 are the fastest of these, %3 times as fast as one. Predicted, with the gradients summed after the backward pass.</source>
        <translation>GPU %1개일 때 처음으로 하나를 추월합니다. 이 개수 가운데 %2개일 때가 가장 빠르며, 하나보다 %3배 빠릅니다. 예측이며, 기울기는 역전파가 끝난 뒤 합산합니다.</translation>
    </message>
    <message>
        <source>%1 is %2 times as fast as %3</source>
        <translation>%1 쪽이 %3 쪽보다 %2배 빠릅니다</translation>
    </message>
    <message>
        <source>%1 trains %2 times as fast as %3</source>
        <translation>%1 쪽이 %3 쪽보다 %2배 빠르게 학습합니다</translation>
    </message>
    <message>
        <source>Provisional: %1 is %2 times as fast as %3</source>
        <translation>잠정 결과: %1 쪽이 %3 쪽보다 %2배 빠릅니다</translation>
    </message>
    <message>
        <source>Provisional: %1 trains %2 times as fast as %3</source>
        <translation>잠정 결과: %1 쪽이 %3 쪽보다 %2배 빠르게 학습합니다</translation>
    </message>
    <message>
        <source>This time is too long.</source>
        <translation>이 시간은 실제보다 깁니다.</translation>
    </message>
    <message>
        <source>%1 (1 minute)</source>
        <translation>%1(1분)</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>샘플 %1개</translation>
    </message>
    <message>
        <source>1 more class is in the file of --out.</source>
        <translation>나머지 클래스 1개는 --out 파일에 있습니다.</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>샘플 1개</translation>
    </message>
    <message>
        <source>Data: %1; %2 to train on, %3 held out</source>
        <translation>데이터: %1. 학습할 %2, 남겨 둔 샘플 %3개</translation>
    </message>
    <message>
        <source>Data: %1; %2 to train on, the last tenth of the text held out</source>
        <translation>데이터: %1. 학습할 %2, 텍스트의 마지막 1/10은 남겨 둠</translation>
    </message>
    <message>
        <source>Waiting for what is running to end. Ctrl-C again ends at once.</source>
        <translation>실행 중인 작업이 끝나기를 기다립니다. Ctrl-C를 다시 누르면 바로 끝냅니다.</translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>The losses of %1 and %2 part at step %3, where they differ by %4 (tolerance %5). Each step starts from weights that the previous step rounded, and a high learning rate makes such differences grow fast. After that step, both runs are equally valid: compare their reports.</source>
        <translation>%1, %2의 손실이 스텝 %3에서 %4 차이로 갈라집니다(허용 오차 %5). 각 스텝은 앞 스텝이 반올림한 가중치에서 시작하고, 학습률이 크면 이런 차이가 빠르게 커집니다. 그 뒤로는 두 학습이 똑같이 유효하므로 보고서로 비교하세요.</translation>
    </message>
    <message>
        <source>The losses of %1 and %2 part at step %3, where one of them is no longer a number.</source>
        <translation>%1, %2의 손실이 스텝 %3에서 갈라집니다. 그중 하나가 더는 숫자가 아닙니다.</translation>
    </message>
    <message>
        <source>tolerance %1.</source>
        <translation>허용 오차 %1.</translation>
    </message>
    <message>
        <source>tolerance %1 at the first step, %2 at the last, because each step starts from weights that the previous step rounded.</source>
        <translation>허용 오차는 첫 스텝에서 %1, 마지막 스텝에서 %2입니다. 스텝마다 앞 스텝이 반올림한 가중치에서 시작하기 때문입니다.</translation>
    </message>
    <message>
        <source>baseline %1: %2 an epoch</source>
        <translation>기준 %1: 에포크당 %2</translation>
    </message>
    <message>
        <source>%1 and %2: too close to call, because no difference of more than 3 % is certain (%3; %4).</source>
        <translation>%1, %2: 우열을 가릴 수 없습니다. 3%를 넘는 차이가 있다고 확신할 수 없습니다(%3, %4).</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 실패: %2</translation>
    </message>
    <message>
        <source>Classification report on %1 samples that training did not see</source>
        <translation>학습에 쓰지 않은 샘플 %1개에 대한 분류 보고서</translation>
    </message>
    <message>
        <source>Classification report on the training set itself, %1 samples: nothing was held out</source>
        <translation>학습 세트 자체의 샘플 %1개에 대한 분류 보고서: 따로 남겨 둔 샘플 없음</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>engine, its loss</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 (in training at last %3)</source>
        <comment>engine, its loss</comment>
        <translation>%1 %2 (학습 마지막 값 %3)</translation>
    </message>
    <message>
        <source>Loss on %1 characters of text that training did not see: %2.</source>
        <translation>학습에 쓰지 않은 텍스트 %1글자에 대한 손실: %2.</translation>
    </message>
    <message>
        <source> and </source>
        <translation>, </translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;, trained on %2.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;, 학습 엔진: %2.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;, trained on %2: in turn, from the same weights with the same batches.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;, 학습 엔진: %2. 같은 가중치에서 시작해 같은 배치로 번갈아 학습합니다.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Loss and accuracy of each engine will appear here while it learns, over its own seconds. Then comes whether the losses agree, and at the end %1.&lt;/p&gt;</source>
        <translation>&lt;p&gt;학습하는 동안 각 엔진의 손실과 정확도가 그 엔진이 쓴 시간을 기준으로 여기에 표시됩니다. 이어서 손실이 서로 일치하는지 보여 줍니다. 마지막에 표시되는 것은 %1입니다.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>the loss of each on text that training did not see, and a field to generate text</source>
        <translation>학습에 쓰지 않은 텍스트에 대한 각 엔진의 손실과 텍스트 생성 입력란</translation>
    </message>
    <message>
        <source>a classification report for each, on samples that training did not see</source>
        <translation>학습에 쓰지 않은 샘플에 대한 엔진별 분류 보고서</translation>
    </message>
    <message>
        <source>&lt;p&gt;Tick a second engine on the left to see two side by side. A predicted one cannot be trained.&lt;/p&gt;</source>
        <translation>&lt;p&gt;왼쪽에서 두 번째 엔진을 선택하면 둘을 나란히 볼 수 있습니다. 예측한 엔진은 훈련할 수 없습니다.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Preparing the data and the engines</source>
        <translation>데이터와 엔진을 준비하는 중</translation>
    </message>
    <message>
        <source>Judging the trained model</source>
        <translation>학습한 모델을 평가하는 중</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>남은 시간 %1</translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation>에포크 %1/%2</translation>
    </message>
    <message>
        <source>Provisional: %1 %2</source>
        <comment>two sentences</comment>
        <translation>잠정 결과: %1 %2</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Start training&lt;/b&gt; (Ctrl+T) uses the settings on the left. Epochs: %1.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;학습 시작&lt;/b&gt;(Ctrl+T)을 누르면 왼쪽 패널의 설정으로 시작합니다. 에포크 수: %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1 trains %2 times as fast as %3 (%4; %5).</source>
        <translation>%1 쪽이 %3 쪽보다 %2배 빠르게 학습합니다(%4, %5).</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1스텝</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1스텝</translation>
    </message>
    <message>
        <source>Same weights, same batches: the losses of %1 and %2 agree exactly over %3.</source>
        <comment>engine, engine, 5 steps</comment>
        <translation>같은 가중치, 같은 배치: %1, %2의 손실이 %3 동안 정확히 일치합니다.</translation>
    </message>
    <message>
        <source>Same weights, same batches: the losses of %1 and %2 agree over %3, to %4 (step %5); %6</source>
        <comment>engine, engine, 5 steps, share, number, tolerance</comment>
        <translation>같은 가중치, 같은 배치: %1, %2의 손실이 %3 동안 %4 이내로 일치합니다(스텝 %5). %6</translation>
    </message>
    <message>
        <source>Classification report on 1 sample that training did not see</source>
        <translation>학습에 쓰지 않은 샘플 1개에 대한 분류 보고서</translation>
    </message>
    <message>
        <source>Classification report on the training set itself, 1 sample: nothing was held out</source>
        <translation>학습 세트 자체의 샘플 1개에 대한 분류 보고서: 따로 남겨 둔 샘플 없음</translation>
    </message>
    <message>
        <source>an epoch here is %1; held out: %2</source>
        <comment>670 samples, number</comment>
        <translation>여기서 한 에포크는 %1이며, %2개는 남겨 둡니다</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>샘플 1개</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>샘플 %1개</translation>
    </message>
    <message>
        <source>a classification report for each, on the samples that it learned from</source>
        <translation>학습에 쓴 샘플에 대한 엔진별 분류 보고서</translation>
    </message>
</context>
<context>
    <name>UnkeptNotice</name>
    <message>
        <source>The settings cannot be saved in &apos;%1&apos;.</source>
        <translation>“%1” 파일에 설정을 저장할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>There is no display, so Overtake measures without the window.</source>
        <translation>디스플레이가 없으므로 창 없이 측정합니다.</translation>
    </message>
</context>
<context>
    <name>overtake::Application</name>
    <message>
        <source>Memory ran out: choose a smaller size.</source>
        <translation>메모리가 부족합니다. 더 작은 크기를 선택하세요.</translation>
    </message>
</context>
<context>
    <name>overtake::Autosave</name>
    <message>
        <source>A curve that was not saved cannot be opened by this version: %1 Its file is %2.</source>
        <translation>저장되지 않은 곡선을 이 버전에서 열 수 없습니다. %1 파일: %2</translation>
    </message>
</context>
<context>
    <name>overtake::Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>overtake::ClassPanel</name>
    <message>
        <source>Code of this guess: %1</source>
        <translation>이 추측의 코드: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n guesses</source>
        <translation>
            <numerusform>추측 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <comment>a guess in one word: the engine does not overtake</comment>
        <translation>없음</translation>
    </message>
    <message>
        <source>Guesses of the class: numbers, codes or &apos;%1&apos;</source>
        <translation>학급의 추측: 숫자, 코드 또는 “%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n of them: never</source>
        <translation>
            <numerusform>그중 %n개: 없음</numerusform>
        </translation>
    </message>
    <message>
        <source>Not understood: %1. Write a number, a code or the word &apos;%2&apos;.</source>
        <translation>이해하지 못함: %1. 숫자나 코드, 또는 “%2”이라고 쓰세요.</translation>
    </message>
    <message>
        <source>1 guess</source>
        <translation>추측 1개</translation>
    </message>
</context>
<context>
    <name>overtake::ClosingQuestion</name>
    <message>
        <source>A sweep is running.</source>
        <translation>스윕이 진행 중입니다.</translation>
    </message>
    <message>
        <source>A training is running.</source>
        <translation>학습이 진행 중입니다.</translation>
    </message>
    <message>
        <source>A map is being measured.</source>
        <translation>지도를 측정하고 있습니다.</translation>
    </message>
    <message>
        <source>A device is being recorded.</source>
        <translation>장치를 기록하고 있습니다.</translation>
    </message>
    <message>
        <source>A file is being written.</source>
        <translation>파일을 저장하고 있습니다.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>저장…</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>저장하지 않고 닫기</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Close Overtake?</source>
        <translation>Overtake를 닫을까요?</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>The results of the lesson are in no file.</source>
        <translation>레슨의 결과가 파일에 저장되지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>overtake::CurveChart</name>
    <message>
        <source>%1
Click to hide it in all charts; the legend brings it back.</source>
        <translation>%1
클릭하면 모든 차트에서 숨깁니다. 범례에서 다시 표시할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>overtake::EnginePanel</name>
    <message>
        <source>Engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
    <message>
        <source>Compare with another engine, or with the same engine and other options.</source>
        <translation>다른 엔진이나, 다르게 설정한 같은 엔진과 비교합니다.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>예측</translation>
    </message>
    <message>
        <source>Add a device that does not have to be here. A model predicts its times.</source>
        <translation>이 컴퓨터에 없는 장치도 추가합니다. 시간은 모델이 예측합니다.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>편집…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>On another machine…</source>
        <translation>다른 컴퓨터에서…</translation>
    </message>
    <message>
        <source>PyTorch, NumPy, JAX, TensorFlow, scikit-learn…</source>
        <translation>PyTorch, NumPy, JAX, TensorFlow, scikit-learn…</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>%1에서 시작</translation>
    </message>
    <message>
        <source>A GPU of your own</source>
        <translation>나만의 GPU</translation>
    </message>
    <message>
        <source>Start from a known GPU and change its figures.</source>
        <translation>알려진 GPU에서 시작하여 수치를 바꿉니다.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>고급</translation>
    </message>
    <message>
        <source>Add %1…</source>
        <comment>the framework of a publication</comment>
        <translation>%1 추가…</translation>
    </message>
    <message>
        <source>Published by: %1.
Adds %2 as an engine, which runs the same work on this machine. It needs a Python that has it.</source>
        <translation>출처: %1.
%2 엔진을 추가하여 같은 작업을 이 컴퓨터에서 실행합니다. 해당 프레임워크가 설치된 Python이 필요합니다.</translation>
    </message>
</context>
<context>
    <name>overtake::EngineRow</name>
    <message>
        <source>baseline</source>
        <translation>기준</translation>
    </message>
    <message>
        <source>The baseline: speed-ups are relative to it.</source>
        <translation>기준 엔진: 속도 향상은 이 엔진을 기준으로 계산합니다.</translation>
    </message>
    <message>
        <source>Options of this engine</source>
        <translation>이 엔진의 옵션</translation>
    </message>
    <message>
        <source>Remove this engine from the list</source>
        <translation>이 엔진을 목록에서 빼기</translation>
    </message>
    <message>
        <source>Options of %1</source>
        <comment>an engine</comment>
        <translation>%1 옵션</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <comment>an engine</comment>
        <translation>기준: %1</translation>
    </message>
    <message>
        <source>Remove %1 from the list</source>
        <comment>an engine</comment>
        <translation>목록에서 %1 빼기</translation>
    </message>
    <message>
        <source>own %1</source>
        <translation>%1 따로 지정</translation>
    </message>
    <message>
        <source>Use a different value for this engine.</source>
        <translation>이 엔진에만 다른 값을 씁니다.</translation>
    </message>
    <message>
        <source>The last engine stays: without one there is nothing to measure.</source>
        <translation>마지막 엔진은 뺄 수 없습니다. 없으면 측정할 것이 없습니다.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>고급</translation>
    </message>
    <message>
        <source>A GPU of your own</source>
        <translation>나만의 GPU</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Reset to the card&apos;s figures</source>
        <translation>카드의 원래 수치로</translation>
    </message>
    <message>
        <source>Reset all figures of this GPU to the card&apos;s own.</source>
        <translation>이 GPU의 모든 수치를 카드의 원래 값으로 되돌립니다.</translation>
    </message>
    <message>
        <source>Power limit of the %1: %2 W, by its maker</source>
        <comment>card, number</comment>
        <translation>%1의 전력 제한: %2 W, 제조사 발표</translation>
    </message>
    <message>
        <source>The maker&apos;s published figure, from a secondary source. The sliders do not change it.</source>
        <translation>제조사가 발표한 수치이며 2차 자료에서 가져왔습니다. 슬라이더로 바뀌지 않습니다.</translation>
    </message>
</context>
<context>
    <name>overtake::ExportDialog</name>
    <message>
        <source>All three, each in its own file</source>
        <translation>세 차트를 각각의 파일에</translation>
    </message>
    <message>
        <source>PNG image</source>
        <translation>PNG 이미지</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG 이미지</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF 문서</translation>
    </message>
    <message>
        <source>CSV table of the data</source>
        <translation>데이터 CSV 표</translation>
    </message>
    <message>
        <source>Multiplies the pixels, not the layout: 2 is sharp in print.</source>
        <translation>배치가 아니라 픽셀 수에 곱하는 값입니다. 2이면 인쇄해도 선명합니다.</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>찾아보기(&amp;B)…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>미리 보기</translation>
    </message>
    <message>
        <source>&amp;Chart:</source>
        <translation>차트(&amp;C):</translation>
    </message>
    <message>
        <source>F&amp;ormat:</source>
        <translation>형식(&amp;O):</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>너비(&amp;W):</translation>
    </message>
    <message>
        <source>&amp;Height:</source>
        <translation>높이(&amp;H):</translation>
    </message>
    <message>
        <source>&amp;Scale:</source>
        <translation>배율(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>파일(&amp;F):</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2픽셀</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>내보낼 위치</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Choose a file to save to.</source>
        <translation>저장할 파일을 지정하세요.</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>파일을 바꿀까요?</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 파일이 이미 있습니다. 바꿀까요?</translation>
    </message>
    <message>
        <source>Writing %1 …</source>
        <translation>%1 저장하는 중…</translation>
    </message>
    <message>
        <source>Stopped. No unfinished file was left.</source>
        <translation>중지했습니다. 미완성으로 남은 파일은 없습니다.</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>이미지 저장</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>남은 시간 %1</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>중지하는 중…</translation>
    </message>
</context>
<context>
    <name>overtake::FileCommands</name>
    <message>
        <source>Results files (*.json);;All files (*)</source>
        <translation>결과 파일 (*.json);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>results file</source>
        <translation>결과 파일</translation>
    </message>
    <message>
        <source>There is nothing to save yet. %1</source>
        <translation>아직 저장할 것이 없습니다. %1</translation>
    </message>
    <message>
        <source>Save results file</source>
        <translation>결과 파일 저장</translation>
    </message>
    <message>
        <source>Save results file: %1</source>
        <translation>결과 파일 저장: %1</translation>
    </message>
    <message>
        <source>Unsaved results: %1.</source>
        <translation>저장하지 않은 결과: %1.</translation>
    </message>
    <message>
        <source>This workload takes no table of your own. Choose one that does, then drop the file again.</source>
        <translation>이 워크로드는 직접 만든 표를 쓸 수 없습니다. 쓸 수 있는 워크로드를 고른 뒤 파일을 다시 끌어다 놓으세요.</translation>
    </message>
    <message>
        <source>Export trace</source>
        <translation>트레이스 내보내기</translation>
    </message>
    <message>
        <source>Trace files (*.json);;All files (*)</source>
        <translation>트레이스 파일 (*.json);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>저장함: %1</translation>
    </message>
    <message>
        <source>map file</source>
        <translation>지도 파일</translation>
    </message>
    <message>
        <source>training file</source>
        <translation>학습 파일</translation>
    </message>
    <message>
        <source>A training is running: wait for its end or stop it, then open the file.</source>
        <translation>학습이 진행 중입니다. 끝날 때까지 기다리거나 중지한 다음 파일을 여세요.</translation>
    </message>
    <message>
        <source>There is nothing to export yet. %1</source>
        <translation>아직 내보낼 것이 없습니다. %1</translation>
    </message>
    <message>
        <source>Copied as an image: %1</source>
        <translation>이미지로 복사함: %1</translation>
    </message>
    <message>
        <source>Copied as a table: %1</source>
        <translation>표로 복사함: %1</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>%1 읽는 중…</translation>
    </message>
    <message>
        <source>Results, lessons, tables and images (*.json *.csv *.tsv *.txt *.png);;All files (*)</source>
        <translation>측정 결과, 레슨, 표, 이미지 (*.json *.csv *.tsv *.txt *.png);;모든 파일 (*)</translation>
    </message>
</context>
<context>
    <name>overtake::FileRow</name>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>표 (*.csv *.tsv *.txt);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>파일…</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>폴더…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
</context>
<context>
    <name>overtake::Fold</name>
    <message>
        <source>Show or hide.</source>
        <translation>표시하거나 숨깁니다.</translation>
    </message>
</context>
<context>
    <name>overtake::GuessPanel</name>
    <message>
        <source>Draw with the mouse. By keyboard: Tab to the chart, left and right choose a place, up and down lift it.</source>
        <translation>마우스로 그리세요. 키보드로는 Tab으로 차트에 간 뒤 왼쪽·오른쪽 화살표로 위치를 고르고 위·아래 화살표로 값을 올리거나 내립니다.</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>내 추측</translation>
    </message>
</context>
<context>
    <name>overtake::JobThread</name>
    <message>
        <source>Waiting until the measurement that is running has ended.</source>
        <translation>진행 중인 측정이 끝나기를 기다립니다.</translation>
    </message>
</context>
<context>
    <name>overtake::LessonChoice</name>
    <message>
        <source>Lessons</source>
        <translation>레슨</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>시작</translation>
    </message>
</context>
<context>
    <name>overtake::LessonCommands</name>
    <message>
        <source>Save results</source>
        <translation>결과 저장</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>저장함: %1</translation>
    </message>
    <message>
        <source>A training or a map is running: wait for its end or stop it, then start the lesson.</source>
        <translation>학습이나 지도 측정이 진행 중입니다. 끝나기를 기다리거나 중지한 뒤 레슨을 시작하세요.</translation>
    </message>
    <message>
        <source>A device is being recorded: wait for its end or stop it, then start the lesson.</source>
        <translation>장치를 기록하고 있습니다. 끝나기를 기다리거나 중지한 뒤 레슨을 시작하세요.</translation>
    </message>
    <message>
        <source>Save teacher&apos;s guide</source>
        <translation>교사용 안내서 저장</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF 문서 (*.pdf)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF 파일 (*.pdf)</translation>
    </message>
    <message>
        <source>No program here opens PDF files. The results are in %1.</source>
        <translation>이 컴퓨터에는 PDF 파일을 여는 프로그램이 없습니다. 결과는 %1에 있습니다.</translation>
    </message>
    <message>
        <source>You left the lesson. &apos;Return to the lesson&apos; in the menu &apos;Learn&apos; goes on at the same step.</source>
        <translation>레슨에서 나왔습니다. “배우기” 메뉴의 “레슨으로 돌아가기”를 누르면 같은 단계에서 이어집니다.</translation>
    </message>
</context>
<context>
    <name>overtake::LessonPlayer</name>
    <message>
        <source>A sweep is running: wait for its end or stop it, then start the lesson.</source>
        <translation>스윕이 진행 중입니다. 끝나기를 기다리거나 중지한 뒤 레슨을 시작하세요.</translation>
    </message>
    <message>
        <source>This lesson cannot be taken here: %1</source>
        <translation>여기서는 이 레슨을 할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>your guess</source>
        <translation>내 추측</translation>
    </message>
    <message>
        <source>your guess: %1</source>
        <translation>내 추측: %1</translation>
    </message>
</context>
<context>
    <name>overtake::LessonStrip</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>%2단계 중 %1단계</translation>
    </message>
    <message>
        <source>Give a guess first, or press once more to go on without a guess.</source>
        <translation>먼저 추측해 보세요. 추측 없이 넘어가려면 “다음”을 한 번 더 누르세요.</translation>
    </message>
    <message>
        <source>Points without a clear result are measured again. &apos;Next&apos; goes on without that.</source>
        <translation>결과가 분명하지 않은 점을 다시 측정합니다. ‘다음’을 누르면 기다리지 않고 계속합니다.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>완료.</translation>
    </message>
    <message>
        <source>Your guess: %1.</source>
        <translation>내 추측: %1.</translation>
    </message>
    <message>
        <source>The answer: %1.</source>
        <translation>답: %1.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>남은 시간 %1</translation>
    </message>
    <message>
        <source>Stopped before the end. Go back and forward again to measure all of it, or go on with the results so far.</source>
        <translation>끝나기 전에 중지했습니다. 이전 단계로 갔다가 다시 돌아오면 전부 측정하고, 그대로 넘어가면 지금까지의 결과를 씁니다.</translation>
    </message>
    <message>
        <source>This is the end. The menu &apos;Learn&apos; saves and prints your results. Esc returns to where you were.</source>
        <translation>레슨이 끝났습니다. “배우기” 메뉴에서 결과를 저장하거나 인쇄할 수 있고, Esc를 누르면 있던 곳으로 돌아갑니다.</translation>
    </message>
    <message>
        <source>This is the end. Esc returns to where you were.</source>
        <translation>레슨이 끝났습니다. Esc를 누르면 있던 곳으로 돌아갑니다.</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>다시 측정</translation>
    </message>
    <message>
        <source>Measure this step again, for example after closing other programs</source>
        <translation>다른 프로그램을 닫는 등 조건을 바꾼 뒤 이 단계를 다시 측정합니다</translation>
    </message>
    <message>
        <source>What this step explains depends on the answer, which is not certain. Go back and measure again.</source>
        <translation>이 단계의 설명은 답에 달려 있는데, 답이 확실하지 않습니다. 뒤로 돌아가 다시 측정하세요.</translation>
    </message>
</context>
<context>
    <name>overtake::MainWindow</name>
    <message>
        <source>defaults</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>[*]Overtake</source>
        <translation>[*]Overtake</translation>
    </message>
    <message numerus="yes">
        <source>New here? Lesson 1 takes %n minutes.</source>
        <translation>
            <numerusform>처음이신가요? 레슨 1은 %n분 걸립니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>The language changes as soon as the current work has ended.</source>
        <translation>진행 중인 작업이 끝나면 언어가 바뀝니다.</translation>
    </message>
</context>
<context>
    <name>overtake::MandelbrotCanvas</name>
    <message>
        <source>Mandelbrot set</source>
        <translation>만델브로 집합</translation>
    </message>
</context>
<context>
    <name>overtake::MandelbrotPage</name>
    <message>
        <source>place</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>by depth</source>
        <translation>깊이에 맞춤</translation>
    </message>
    <message>
        <source>relief</source>
        <translation>입체</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>순환</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>처음</translation>
    </message>
    <message>
        <source>Show the whole set (Home).</source>
        <translation>전체 집합을 표시합니다(Home).</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Go to a well-known place.</source>
        <translation>잘 알려진 위치로 이동합니다.</translation>
    </message>
    <message>
        <source>Save image…</source>
        <translation>이미지 저장…</translation>
    </message>
    <message>
        <source>Compute the image at any size and save it as PNG.</source>
        <translation>원하는 크기로 이미지를 계산해 PNG로 저장합니다.</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>좌표</translation>
    </message>
    <message>
        <source>The exact place: copy it, or paste one and press Enter.</source>
        <translation>정확한 위치입니다. 복사하거나, 다른 위치를 붙여 넣고 Enter 키를 누르세요.</translation>
    </message>
    <message>
        <source>Maximum number of times that z = z² + c is repeated. Points that never escape take all of them.</source>
        <translation>z = z² + c를 최대 몇 번 반복할지 정합니다. 끝내 발산하지 않는 점은 이 횟수를 모두 씁니다.</translation>
    </message>
    <message>
        <source>Use more iterations for deeper places, because their details need them.</source>
        <translation>깊이 들어갈수록 반복 횟수를 늘립니다. 세부 모양을 그리려면 필요합니다.</translation>
    </message>
    <message>
        <source>Choose the colours. viridis is even to the eye: equal steps look equal.</source>
        <translation>색상을 고릅니다. viridis는 눈에 고르게 보입니다. 같은 간격이 같은 차이로 보입니다.</translation>
    </message>
    <message>
        <source>Show the counts as hills, lit from the upper left.</source>
        <translation>반복 횟수를 왼쪽 위에서 빛을 받는 언덕으로 그립니다.</translation>
    </message>
    <message>
        <source>Move the colours through the palette.</source>
        <translation>색이 팔레트를 따라 순환합니다.</translation>
    </message>
    <message>
        <source>Choose the engine that computes the image.</source>
        <translation>이미지를 계산할 엔진을 고릅니다.</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>반복 횟수</translation>
    </message>
    <message>
        <source>float64 cannot go deeper: neighbouring pixels would be the same number.</source>
        <translation>float64로는 여기까지입니다. 더 들어가면 이웃한 픽셀이 같은 숫자가 됩니다.</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>반복</translation>
    </message>
    <message>
        <source>float32</source>
        <translation>float32</translation>
    </message>
    <message>
        <source>A measurement is running. The image would disturb it and waits.</source>
        <translation>측정 중입니다. 이미지를 계산하면 측정에 간섭이 생기므로 기다립니다.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>경주</translation>
    </message>
    <message>
        <source>Compute this view with the textbook loop, the vectorised CPU and the GPU, side by side.</source>
        <translation>교과서식 루프, 벡터화한 CPU, GPU가 이 화면을 나란히 계산합니다.</translation>
    </message>
    <message>
        <source>Drag: move · wheel, double click: zoom · Shift and drag: a box</source>
        <translation>끌기: 이동 · 휠, 두 번 클릭: 확대 · Shift+끌기: 영역</translation>
    </message>
    <message>
        <source>Skip known work</source>
        <translation>알려진 계산 건너뛰기</translation>
    </message>
    <message>
        <source>Skip work whose result is known. The image stays the same, but its time no longer says anything about the engine. Races and comparisons compute everything.</source>
        <translation>결과를 이미 아는 계산을 건너뜁니다. 이미지는 같지만, 걸린 시간이 더는 엔진의 성능을 말해 주지 않습니다. 경주와 비교에서는 모두 계산합니다.</translation>
    </message>
    <message>
        <source>Leave out the main cardioid and the largest bulb (by their formulas)</source>
        <translation>주 심장형과 가장 큰 원판 건너뛰기(공식으로 판정)</translation>
    </message>
    <message>
        <source>Stop where an orbit repeats itself (it will do so for ever)</source>
        <translation>궤도가 되풀이되면 멈추기(그 뒤로 영원히 되풀이됨)</translation>
    </message>
    <message>
        <source>newest %1 % in %2</source>
        <translation>새로 그린 %1%: %2</translation>
    </message>
    <message>
        <source>known work skipped: %1</source>
        <translation>알려진 계산을 건너뜀: %1</translation>
    </message>
    <message>
        <source>%1 iterations, %2: %3</source>
        <comment>29 M iterations, 16 ms: 1.8 G iterations/s</comment>
        <translation>반복 %1회, %2: %3</translation>
    </message>
    <message>
        <source>float64, because pixels would merge in float32</source>
        <translation>float64 (float32에서는 픽셀이 합쳐짐)</translation>
    </message>
    <message>
        <source>, at %1 % of its rate</source>
        <translation>, float32 속도의 %1%</translation>
    </message>
    <message>
        <source>Return to the previous place (Backspace or Alt+Left).</source>
        <translation>이전 위치로 돌아갑니다(Backspace 또는 Alt+왼쪽).</translation>
    </message>
    <message>
        <source>Go forward again (Shift+Backspace or Alt+Right).</source>
        <translation>다시 앞으로 갑니다(Shift+Backspace 또는 Alt+오른쪽).</translation>
    </message>
    <message>
        <source>&lt;p&gt;Zoom out: turn the wheel back, or hold Ctrl and double click. A box: Shift and drag, or drag with the right button.&lt;/p&gt;&lt;p&gt;Keys: arrows move, + and − zoom, Home shows the whole set, Backspace goes back.&lt;/p&gt;</source>
        <translation>&lt;p&gt;축소: 휠을 뒤로 돌리거나 Ctrl을 누른 채 두 번 클릭합니다. 영역: Shift를 누른 채 끌거나 오른쪽 버튼으로 끕니다.&lt;/p&gt;&lt;p&gt;키: 화살표는 이동, +와 −는 확대와 축소, Home은 전체 집합, Backspace는 뒤로.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>색상</translation>
    </message>
    <message>
        <source>Engine that draws</source>
        <translation>그리는 엔진</translation>
    </message>
    <message>
        <source>The image appears as soon as this page is visible and nothing is being measured.</source>
        <translation>이 페이지가 보이고 진행 중인 측정이 없으면 이미지가 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>너비</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>정밀도</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>픽셀</translation>
    </message>
    <message>
        <source>Iterations of all pixels</source>
        <translation>모든 픽셀의 반복 횟수</translation>
    </message>
    <message>
        <source>Iterations a second</source>
        <translation>초당 반복 횟수</translation>
    </message>
    <message>
        <source>Newest part</source>
        <translation>새로 그린 부분</translation>
    </message>
</context>
<context>
    <name>overtake::MandelbrotRenderer</name>
    <message>
        <source>Memory ran out: make the window smaller.</source>
        <translation>메모리가 부족합니다. 창을 줄이세요.</translation>
    </message>
</context>
<context>
    <name>overtake::MapChart</name>
    <message>
        <source>Map of the speed-up</source>
        <translation>속도 향상 지도</translation>
    </message>
</context>
<context>
    <name>overtake::MapPage</name>
    <message>
        <source>Progress</source>
        <translation>진행</translation>
    </message>
    <message>
        <source>Second parameter</source>
        <translation>두 번째 매개변수</translation>
    </message>
    <message>
        <source>Choose the parameter of the vertical axis. The swept parameter is on the horizontal axis.</source>
        <translation>세로축의 매개변수를 고릅니다. 스윕하는 매개변수는 가로축에 놓입니다.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>To</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>Engine compared with the baseline</source>
        <translation>기준과 비교하는 엔진</translation>
    </message>
    <message>
        <source>to</source>
        <comment>from a number to a number</comment>
        <translation>~</translation>
    </message>
    <message>
        <source>This workload has no second parameter that is a number.</source>
        <translation>이 워크로드에는 숫자인 두 번째 매개변수가 없습니다.</translation>
    </message>
    <message>
        <source>These results are from a file: press &apos;Measure here&apos; before mapping on this machine.</source>
        <translation>파일의 결과를 표시하고 있습니다. 이 컴퓨터의 지도를 만들려면 먼저 “여기서 측정”을 누르세요.</translation>
    </message>
    <message>
        <source>A map compares: choose a second engine on the left.</source>
        <translation>지도는 엔진을 비교합니다. 왼쪽에서 두 번째 엔진을 선택하세요.</translation>
    </message>
    <message>
        <source>The range of the second parameter is empty: its first value must be below the last.</source>
        <translation>두 번째 매개변수의 범위가 비어 있습니다. 첫 값이 마지막 값보다 작아야 합니다.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Measure the map</source>
        <translation>지도 측정</translation>
    </message>
    <message>
        <source>The first points are being measured.</source>
        <translation>처음 몇 점을 측정하는 중입니다.</translation>
    </message>
    <message>
        <source>Which engine is faster over two parameters at once? Press Ctrl+M to measure the speed-up over %1 and %2, first coarsely, then closely along the crossover.</source>
        <translation>두 매개변수를 함께 바꾸면 어느 엔진이 더 빠를까요? Ctrl+M을 누르면 %1, %2에 따른 속도 향상을 먼저 성기게, 그다음 추월 지점을 따라 촘촘히 측정합니다.</translation>
    </message>
    <message>
        <source>The time ended before the whole crossover was measured closely.</source>
        <translation>추월 지점을 잇는 선 전체를 촘촘히 측정하기 전에 시간이 끝났습니다.</translation>
    </message>
    <message>
        <source>Stopped. The results so far are shown.</source>
        <translation>중지했습니다. 지금까지의 결과를 표시합니다.</translation>
    </message>
    <message>
        <source>Save map</source>
        <translation>지도 저장</translation>
    </message>
    <message>
        <source>Maps (*.json);;All files (*)</source>
        <translation>지도 (*.json);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Unsaved map: %1 over %2 and %3.</source>
        <comment>a workload, two parameters</comment>
        <translation>저장하지 않은 지도: %1(%2, %3).</translation>
    </message>
    <message>
        <source>(%1 left)</source>
        <translation>(남은 시간 %1)</translation>
    </message>
    <message>
        <source>%1 of %2, measuring again %3</source>
        <comment>count, count, time left</comment>
        <translation>%2개 중 %1개, 다시 측정 중 %3</translation>
    </message>
    <message>
        <source>%1 of about %2 %3</source>
        <comment>count, count, time left</comment>
        <translation>약 %2개 중 %1개 %3</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <comment>count, count, time left</comment>
        <translation>%2개 중 %1개 %3</translation>
    </message>
    <message>
        <source>First value of the second parameter.</source>
        <translation>두 번째 매개변수의 첫 값입니다.</translation>
    </message>
    <message>
        <source>Last value of the second parameter.</source>
        <translation>두 번째 매개변수의 마지막 값입니다.</translation>
    </message>
    <message>
        <source>Choose the engine whose speed-up relative to the baseline is shown.</source>
        <translation>기준 대비 속도 향상을 보여 줄 엔진을 고릅니다.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>Show the map that was measured before with the same settings.</source>
        <translation>같은 설정으로 앞서 측정한 지도를 보여 줍니다.</translation>
    </message>
    <message>
        <source>Something else is being measured: a map has to wait for its end.</source>
        <translation>다른 측정이 진행 중입니다. 지도는 그 측정이 끝난 뒤에 시작할 수 있습니다.</translation>
    </message>
    <message>
        <source>Recorded on %1, %2.</source>
        <comment>machine, date</comment>
        <translation>%1에서 기록, %2.</translation>
    </message>
    <message>
        <source>Measure the speed-up over both parameters, first coarsely, then closely along the crossover. This takes about two minutes. Esc stops it, and results so far stay. (Ctrl+M)</source>
        <translation>두 매개변수에 따른 속도 향상을 먼저 성기게, 그다음 추월 지점을 따라 촘촘히 측정합니다. 약 2분 걸리며, Esc로 중지해도 그때까지의 결과는 남습니다. (Ctrl+M)</translation>
    </message>
</context>
<context>
    <name>overtake::MeasuringSession</name>
    <message>
        <source>measuring here</source>
        <translation>여기서 측정</translation>
    </message>
    <message numerus="yes">
        <source>The sweep over %1 was stopped after %n of %2 points.</source>
        <translation>
            <numerusform>%1에 따른 스윕을 점 %2개 중 %n개까지 측정한 뒤 중지했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sweep over %1 was stopped after %n of %2 points: undo goes back to it.</source>
        <translation>
            <numerusform>%1에 따른 스윕을 점 %2개 중 %n개까지 측정한 뒤 중지했습니다. 실행 취소로 돌아갈 수 있습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>overtake::Notes</name>
    <message>
        <source>Reconnect</source>
        <translation>다시 연결</translation>
    </message>
    <message>
        <source>Recorded on %1, %2.</source>
        <translation>%1에서 기록, %2.</translation>
    </message>
    <message>
        <source>Measure here</source>
        <translation>여기서 측정</translation>
    </message>
</context>
<context>
    <name>overtake::NumberRow</name>
    <message>
        <source>%1 (axis)</source>
        <translation>%1 (축)</translation>
    </message>
</context>
<context>
    <name>overtake::NumberSpinBox</name>
    <message>
        <source>From %1 to %2.</source>
        <translation>%1~%2.</translation>
    </message>
    <message>
        <source>%1 was changed to %2.</source>
        <translation>%1 값이 바뀌었습니다: %2.</translation>
    </message>
</context>
<context>
    <name>overtake::ParameterPanel</name>
    <message>
        <source>&apos;%1&apos; decides this.</source>
        <translation>“%1”이(가) 이 값을 정합니다.</translation>
    </message>
    <message>
        <source>More parameters</source>
        <translation>매개변수 더 보기</translation>
    </message>
    <message>
        <source>The data decide this.</source>
        <translation>데이터가 이 값을 정합니다.</translation>
    </message>
</context>
<context>
    <name>overtake::PlayButton</name>
    <message>
        <source>Pause: %1</source>
        <translation>일시 정지: %1</translation>
    </message>
    <message>
        <source>Play (Ctrl+Enter): walk %1 through its range (Esc stops)</source>
        <translation>재생(Ctrl+Enter): %1 값을 범위 끝까지 움직이기(Esc로 중지)</translation>
    </message>
</context>
<context>
    <name>overtake::RaceDialog</name>
    <message>
        <source>Again</source>
        <translation>다시</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>경주</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>반복</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>The engines compute one after the other, so that they do not disturb each other.</source>
        <translation>서로 방해하지 않도록 엔진이 차례로 계산합니다.</translation>
    </message>
    <message>
        <source>The replay is %1 times slower than the measurement, for all engines alike.</source>
        <translation>모두 똑같이 실제보다 %1배 느리게 보여 줍니다.</translation>
    </message>
    <message>
        <source>The replay is as fast as the measurement.</source>
        <translation>실제 속도 그대로 보여 줍니다.</translation>
    </message>
    <message>
        <source>The engines computed one after the other, so that none took cores or memory from another. The lanes replay the measured times.</source>
        <translation>코어나 메모리를 서로 빼앗지 않도록 엔진이 차례로 계산했습니다. 각 레인은 측정된 시간을 그대로 재생합니다.</translation>
    </message>
    <message>
        <source>on paper: %1</source>
        <translation>이론값: %1</translation>
    </message>
    <message>
        <source>Time: the median of %1 runs of the whole image.</source>
        <translation>시간: 이미지 전체를 %1번 계산한 시간의 중앙값.</translation>
    </message>
    <message>
        <source>Time: one run.</source>
        <translation>시간: 한 번 계산한 시간.</translation>
    </message>
    <message>
        <source>An iteration is 3 multiplications and 4 additions. The peak counts a multiplication and an addition done together as two. Here each is rounded by itself, so a device whose units do one at a time reaches at most half of its peak.</source>
        <translation>반복 한 번은 곱셈 3번과 덧셈 4번입니다. 최대 성능은 함께 처리하는 곱셈과 덧셈을 연산 두 개로 셉니다. 여기서는 각각 따로 반올림하므로, 한 번에 하나만 할 수 있는 장치는 최대 성능의 절반까지만 낼 수 있습니다.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>중지하는 중…</translation>
    </message>
    <message>
        <source>left of the bar</source>
        <translation>막대 왼쪽</translation>
    </message>
    <message>
        <source>right of the bar</source>
        <translation>막대 오른쪽</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>나란히</translation>
    </message>
    <message>
        <source>Let each engine fill its own image.</source>
        <translation>엔진마다 자기 이미지를 채웁니다.</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>나누기</translation>
    </message>
    <message>
        <source>Engine left of the bar</source>
        <translation>막대 왼쪽의 엔진</translation>
    </message>
    <message>
        <source>Engine right of the bar</source>
        <translation>막대 오른쪽의 엔진</translation>
    </message>
    <message>
        <source>Show two engines in one image, with a bar between them to drag.</source>
        <translation>두 엔진의 결과를 한 이미지에 나누어 표시합니다. 가운데 막대를 끌어 움직입니다.</translation>
    </message>
    <message>
        <source>Tick a second engine to show two engines in one image.</source>
        <translation>두 엔진을 한 이미지에 나누어 표시하려면 두 번째 엔진을 선택하세요.</translation>
    </message>
    <message>
        <source>more than on paper: single numbers wait for each result, but several vectors are computed at once</source>
        <translation>이론값보다 큼: 숫자를 하나씩 처리하면 매번 결과를 기다리지만, 벡터는 여러 개가 동시에 처리됨</translation>
    </message>
    <message>
        <source>%1 times (%2)</source>
        <comment>number, what it is the ratio of</comment>
        <translation>%1배(%2)</translation>
    </message>
    <message>
        <source>&lt;span style=&apos;font-size: x-large&apos;&gt;%1 times&lt;/span&gt; as fast as %2 (%3)</source>
        <comment>3.2, engine, its time</comment>
        <translation>%2 대비 속도 &lt;span style=&apos;font-size: x-large&apos;&gt;%1배&lt;/span&gt;(%3)</translation>
    </message>
    <message>
        <source>One engine after the other. Arrived: %1 of %2.</source>
        <translation>엔진이 차례로 계산합니다. %2개 중 %1개 도착.</translation>
    </message>
    <message>
        <source>%1 of the chip&apos;s %2 peak (%3 of %4)</source>
        <comment>a share, fp32, rate, rate</comment>
        <translation>칩의 %2 최대 성능의 %1 (%4 중 %3)</translation>
    </message>
</context>
<context>
    <name>overtake::RaceSplit</name>
    <message>
        <source>Bar between the two engines</source>
        <translation>두 엔진 사이의 막대</translation>
    </message>
    <message>
        <source>Drag the bar, or move it with the arrow keys. The image on the left of the bar is by one engine, the image on the right by the other.</source>
        <translation>막대를 끌거나 화살표 키로 움직이세요. 같은 이미지의 왼쪽은 한 엔진이, 오른쪽은 다른 엔진이 그린 것입니다.</translation>
    </message>
    <message>
        <source>Bar between %1 and %2</source>
        <translation>%1, %2 사이의 막대</translation>
    </message>
</context>
<context>
    <name>overtake::RecordingBar</name>
    <message>
        <source>Stopped before a sweep was complete: nothing was saved.</source>
        <translation>스윕이 하나도 끝나기 전에 중지해 아무것도 저장하지 않았습니다.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행</translation>
    </message>
    <message>
        <source>Something else is being measured: wait for its end or stop it first.</source>
        <translation>다른 측정이 진행 중입니다. 끝나기를 기다리거나 먼저 중지하세요.</translation>
    </message>
    <message>
        <source>No GPU is available here. To record a CPU, run: overtake-bench record cpu --out FILE.json</source>
        <translation>여기에는 사용할 수 있는 GPU가 없습니다. CPU를 기록하려면 다음을 실행하세요. overtake-bench record cpu --out FILE.json</translation>
    </message>
    <message>
        <source>Save recording</source>
        <translation>기록 저장</translation>
    </message>
    <message>
        <source>Recordings (*.json)</source>
        <translation>기록 (*.json)</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>중지하는 중…</translation>
    </message>
    <message>
        <source>Recording takes about six minutes: sweep %1 of %2.</source>
        <translation>기록에는 약 6분이 걸립니다. 스윕 %2개 중 %1번째입니다.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>overtake-bench ended without a recording.</source>
        <translation>overtake-bench가 기록 없이 끝났습니다.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>저장함: %1</translation>
    </message>
</context>
<context>
    <name>overtake::RecordingsMenu</name>
    <message>
        <source>Show &amp;beside your measurements</source>
        <translation>내 측정 결과와 나란히 표시(&amp;B)</translation>
    </message>
    <message>
        <source>Draw recordings of other machines beside the curves of the same work.</source>
        <translation>다른 컴퓨터에서 기록한 결과를 같은 작업의 곡선과 함께 그립니다.</translation>
    </message>
    <message>
        <source>Re&amp;cord this GPU…</source>
        <translation>이 GPU 기록(&amp;C)…</translation>
    </message>
    <message>
        <source>Sweep over all workloads on the GPU, for a file that others can show beside their curves.</source>
        <translation>GPU에서 모든 워크로드를 스윕해, 다른 사람이 자신의 곡선과 함께 볼 수 있는 파일로 만듭니다.</translation>
    </message>
</context>
<context>
    <name>overtake::ReportTable</name>
    <message>
        <source>Precision: the share of the samples called this class that belong to it. Recall: the share of this class&apos;s samples that were found. F1: 2 × precision × recall / (precision + recall). Support: the number of samples of this class.</source>
        <translation>정밀도: 이 클래스로 예측한 것 중 맞은 비율. 재현율: 이 클래스인 것 중 찾아낸 비율. F1: 2 × 정밀도 × 재현율 / (정밀도 + 재현율). 개수: 이 클래스에 속한 샘플 수.</translation>
    </message>
    <message>
        <source>class</source>
        <translation>클래스</translation>
    </message>
    <message>
        <source>support</source>
        <translation>개수</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>정밀도</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>재현율</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>정확도</translation>
    </message>
    <message>
        <source>macro average</source>
        <translation>매크로 평균</translation>
    </message>
    <message>
        <source>weighted average</source>
        <translation>가중 평균</translation>
    </message>
    <message>
        <source>%1 more classes are in the saved file.</source>
        <translation>나머지 클래스 %1개는 저장한 파일에 있습니다.</translation>
    </message>
</context>
<context>
    <name>overtake::ResultView</name>
    <message>
        <source>Curves</source>
        <translation>곡선</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>막대</translation>
    </message>
    <message>
        <source>Mandelbrot</source>
        <translation>만델브로</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation>시간 내역</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>루프라인</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>학습</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>프로파일</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>지도</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>이유</translation>
    </message>
</context>
<context>
    <name>overtake::ShareCommands</name>
    <message>
        <source>Copied: %1</source>
        <translation>복사함: %1</translation>
    </message>
    <message>
        <source>Measure it?</source>
        <translation>측정할까요?</translation>
    </message>
    <message>
        <source>This is heavy work: up to %1 GFLOP in a step and %2 GiB of memory.</source>
        <translation>오래 걸리는 작업입니다. 한 스텝에 최대 %1 GFLOP, 메모리 %2 GiB가 필요합니다.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>측정</translation>
    </message>
    <message>
        <source>Only show it</source>
        <translation>표시만 하기</translation>
    </message>
    <message>
        <source>link</source>
        <translation>링크</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>공유</translation>
    </message>
    <message>
        <source>A link is one line of text: Paste opens it in any Overtake. A command measures the same with overtake-bench, without a window.</source>
        <translation>링크는 한 줄의 텍스트이며, 어느 Overtake에서나 붙여 넣으면 열립니다. 명령은 창 없이 overtake-bench로 같은 것을 측정합니다.</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>링크 복사</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>명령 복사</translation>
    </message>
</context>
<context>
    <name>overtake::ShelfPanel</name>
    <message>
        <source>The last 20 curves that were measured or opened appear here.</source>
        <translation>최근에 측정하거나 연 곡선 20개가 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>Pinned curves</source>
        <translation>고정한 곡선</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>곡선</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>기준</translation>
    </message>
    <message>
        <source>Show this curve as a thin line with the current one.</source>
        <translation>이 곡선을 현재 곡선과 함께 가는 선으로 표시합니다.</translation>
    </message>
    <message>
        <source>Show the speed-up relative to this curve&apos;s baseline.</source>
        <translation>이 곡선의 기준에 대한 속도 향상을 표시합니다.</translation>
    </message>
    <message>
        <source>current</source>
        <translation>현재</translation>
    </message>
    <message>
        <source>pinned curve</source>
        <translation>고정한 곡선</translation>
    </message>
    <message>
        <source>There is no other curve yet: change a parameter, and measure.</source>
        <translation>아직 다른 곡선이 없습니다. 매개변수를 바꾸고 측정하세요.</translation>
    </message>
    <message>
        <source>There is no curve to pin yet: switch Live on or start a sweep.</source>
        <translation>아직 고정할 곡선이 없습니다. 실시간을 켜거나 스윕을 시작하세요.</translation>
    </message>
    <message>
        <source>Pinned: %1. It stays as a thin line with the next curve.</source>
        <translation>고정함: %1. 다음 곡선과 함께 가는 선으로 계속 표시됩니다.</translation>
    </message>
    <message>
        <source>No longer pinned: %1.</source>
        <translation>고정 해제함: %1.</translation>
    </message>
</context>
<context>
    <name>overtake::StatusPanel</name>
    <message>
        <source>Stopping: the step that runs must end first.</source>
        <translation>중지하는 중: 실행 중인 스텝이 먼저 끝나야 합니다.</translation>
    </message>
    <message>
        <source>Live: move a slider.</source>
        <translation>실시간: 슬라이더를 움직여 보세요.</translation>
    </message>
    <message>
        <source>Live is off. Space switches it on, S measures the whole curve.</source>
        <translation>실시간이 꺼져 있습니다. 스페이스바로 켜고, S 키로 곡선 전체를 측정합니다.</translation>
    </message>
    <message>
        <source>Live: measuring %1 fully.</source>
        <translation>실시간: %1 전체 측정 중.</translation>
    </message>
    <message>
        <source>Live: measuring %1, this takes a while.</source>
        <translation>실시간: %1 측정 중, 시간이 조금 걸립니다.</translation>
    </message>
    <message>
        <source>Live: measuring %1.</source>
        <translation>실시간: %1 측정 중.</translation>
    </message>
    <message>
        <source>First look at the curve: %1.</source>
        <translation>곡선 훑어보기: %1.</translation>
    </message>
    <message>
        <source>Sweep: measuring %1 again, because it has no verdict yet.</source>
        <translation>스윕: 아직 판정이 없어 %1 다시 측정 중.</translation>
    </message>
    <message>
        <source>Sweep: closing in on the crossover, %1.</source>
        <translation>스윕: 추월 지점 범위를 좁히는 중, %1.</translation>
    </message>
    <message>
        <source>Sweep: measuring %1.</source>
        <translation>스윕: %1 측정 중.</translation>
    </message>
    <message>
        <source>Every speed-up is relative to this engine.</source>
        <translation>모든 속도 향상은 이 엔진을 기준으로 합니다.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>남은 시간 %1</translation>
    </message>
    <message>
        <source>Baseline: %1: %2 an epoch</source>
        <translation>기준 %1: 에포크당 %2</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation>기준: %1</translation>
    </message>
    <message>
        <source>Training: live measuring is paused. Esc stops the training, and the model so far is judged.</source>
        <translation>학습하는 동안 실시간 측정을 일시 중지합니다. Esc로 중지하면 그때까지 학습한 모델을 평가합니다.</translation>
    </message>
    <message>
        <source>A trained model is generating text. Esc stops it, and the text so far stays.</source>
        <translation>학습한 모델이 텍스트를 생성하고 있습니다. Esc로 중지해도 그때까지의 텍스트는 남습니다.</translation>
    </message>
    <message>
        <source>Baseline: %1: %2 a run</source>
        <translation>기준 %1: 실행당 %2</translation>
    </message>
    <message>
        <source>Live: drag the line; F9: sliders.</source>
        <translation>실시간: 선을 끌어 보세요. F9: 슬라이더.</translation>
    </message>
    <message>
        <source>Live: disturbed points are measured again when other programs are idle.</source>
        <translation>실시간: 다른 프로그램이 쉬면 간섭이 있는 점을 다시 측정합니다.</translation>
    </message>
    <message>
        <source>A map is being measured, and live measuring is paused. Esc stops the map, and the results so far stay.</source>
        <translation>지도를 측정하는 동안 실시간 측정을 일시 중지합니다. Esc로 중지해도 그때까지의 결과는 남습니다.</translation>
    </message>
    <message>
        <source>A device is being recorded, and live measuring is paused. Esc stops the recording, and finished sweeps stay.</source>
        <translation>장치를 기록하는 동안 실시간 측정을 일시 중지합니다. Esc로 중지해도 끝난 스윕은 남습니다.</translation>
    </message>
    <message>
        <source>A lesson: Page Down goes on, Page Up goes back, Esc leaves it.</source>
        <translation>레슨: Page Down 다음, Page Up 이전, Esc 나가기.</translation>
    </message>
    <message>
        <source>A lesson: Page Down goes on, Page Up goes back, Esc leaves the full screen.</source>
        <translation>레슨: Page Down 다음, Page Up 이전, Esc 전체 화면 나가기.</translation>
    </message>
</context>
<context>
    <name>overtake::StudyModel</name>
    <message>
        <source>range of the sweep</source>
        <translation>스윕 범위</translation>
    </message>
    <message>
        <source>axis</source>
        <translation>축</translation>
    </message>
    <message>
        <source>workload</source>
        <translation>워크로드</translation>
    </message>
    <message>
        <source>preset</source>
        <translation>프리셋</translation>
    </message>
    <message>
        <source>engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>place on the map</source>
        <translation>지도 위의 위치</translation>
    </message>
</context>
<context>
    <name>overtake::TextPanel</name>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>1 character</source>
        <translation>1글자</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1글자</translation>
    </message>
    <message>
        <source>Start of the text, which the model continues. Only characters of the text that it learned from are allowed. May be empty.</source>
        <translation>텍스트의 첫머리입니다. 모델이 이어서 생성합니다. 학습한 텍스트에 나오는 글자만 쓸 수 있고, 비워도 됩니다.</translation>
    </message>
    <message>
        <source>Number of characters to generate.</source>
        <translation>생성할 글자 수입니다.</translation>
    </message>
    <message>
        <source>Each character is drawn from what the model expects. 0: the likeliest each time; 1: as expected; more: bolder, and soon nonsense.</source>
        <translation>모델이 예상하는 확률에 따라 글자를 하나씩 뽑습니다. 0: 매번 가장 그럴듯한 글자, 1: 예상 그대로, 더 크면 대담해지다가 곧 엉뚱해집니다.</translation>
    </message>
    <message>
        <source>Engine that generates</source>
        <translation>텍스트를 생성하는 엔진</translation>
    </message>
    <message>
        <source>Text generated by the model</source>
        <translation>모델이 생성한 텍스트</translation>
    </message>
    <message>
        <source>The text that the trained model generates appears here, character by character.</source>
        <translation>학습한 모델이 생성하는 텍스트가 여기에 한 글자씩 나타납니다.</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>프롬프트</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>온도</translation>
    </message>
    <message>
        <source>Generating</source>
        <translation>텍스트 생성</translation>
    </message>
    <message>
        <source>Stopped before the first character.</source>
        <translation>첫 글자를 생성하기 전에 중지했습니다.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Generate text</source>
        <translation>텍스트 생성</translation>
    </message>
    <message>
        <source>Generate text from the prompt. (Enter in the prompt)</source>
        <translation>학습한 모델이 프롬프트에 이어 텍스트를 생성합니다. (프롬프트에서 Enter)</translation>
    </message>
    <message>
        <source>Stop generating. The text so far stays. (Esc)</source>
        <translation>생성을 중지합니다. 그때까지 생성한 텍스트는 남습니다. (Esc)</translation>
    </message>
    <message>
        <source>Choose whose trained model generates the text. For a worker&apos;s model, the CPU here computes.</source>
        <translation>어느 엔진이 학습한 모델로 텍스트를 생성할지 고릅니다. 워커의 모델은 이 컴퓨터의 CPU가 계산합니다.</translation>
    </message>
</context>
<context>
    <name>overtake::TopBar</name>
    <message>
        <source>Workload</source>
        <translation>워크로드</translation>
    </message>
    <message>
        <source>The kind of work that is measured.</source>
        <translation>측정하는 작업의 종류입니다.</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>프리셋</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>축</translation>
    </message>
    <message>
        <source>The parameter on the x axis of all charts. Its slider and the line in the charts are one.</source>
        <translation>모든 차트의 x축에 놓이는 매개변수입니다. 슬라이더를 움직이면 차트의 선도 함께 움직입니다.</translation>
    </message>
    <message>
        <source>First value of the sweep.</source>
        <translation>스윕이 시작되는 값입니다.</translation>
    </message>
    <message>
        <source>Last value of the sweep.</source>
        <translation>스윕이 끝나는 값입니다.</translation>
    </message>
    <message>
        <source>over</source>
        <translation>축</translation>
    </message>
    <message>
        <source>No preset</source>
        <translation>프리셋 없음</translation>
    </message>
    <message>
        <source>%1 (modified)</source>
        <translation>%1 (수정됨)</translation>
    </message>
    <message>
        <source>About this preset</source>
        <translation>이 프리셋 정보</translation>
    </message>
    <message>
        <source>Tells what was published and where.</source>
        <translation>무엇이 어디에 발표되었는지 알려 줍니다.</translation>
    </message>
    <message>
        <source>A published case with its figures.</source>
        <translation>발표된 수치가 있는 사례입니다.</translation>
    </message>
    <message>
        <source>Start of the sweep</source>
        <translation>스윕의 시작</translation>
    </message>
    <message>
        <source>End of the sweep</source>
        <translation>스윕의 끝</translation>
    </message>
</context>
<context>
    <name>overtake::TrainingCharts</name>
    <message>
        <source>steps</source>
        <translation>스텝</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>에포크</translation>
    </message>
    <message>
        <source>seconds of the engine&apos;s own work</source>
        <translation>엔진이 실제로 일한 시간(초)</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>손실</translation>
    </message>
    <message>
        <source>accuracy in training, %</source>
        <translation>학습 정확도(%)</translation>
    </message>
    <message>
        <source>decision regions</source>
        <translation>결정 영역</translation>
    </message>
    <message>
        <source>Some of the training data, by class. The background shows the class that the model predicts at each place. Where the colours meet, its prediction changes.</source>
        <translation>학습에 쓰인 데이터 일부를 클래스별로 나타낸 점입니다. 배경은 모델이 각 위치에서 예측하는 클래스이며, 색이 만나는 곳에서 예측이 바뀝니다.</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>초</translation>
    </message>
    <message>
        <source>accuracy, %</source>
        <translation>정확도(%)</translation>
    </message>
    <message>
        <source>loss on unseen text</source>
        <translation>학습에 쓰지 않은 텍스트의 손실</translation>
    </message>
</context>
<context>
    <name>overtake::TrainingPage</name>
    <message>
        <source>Previous</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>over steps</source>
        <translation>스텝 기준</translation>
    </message>
    <message>
        <source>over epochs</source>
        <translation>에포크 기준</translation>
    </message>
    <message>
        <source>over seconds</source>
        <translation>시간 기준</translation>
    </message>
    <message>
        <source>Choose the axis. Over steps or epochs, the curves of engines that agree coincide. Over the seconds of each engine&apos;s work, the faster engine is visible.</source>
        <translation>축을 고릅니다. 스텝이나 에포크를 기준으로 하면 일치하는 엔진의 곡선이 겹칩니다. 엔진이 일한 시간을 기준으로 하면 어느 엔진이 더 빠른지 보입니다.</translation>
    </message>
    <message>
        <source>After the last step: precision, recall and F1 of each class, for each engine side by side.</source>
        <translation>마지막 스텝이 끝나면 각 클래스의 정밀도, 재현율, F1을 엔진별로 나란히 보여 줍니다.</translation>
    </message>
    <message>
        <source>Choose a workload.</source>
        <translation>워크로드를 선택하세요.</translation>
    </message>
    <message>
        <source>This workload has nothing to train. Choose one of: %1.</source>
        <translation>이 워크로드에는 학습할 것이 없습니다. 다음 중에서 선택하세요: %1.</translation>
    </message>
    <message>
        <source>No engine that can train is selected: models of devices only predict.</source>
        <translation>학습할 수 있는 엔진을 선택하지 않았습니다. 장치 모델은 예측만 합니다.</translation>
    </message>
    <message>
        <source>Trained: %1</source>
        <translation>학습 완료: %1</translation>
    </message>
    <message>
        <source>The file has no trained weights. Train here to let the model generate text.</source>
        <translation>파일에 학습된 가중치가 없습니다. 모델로 텍스트를 생성하려면 여기에서 학습하세요.</translation>
    </message>
    <message>
        <source>Save training</source>
        <translation>학습 결과 저장</translation>
    </message>
    <message>
        <source>Trainings (*.json);;All files (*)</source>
        <translation>학습 결과 (*.json);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Unsaved training: %1.</source>
        <comment>a workload</comment>
        <translation>저장하지 않은 학습 결과: %1.</translation>
    </message>
    <message>
        <source>Unsaved previous training: %1, %2.</source>
        <comment>a workload, a date</comment>
        <translation>저장하지 않은 이전 학습 결과: %1, %2.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Start training</source>
        <translation>학습 시작</translation>
    </message>
    <message>
        <source>No GPU here. The engines selected on the left will be trained.</source>
        <translation>여기에는 GPU가 없습니다. 왼쪽에서 선택한 엔진으로 학습합니다.</translation>
    </message>
    <message>
        <source>held out: </source>
        <translation>남겨 둠: </translation>
    </message>
    <message>
        <source> %</source>
        <translation>%</translation>
    </message>
    <message>
        <source>After the last step: the loss on text that training did not see, and a field to generate text.</source>
        <translation>마지막 스텝이 끝나면 학습에 쓰지 않은 텍스트에 대한 손실과 텍스트 생성 입력란이 나타납니다.</translation>
    </message>
    <message>
        <source>The share of the samples that training does not see. The report at the end uses these samples. With 0 %, it uses the training set itself.</source>
        <translation>학습에 쓰지 않는 샘플의 비율입니다. 마지막 보고서는 이 샘플로 만듭니다. 0%이면 학습 세트 자체로 만듭니다.</translation>
    </message>
    <message>
        <source>Show the previous training again.</source>
        <translation>이전 학습을 다시 보여 줍니다.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행</translation>
    </message>
    <message>
        <source>Data to learn</source>
        <translation>학습할 데이터</translation>
    </message>
    <message>
        <source>Share of the samples held out</source>
        <translation>남겨 둔 샘플의 비율</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>축</translation>
    </message>
    <message>
        <source>Classification report</source>
        <translation>분류 보고서</translation>
    </message>
    <message>
        <source>Something else is being measured: a training has to wait for its end.</source>
        <translation>다른 측정이 진행 중입니다. 학습은 그 측정이 끝난 뒤에 시작할 수 있습니다.</translation>
    </message>
    <message>
        <source>Train on the engines selected on the left, in turn, from the same weights with the same batches. (Ctrl+T)</source>
        <translation>왼쪽에서 선택한 엔진으로 같은 가중치에서 시작해 같은 배치로 번갈아 학습합니다. (Ctrl+T)</translation>
    </message>
</context>
<context>
    <name>overtake::TrainingRunner</name>
    <message>
        <source>Stopped before the first step.</source>
        <translation>첫 스텝 전에 중지했습니다.</translation>
    </message>
</context>
<context>
    <name>overtake::VerdictLine</name>
    <message>
        <source>Waiting for the measurement %1.</source>
        <comment>at 500 hidden neurons</comment>
        <translation>%1 측정을 기다리는 중입니다.</translation>
    </message>
    <message>
        <source>The reason comes with a full measurement while nothing else runs.</source>
        <translation>다른 작업이 없을 때 전체 측정을 하면 이유를 알 수 있습니다.</translation>
    </message>
    <message>
        <source>No part of a step decides alone.</source>
        <translation>스텝의 어느 한 부분만으로 정해지지 않습니다.</translation>
    </message>
</context>
<context>
    <name>overtake::WorkCommands</name>
    <message>
        <source>Stop the training?</source>
        <translation>학습을 중지할까요?</translation>
    </message>
    <message>
        <source>A training is running. Another workload stops it. The result stays in the tab Training.</source>
        <translation>학습이 진행 중입니다. 다른 워크로드를 선택하면 중지됩니다. 결과는 “학습” 탭에 남습니다.</translation>
    </message>
    <message>
        <source>Stop training</source>
        <translation>학습 중지</translation>
    </message>
</context>
<context>
    <name>overtake::WorkerCommands</name>
    <message>
        <source>engines of %1</source>
        <translation>%1의 엔진</translation>
    </message>
    <message>
        <source>The worker cannot be saved</source>
        <translation>워커를 저장할 수 없습니다</translation>
    </message>
    <message>
        <source>Remove the worker?</source>
        <translation>워커를 제거할까요?</translation>
    </message>
    <message>
        <source>The worker &apos;%1&apos; and its command are deleted. This cannot be undone.</source>
        <translation>“%1” 워커와 그 명령이 삭제됩니다. 되돌릴 수 없습니다.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
</context>
<context>
    <name>overtake::WorkerDialog</name>
    <message>
        <source>&amp;Try</source>
        <translation>시험(&amp;T)</translation>
    </message>
    <message>
        <source>Engines on another machine</source>
        <translation>다른 컴퓨터의 엔진</translation>
    </message>
    <message>
        <source>Engines of a framework</source>
        <translation>프레임워크의 엔진</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>시험 결과</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>추가(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>이름(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <translation>명령(&amp;C):</translation>
    </message>
    <message>
        <source>The command reaches the other machine and starts overtake-bench worker there: ssh gpu1 overtake-bench worker, ssh login srun -n1 --gres=gpu:1 overtake-bench worker, or docker exec -i box overtake-bench worker. No shell reads it here. It is kept in your settings, never in a results file.</source>
        <translation>다른 컴퓨터에 접속해 거기서 overtake-bench worker를 시작하는 명령입니다. 예: ssh gpu1 overtake-bench worker, ssh login srun -n1 --gres=gpu:1 overtake-bench worker, docker exec -i box overtake-bench worker. 여기서는 셸을 거치지 않습니다. 명령은 설정에만 저장되고 결과 파일에는 절대 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>&amp;Framework:</source>
        <translation>프레임워크(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Python:</source>
        <translation>Python(&amp;P):</translation>
    </message>
    <message>
        <source>The Python that has the framework: python3, or that of a virtual environment, /home/me/venv/bin/python. Each workload is written as people write it in that framework, and starts from the same data and weights.</source>
        <translation>프레임워크가 설치된 Python입니다. 예: python3, 가상 환경의 /home/me/venv/bin/python. 각 워크로드는 그 프레임워크에서 흔히 쓰는 방식으로 작성되었고, 같은 데이터와 가중치에서 시작합니다.</translation>
    </message>
    <message>
        <source>Name the Python that has the framework.</source>
        <translation>프레임워크가 있는 Python을 지정하세요.</translation>
    </message>
    <message>
        <source>Give the machine a name. It appears in legends.</source>
        <translation>컴퓨터에 이름을 붙이세요. 범례에 표시됩니다.</translation>
    </message>
    <message>
        <source>Type the command that starts the worker.</source>
        <translation>워커를 시작하는 명령을 입력하세요.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>중지하는 중…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>중지(&amp;T)</translation>
    </message>
    <message>
        <source>Started %1, waiting for its answer…</source>
        <translation>%1 시작됨, 응답 대기 중…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>중지했습니다.</translation>
    </message>
    <message>
        <source>Connected after %1.</source>
        <translation>연결됨(%1).</translation>
    </message>
    <message>
        <source>Version: %1, protocol %2.</source>
        <translation>버전: %1, 프로토콜 %2.</translation>
    </message>
    <message>
        <source>Machine: %1, this one.</source>
        <translation>컴퓨터: %1(이 컴퓨터).</translation>
    </message>
    <message>
        <source>Machine: %1.</source>
        <translation>컴퓨터: %1.</translation>
    </message>
    <message>
        <source>Round trip: %1 (not part of any measurement).</source>
        <translation>왕복 시간: %1(어떤 측정에도 포함되지 않음).</translation>
    </message>
    <message>
        <source>None of its engines is available.</source>
        <translation>사용할 수 있는 엔진이 없습니다.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&apos;Save&apos; still keeps the command. Its engines stay grey until it answers.</source>
        <translation>“저장”을 누르면 명령은 그대로 보관됩니다. 응답할 때까지 엔진은 회색으로 남습니다.</translation>
    </message>
    <message>
        <source>&apos;Save&apos; still keeps the command, without an engine. Edit the command under &apos;Add&apos; beside the engines, and try again.</source>
        <translation>“저장”을 누르면 엔진 없이 명령만 보관됩니다. 엔진 옆의 “추가”에서 명령을 고친 뒤 다시 시도하세요.</translation>
    </message>
    <message>
        <source>&apos;Add&apos; still keeps the command, without an engine. Edit the command under &apos;Add&apos; beside the engines, and try again.</source>
        <translation>“추가”를 누르면 엔진 없이 명령만 보관됩니다. 엔진 옆의 “추가”에서 명령을 고친 뒤 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 is kept with the Python %2: &apos;Add&apos; replaces that.</source>
        <translation>%1은(는) Python %2(으)로 보관되어 있습니다. “추가”를 누르면 바뀝니다.</translation>
    </message>
</context>
</TS>
