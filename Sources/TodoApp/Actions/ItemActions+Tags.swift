import TermPanels
import TodoModel

extension ItemActions {
  /// The maximum number of items whose tags a menu reads.
  private static var mostRead: Int { 500 }

  /// Adds a tag to the items, or removes one that all have. The tags of very many items are not
  /// read.
  func chooseTag(for subject: Subject) {
    var counts: [String: Int] = [:]
    if subject.ids.count <= Self.mostRead {
      let items = subject.item.map { [$0] } ?? subject.ids.compactMap { item($0) }
      for tag in items.flatMap(\.tags) { counts[tag.lowercased(), default: 0] += 1 }
    }
    let choice = { [counts] (tag: String) -> PickerChoice in
      let count = counts[tag.lowercased()] ?? 0
      return switch count {
      case 0: PickerChoice(id: tag, title: tag, mark: " ")
      case subject.ids.count: PickerChoice(id: tag, title: tag, detail: "remove", mark: "✓")
      default:
        PickerChoice(
          id: tag, title: tag, detail: "on \(count) of \(subject.ids.count)", mark: "-")
      }
    }
    // An item's own tags come first.
    let own = Array((subject.item?.tags ?? []).prefix(TodoStore.offeredTags))
    let ownKeys = Set((subject.item?.tags ?? []).map { $0.lowercased() })
    let shared = Set(counts.filter { $0.value == subject.ids.count }.keys)
    offerTags({ known in
      (own + known.filter { !ownKeys.contains($0.lowercased()) }).map(choice)
    }) { [weak self] tag in
      if shared.contains(tag.lowercased()) {
        self?.change(subject, [.removeTag(tag)])
      } else {
        self?.change(subject, [.addTag(tag)])
      }
    }
  }

  private static func tag(_ typed: String) -> String {
    String(typed.hasPrefix("@") ? typed.dropFirst() : typed[...])
  }

  /// Offers the known tags, and a typed one that is not among them.
  ///
  /// - Parameter choices: Turns known tags into choices.
  private func offerTags(
    _ choices: @escaping ([String]) -> [PickerChoice], choose: @escaping (String) -> Void
  ) {
    // Frequent tags match by any letters, all others by their beginning.
    let frequent = context.tags(beginningWith: "")
    let picker = PickerPanel(title: "Tags", placeholder: "Tag") { [context] typed in
      let tag = Self.tag(typed)
      let further = tag.isEmpty ? [] : context.tags(beginningWith: tag)
      return choices(frequent + further.filter { !frequent.contains($0) }).matching(typed)
    }
    picker.emptyText = "No tags yet. Type one."
    picker.other = { [context] typed in
      let tag = Self.tag(typed)
      let isKnown = context.tags(beginningWith: tag).contains {
        $0.lowercased() == tag.lowercased()
      }
      return tag.isEmpty || isKnown
        ? nil : PickerChoice(id: tag, title: tag, detail: "new tag", mark: "+")
    }
    picker.onPick = { choose($0.title) }
    context.router?.present(picker)
  }
}
