internal import Glibc

/// Tells a running program from every other that runs or ever ran on this machine.
///
/// A number of a process alone is given to another one some day. With the moment at which it began,
/// and the boot of the machine that this moment is counted from, it is not.
struct ProcessMark: Hashable, Sendable {
  /// The mark of nobody: what has it belongs to no program.
  static let nobody = ProcessMark(text: "")

  /// This program.
  static let own = ProcessMark(process: getpid())

  /// The mark in one word.
  let text: String

  init(text: String) { self.text = text }

  /// The mark of a program that runs.
  init(process: pid_t) {
    let start = Self.start(of: process).map(String.init) ?? "?"
    text = "\(Self.boot):\(process):\(start)"
  }

  /// Whether the program runs now, or is stopped and may go on.
  var isAlive: Bool {
    let parts = text.split(separator: ":")
    guard parts.count == 3, parts[0] == Self.boot, let process = pid_t(parts[1]), process > 0 else {
      return false
    }
    // Where nothing is told of processes, one of the same number is taken for the same.
    guard Self.start(of: getpid()) != nil else { return kill(process, 0) == 0 || errno == EPERM }
    return Self.start(of: process).map(String.init) == String(parts[2])
  }

  private static let boot =
    firstBytes(of: "/proc/sys/kernel/random/boot_id")?.split(whereSeparator: \.isWhitespace).first
    .map(String.init) ?? "?"

  /// When a process began, in ticks since the machine did; nil for none, and for one that has ended
  /// and is only remembered.
  private static func start(of process: pid_t) -> Int? {
    guard let line = firstBytes(of: "/proc/\(process)/stat") else { return nil }
    // The second field is the name in brackets, in which anything may stand.
    guard let end = line.lastIndex(of: ")") else { return nil }
    let fields = line[line.index(after: end)...].split(separator: " ")
    guard fields.count > 19, let state = fields.first, !["Z", "X", "x"].contains(state) else {
      return nil
    }
    return Int(fields[19])
  }

  private static func firstBytes(of path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = read(file, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}
