import TermPanels
import TodoModel

extension ListOverviewCoordinator {
  func addList() {
    let name = TextField(placeholder: "Groceries")
    let emoji = TextField(placeholder: "🛒")
    ask("New list", ["Name": name, "Emoji": emoji], accept: "Create") { [context] in
      try await context.store.createList(name: name.text, emoji: emoji.text)
    }
  }

  func rename(_ list: TodoList) {
    let name = TextField(list.name)
    let emoji = TextField(list.emoji)
    let color = colorField(list.color)
    let fields: KeyValuePairs<String, any PromptField> = [
      "Name": name, "Emoji": emoji, "Colour": color,
    ]
    ask("Edit list", fields, accept: "Save") { [context] in
      var edited = list
      edited.name = name.text
      edited.emoji = emoji.text
      edited.color = Self.color(in: color)
      try await context.store.updateList(edited, editedFrom: list)
    }
  }

  func delete(_ list: TodoList) {
    // A neighbour is another list of one's own, if there is one.
    if rows.elements.filter({ $0.summary != nil }).count > 1 {
      listPanel.stepAside { [self] in
        listPanel.dataSource?.rowID(at: $0).base is Identifier<TodoList>
      }
    }
    context.perform { [context] in
      try await context.store.deleteList(list.id)
      context.announce("Deleted list “\(list.name)”")
    }
  }

  /// What can be done with a view.
  func actions(for view: TodoList) -> [RowAction] {
    [
      RowAction(id: "views.edit", .character("e"), title: "Edit the view", hint: "edit") {
        [unowned self] in ViewPrompt.present(editing: view, context)
      },
      RowAction(
        id: "views.delete", .character("d"), title: "Delete the view", hint: "delete",
        isDestructive: true
      ) { [unowned self] in deleteView(view) },
    ]
  }

  private func deleteView(_ view: TodoList) {
    listPanel.stepAside()
    context.perform { [context] in
      try await context.store.deleteList(view.id)
      context.announce("Deleted the view “\(view.name)”")
    }
  }

  private func ask(
    _ title: String, _ fields: KeyValuePairs<String, any PromptField>, accept: String,
    then change: @escaping @MainActor () async throws -> Void
  ) {
    context.router?.present(
      PromptPanel(title: title, fields: fields, acceptTitle: accept, onAccept: change))
  }

  /// A field for the name of a colour, or for none.
  private func colorField(_ color: ListColor?) -> MeaningField {
    let names = ListColor.allCases.map(\.rawValue).joined(separator: ", ")
    let field = MeaningField(color?.rawValue ?? "", placeholder: "none", columns: 34)
    field.read = { text in
      if let color = Self.color(named: text) {
        return MeaningField.Meaning(words: "━━━━━━━━━━", role: color.role)
      }
      if text.allSatisfy(\.isWhitespace) { return MeaningField.Meaning(words: names, role: .faint) }
      let problem = "Say \(names) or nothing."
      return MeaningField.Meaning(words: problem, role: .error, problem: problem)
    }
    return field
  }

  private static func color(in field: MeaningField) -> ListColor? { color(named: field.text) }

  private static func color(named text: String) -> ListColor? {
    ListColor(rawValue: text.filter { !$0.isWhitespace }.lowercased())
  }
}
