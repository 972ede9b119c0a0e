#define _GNU_SOURCE
#include "CTerminalGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

// Handlers see only what was written before `armed` was set, and only one of them gets to act.
static int armed;
// Set while a handler restores the terminal: no other thread may end the program meanwhile.
static int restoring;
// A thread that crashes sets `crashing`; the main thread then comes to rest and sets `resting`.
static int crashing, resting;
static int prepared, installed;
static int input = -1, output = -1;
// Our own open file of the terminal: its O_NONBLOCK is not shared with the shell, as that of
// descriptor 1 would be. -1 if it may not be opened.
static int own_output = -1;
static int pipe_ends[2] = {-1, -1};
// Standard error, if it is a terminal, is collected here and shown on the normal screen later: on
// the alternate screen it would spoil the picture, and then vanish with it.
static int collected = -1, real_stderr = -1;
static int original_input_flags, original_output_flags;
static pthread_t main_thread;
static pid_t main_id;
static struct termios saved;
static unsigned char reset_bytes[1024];
static size_t reset_count;
static struct sigaction previous[NSIG];
static stack_t previous_stack;
static char signal_stack[65536];

#define COUNT(a) (sizeof(a) / sizeof *(a))
static const int fatal_signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGSYS};
static const int wake_signals[] = {SIGWINCH, SIGTSTP, SIGCONT};
// The signals that no program can handle, and those that do not end a program.
static const int harmless_signals[] = {
    SIGKILL, SIGSTOP, SIGCHLD, SIGURG, SIGWINCH, SIGCONT, SIGTSTP, SIGTTIN, SIGTTOU,
};

static int is_among(int number, const int signals[], size_t count) {
  for (size_t i = 0; i < count; i++)
    if (signals[i] == number) return 1;
  return 0;
}

// Whether a signal is no crash and ends a program unless it handles it. The system has all numbers
// below NSIG, so a signal that nobody has heard of is one of them.
static int is_polite(int number) {
  return !is_among(number, fatal_signals, COUNT(fatal_signals)) &&
         !is_among(number, harmless_signals, COUNT(harmless_signals));
}

