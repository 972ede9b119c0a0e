// Stands for the compiler of Swift in a build that is measured: runs it, and writes down what it
// has used, once for each module.
//
// COMPILER is the path of the compiler, COMPILER_FIGURES the path of a file to which a line is
// added: the module, seconds, processor seconds, and the peak memory of the largest process in
// kilobytes. A call that only links has no line.

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

// The module that the arguments compile, or null.
static const char *compiled_module(int count, char **arguments) {
  const char *module = NULL;
  for (int index = 1; index < count; index++) {
    const char *argument = arguments[index];
    if (strcmp(argument, "-emit-executable") == 0 || strcmp(argument, "-emit-library") == 0)
      return NULL;
    if (strcmp(argument, "-module-name") == 0) module = arguments[index + 1];
  }
  return module;
}

int main(int count, char **arguments) {
  const char *compiler = getenv("COMPILER"), *figures = getenv("COMPILER_FIGURES");
  if (!compiler || !figures) return 127;
  const char *module = compiled_module(count, arguments);
  // A program is known by the name by which it is called: swift is another one than swiftc.
  arguments[0] = (char *)compiler;
  if (!module) {
    execv(compiler, arguments);
    return 127;
  }
  double began = now();
  pid_t process = fork();
  if (process == 0) {
    execv(compiler, arguments);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (process < 0 || wait4(process, &status, 0, &usage) < 0) return 127;
  char line[512];
  int length = snprintf(
      line, sizeof line, "%s %f %f %ld\n", module, now() - began,
      seconds(usage.ru_utime) + seconds(usage.ru_stime), usage.ru_maxrss);
  // The file is open for adding, so the lines of compilers that run at once do not mix.
  int file = open(figures, O_WRONLY | O_CREAT | O_APPEND, 0600);
  if (file < 0 || write(file, line, length) != length) return 127;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 127;
}
