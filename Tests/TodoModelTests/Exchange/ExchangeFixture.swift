import CivilCalendar
import TestSupport

@testable import TodoModel

/// Lists and items as a file delivers them.
enum ExchangeFixture {
  static let home = TodoList(id: Identifier(imported: "list Home"), name: "Home")

  static func list(_ list: TodoList = home, isNamedOnly: Bool = false) -> TransferElement {
    .list(TransferList(list, isNamedOnly: isNamedOnly))
  }

  static func item(
    _ name: String, in list: TodoList = home, under parent: TransferItem.Parent? = nil,
    alias: String? = nil, at place: Int? = nil, extra: String? = nil, line: Int = 0
  ) -> TransferElement {
    let item = TodoItem(
      id: id(name), list: list.id, order: place ?? 0, name: name,
      created: Circumstances.now, extra: extra)
    return .item(
      TransferItem(item, parent: parent, alias: alias, hasPlace: place != nil, line: line))
  }

  static func id(_ name: String) -> Identifier<TodoItem> { Identifier(imported: "item \(name)") }
}

extension TodoStore {
  /// Imports elements; after the last one the source throws an error, if there is one.
  @discardableResult
  func take(
    _ elements: [TransferElement], thenThrowing error: StoreError? = nil,
    isRehearsal: Bool = false
  ) async throws(StoreError) -> ImportReport {
    try await exchange.importElements(of: "a.txt", isRehearsal: isRehearsal) {
      var rest = elements[...]
      return {
        if let element = rest.popFirst() { return element }
        if let error { throw error }
        return nil
      }
    }
  }

  /// Everything that an export delivers.
  func exported(
    _ selection: ExportSelection = ExportSelection()
  ) async throws -> [TransferElement] {
    try await exchange.read { snapshot in
      var elements: [TransferElement] = []
      try snapshot.export(selection) { elements.append($0) }
      return elements
    }
  }

  /// A sketch of an export: the names of lists, of items behind a dash for each level, and texts.
  func outline(_ selection: ExportSelection = ExportSelection()) async throws -> [String] {
    var depths: [Identifier<TodoItem>: Int] = [:]
    return try await exported(selection).map { element in
      switch element {
      case .list(let list): return list.list.name
      case .text(let text): return "“\(text.text)”"
      case .file(let text), .remark(let text): return text
      case .item(let item):
        let depth = item.item.parent.map { (depths[$0] ?? 0) + 1 } ?? 1
        depths[item.item.id] = depth
        return String(repeating: "-", count: depth) + item.item.name
      }
    }
  }
}
