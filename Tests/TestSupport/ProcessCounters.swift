import Foundation

/// The system's counters for a process: unlike a clock, they do not depend on how busy the machine
/// is.
public struct ProcessCounters: Sendable {
  /// The processor time in seconds, user and system, of all its threads.
  public let processorTime: Double
  /// The memory that it holds, in bytes.
  public let memory: Int

  /// Reads the counters of a running process.
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