// A terminal that takes no output must not keep the program from ending: after about 0.2 s the rest
// is dropped. Returns whether everything was written.
static int write_patiently(int fd, const void *bytes, size_t count) {
  const char *next = bytes;
  for (int attempts = 0; count > 0 && attempts < 10;) {
    ssize_t written = write(fd, next, count);
    if (written > 0) {
      next += written;
      count -= (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      struct pollfd ready = {.fd = fd, .events = POLLOUT};
      (void)poll(&ready, 1, 20);
      attempts++;
    } else if (!(written < 0 && errno == EINTR)) {
      break;
    }
  }
  return count == 0;
}

// The terminal, not blocking; `flags` are to be restored on the shared descriptor, or -1.
static int begin_output(int *flags) {
  *flags = -1;
  if (own_output >= 0) return own_output;
  *flags = fcntl(output, F_GETFL);
  if (*flags >= 0) fcntl(output, F_SETFL, *flags | O_NONBLOCK);
  return output;
}

static void end_output(int flags) {
  if (flags >= 0) fcntl(output, F_SETFL, flags);
}

static void restore(void) {
  int flags, fd = begin_output(&flags);
  // Queued output belongs to a screen that is going away, and may be the reason that nothing moves.
  tcflush(fd, TCOFLUSH);
  write_patiently(fd, reset_bytes, reset_count);
  // Allowed in the background too: handlers and guard_restore run with SIGTTOU blocked.
  tcsetattr(input, TCSANOW, &saved);
  end_output(flags);
}

static void show_collected(int fd) {
  char block[1024];
  off_t offset = 0;
  ssize_t count;
  if (collected < 0) return;
  while ((count = pread(collected, block, sizeof block, offset)) > 0) {
    if (!write_patiently(fd, block, (size_t)count)) return;
    offset += count;
  }
}

// Restores the terminal, and writes to it the text sent to standard error and, after a crash, a
// message about it: `crash` is its signal or 0.
static void restore_and_tell(int crash) {
  static const char before[] = "The program crashed (signal ";
  static const char after[] = "); the terminal was restored.\n";
  char tens = (char)('0' + crash / 10), ones = (char)('0' + crash % 10);
  restore();
  int flags, fd = begin_output(&flags);
  show_collected(fd);
  if (crash) {
    write_patiently(fd, before, sizeof before - 1);
    if (crash >= 10) write_patiently(fd, &tens, 1);
    write_patiently(fd, &ones, 1);
    write_patiently(fd, after, sizeof after - 1);
  }
  end_output(flags);
}

// Waits for a flag of another thread for half a second, which is longer than restoring the terminal
// ever takes.
static void await(const int *flag, int wanted) {
  for (int attempts = 0; attempts < 500; attempts++) {
    if (__atomic_load_n(flag, __ATOMIC_SEQ_CST) == wanted) return;
    (void)poll(NULL, 0, 1);
  }
}

// The main thread may be in the middle of a frame, whose rest would follow the bytes that restore
// the terminal. A write that waits for the terminal is interrupted.
static void bring_main_to_rest(void) {
  if (pthread_equal(pthread_self(), main_thread)) return;
  __atomic_store_n(&crashing, 1, __ATOMIC_SEQ_CST);
  if (pthread_kill(main_thread, SIGWINCH) == 0) await(&resting, 1);
}

static void on_polite(int number) {
  // Only the main thread writes frames, and a thread that is blocked in write() holds the
  // terminal's lock: no other thread's bytes would get through.
  if (!pthread_equal(pthread_self(), main_thread)) {
    // pthread_kill refuses the signals that the C library hides.
    syscall(SYS_tgkill, getpid(), main_id, number);
    return;
  }
  if (__atomic_exchange_n(&armed, 0, __ATOMIC_SEQ_CST)) {
    __atomic_store_n(&restoring, 1, __ATOMIC_SEQ_CST);
    restore_and_tell(0);
  } else {
    await(&restoring, 0);
  }
  _exit(128 + number);
}

static void on_fatal(int number, siginfo_t *information, void *context) {
  (void)context;
  if (__atomic_exchange_n(&armed, 0, __ATOMIC_SEQ_CST)) {
    __atomic_store_n(&restoring, 1, __ATOMIC_SEQ_CST);
    bring_main_to_rest();
    restore_and_tell(number);
    __atomic_store_n(&restoring, 0, __ATOMIC_SEQ_CST);
  } else {
    await(&restoring, 0);
  }
  signal(number, SIG_DFL);
  // A fault happens again when its instruction is tried again, and then leaves an accurate core; a
  // signal that was sent, or that stops behind its instruction, has to be sent again.
  if (information->si_code <= 0 || number == SIGTRAP || number == SIGSYS) raise(number);
}

static void on_wake(int number) {
  if (__atomic_load_n(&crashing, __ATOMIC_SEQ_CST) && pthread_equal(pthread_self(), main_thread)) {
    __atomic_store_n(&resting, 1, __ATOMIC_SEQ_CST);
    while (1) pause();
  }
  int kept = errno;
  unsigned char byte = (unsigned char)number;
  // A full pipe wakes the loop anyway.
  ssize_t written = write(pipe_ends[1], &byte, 1);
  (void)written;
  errno = kept;
}

static void on_exit_call(void) {
  guard_restore();
  guard_release();
}

static void handle(int number, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART | SA_ONSTACK};
  sigfillset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

// Signals ignored at the start stay ignored (nohup); the end of the terminal is detected otherwise.
static void handle_politely(int number) {
  if (previous[number].sa_handler == SIG_IGN)
    sigaction(number, &previous[number], NULL);
  else
    handle(number, on_polite);
}

// The C library keeps some signals for itself and hides them from sigaction, but another program
// can send them, and they end this one. They get the action of a signal that is handled politely,
// in the form that the kernel has. It stays after the release, since it then only ends the program.
static void handle_hidden(void) {
  unsigned long action[16];
  const size_t mask_size = (NSIG - 1) / 8;
  handle(SIGUSR1, on_polite);
  if (syscall(SYS_rt_sigaction, SIGUSR1, NULL, action, mask_size) != 0) return;
  for (int number = __SIGRTMIN; number < SIGRTMIN; number++)
    syscall(SYS_rt_sigaction, number, action, NULL, mask_size);
}

static void handle_all_politely(void) {
  handle_hidden();
  for (int number = 1; number < NSIG; number++)
    if (is_polite(number)) handle_politely(number);
}

// A terminal left non-blocking by another program makes ncurses spin when it is slow.
static void make_blocking(void) {
  int ends[] = {input, output};
  for (size_t i = 0; i < COUNT(ends); i++) {
    int flags = fcntl(ends[i], F_GETFL);
    if (flags >= 0 && flags & O_NONBLOCK) fcntl(ends[i], F_SETFL, flags & ~O_NONBLOCK);
  }
}

int guard_prepare(int new_input, int new_output) {
  static int registered;
  if (prepared) return -1;
  if (tcgetattr(new_input, &saved) != 0) return -1;
  input = new_input;
  output = new_output;
  main_thread = pthread_self();
  main_id = (pid_t)syscall(SYS_gettid);
  for (int number = 1; number < NSIG; number++) sigaction(number, NULL, &previous[number]);
  // ncurses switches its own handling of SIGTSTP off and on at every frame, unless that signal is
  // already handled before it starts.
  signal(SIGTSTP, SIG_IGN);
  original_input_flags = fcntl(input, F_GETFL);
  original_output_flags = fcntl(output, F_GETFL);
  make_blocking();
  // exit() from anywhere must not leave the terminal raw.
  if (!registered) registered = atexit(on_exit_call) == 0;
  prepared = 1;
  return 0;
}

int guard_is_prepared(void) { return prepared; }

int guard_install(const unsigned char *reset, size_t count) {
  if (!prepared || installed || pipe2(pipe_ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  reset_count = count < sizeof reset_bytes ? count : sizeof reset_bytes;
  memcpy(reset_bytes, reset, reset_count);
  const char *name = ttyname(output);
  if (name) own_output = open(name, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (isatty(STDERR_FILENO)) {
    collected = memfd_create("standard error", MFD_CLOEXEC);
    if (collected >= 0) {
      real_stderr = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
      if (real_stderr >= 0) dup2(collected, STDERR_FILENO);
    }
  }
  __atomic_store_n(&armed, 1, __ATOMIC_SEQ_CST);

  stack_t stack = {.ss_sp = signal_stack, .ss_size = sizeof signal_stack};
  sigaltstack(&stack, &previous_stack);
  handle_all_politely();
  for (size_t i = 0; i < COUNT(fatal_signals); i++) {
    // Not chained to the previous handler: Swift's would ask questions in the raw screen.
    struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
    action.sa_sigaction = on_fatal;
    sigfillset(&action.sa_mask);
    sigaction(fatal_signals[i], &action, NULL);
  }
  for (size_t i = 0; i < COUNT(wake_signals); i++) handle(wake_signals[i], on_wake);
  installed = 1;
  return pipe_ends[0];
}

void guard_disarm(void) { __atomic_store_n(&armed, 0, __ATOMIC_SEQ_CST); }

void guard_arm(void) {
  // The person may have changed the settings while the program was stopped.
  struct termios now;
  if (tcgetattr(input, &now) == 0) saved = now;
  make_blocking();
  __atomic_store_n(&armed, 1, __ATOMIC_SEQ_CST);
}

void guard_restore(void) {
  sigset_t all, kept;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &kept);
  if (__atomic_exchange_n(&armed, 0, __ATOMIC_SEQ_CST)) restore();
  pthread_sigmask(SIG_SETMASK, &kept, NULL);
}

// The parent of a process; zero if there is none that we may see.
static pid_t parent_of(pid_t process) {
  char path[40], status[512];
  int parent = 0;
  snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return 0;
  ssize_t count = read(fd, status, sizeof status - 1);
  close(fd);
  if (count <= 0) return 0;
  status[count] = 0;
  // The name of the program comes before it, in parentheses, and may contain anything.
  const char *end = strrchr(status, ')');
  return end && sscanf(end + 1, " %*c %d", &parent) == 1 ? parent : 0;
}

int guard_is_job(void) {
  pid_t group = getpgrp(), session = getsid(0), parent;
  for (pid_t process = getpid(); (parent = parent_of(process)) > 0; process = parent)
    if (getpgid(parent) != group) return getsid(parent) == session;
  return 0;
}

void guard_stop_group(void) {
  sigaction(SIGTSTP, &previous[SIGTSTP], NULL);
  // The kernel ignores it in an orphaned process group, where no shell could continue us.
  kill(0, SIGTSTP);
  // If the job continues in the background, this waits until it is brought to the front, as the
  // kernel makes every job wait that asks for the terminal. In the front it returns at once.
  while (tcdrain(output) != 0 && errno == EINTR) continue;
  handle(SIGTSTP, on_wake);
}

// Starts a program in this terminal; or, with a file as its input, without a terminal in a session
// of its own. Its outputs are then a descriptor or, if that is negative, nowhere.
static int spawn(char *const arguments[], pid_t *child, const char *source, int target) {
  extern char **environ;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t files;
  sigset_t handled, none;
  // If our parent ignores it, the system keeps no status of a program that ends.
  signal(SIGCHLD, SIG_DFL);
  sigemptyset(&none);
  sigemptyset(&handled);
  // Handlers do not survive an exec, but ignored signals stay ignored: those that we ignore only
  // while we wait have to be given back, and those ignored before us have to stay.
  for (int number = 1; number < NSIG; number++)
    if (is_polite(number) && previous[number].sa_handler != SIG_IGN) sigaddset(&handled, number);
  sigaddset(&handled, SIGXFSZ);
  posix_spawnattr_init(&attributes);
  short flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
  posix_spawnattr_setflags(&attributes, source ? flags | POSIX_SPAWN_SETSID : flags);
  posix_spawnattr_setsigdefault(&attributes, &handled);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawn_file_actions_init(&files);
  if (source) {
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, source, O_RDONLY, 0);
    for (int i = STDOUT_FILENO; i <= STDERR_FILENO; i++)
      if (target >= 0)
        posix_spawn_file_actions_adddup2(&files, target, i);
      else
        posix_spawn_file_actions_addopen(&files, i, "/dev/null", O_WRONLY, 0);
  } else if (real_stderr >= 0) {
    posix_spawn_file_actions_adddup2(&files, real_stderr, STDERR_FILENO);
  }
  posix_spawn_file_actions_addclosefrom_np(&files, 3);
  int problem = posix_spawnp(child, arguments[0], &files, &attributes, arguments, environ);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  return problem;
}

// Waits for the end of a program. Returns 0, or the error number.
static int wait_for(pid_t child, int *status) {
  while (waitpid(child, status, 0) < 0)
    if (errno != EINTR) return errno;
  return 0;
}

static int is_in_front(int terminal) { return tcgetpgrp(terminal) == getpgrp(); }

// Takes the terminal back from a program that took it for a process group of its own, and ended
// without giving it back. A shell above this program keeps it: the job is in the background.
static void return_to_front(int terminal) {
  pid_t front = tcgetpgrp(terminal), parent;
  if (front < 0 || front == getpgrp()) return;
  for (pid_t process = getpid(); (parent = parent_of(process)) > 0; process = parent)
    if (getpgid(parent) == front) return;
  sigset_t output, kept;
  sigemptyset(&output);
  sigaddset(&output, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &output, &kept);
  tcsetpgrp(terminal, getpgrp());
  pthread_sigmask(SIG_SETMASK, &kept, NULL);
}

int guard_run(char *const arguments[]) {
  pid_t child;
  int status = 0, was_in_front = is_in_front(input);
  sigaction(SIGTSTP, &previous[SIGTSTP], NULL);
  signal(SIGINT, SIG_IGN);
  signal(SIGQUIT, SIG_IGN);
  int problem = spawn(arguments, &child, NULL, -1);
  if (problem == 0) problem = wait_for(child, &status);
  if (was_in_front) return_to_front(input);
  handle_politely(SIGINT);
  handle_politely(SIGQUIT);
  handle(SIGTSTP, on_wake);
  tcsetattr(input, TCSANOW, &saved);
  errno = problem;
  return problem == 0 ? status : -1;
}

int guard_run_in_front(char *const arguments[]) {
  pid_t child;
  int status = 0, was_in_front = is_in_front(STDIN_FILENO);
  void (*interrupt)(int) = signal(SIGINT, SIG_IGN);
  void (*quit)(int) = signal(SIGQUIT, SIG_IGN);
  int problem = spawn(arguments, &child, NULL, -1);
  if (problem == 0) problem = wait_for(child, &status);
  if (was_in_front) return_to_front(STDIN_FILENO);
  signal(SIGINT, interrupt);
  signal(SIGQUIT, quit);
  errno = problem;
  return problem == 0 ? status : -1;
}

int guard_launch(char *const arguments[]) {
  // Releases the programs that have ended; init takes over those that outlive this one.
  static pid_t launched[16];
  size_t place = 0;
  for (size_t i = 0; i < COUNT(launched); i++) {
    if (launched[i] > 0 && waitpid(launched[i], NULL, WNOHANG) != 0) launched[i] = 0;
    if (launched[i] == 0) place = i;
  }
  pid_t child;
  int problem = spawn(arguments, &child, "/dev/null", -1);
  if (problem == 0) launched[place] = child;
  return problem;
}

// Reads what a pipe has, without waiting, and keeps as much of it as there is room for. Returns 0
// at the end of the pipe.
static int drain(int pipe, char *text, size_t room, size_t *count) {
  char dropped[4096];
  for (;;) {
    size_t left = room - *count;
    ssize_t got =
        left > 0 ? read(pipe, text + *count, left) : read(pipe, dropped, sizeof dropped);
    if (got == 0) return 0;
    if (got < 0 && errno == EINTR) continue;
    // A program that never stops printing must not keep us here.
    if (got < 0 || left == 0) return 1;
    *count += (size_t)got;
  }
}

// Waits for the end of a program, which it stops after some seconds, and reads what it prints.
static void attend(
    pid_t child, int end, int pipe, int timer, const struct guard_bounds *bounds, char *text,
    size_t room, size_t *count, int *stopped) {
  // The seconds for a program that was asked to end.
  static const int grace = 2;
  int seconds = bounds->seconds;
  int patience = bounds->on_silence ? bounds->silence : -1;
  struct itimerspec limit = {.it_value = {.tv_sec = seconds, .tv_nsec = seconds > 0 ? 0 : 1}};
  struct pollfd events[] = {
      {.fd = pipe, .events = POLLIN}, {.fd = timer, .events = POLLIN}, {.fd = end, .events = POLLIN}
  };
  timerfd_settime(timer, 0, &limit, NULL);
  while (events[2].revents == 0) {
    int ready = poll(events, COUNT(events), patience);
    if (ready < 0 && errno != EINTR) break;
    if (ready == 0) {
      patience = -1;
      bounds->on_silence(bounds->context);
    }
    if (ready <= 0) continue;
    if (events[0].revents && !drain(pipe, text, room, count)) events[0].fd = -1;
    uint64_t times;
    if (!events[1].revents || read(timer, &times, sizeof times) < 0) continue;
    kill(-child, *stopped ? SIGKILL : SIGTERM);
    *stopped = 1;
    limit.it_value.tv_sec = grace;
    timerfd_settime(timer, 0, &limit, NULL);
  }
  // Until it is released, no other process has its number.
  if (*stopped) kill(-child, SIGKILL);
}

// The program that `guard_run_aside` waits for; zero while it starts. It is in a session of its
// own, where no Ctrl-C and no hangup reaches it: the signals that end us are passed on to it.
static volatile sig_atomic_t attended;
// A signal that came while it was starting.
static volatile sig_atomic_t early_signal;
static const int passed_signals[] = {SIGINT, SIGTERM, SIGHUP};

// Asks the program to end, and ends this one by the signal.
static void end_both(int number) {
  kill(-attended, SIGTERM);
  signal(number, SIG_DFL);
  raise(number);
}

static void on_passed(int number) {
  if (attended)
    end_both(number);
  else
    early_signal = number;
}

static void begin_passing(struct sigaction former[]) {
  struct sigaction action = {.sa_handler = on_passed};
  for (size_t i = 0; i < COUNT(passed_signals); i++) {
    sigaction(passed_signals[i], NULL, &former[i]);
    // What was ignored before us, as under nohup, stays ignored.
    if (former[i].sa_handler != SIG_IGN) sigaction(passed_signals[i], &action, NULL);
  }
}

static void end_passing(const struct sigaction former[]) {
  for (size_t i = 0; i < COUNT(passed_signals); i++)
    sigaction(passed_signals[i], &former[i], NULL);
  if (!attended && early_signal) raise(early_signal);
}

int guard_run_aside(
    char *const arguments[], const char *source, const struct guard_bounds *bounds, char *text,
    size_t *count, int *stopped) {
  static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
  struct sigaction former[COUNT(passed_signals)];
  size_t room = *count;
  int ends[2], status = 0;
  pid_t child;
  *count = 0;
  *stopped = 0;
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  // The program's end of the pipe blocks, as programs expect.
  fcntl(ends[1], F_SETFL, 0);
  pthread_mutex_lock(&one_at_a_time);
  attended = early_signal = 0;
  // A program on a screen has handlers of its own, which give the terminal back. The other program
  // is then left to its end.
  int passes = !installed;
  if (passes) begin_passing(former);
  int timer = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
  int problem = timer < 0 ? errno : spawn(arguments, &child, source, ends[1]);
  close(ends[1]);
  if (problem == 0) {
    attended = child;
    // If a lower limit is in force already, it stays.
    if (bounds->memory)
      prlimit(child, RLIMIT_DATA, &(struct rlimit){bounds->memory, bounds->memory}, NULL);
    if (early_signal) end_both(early_signal);
    int end = (int)syscall(SYS_pidfd_open, child, 0);
    if (end < 0) {
      problem = errno;
      kill(-child, SIGKILL);
    } else {
      attend(child, end, ends[0], timer, bounds, text, room, count, stopped);
      close(end);
    }
  }
  // Until it is waited for, no other process has its number.
  if (passes) end_passing(former);
  if (attended) {
    int lost = wait_for(child, &status);
    if (problem == 0) problem = lost;
    // A program that it has left behind may keep the pipe open.
    drain(ends[0], text, room, count);
  }
  pthread_mutex_unlock(&one_at_a_time);
  if (timer >= 0) close(timer);
  close(ends[0]);
  errno = problem;
  return problem == 0 ? status : -1;
}

void guard_release(void) {
  if (!prepared) return;
  guard_disarm();
  if (installed) {
    for (int number = 1; number < NSIG; number++)
      if (is_polite(number)) sigaction(number, &previous[number], NULL);
    for (size_t i = 0; i < COUNT(fatal_signals); i++)
      sigaction(fatal_signals[i], &previous[fatal_signals[i]], NULL);
    sigaltstack(&previous_stack, NULL);
  }
  for (size_t i = 0; i < COUNT(wake_signals); i++)
    sigaction(wake_signals[i], &previous[wake_signals[i]], NULL);
  tcsetattr(input, TCSANOW, &saved);
  if (original_input_flags & O_NONBLOCK) fcntl(input, F_SETFL, original_input_flags);
  if (original_output_flags & O_NONBLOCK) fcntl(output, F_SETFL, original_output_flags);
  if (real_stderr >= 0) {
    dup2(real_stderr, STDERR_FILENO);
    show_collected(STDERR_FILENO);
    close(real_stderr);
  }
  if (collected >= 0) close(collected);
  if (own_output >= 0) close(own_output);
  for (int i = 0; i < 2; i++)
    if (pipe_ends[i] >= 0) close(pipe_ends[i]);
  real_stderr = collected = own_output = pipe_ends[0] = pipe_ends[1] = -1;
  prepared = installed = 0;
}
