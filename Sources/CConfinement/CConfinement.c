#define _GNU_SOURCE
#include "CConfinement.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define LOOKS_FOR_LEAKS
#endif
#endif

// The contents of a file or a screen must not end up on the disk.
static int give_up_cores(void) {
  const struct rlimit none = {0, 0};
  if (setrlimit(RLIMIT_CORE, &none) != 0) return -1;
#ifdef LOOKS_FOR_LEAKS
  // The leak detector inspects its own process.
  return 0;
#else
  return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
}

#ifdef OWN_ARCHITECTURE
#define REFUSED (SECCOMP_RET_ERRNO | EPERM)
#define REFUSE(call) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (call), 0, 1), BPF_STMT(BPF_RET | BPF_K, REFUSED)

// A list of the calls that are refused and not of those that are allowed: the needs of the C
// library differ from one version to the next, and a program that stops in the middle helps nobody.
static int give_up_calls(void) {
  struct sock_filter filter[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      // The numbers of another architecture's calls mean something else.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OWN_ARCHITECTURE, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
#if defined(__x86_64__)
      // So do those of x32, which has the same architecture.
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, REFUSED),
#endif
      REFUSE(SYS_execve),
      REFUSE(SYS_execveat),
      REFUSE(SYS_socket),
      // It does the work of other calls, unseen.
      REFUSE(SYS_io_uring_setup),
#ifndef LOOKS_FOR_LEAKS
      REFUSE(SYS_ptrace),
#endif
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
  return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program);
}
#else
static int give_up_calls(void) {
  errno = ENOSYS;
  return -1;
}
#endif

int confinement_begin(void) {
  static const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGQUIT};
  int result = 0;
  // Swift's handlers, if there are any, run a program that the environment names.
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) signal(crashes[i], SIG_DFL);
  // There is no shell that could continue the process.
  signal(SIGTSTP, SIG_IGN);
  if (give_up_cores() != 0) result = -1;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  if (give_up_calls() != 0) result = -1;
  return result;
}
