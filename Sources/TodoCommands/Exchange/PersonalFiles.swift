package import CivilCalendar
import FileKit
import SafeText
package import TodoFormats

/// The files of a person, which an import or an export on the screen names by a typed path: `~` is
/// their home folder.
package struct PersonalFiles: Sendable {
  private let home: String
  private let zone: @Sendable (String) -> Zone?

  /// The files of a person.
  ///
  /// - Parameters:
  ///   - home: The path of their home folder.
  ///   - zone: Returns the time zone with a name such as `Europe/Berlin`.
  package init(home: String, zone: @escaping @Sendable (String) -> Zone? = { _ in nil }) {
    (self.home, self.zone) = (home, zone)
  }

  /// The circumstances of an exchange by a clock.
  package func context(_ clock: WallClock) -> ExchangeContext {
    ExchangeContext(clock: clock, zone: zone)
  }

  /// The path that was typed; nil without one.
  package func path(_ typed: String) -> String? {
    let line = typed.plainLine
    guard !line.isEmpty else { return nil }
    return line == "~" || line.hasPrefix("~/") ? home + line.dropFirst() : line
  }

  /// The names with which the last part of a typed path may continue, in their order; folders end
  /// with a slash. Hidden files are among them where a dot was typed.
  package func names(continuing typed: String) -> [String] {
    let (folder, beginning) = Self.split(typed)
    guard let path = path(folder.isEmpty ? "." : String(folder)) else { return [] }
    return Folder.names(in: path).filter { name in
      name.hasPrefix(beginning) && name.plainLine == name
        && (!name.hasPrefix(".") || beginning.hasPrefix("."))
    }
    .sorted()
    .map { Folder.exists("\(path)/\($0)") ? $0 + "/" : $0 }
    .filter { $0 != beginning }
  }

  /// A typed path up to its last slash, and the rest.
  package static func split(_ typed: String) -> (folder: Substring, name: Substring) {
    let start = typed.lastIndex(of: "/").map(typed.index(after:)) ?? typed.startIndex
    return (typed[..<start], typed[start...])
  }

  /// A path in the home folder for the items of a list, as a person would type it.
  package static func suggestion(for list: String, _ format: Format) -> String {
    "~/" + FolderExport.names(of: [list], suffix: format.suffixes[0])[0]
  }

  /// Whether a file exists, which an export would replace.
  package func exists(_ path: String) -> Bool { File.exists(path) }

  /// The reason why an export to a typed path is refused: it is a folder, or the open database. Nil
  /// if it is accepted.
  package func problem(exportingTo typed: String, besides database: String) -> String? {
    guard let path = path(typed) else { return nil }
    if path.hasSuffix("/") || Folder.exists(path) {
      return "\(typed.shownInLine) is a folder. Add the name of a file."
    }
    let isDatabase = ["", "-wal", "-shm"].contains { File.areSame(path, database + $0) }
    return isDatabase ? "\(typed.shownInLine) is the database. Choose another name." : nil
  }
}
