#ifndef CFUZZER_H
#define CFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// Takes one input; returns 0.
typedef int (*fuzzer_input)(const uint8_t *bytes, size_t count);

/// Lets libFuzzer call `input` as its arguments say. Returns its exit status, or -1 in a program
/// that was built without libFuzzer.
int fuzzer_run(int *count, char ***arguments, fuzzer_input input);

#endif
