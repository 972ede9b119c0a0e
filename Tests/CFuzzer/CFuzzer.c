#include "CFuzzer.h"

// There only when the program is linked with libFuzzer, which an ordinary build is not.
__attribute__((weak)) int LLVMFuzzerRunDriver(int *, char ***, fuzzer_input);

int fuzzer_run(int *count, char ***arguments, fuzzer_input input) {
  return LLVMFuzzerRunDriver ? LLVMFuzzerRunDriver(count, arguments, input) : -1;
}
