import Foundation
public import Testing

extension TmuxSession {
  /// The modes of a terminal that a program switches and must switch back.
  public struct Modes: Equatable, Sendable {
    /// Whether the alternate screen is shown.
    public let alternateScreen: Bool
    /// Whether the cursor is visible.
    public let cursor: Bool
    /// Whether the keypad sends application codes.
    public let keypad: Bool
    /// Whether clicks are reported, instead of selecting text.
    public let mouse: Bool

    /// Describes the modes of a terminal.
    public init(alternateScreen: Bool, cursor: Bool, keypad: Bool, mouse: Bool) {
      self.alternateScreen = alternateScreen
      self.cursor = cursor
      self.keypad = keypad
      self.mouse = mouse
    }

    /// The modes that a shell expects.
    public static let normal = Modes(
      alternateScreen: false, cursor: true, keypad: false, mouse: false)
  }

  /// The terminal's modes now.
  public var modes: Modes {
    get throws {
      let format = "#{alternate_on} #{cursor_flag} #{keypad_flag} #{mouse_any_flag}"
      let flags = try query(format).split(separator: " ").map { $0 == "1" }
      guard flags.count == 4 else { throw TmuxFailure("\(flags.count) of 4 modes") }
      return Modes(
        alternateScreen: flags[0], cursor: flags[1], keypad: flags[2], mouse: flags[3])
    }
  }

  /// The line discipline's settings as `stty -a` shows them, read from outside: nothing is typed.
  public var lineSettings: String {
    get throws {
      let terminal = try query("#{pane_tty}")
      return try Command("stty", ["-a", "-F", terminal], home: home).run().output
    }
  }

  /// The process that was started in the terminal: the app, or the shell of a shell session.
  public var process: Int32 {
    get throws {
      guard let process = try Int32(query("#{pane_pid}")) else { throw TmuxFailure("no process") }
      return process
    }
  }

  /// The process that has the terminal: in a shell session the program that runs there now.
  public var foregroundProcess: Int32 {
    get throws {
      let fields = try processFields
      guard fields.count > 5, let group = Int32(fields[5]) else { throw TmuxFailure("no process") }
      return group
    }
  }

  /// The program's exit status, or nil while it runs.
  public var exitStatus: ExitStatus? {
    get throws {
      let format = "#{pane_dead} #{pane_dead_status} #{pane_dead_signal}"
      let answer = try query(format).split(separator: " ", omittingEmptySubsequences: false)
      guard answer.count == 3, answer[0] == "1" else { return nil }
      if let signal = Int32(answer[2]) { return .signal(signal) }
      if let code = Int32(answer[1]) { return .exitCode(code) }
      // Sometimes tmux sees the end of the output but does not collect the process. Until it does,
      // the system keeps a zombie's status, as the last of its fields. When the process is gone,
      // tmux knows its status in a moment.
      let fields = (try? processFields) ?? []
      return fields.first == "Z"
        ? fields.last.flatMap { Int32($0) }.map(ExitStatus.init(waitStatus:)) : nil
    }
  }

  /// The fields of proc(5) for the process started here, from the third on, the state: the name
  /// before it is in parentheses and may contain anything.
  private var processFields: [Substring] {
    get throws {
      let status = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      guard let name = status.lastIndex(of: ")") else { return [] }
      return status[name...].dropFirst().split(whereSeparator: \.isWhitespace)
    }
  }
}
