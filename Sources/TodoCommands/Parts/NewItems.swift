import TodoLanguage
import TodoModel
import TodoValues

/// Reads lines as new items.
@MainActor final class NewItems {
  /// A new item, and whether its line has named its list.
  struct Draft {
    var new: NewItem
    var hasList: Bool
    /// A sentence about words of the line that look like a part of a date and were not read.
    var remark: String?

    var parent: Identifier<TodoItem>? {
      get { new.parent }
      set { new.parent = newValue }
    }

    var notes: String {
      get { new.notes }
      set { new.notes = newValue }
    }

    /// The item in a list, unless its line has named another one.
    func placed(in list: Identifier<TodoList>) -> NewItem {
      var item = new
      if !hasList { item.list = list }
      return item
    }
  }

  /// An identity until the list is known.
  private static let nowhere = Identifier<TodoList>(high: 0, low: 0)

  private let desk: Desk
  private var known: [TodoList]?

  init(_ desk: Desk) { self.desk = desk }

  /// The lists, which are read when one is first named, since there may be thousands.
  private func lists() throws -> [TodoList] {
    let lists = try known ?? desk.store.lists().map(\.list)
    known = lists
    return lists
  }

  func item(_ text: String, isVerbatim: Bool) throws -> Draft {
    if isVerbatim { return Draft(new: NewItem(text, in: Self.nowhere), hasList: false) }
    var reading = QuickAdd.read(text, in: desk.context([]))
    // Only a line that names a list can mean another one of those that exist.
    if reading.list != nil { reading = QuickAdd.read(text, in: desk.context(try lists())) }
    let list = try reading.list.map { try desk.list(named: $0, among: lists()) }
    let heading = try list.flatMap { list in
      try reading.heading.map { try desk.heading(named: $0, of: list) }
    }
    var new = NewItem(reading, in: list?.id ?? Self.nowhere)
    new.heading = heading?.id
    return Draft(new: new, hasList: list != nil, remark: reading.remark)
  }

  /// The list of the parent, or that with a name; nil if nobody names one: then it is the Inbox.
  func place(named name: String?, parent: TodoItem?) throws -> Identifier<TodoList>? {
    if let parent { return parent.list }
    return try name.map { try desk.list(named: $0, among: lists()).id }
  }
}

extension QuickAdd.Reading {
  /// A sentence about the words in doubt, with the corrected line if there is one.
  fileprivate var remark: String? {
    guard let doubt = doubts.first(where: { $0.offer != nil }) ?? doubts.first else { return nil }
    let advice = corrected.map { ". Did you mean “\($0)”?" } ?? ", and stays in the name."
    return "“\(line[doubt.range])” was not understood" + advice
  }
}
