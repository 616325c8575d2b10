# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# OVERTAKE_RELEASE_DATE: of the newest heading in CHANGELOG.md, which must be this version's.
set(changes "${CMAKE_SOURCE_DIR}/CHANGELOG.md")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${changes}")
file(STRINGS "${changes}" newest REGEX "^## " LIMIT_COUNT 1)
if(NOT newest MATCHES "^## ([0-9.]+) \\(([0-9-]+)\\)$" OR NOT CMAKE_MATCH_1 STREQUAL PROJECT_VERSION)
    message(FATAL_ERROR "The newest heading of CHANGELOG.md is '${newest}', and not '## ${PROJECT_VERSION} (YYYY-MM-DD)'")
endif()
set(OVERTAKE_RELEASE_DATE "${CMAKE_MATCH_2}")
