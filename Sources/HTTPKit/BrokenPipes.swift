import Glibc

/// Protects a thread from `SIGPIPE`.
enum BrokenPipes {
  /// Runs code in which a broken pipe is an error of a call, and no signal.
  static func without(_ body: () -> Void) {
    var pipe = sigset_t()
    var former = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, &former)
    body()
    // A pending signal would be delivered as soon as it is unblocked.
    var now = timespec()
    while sigtimedwait(&pipe, nil, &now) == SIGPIPE {}
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }
}
