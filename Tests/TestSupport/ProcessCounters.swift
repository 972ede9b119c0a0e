import Foundation

/// What the system has counted for a process: no clock decides what a busy machine says of it.
public struct ProcessCounters: Sendable {
  /// Seconds of processor time, of all its threads and of the system for them.
  public let processorTime: Double
  /// Bytes of memory that it holds.
  public let memory: Int

  /// The counters of a process that runs.
  public init(of process: Int32) throws {
    func fields(_ name: String) throws -> [Substring] {
      try String(contentsOfFile: "/proc/\(process)/\(name)", encoding: .utf8)
        .split(separator: ")").last.map { $0.split(whereSeparator: \.isWhitespace) } ?? []
    }
    let (status, pages) = (try fields("stat"), try fields("statm"))
    guard status.count > 12, pages.count > 1, let user = Double(status[11]),
      let system = Double(status[12]), let resident = Int(pages[1])
    else { throw SystemError("Reading the counters of \(process)", code: ESRCH) }
    processorTime = (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    memory = resident * sysconf(Int32(_SC_PAGESIZE))
  }
}
