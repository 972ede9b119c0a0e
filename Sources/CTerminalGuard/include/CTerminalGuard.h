#ifndef CTERMINALGUARD_H
#define CTERMINALGUARD_H

#include <stddef.h>

// Restores the terminal when the program ends by a signal, and turns the signals that a full-screen
// program lives with into bytes of a pipe. Everything a handler does is async-signal-safe. One
// terminal at a time.
//
// Order of calls: guard_prepare, then the code that takes the terminal over, then guard_install; at
// the end guard_release. All of them on the main thread.

/// Remembers the current settings of the terminal and dispositions of the signals. Returns 0, or -1
/// when `input` is not a terminal.
int guard_prepare(int input, int output);

/// Whether a terminal was prepared and not released.
int guard_is_prepared(void);

/// Handles the signals from now on. `reset` are the bytes that restore the terminal (copied).
/// Returns the end of a pipe to poll, which delivers the number of each SIGWINCH, SIGTSTP and
/// SIGCONT as a byte; or -1 when there is no descriptor left for it.
int guard_install(const unsigned char *reset, size_t count);

/// Notes that the terminal has been given back for a while: a signal then just ends the program.
void guard_disarm(void);

/// Notes that the terminal is about to be taken over again; its current settings are those to
/// return to.
void guard_arm(void);

/// Restores the terminal at once, dropping output that is still queued; never waits for it.
void guard_restore(void);

/// Whether a shell with job control could continue the process group once it has stopped. There is
/// none when a terminal or an SSH server has started the program itself.
int guard_is_job(void);

/// Stops the process group as Ctrl-Z does; returns when it continues, or at once if nothing could
/// continue it.
void guard_stop_group(void);

/// Runs another program in the terminal, which has been given back before, and waits for its end.
/// `arguments` begin with the program, looked up in PATH, and end with NULL; no shell is involved.
/// Ctrl-C and Ctrl-\ affect only that program; Ctrl-Z stops both, as one job. Afterwards the
/// terminal has its former settings and this program is in front of it, whatever the other one did:
/// a process group that took the terminal and died does not keep it. Returns its status as
/// waitpid reports it, or -1 with the reason in errno when it could not be started.
int guard_run(char *const arguments[]);

/// Runs another program in a terminal that this one has not taken, and waits for its end, as
/// `guard_run` does.
int guard_run_in_front(char *const arguments[]);

/// Launches another program without a terminal, in a session of its own, and does not wait for it.
/// Returns 0, or the error number when it could not be started.
int guard_launch(char *const arguments[]);

/// The bounds of a program that `guard_run_aside` waits for.
struct guard_bounds {
  /// The seconds after which it is ended.
  int seconds;
  /// The most bytes of memory that it, and each program that it starts, may write to; 0 for any.
  size_t memory;
  /// The milliseconds without output after which `on_silence` is called, once; it may be NULL.
  int silence;
  void (*on_silence)(void *context);
  void *context;
};

/// Runs another program without a terminal, in a session of its own, and waits for its end. Its
/// input is the file `source`. Its outputs go to `text`, which has room for `*count` bytes: the
/// rest is dropped, and `*count` becomes the number of bytes. After its time the program and
/// its process group are asked to end, and killed two seconds later; `*stopped` is then 1. They are
/// also asked to end when SIGINT, SIGTERM or SIGHUP ends this process, unless it has taken a
/// terminal: they are then left to their end. One program runs at a time:
/// other threads wait. Returns its status as waitpid reports it, or -1 with the reason in errno
/// when it could not be started.
int guard_run_aside(
    char *const arguments[], const char *source, const struct guard_bounds *bounds, char *text,
    size_t *count, int *stopped);

/// Restores the terminal's settings, the signals' dispositions and standard error. Calling it again
/// does nothing.
void guard_release(void);

// The functions by which CoreFoundation's run loop runs libdispatch's main queue from a foreign
// loop: a descriptor that becomes readable when there is work, and the call that does the work.
// libdispatch exports them but has no header for them.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *unused);

#endif
