import CConfinement
import Glibc

/// Keeps whoever came over a connection in the program: before anything else has looked at the
/// environment, all of it goes that such a person might have a hand in.
enum Confinement {
  /// Whether the words after the program's name ask for it. What they mean as a whole is found out
  /// later; a mistake in them confines all the same.
  static func isAsked(_ arguments: [String]) -> Bool { arguments.contains("--restricted") }

  /// Begins it. There is no way back.
  static func begin() {
    let kept = names.compactMap { name in value(of: name).map { (name, $0) } }
    clearenv()
    for (name, value) in kept { setenv(name, value, 1) }
    // A kernel that does not know all of it leaves the doors that the program itself keeps shut.
    _ = confinement_begin()
  }

  /// All that is kept: the terminal's kind, which is judged before it is looked up, and the locale.
  private static let names = [
    "TERM", "LANG", "LC_ALL", "LC_COLLATE", "LC_CTYPE", "LC_MESSAGES", "LC_MONETARY", "LC_NUMERIC",
    "LC_TIME",
  ]

  /// A value, unless it is for a locale and no name of one: such a name becomes part of a file's.
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

  /// Where the data of those who come over connections is, unless it is said otherwise: with the
  /// account that the program runs as, whatever the environment says.
  static func usersFolder() throws(FileError) -> String {
    guard let folder = getpwuid(geteuid())?.pointee.pw_dir,
      let home = String(validatingCString: folder)
    else {
      throw FileError(
        "This account has no folder of its own with a name in UTF-8; say where with --users-folder."
      )
    }
    return home + "/.local/share/paneltodo/users"
  }
}
