import Glibc

/// All settings of a terminal line, as `tcgetattr` returns them, compared byte by byte.
public struct LineSettings: Equatable, Sendable, CustomStringConvertible {
  private let bytes: [UInt8]
  private let flags: [tcflag_t]

  init(of file: Int32) throws {
    var settings = termios()
    guard tcgetattr(file, &settings) == 0 else { throw SystemError("tcgetattr") }
    bytes = withUnsafeBytes(of: &settings, Array.init)
    flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
  }

  /// Whether the line echoes input.
  public var echoes: Bool { flags[3] & tcflag_t(ECHO) != 0 }

  /// Whether input comes line by line.
  public var isCanonical: Bool { flags[3] & tcflag_t(ICANON) != 0 }

  /// The four words of flags in octal, input, output, control and local, and then every byte.
  public var description: String {
    let words = flags.map { String($0, radix: 8) }.joined(separator: " ")
    return "\(words) \(bytes)"
  }
}
