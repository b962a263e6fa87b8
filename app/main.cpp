// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The program's entry. Everything else is in the library next to it.
#include "app/commands.h"

int main(int count, char** values) {
    return gimbalscope::app::runProgram({values + (count > 0 ? 1 : 0), values + count});
}
