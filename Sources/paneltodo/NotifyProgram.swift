import FileKit
import SafeText
import TermPanelsNcurses

/// The program `notify-send`, which shows a notification on the desktop of the person.
@MainActor struct NotifyProgram {
  private static let name = "notify-send"
  /// The seconds after which it is ended.
  private static let longestRun = 10
  /// The most bytes of a title, and of a text.
  private static let longestText = 1000

  /// The program of an environment; nil where there is none, where no desktop runs, and over SSH,
  /// since the desktop is out of sight then.
  init?(environment: [String: String]) {
    func has(_ names: String...) -> Bool {
      names.contains { !environment[$0, default: ""].isEmpty }
    }
    guard !has("SSH_CONNECTION", "SSH_TTY"), has("DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"),
      File.canRun(Self.name, in: environment["PATH"] ?? "")
    else { return nil }
  }

  /// Shows a notification. No shell is involved, and the desktop reads no markup in it.
  func show(_ title: String, _ text: String) throws {
    let ending = try BackgroundProgram.run(
      [Self.name, "--app-name=paneltodo", "--", Self.safe(title), Self.escaped(Self.safe(text))],
      reading: "/dev/null", forAtMost: Self.longestRun, keeping: 4096)
    guard ending.status == 0 else {
      throw FileError("\(Self.name) ended with the status \(ending.status).")
    }
  }

  private static func safe(_ text: String) -> String {
    text.shownSafely.prefix(ofBytes: longestText)
  }

  /// The text without the characters of markup, which a desktop reads in the body.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
    return result
  }
}
