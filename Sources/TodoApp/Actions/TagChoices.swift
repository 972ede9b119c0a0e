import TermPanels
import TodoModel
import TodoWording

/// The tags that a picker offers for the items of a subject, with those that they have.
@MainActor struct TagChoices {
  /// The maximum number of items whose tags are read.
  private static let mostRead = 500

  private let access: StoreAccess
  private let itemCount: Int
  /// The number of items with each tag, in lower case.
  private var counts: [String: Int] = [:]
  /// The tags of a single item, which come first.
  private let own: [String]

  /// Counts the tags of the items. Those of very many items are not read.
  init(_ subject: Subject, _ access: StoreAccess) {
    self.access = access
    itemCount = subject.ids.count
    own = subject.item?.tags ?? []
    guard itemCount <= Self.mostRead else { return }
    let items = subject.item.map { [$0] } ?? subject.ids.compactMap(access.item)
    for tag in items.flatMap(\.tags) { counts[tag.lowercased(), default: 0] += 1 }
  }

  /// A picker of the known tags, and of a typed one that is not among them. `choose` is called with
  /// the tag, and whether all items have it.
  func picker(choose: @escaping (_ tag: String, _ isShared: Bool) -> Void) -> PickerPanel<String> {
    // Frequent tags match by any letters, all others by their beginning.
    let frequent = access.tags(beginningWith: "")
    let picker = PickerPanel(title: "Tags", placeholder: "Tag") { [self] typed in
      let tag = Self.tag(typed)
      let further = tag.isEmpty ? [] : access.tags(beginningWith: tag)
      return choices(frequent + further.filter { !frequent.contains($0) }).matching(typed)
    }
    picker.emptyText = "No tags yet. Type one."
    picker.other = { [access] typed in
      let tag = Self.tag(typed)
      let isKnown = access.tags(beginningWith: tag).contains {
        $0.lowercased() == tag.lowercased()
      }
      return tag.isEmpty || isKnown
        ? nil : PickerChoice(id: tag, title: tag, detail: "new tag", mark: "+")
    }
    picker.onPick = { [counts, itemCount] in
      choose($0.title, counts[$0.title.lowercased()] == itemCount)
    }
    return picker
  }

  private func choices(_ known: [String]) -> [PickerChoice<String>] {
    let ownKeys = Set(own.map { $0.lowercased() })
    return
      (own.prefix(ItemCounts.offeredTags) + known.filter { !ownKeys.contains($0.lowercased()) })
      .map(choice)
  }

  private func choice(_ tag: String) -> PickerChoice<String> {
    switch counts[tag.lowercased()] ?? 0 {
    case 0: PickerChoice(id: tag, title: tag, mark: " ")
    case itemCount: PickerChoice(id: tag, title: tag, detail: "remove", mark: "✓")
    case let count:
      PickerChoice(id: tag, title: tag, detail: "on \(count) of \(itemCount)", mark: "-")
    }
  }

  private static func tag(_ typed: String) -> String {
    String(typed.hasPrefix("@") ? typed.dropFirst() : typed[...])
  }
}
