#include "CTestSupport.h"

#include <stdlib.h>

// Limits how many tests run at once: SQLite limits the memory that the databases of a process may
// take. Swift Testing reads the number from the environment; a number that is there stays.
__attribute__((constructor)) static void limit_width(void) {
  setenv("SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH", "24", 0);
}
