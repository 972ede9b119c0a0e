#ifndef CTERMINALGUARD_H
#define CTERMINALGUARD_H

#include <stddef.h>

// Puts the terminal right when the program ends by a signal, and turns the signals that a
// full-screen program lives with into bytes of a pipe. Everything a handler does is
// async-signal-safe. One terminal at a time.
//
// Order of calls: guard_prepare, then whatever takes the terminal over, then guard_install; in the
// end guard_release. All of them on the main thread.

/// Remembers the terminal's settings and the signals' dispositions as they are now. Returns 0, or
/// -1 when `input` is not a terminal.
int guard_prepare(int input, int output);

/// Handles the signals from now on. `reset` are the bytes that bring the terminal back (copied).
/// Returns the end of a pipe to poll, which tells the number of each SIGWINCH, SIGTSTP and SIGCONT
/// as a byte; or -1 when there is no descriptor left for it.
int guard_install(const unsigned char *reset, size_t count);

/// Says that the terminal has been given back for a while: a signal then just ends the program.
void guard_disarm(void);

/// Says that the terminal is about to be taken over again; its settings of now are those to go
/// back to.
void guard_arm(void);

/// Brings the terminal back at once, dropping output that is still queued; never waits for it.
void guard_restore(void);

/// Whether somebody is there who could continue the process group once it has stopped: a shell with
/// job control. There is none where the program is what a terminal or an SSH server has started.
int guard_is_job(void);

/// Stops the process group as Ctrl-Z does; returns when it goes on, or at once where nobody could
/// continue it.
void guard_stop_group(void);

/// Runs another program in the terminal, which has been given back before, and waits for its end.
/// `arguments` begin with the program, looked up in PATH, and end with NULL; no shell is asked.
/// Ctrl-C and Ctrl-\ concern that program alone; Ctrl-Z stops both, as one job. The terminal has
/// the settings of before afterwards, whatever the program did to them. Returns its status as
/// waitpid tells it, or -1 with the reason in errno when it could not be started.
int guard_run(char *const arguments[]);

/// Gives the terminal's settings, the signals' dispositions and standard error back. Calling it
/// again does nothing.
void guard_release(void);

// The doors that CoreFoundation's run loop uses to run libdispatch's main queue from a loop of
// somebody else's: a descriptor that becomes readable when there is work, and the call that does
// the work. libdispatch exports them but has no header for them.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *unused);

#endif
