# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# OVERTAKE_CUDA_INTERFACE: names what the program and its CUDA plug-in must agree on, made from the headers that both
# include and from the kernels, whose arguments the program gives by place, so that it changes when they do.
file(GLOB kernels RELATIVE "${CMAKE_SOURCE_DIR}" CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/cuda/kernels/*.h")
set(headers
    src/engines/gpu/kernel_list.h
    src/engines/gpu/gpu_backend.h
    src/engines/gpu/exchange.h
    src/engines/gpu/kernel_id.h
    src/engines/gpu/cuda/cuda_interface.h
    src/engines/precision.h
    src/text/error.h
    src/text/message.h
    ${kernels})
set(all "")
foreach(header IN LISTS headers)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/${header}")
    file(SHA256 "${CMAKE_SOURCE_DIR}/${header}" one)
    string(APPEND all "${one}")
endforeach()
string(SHA256 all "${all}")
string(SUBSTRING "${all}" 0 12 all)
set(OVERTAKE_CUDA_INTERFACE "${PROJECT_VERSION}-${all}")
