import JSONKit
import TodoModel
import TodoWording

/// The lists, views and areas of a store, as commands show them.
@MainActor struct ListRecords {
  private let desk: Desk
  private let tree: ListTree
  private let areas: [Identifier<TodoList>: TodoList]
  private let summaries: [Identifier<TodoList>: ListSummary]

  init(_ desk: Desk) throws {
    self.desk = desk
    tree = try desk.store.areas.tree()
    let all = tree.groups.flatMap { [$0.summary].compactMap(\.self) + $0.lists }
    let known = all + tree.putAway + [tree.inbox].compactMap(\.self)
    summaries = Dictionary(known.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let areas = known.map(\.list).filter { $0.kind == .area }
    self.areas = Dictionary(areas.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The area with a name.
  func area(named name: String) throws -> TodoList {
    try desk.list(named: name, among: tree.areas, kind: TodoList.Kind.area.rawValue)
  }

  /// The lists, views or areas, without those that are put away.
  func all(_ kind: TodoList.Kind) throws -> [TodoList] {
    switch kind {
    case .list: try desk.store.lists().map(\.list)
    case .view: try desk.store.views()
    case .area: tree.areas
    case .template: try desk.store.templates.all()
    case .heading: []
    }
  }

  /// The lists, views or areas that are put away.
  func putAway(_ kind: TodoList.Kind) -> [TodoList] {
    tree.putAway.map(\.list).filter { $0.kind == kind }
  }

  // MARK: - Records

  /// The records of the lists, views or areas. The lists of an area are below its name.
  func records(_ kind: TodoList.Kind) throws -> [CommandOutput.Record] {
    let all = try all(kind)
    guard kind == .list else { return all.map(record) }
    let groups = Dictionary(grouping: all) { area(of: $0)?.id }
    let areas: [TodoList?] = [nil] + tree.areas.map { $0 }
    return areas.flatMap { area -> [CommandOutput.Record] in
      var records = (groups[area?.id] ?? []).map(record)
      if !records.isEmpty { records[0].heading = area?.title }
      return records
    }
  }

  /// The record of a list, a view or an area as it is now, or after a change.
  func record(of list: TodoList) -> CommandOutput.Record {
    let summary = summaries[list.id]
    let counted = ListSummary(
      list: list, openCount: summary?.openCount ?? 0, totalCount: summary?.totalCount ?? 0)
    let open = "\(counted.openCount)"
    let area = area(of: list)
    switch list.kind {
    case .view:
      return CommandOutput.Record(
        id: "\(ShortID(list.id))",
        cells: [
          .init(text: list.title), .init(text: list.query ?? "", tone: .faint, isFlexible: true),
        ], plain: [list.name, list.query ?? "", area?.name ?? ""],
        json: desk.json.json(ofView: list, in: area))
    case .list, .area, .heading, .template:
      return CommandOutput.Record(
        id: "\(ShortID(list.id))",
        cells: [.init(text: list.title, isFlexible: true), .init(text: open)],
        plain: [list.name, open, "\(counted.totalCount)", area?.name ?? ""],
        json: desk.json.json(of: counted, in: area))
    }
  }

  private func area(of list: TodoList) -> TodoList? { list.area.flatMap { areas[$0] } }
}
