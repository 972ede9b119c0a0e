import CConfinement
import Glibc

/// Confines a remote person to the program: before anything else reads the environment, every
/// variable that such a person could influence is removed.
enum Confinement {
  /// Whether the arguments ask for it. They are parsed later; a mistake in them confines all the
  /// same.
  static func isAsked(_ arguments: [String]) -> Bool { arguments.contains("--restricted") }

  /// Begins the confinement, which cannot be undone.
  static func begin() {
    let kept = names.compactMap { name in value(of: name).map { (name, $0) } }
    clearenv()
    for (name, value) in kept { setenv(name, value, 1) }
    // On a kernel that does not support all of it, the program's own restrictions remain.
    _ = confinement_begin()
  }

  /// The variables that are kept: the terminal's kind, which is checked before it is looked up, and
  /// the locale.
  private static let names = [
    "TERM", "LANG", "LC_ALL", "LC_COLLATE", "LC_CTYPE", "LC_MESSAGES", "LC_MONETARY", "LC_NUMERIC",
    "LC_TIME",
  ]

  /// The value of a variable; a locale needs a valid name, which becomes part of a file's name.
  private static func value(of name: String) -> String? {
    guard let text = getenv(name).map({ String(cString: $0) }) else { return nil }
    let isName =
      text.utf8.count <= 64
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "._@-".utf8.contains(byte)
        }
      }
    return isName || name == "TERM" ? text : nil
  }

  /// The default folder for the data of remote people: in the home folder of the account that the
  /// program runs as, whatever the environment contains.
  static func usersFolder() throws(FileError) -> String {
    guard let home = Account.home else {
      throw FileError(
        "This account has no home folder with a path in UTF-8; give a folder with --users-folder."
      )
    }
    return home + "/.local/share/paneltodo/users"
  }
}
