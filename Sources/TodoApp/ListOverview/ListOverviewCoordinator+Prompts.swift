import TermPanels
import TodoModel

extension ListOverviewCoordinator {
  /// Asks for a new list, perhaps with a draft: of a new list, or of one that is gone.
  func addList(continuing draft: Draft? = nil) {
    let name = TextField(draft?.name ?? "", placeholder: "Groceries")
    let emoji = TextField(placeholder: "🛒")
    let prompt = context.drafts.prompt(
      "New list", ["Name": name, "Emoji": emoji], accept: "Add", keeping: .newList, of: "",
      continuing: draft
    ) { [context] in
      try await context.store.createList(name: name.text, emoji: emoji.text)
    }
    context.router?.present(prompt)
  }

  /// Asks for the properties of a list, perhaps with a draft.
  func edit(_ list: TodoList, continuing draft: Draft? = nil) {
    let name = TextField(list.name)
    let emoji = TextField(list.emoji)
    let color = colorField(list.color)
    let fields: KeyValuePairs<String, any PromptField> = [
      "Name": name, "Emoji": emoji, "Colour": color,
    ]
    let prompt = context.drafts.prompt(
      "Edit list", fields, accept: "Save", keeping: .list(list.id), of: list.name,
      continuing: draft
    ) { [context] in
      var edited = list
      edited.name = name.text
      edited.emoji = emoji.text
      edited.color = Self.color(in: color)
      try await context.store.updateList(edited, editedFrom: list)
    }
    context.router?.present(prompt)
  }

  func delete(_ list: TodoList) {
    // The neighbour is another list of one's own, if there is one.
    if rows.elements.filter({ $0.summary != nil }).count > 1 {
      listPanel.stepAside { [self] in
        listPanel.dataSource?.rowID(at: $0).base is Identifier<TodoList>
      }
    }
    context.perform { [context] in
      try await context.store.deleteList(list.id)
      context.announce(Deed(.deleted, .list(list.name)))
    }
  }

  /// The actions on a view.
  func actions(for view: TodoList) -> [RowAction] {
    [
      RowAction(.editView) { [unowned self] in ViewPrompt.present(editing: view, context) },
      RowAction(.deleteView, isDestructive: true) { [unowned self] in deleteView(view) },
    ]
  }

  private func deleteView(_ view: TodoList) {
    listPanel.stepAside()
    context.perform { [context] in
      try await context.store.deleteList(view.id)
      context.announce(Deed(.deleted, .view(view.name)))
    }
  }

  /// A field for the name of a colour, or for none.
  private func colorField(_ color: ListColor?) -> MeaningField {
    let names = ListColor.allCases.map(\.rawValue).joined(separator: ", ")
    let field = MeaningField(color?.rawValue ?? "", placeholder: "none", columns: 34)
    field.read = { text in
      if let color = Self.color(named: text) {
        return MeaningField.Meaning(text: "━━━━━━━━━━", role: color.role)
      }
      if text.allSatisfy(\.isWhitespace) { return MeaningField.Meaning(text: names, role: .faint) }
      let problem = "Enter \(names) or nothing."
      return MeaningField.Meaning(text: problem, role: .error, problem: problem)
    }
    return field
  }

  private static func color(in field: MeaningField) -> ListColor? { color(named: field.text) }

  private static func color(named text: String) -> ListColor? {
    ListColor(rawValue: text.filter { !$0.isWhitespace }.lowercased())
  }
}
