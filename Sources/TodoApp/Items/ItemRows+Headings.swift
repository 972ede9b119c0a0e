import TermPanels
import TodoLanguage
import TodoModel
import TodoValues

extension ItemRows {
  /// The rows below the headings of their groups.
  var grouped: GroupedRows<ItemGroup.Key> {
    GroupedRows(self) { [items] in
      items.groups.map { .init($0.key, rowCount: $0.range.count) }
    } heading: { [context] key, _, panel in
      let heading = panel as? HeadingPanel ?? HeadingPanel()
      heading.text = key.words(context)
      return heading
    }
  }
}

extension ItemGroup.Key {
  /// The common property of the items, as a heading.
  @MainActor fileprivate func words(_ context: AppContext) -> String {
    switch self {
    case .day(nil): return "No day"
    case .day(let day?):
      return DayWords(due: day, today: context.today, style: context.settings.dateStyle).text
    case .list(let id):
      let list = context.read(or: nil) { try context.store.list(id) }?.list
      return [list?.emoji ?? "", list?.name ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    case .priority(.high): return "High priority"
    case .priority(.medium): return "Medium priority"
    case .priority(.low): return "Low priority"
    case .priority(.none): return "No priority"
    case .done: return "Done"
    case .tag(let tag): return tag.map { "@" + $0 } ?? "No tag"
    }
  }
}
