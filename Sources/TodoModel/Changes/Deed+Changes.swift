extension Deed {
  /// The action of changes that were made to some items; nil if none of these items changed.
  ///
  /// - Parameters:
  ///   - changes: The changes, the same for each item.
  ///   - ids: The items. Others that changed with them do not count.
  ///   - results: The items that changed.
  ///   - list: The name of the list to which the items moved.
  ///   - awaited: The name of the item for which they wait now, or no longer.
  public init?(
    of changes: [ItemChange], on ids: [Identifier<TodoItem>], results: [Change<TodoItem>],
    list: String? = nil, awaited: String? = nil
  ) {
    let chosen = Set(ids)
    let changed = results.filter { result in
      (result.after ?? result.before).map { chosen.contains($0.id) } ?? false
    }
    guard let first = changed.first else { return nil }
    let subject = Subject.items(changed.count)
    if changed.count == 1, let old = first.before, let new = first.after {
      self.init(from: old, to: new, list: list, awaited: awaited)
    } else if changes.count == 1 {
      self.init(changes[0], subject, list: list, awaited: awaited)
    } else if changes.count == 2,
      let day = changes.lazy.compactMap({ $0.source(of: \.due)?.due }).first,
      let timed = changes.lazy.compactMap({ $0.source(of: \.dueTime) }).first
    {
      self.init(.setDue, subject, .date(day, timed.dueTime))
    } else {
      self.init(.changed, subject)
    }
  }

  /// The same change of several items.
  private init(_ change: ItemChange, _ subject: Subject, list: String?, awaited: String?) {
    self =
      switch change {
      case .value(let value): Deed(value, subject)
      case .shiftDue(let shift): Deed(.shiftedDue, subject, .shift(shift))
      case .addTag(let tag): Deed(.tagged, subject, .tag(tag))
      case .removeTag(let tag): Deed(.untagged, subject, .tag(tag))
      case .addWait: Deed(.addedWait, subject, awaited.map { .name($0) })
      case .removeWait: Deed(.removedWait, subject, awaited.map { .name($0) })
      case .work(let isStart): Deed(isStart ? .startedWork : .stoppedWork, subject)
      case .list: Deed(.moved, subject, list.map { .name($0) })
      case .done(let isDone): Deed(isDone ? .completed : .reopened, subject)
      }
  }

  /// The same new value for several items.
  private init(_ value: ItemValue, _ subject: Subject) {
    // Their old values differ, and the action is only about the new one.
    let edit = Self.itemEdits.first { $0.property == value.property }
    let (verb, detail) = edit?.parts(value.source, value.source) ?? (.edited, nil)
    self.init(verb, subject, detail)
  }
}

extension ItemChange {
  /// An item with the new value, if the change sets this property.
  fileprivate func source(of property: PartialKeyPath<TodoItem>) -> TodoItem? {
    if case .value(let value) = self, value.property == property { value.source } else { nil }
  }
}
