import Glibc
import Testing

@testable import TermPanelsNcurses

@MainActor @Suite("A frame that is measured") struct FrameMeterTests {
  @Test func `holds back the signals that end the program, but not those of a crash`() throws {
    let meter = try #require(FrameMeter())
    var blocked = sigset_t()

    meter.send { pthread_sigmask(SIG_BLOCK, nil, &blocked) }

    for signal in [SIGTERM, SIGHUP, SIGINT] { #expect(sigismember(&blocked, signal) == 1) }
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
      #expect(sigismember(&blocked, signal) == 0)
    }
  }
}
