import TermPanels
import TodoModel

/// The areas that a picker offers: to go to one, or to move a list or a view into one.
@MainActor struct AreaChoices {
  /// A choice.
  private enum Target: Hashable {
    /// No area.
    case none
    /// An area that exists.
    case area(Identifier<TodoList>)
    /// A new area.
    case new
  }

  private let access: StoreAccess
  private let areas: [TodoList]

  /// Reads the areas.
  init(_ access: StoreAccess) {
    self.access = access
    areas = access.read(or: []) { try access.store.areas.all() }
  }

  /// A picker of the areas. `go` is called with the destination of the chosen one.
  func picker(go: @escaping (Destination) -> Void) -> Panel {
    let picker = PickerPanel<Identifier<TodoList>>(title: "Go to", placeholder: "Area") { typed in
      areas.map { PickerChoice(id: $0.id, title: $0.name, mark: Self.mark(of: $0)) }.matching(typed)
    }
    picker.onPick = { go(.row($0.id)) }
    return picker
  }

  /// A picker of the areas for a list or a view: all but its own, or none. The typed text can be
  /// the name of a new area.
  func picker(for list: TodoList, _ messages: Messages) -> Panel {
    let current = areas.first { $0.id == list.area }
    let others = areas.filter { $0.id != list.area }
    let picker = PickerPanel<Target>(title: "Move to", placeholder: "Area") { typed in
      var choices = others.map { area in
        PickerChoice(id: Target.area(area.id), title: area.name, mark: Self.mark(of: area))
      }
      if current != nil {
        choices.append(
          PickerChoice(id: Target.none, title: "No area", mark: ListSign.padded("–")))
      }
      return choices.matching(typed)
    }
    picker.emptyText = "Type the name of a new area"
    picker.other = { typed in
      let isKnown = areas.contains { $0.name.lowercased() == typed.lowercased() }
      guard !typed.allSatisfy(\.isWhitespace), !isKnown else { return nil }
      return PickerChoice(
        id: Target.new, title: typed, detail: "new area", mark: ListSign.padded("+"))
    }
    picker.onPick = { choice in
      switch choice.id {
      case .none: move(list, to: nil, messages)
      case .area(let id): move(list, to: areas.first { $0.id == id }, messages)
      case .new:
        access.perform { [access] in
          try await access.store.areas.move(list.id, toNew: choice.title)
          messages.announce(Deed(.moved, Deed.Subject(list), .name(choice.title)))
        }
      }
    }
    return picker
  }

  private func move(_ list: TodoList, to area: TodoList?, _ messages: Messages) {
    access.perform { [access] in
      try await access.store.areas.move(list.id, to: area?.id)
      messages.announce(Deed(.moved, Deed.Subject(list), area.map { .name($0.name) }))
    }
  }

  private static func mark(of area: TodoList) -> String { ListSign.padded(area.sign ?? "▾") }
}
