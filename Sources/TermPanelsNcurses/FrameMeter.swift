import CNcurses
import FileKit
import Glibc

/// Counts the bytes that ncurses sends, exactly: a frame goes into a file without a name first,
/// which gives its length, and from there to the terminal. Used only if the count is requested.
@MainActor final class FrameMeter {
  /// Bytes sent so far.
  private(set) var bytes = 0
  private let file: Int32
  private let terminal: Int32

  /// Fails if no descriptors are left.
  init?() {
    file = cn_memory_file()
    terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard file >= 0, terminal >= 0 else {
      close(file)
      close(terminal)
      return nil
    }
  }

  isolated deinit {
    close(file)
    close(terminal)
  }

  /// Makes ncurses send a frame.
  func send(_ frame: () -> Void) {
    // A signal that ends the program waits until standard output is the terminal again. A crash
    // cannot wait: the system would end the program at once.
    var all = sigset_t()
    var former = sigset_t()
    sigfillset(&all)
    for crash in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] { sigdelset(&all, crash) }
    pthread_sigmask(SIG_SETMASK, &all, &former)
    dup2(file, STDOUT_FILENO)
    frame()
    dup2(terminal, STDOUT_FILENO)
    pthread_sigmask(SIG_SETMASK, &former, nil)
    pass(Int(lseek(file, 0, SEEK_END)))
  }

  /// Sends the contents of the file to the terminal, and empties the file.
  private func pass(_ count: Int) {
    bytes += count
    var done = 0
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 14) { buffer in
      while done < count {
        let piece = pread(file, buffer.baseAddress, buffer.count, done)
        guard piece > 0 else { break }
        guard write(UnsafeMutableBufferPointer(rebasing: buffer[..<piece]).span.bytes) else {
          break
        }
        done += piece
      }
    }
    _ = ftruncate(file, 0)
    lseek(file, 0, SEEK_SET)
  }

  /// Writes to the terminal, and waits while it takes nothing; returns whether it took all.
  private func write(_ bytes: RawSpan) -> Bool {
    do {
      try Descriptor.write(bytes, to: STDOUT_FILENO, waitingForRoom: true)
      return true
    } catch {
      return false
    }
  }
}
