import SafeText
package import TodoModel

/// The report of an import in words.
extension ImportReport {
  /// The numbers of lists and items, and of areas if there are any: `2 lists and 1 item`.
  package var numbers: String {
    (areasAdded == 0 ? "" : counted(areasAdded, "area") + ", ")
      + "\(counted(listsAdded, "list")) and \(counted(itemsAdded, "item"))"
  }

  /// The report on several lines, safe to print on a terminal.
  package var text: String {
    var lines: [String] = []
    let verb = isRehearsal ? "Would import" : "Imported"
    lines.append(isEmpty ? "Nothing new in \(file)." : "\(verb) \(numbers) from \(file).")
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
    return (lines + remarks).map(\.shownInLine).joined(separator: "\n")
  }

  /// The problems, one sentence each.
  package var remarks: [String] { problems.map(\.sentence) }
}

extension ImportReport.Problem {
  /// The problem in a sentence.
  package var sentence: String {
    switch self {
    case .remark(let sentence): sentence
    case .unlinked(let item, let fault, let line):
      "\(place(line))“\(item)” \(fault.words). It becomes a top-level item."
    case .waitSkipped(let item, .tooMany, let line):
      "\(place(line))“\(item)” waits for too many items; some are skipped."
    case .waitSkipped(let item, .circular, let line):
      "\(place(line))“\(item)” waits for an item that waits for it. That wait is skipped."
    case .workSkipped(let item, let line):
      "\(place(line))“\(item)” is being worked on in the file, but another item is here. Its work is stopped."
    case .repeatedList(let name):
      "The list \(quoted(name)) has the identifier of an earlier one; it is kept, but not shown."
    case .repeatedItem(let name, isShown: true):
      "The item \(quoted(name)) has the identifier of an earlier one; it was given a new one."
    case .repeatedItem(let name, isShown: false):
      "The item \(quoted(name)) has the identifier of an earlier one; it is kept, but not shown."
    case .missingList(let identifier, let count):
      "The file has no list \(quoted(identifier)), but names its items (\(count)); these names are kept."
    case .missingItem(let identifier):
      "A list names the item \(quoted(identifier)), which is missing in the file; the name is kept."
    case .repaired(let subject, .named): "The \(subject.words): it had no name."
    case .repaired(let subject, .cut):
      "The \(subject.words): its name was too long and was shortened; the full name is kept."
    case .longExtra(let subject):
      "The \(subject.words) has more additional data than fits beside it; the data is kept."
    case .unknownSection(let name):
      "The section \(quoted(name)) of the file is unknown; it is kept."
    case .more: "There are more remarks than fit here."
    }
  }
}

extension ImportReport.Subject {
  /// The subject with its name.
  fileprivate var words: String {
    switch self {
    case .list(let name): "list \(quoted(name))"
    case .item(let name): "item \(quoted(name))"
    }
  }
}

extension ImportReport.LinkFault {
  /// The fault, as the rest of a sentence about the item.
  fileprivate var words: String {
    switch self {
    case .parentMissing: "belongs to an item that is missing"
    case .otherList: "belongs to an item of another list"
    case .ownSubtask: "belongs to itself"
    case .tooDeep: "is nested too deeply"
    }
  }
}

/// The line of the file before a sentence; empty for 0.
private func place(_ line: Int) -> String { line > 0 ? "line \(line): " : "" }

/// The name in quotation marks, cut if it would fill a line of its own.
private func quoted(_ name: String) -> String {
  name.count > 60 ? "“\(name.prefix(59))…”" : "“\(name)”"
}
