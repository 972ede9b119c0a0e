import Glibc
import SafeText

/// The arguments and the environment of the process as text. Linux passes bytes: replacing those
/// that are not valid UTF-8 would make another name, and so another file.
struct Invocation {
  /// The arguments after the program's name.
  let arguments: [String]
  /// The variables of the environment that are valid UTF-8 and not empty. A missing `HOME` is the
  /// home folder of the account; a remote person has none.
  let environment: [String: String]

  /// The variables that name the files of the program.
  private static let paths = [
    "EDITOR", "HOME", "PANELTODO_DATABASE", "TMPDIR", "VISUAL", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
    "XDG_STATE_HOME",
  ]

  /// Reads the arguments and the environment of the process.
  ///
  /// - Throws: ``FileError`` for an argument, or a variable that names a file, that is not UTF-8.
  init() throws(FileError) {
    var arguments: [String] = []
    for word in Self.strings(CommandLine.unsafeArgv).dropFirst() {
      guard let text = String(validatingCString: word) else {
        throw FileError(Self.refusal(String(cString: word), "on the command line"))
      }
      arguments.append(text)
    }
    let entries = Self.strings(environ)
    var environment: [String: String] = [:]
    environment.reserveCapacity(entries.count)
    for entry in entries {
      let valid = String(validatingCString: entry)
      let text = valid ?? String(cString: entry)
      guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let (name, value) = (String(text[..<equals]), text[equals...].dropFirst())
      if value.isEmpty { continue }
      if valid != nil {
        environment[name] = String(value)
      } else if Self.paths.contains(name) {
        throw FileError(Self.refusal(name, "in the environment"))
      }
    }
    // A service has no HOME. Programs that are run from here get the same one.
    if environment["HOME"] == nil, !Confinement.isAsked(arguments), let home = Account.home {
      environment["HOME"] = home
      setenv("HOME", home, 1)
    }
    (self.arguments, self.environment) = (arguments, environment)
  }

  /// The strings of a list that ends with a null pointer.
  private static func strings(
    _ list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  ) -> [UnsafeMutablePointer<CChar>] {
    Array(
      sequence(state: list) { place in
        defer { place += 1 }
        return place.pointee
      })
  }

  private static func refusal(_ what: String, _ place: String) -> String {
    "\(what.shownInLine) \(place) is not UTF-8 and would name another file. Use UTF-8."
  }
}
