internal import FileKit
internal import Glibc

/// Distinguishes a running program from every other that runs or ever ran on this machine.
///
/// The number of a process alone is reused some day. Together with the start time of the process,
/// and the boot of the machine from which that time is counted, it is unique.
struct ProcessMark: Hashable, Sendable {
  /// The mark of no program: a draft with it has no owner.
  static let nobody = ProcessMark(text: "")

  /// The mark of this program.
  static let own = ProcessMark(process: getpid())

  /// The mark in one word.
  let text: String

  init(text: String) { self.text = text }

  /// The mark of a running program.
  init(process: pid_t) {
    let start = Self.start(of: process).map(String.init) ?? "?"
    text = "\(Self.boot):\(process):\(start)"
  }

  /// Whether the program is running, or is stopped and may continue.
  var isAlive: Bool {
    let parts = text.split(separator: ":")
    guard parts.count == 3, parts[0] == Self.boot, let process = pid_t(parts[1]), process > 0 else {
      return false
    }
    // Without information about processes, one with the same number is taken for the same.
    guard Self.start(of: getpid()) != nil else { return kill(process, 0) == 0 || errno == EPERM }
    return Self.start(of: process).map(String.init) == String(parts[2])
  }

  private static let boot =
    firstBytes(of: "/proc/sys/kernel/random/boot_id")?.split(whereSeparator: \.isWhitespace).first
    .map(String.init) ?? "?"

  /// The start time of a process, in ticks since the boot; nil if there is no such process, or it
  /// has ended and is only still listed.
  private static func start(of process: pid_t) -> Int? {
    guard let line = firstBytes(of: "/proc/\(process)/stat") else { return nil }
    // The second field is the name in brackets, which may contain anything.
    guard let end = line.lastIndex(of: ")") else { return nil }
    let fields = line[line.index(after: end)...].split(separator: " ")
    guard fields.count > 19, let state = fields.first, !["Z", "X", "x"].contains(state) else {
      return nil
    }
    return Int(fields[19])
  }

  private static func firstBytes(of path: String) -> String? {
    // A process that has ended has no such file.
    guard let bytes = try? Descriptor(opening: path).read(atMost: 1024), !bytes.isEmpty else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
