#include "CTestSupport.h"

#include <stdlib.h>

// So many tests run at once that they need less memory for their databases than SQLite may take in one
// process. Swift Testing reads the number from the environment; a number that is there stays.
__attribute__((constructor)) static void limit_width(void) {
  setenv("SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH", "24", 0);
}
