import Foundation
import TestSupport

/// strace on a running program: it logs its system calls, or makes some of them fail.
final class Tracer {
  private let strace: PseudoTerminal
  private let folder: TemporaryFolder
  private var isAttached = false

  /// Attaches to a program and all its threads, and waits until that is done.
  init(_ arguments: [String], to process: Int32) throws {
    folder = try TemporaryFolder()
    strace = try PseudoTerminal(columns: 200)
    let options = ["-f", "-o", folder.path("log")]
    try strace.start(
      Command("strace", options + arguments + ["-p", "\(process)"], home: folder))
    var time = TimeLeft(.seconds(20))
    while !isAttached(to: process) {
      strace.awaitOutput(milliseconds: 1)
      guard strace.reap() == nil, !time.isOver() else {
        throw Viewer.Disappointment(description: "strace does not attach: \(strace.text)")
      }
    }
    isAttached = true
  }

  deinit { detach() }

  /// Detaches from the program, which continues.
  func detach() {
    guard isAttached else { return }
    isAttached = false
    // strace has already ended if the program has.
    try? strace.send(signal: SIGTERM)
    var time = TimeLeft(.seconds(20))
    while strace.reap() == nil {
      // strace may wait forever for a thread of the program. Its death detaches it as well.
      if time.isOver() { try? strace.send(signal: SIGKILL) }
      strace.awaitOutput(milliseconds: 5)
    }
  }

  /// The logged calls, each without the number of its thread.
  var calls: [Substring] {
    get throws {
      try String(contentsOfFile: folder.path("log"), encoding: .utf8)
        .split(separator: "\n").map { $0.drop { $0.isNumber }.drop { $0 == " " } }
    }
  }

  private func isAttached(to process: Int32) -> Bool {
    let tasks = "/proc/\(process)/task"
    guard let threads = try? FileManager.default.contentsOfDirectory(atPath: tasks),
      !threads.isEmpty
    else { return false }
    return threads.allSatisfy { thread in
      let status = try? String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8)
      // A thread that has ended meanwhile is no reason to wait.
      return status.map { !$0.contains("TracerPid:\t0\n") } ?? true
    }
  }
}
