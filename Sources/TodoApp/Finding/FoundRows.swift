import TermPanels
import TodoLanguage
import TodoModel

/// The rows of what a query finds, straight from the store's live results.
@MainActor final class FoundRows: ListDataSource {
  private let results: QueryResults
  private let context: AppContext

  init(_ results: QueryResults, _ context: AppContext) {
    self.results = results
    self.context = context
  }

  var rowCount: Int { results.count }

  var revision: Int { results.revision }

  func steadily(_ body: () -> Void) { context.store.steadily(body) }

  func rowID(at index: Int) -> AnyHashable {
    // A row that cannot be read is told of once as a toast, and is a row of its own meanwhile.
    context.read(or: nil) { try results.id(at: index) }.map { AnyHashable($0) }
      ?? AnyHashable(index)
  }

  func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? Identifier<TodoItem> else { return nil }
    return context.read(or: nil) { try results.index(of: id) }
  }

  func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel {
    let row = panel as? ItemRowPanel ?? ItemRowPanel()
    row.today = context.today()
    row.dateStyle = context.settings.dateStyle
    row.item = context.read(or: nil) { try results.item(at: index) }
    return row
  }

  /// The rows below the headings of their groups.
  var grouped: GroupedRows<ItemGroup.Key> {
    GroupedRows(self) { [results] in
      results.groups.map { .init($0.key, rowCount: $0.range.count) }
    } heading: { [context] key, _, panel in
      let heading = panel as? HeadingPanel ?? HeadingPanel()
      heading.text = key.words(context)
      return heading
    }
  }
}

extension ItemGroup.Key {
  /// What its items have in common, as a heading says it.
  @MainActor fileprivate func words(_ context: AppContext) -> String {
    switch self {
    case .day(nil): return "No day"
    case .day(let day?):
      return DayWords(due: day, today: context.today(), style: context.settings.dateStyle).text
    case .list(let id):
      let list = context.read(or: nil) { try context.store.list(id) }?.list
      return [list?.emoji ?? "", list?.name ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    case .priority(.high): return "High priority"
    case .priority(.medium): return "Medium priority"
    case .priority(.low): return "Low priority"
    case .priority(.none): return "No priority"
    case .tag(let tag): return tag.map { "@" + $0 } ?? "No tag"
    }
  }
}
