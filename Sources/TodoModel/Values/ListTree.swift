/// All lists, views and areas as a user has arranged them.
///
/// Another program may have stored an area in an area, or a list in one that is missing: every area
/// stands by itself, and such a list is in none.
public struct ListTree: Hashable, Sendable {
  /// The lists and views of an area, or those in none.
  public struct Group: Hashable, Sendable {
    /// The area; nil for the lists and views in none.
    public let area: TodoList?
    /// The lists, by their positions.
    public internal(set) var lists: [ListSummary] = []
    /// The views, by their positions.
    public internal(set) var views: [TodoList] = []

    /// The number of open items in the lists.
    public var openCount: Int { lists.reduce(0) { $0 + $1.openCount } }

    /// The area with the numbers of items of its lists; nil if there is no area.
    public var summary: ListSummary? {
      area.map { area in
        ListSummary(
          list: area, openCount: openCount, totalCount: lists.reduce(0) { $0 + $1.totalCount })
      }
    }
  }

  /// The lists and views in no area, and then those of each area, by the positions of the areas.
  /// What is put away is in none of them.
  public private(set) var groups: [Group]

  /// The Inbox, which is in no group.
  public private(set) var inbox: ListSummary?

  /// The lists, views and areas that are put away, in this order. An area has the numbers of items
  /// of its lists, which are not named besides; a view has none.
  public private(set) var putAway: [ListSummary] = []

  /// The templates, by their positions. They are in no group, and never put away.
  public private(set) var templates: [ListSummary] = []

  /// A tree without lists.
  public init() { groups = [Group(area: nil)] }

  /// A tree of lists, views, areas and templates, by their positions.
  init(_ all: [ListSummary], inbox: Identifier<TodoList>?) {
    let byKind = Dictionary(grouping: all, by: \.list.kind)
    let areas = (byKind[.area] ?? []).map(\.list)
    templates = byKind[.template] ?? []
    groups = [Group(area: nil)] + areas.filter { !$0.isPutAway }.map { Group(area: $0) }
    var hidden = areas.filter(\.isPutAway).map { Group(area: $0) }
    let (shownIndexes, hiddenIndexes) = (Self.indexes(of: groups), Self.indexes(of: hidden))
    for summary in byKind[.list] ?? [] {
      if summary.id == inbox {
        self.inbox = summary
      } else if let index = summary.list.area.flatMap({ hiddenIndexes[$0] }) {
        hidden[index].lists.append(summary)
      } else if summary.list.isPutAway {
        putAway.append(summary)
      } else {
        groups[summary.list.area.flatMap { shownIndexes[$0] } ?? 0].lists.append(summary)
      }
    }
    let views = (byKind[.view] ?? []).map(\.list)
    for view in views where view.area.flatMap({ hiddenIndexes[$0] }) == nil {
      if view.isPutAway {
        putAway.append(ListSummary(list: view, openCount: 0, totalCount: 0))
      } else {
        groups[view.area.flatMap { shownIndexes[$0] } ?? 0].views.append(view)
      }
    }
    putAway += hidden.compactMap(\.summary)
  }

  private static func indexes(of groups: [Group]) -> [Identifier<TodoList>: Int] {
    var indexes: [Identifier<TodoList>: Int] = [:]
    for (index, group) in groups.enumerated() {
      if let area = group.area { indexes[area.id] = index }
    }
    return indexes
  }

  // MARK: - Looking

  /// The areas, by their positions, without those that are put away.
  public var areas: [TodoList] { groups.compactMap(\.area) }

  /// Whether there are areas that are not put away.
  public var hasAreas: Bool { groups.count > 1 }

  /// An area that is not put away; nil if there is none with this identity.
  public func area(_ id: Identifier<TodoList>) -> TodoList? {
    index(ofArea: id).flatMap { groups[$0].area }
  }

  /// Whether there are lists, views, areas or templates besides the Inbox.
  public var isEmpty: Bool {
    groups.count == 1 && groups[0].lists.isEmpty && groups[0].views.isEmpty && putAway.isEmpty
      && templates.isEmpty
  }

  /// The index of the group of an area.
  func index(ofArea id: Identifier<TodoList>) -> Int? { groups.firstIndex { $0.area?.id == id } }

  /// The indexes of a list: that of its group, and its own in the group.
  func indexes(ofList id: Identifier<TodoList>) -> (group: Int, index: Int)? {
    for (number, group) in groups.enumerated() {
      if let index = group.lists.firstIndex(where: { $0.id == id }) { return (number, index) }
    }
    return nil
  }

  /// The area of a list or a view; nil if it is in none.
  public func area(of id: Identifier<TodoList>) -> TodoList? {
    groups.first { group in
      group.lists.contains { $0.id == id } || group.views.contains { $0.id == id }
    }?.area
  }

  /// The list that follows a list in its group, or the area that follows an area; nil for the last.
  public func successor(of id: Identifier<TodoList>) -> Identifier<TodoList>? {
    if let index = index(ofArea: id) { return groups.dropFirst(index + 1).first?.area?.id }
    guard let (group, index) = indexes(ofList: id) else { return nil }
    return groups[group].lists.dropFirst(index + 1).first?.id
  }

  // MARK: - Moving

  /// Moves a list to the row of another one or of an area, or an area with its lists past another
  /// one: what a user sees who drags it there. Returns whether anything moved.
  public mutating func move(
    _ id: Identifier<TodoList>, over other: Identifier<TodoList>
  ) -> Bool {
    guard id != other else { return false }
    if let from = index(ofArea: id) { return moveArea(from, over: other) }
    guard let from = indexes(ofList: id), let to = target(from, over: other), from != to else {
      return false
    }
    let moved = groups[from.group].lists.remove(at: from.index)
    groups[to.group].lists.insert(moved, at: to.index)
    return true
  }

  private mutating func moveArea(_ from: Int, over other: Identifier<TodoList>) -> Bool {
    // The lists in no area stay before all areas.
    guard let to = index(ofArea: other) ?? indexes(ofList: other)?.group, to > 0, to != from else {
      return false
    }
    groups.insert(groups.remove(at: from), at: to)
    return true
  }

  /// The indexes of a list after it is dragged over another one, or over an area.
  private func target(
    _ from: (group: Int, index: Int), over other: Identifier<TodoList>
  ) -> (group: Int, index: Int)? {
    if let area = index(ofArea: other) {
      // From above into the area; from below to the end of the group above it.
      return from.group < area
        ? (group: area, index: 0) : (group: area - 1, index: groups[area - 1].lists.count)
    }
    guard let to = indexes(ofList: other) else { return nil }
    return from.group < to.group ? (group: to.group, index: to.index + 1) : to
  }
}
