internal import SafeText

/// The result of an import, to be shown to the user.
public struct ImportReport: Hashable, Sendable {
  /// The name of the file.
  public internal(set) var file: String
  /// The number of lists added.
  public internal(set) var listsAdded = 0
  /// The number of items added, copies included.
  public internal(set) var itemsAdded = 0
  /// The number of lists and items that already existed and were left alone.
  public internal(set) var alreadyPresent = 0
  /// The number of items added a second time because they are in several lists.
  public internal(set) var copies = 0
  /// The names of the items that were in no list and are now in “Unfiled”.
  public internal(set) var unfiled: [String] = []
  /// The irregularities, one sentence each.
  public internal(set) var problems: [String] = []
  /// Whether nothing was added, since the import was a preview.
  public internal(set) var isRehearsal = false

  init(file: String) { self.file = file }

  /// Whether there is something that a person should know.
  public var hasProblems: Bool { !problems.isEmpty }
}

extension ImportReport: CustomStringConvertible {
  /// The report in plain words, on several lines and safe to print on a terminal.
  public var description: String {
    var lines: [String] = []
    if listsAdded + itemsAdded == 0 {
      lines.append("Nothing new in \(file).")
    } else {
      let verb = isRehearsal ? "Would import" : "Imported"
      lines.append(
        "\(verb) \(counted(listsAdded, "list")) and \(counted(itemsAdded, "item")) from \(file).")
    }
    if alreadyPresent > 0 {
      lines.append(
        "\(counted(alreadyPresent, "list or item", "lists and items")) already existed.")
    }
    if copies > 0 {
      lines.append(
        "Made \(counted(copies, "copy", "copies")) of items that are in more than one list.")
    }
    if !unfiled.isEmpty {
      lines.append("Not in any list, so added to “Unfiled”: \(unfiled.joined(separator: ", ")).")
    }
    return (lines + problems).map(\.shownInLine).joined(separator: "\n")
  }
}
