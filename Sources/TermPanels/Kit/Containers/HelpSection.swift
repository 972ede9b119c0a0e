/// The commands below one heading of the help.
struct HelpSection {
  /// A command with its keys. Commands with the same title are one to a reader.
  struct Entry {
    let title: String
    var keys: [KeySequence]
    /// Whether it can be performed now.
    let isEnabled: Bool

    /// Whether all of these words are in its title, or are one of its keys.
    func matches(_ words: [String]) -> Bool {
      let names = keys.map { $0.name.lowercased() }
      return words.allSatisfy { title.lowercased().contains($0) || names.contains($0) }
    }
  }

  let title: String
  var entries: [Entry] = []

  /// The commands of a screen, below their headings in the order in which they are tried. Disabled
  /// ones come last.
  @MainActor static func sections(of oracle: KeyOracle) -> [HelpSection] {
    var sections: [HelpSection] = []
    for (commands, isEnabled) in [(oracle.commands, true), (oracle.hinderedCommands, false)] {
      for active in commands { add(active, isEnabled, to: &sections) }
    }
    return sections
  }

  @MainActor private static func add(
    _ active: ResponderChain.ActiveCommand, _ isEnabled: Bool, to sections: inout [HelpSection]
  ) {
    let (heading, title) = (active.title ?? "", active.command.title)
    let index = sections.firstIndex { $0.title == heading } ?? sections.count
    if index == sections.count { sections.append(HelpSection(title: heading)) }
    let known = sections[index].entries.firstIndex {
      $0.title == title && $0.isEnabled == isEnabled
    }
    if let known {
      sections[index].entries[known].keys += active.keys
    } else {
      sections[index].entries.append(
        Entry(title: title, keys: active.keys, isEnabled: isEnabled))
    }
  }

  /// The section with the entries that a filter keeps; `nil` without any.
  func filtered(_ isIncluded: (Entry) -> Bool) -> HelpSection? {
    let kept = entries.filter(isIncluded)
    return kept.isEmpty ? nil : HelpSection(title: title, entries: kept)
  }

  /// The rows of the section with its heading.
  var height: Int { entries.count + 1 }

  /// The columns of the widest keys.
  var keysWidth: Int { entries.map(\.keys.names.columns).max() ?? 0 }

  /// The columns of the widest title, and of the heading as far as it stands above the titles.
  var titleWidth: Int {
    max(entries.map(\.title.columns).max() ?? 0, title.columns - keysWidth - HelpColumns.keyGap)
  }
}
