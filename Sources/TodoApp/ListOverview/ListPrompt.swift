import TermPanels
import TodoModel

/// Asks for the properties of a list or an area.
@MainActor enum ListPrompt {
  /// The prompt for a new list, perhaps in an area, and perhaps with a draft: of a new list, or of
  /// one that is gone.
  static func adding(
    in area: TodoList?, _ access: StoreAccess, _ drafts: Drafts, continuing draft: Draft?
  ) -> PromptPanel {
    adding("New list", ["Groceries", "🛒"], .newList(in: area?.id), drafts, draft) {
      [access] name, emoji, draft in
      try await access.store.createList(
        name: name, emoji: emoji, sort: ItemOrder.ofNewList, in: area?.id, finishing: draft)
    }
  }

  /// The prompt for a new area, perhaps with a draft.
  static func addingArea(
    _ access: StoreAccess, _ drafts: Drafts, continuing draft: Draft?
  ) -> PromptPanel {
    adding("New area", ["Work", "💼"], .newArea, drafts, draft) { [access] name, emoji, draft in
      try await access.store.areas.create(name: name, emoji: emoji, finishing: draft)
    }
  }

  /// The prompt for a name and an emoji, with an example of each.
  private static func adding(
    _ title: String, _ examples: [String], _ form: Draft.Form, _ drafts: Drafts, _ draft: Draft?,
    create:
      @escaping @MainActor (
        _ name: String, _ emoji: String, _ draft: Identifier<Draft>?
      ) async throws -> Void
  ) -> PromptPanel {
    let name = TextField(draft?.name ?? "", placeholder: examples[0])
    let emoji = TextField(placeholder: examples[1])
    let panel = drafts.prompt(
      title, ["Name": name, "Emoji": emoji], accept: "Add", keeping: form, of: "",
      continuing: draft
    ) { draft in
      try await create(name.text, emoji.text, draft)
    }
    panel.validate = { ListSign.problem(in: emoji) }
    return panel
  }

  /// The prompt for the properties of a list or an area, perhaps with a draft.
  static func editing(
    _ list: TodoList, _ access: StoreAccess, _ drafts: Drafts, continuing draft: Draft?
  ) -> PromptPanel {
    let name = TextField(list.name)
    let emoji = TextField(list.emoji)
    let color = colorField(list.color)
    let fields: KeyValuePairs<String, any PromptField> = [
      "Name": name, "Emoji": emoji, "Colour": color,
    ]
    let panel = drafts.prompt(
      "Edit \(list.kind.rawValue)", fields, accept: "Save", keeping: .list(list.id), of: list.name,
      continuing: draft
    ) { [access] draft in
      var edited = list
      edited.name = name.text
      edited.emoji = emoji.text
      edited.color = Self.color(named: color.text)
      try await access.store.updateList(edited, editedFrom: list, finishing: draft)
    }
    panel.validate = { emoji.text == list.emoji ? nil : ListSign.problem(in: emoji) }
    return panel
  }

  /// A field for the name of a colour, or for none.
  private static func colorField(_ color: ListColor?) -> MeaningField {
    let names = ListColor.allCases.map(\.rawValue).joined(separator: ", ")
    let field = MeaningField(color?.rawValue ?? "", placeholder: "none", columns: 34)
    field.read = { text in
      if let color = Self.color(named: text) {
        return MeaningField.Meaning(text: "━━━━━━━━━━", role: color.role)
      }
      if text.allSatisfy(\.isWhitespace) { return MeaningField.Meaning(text: names, role: .faint) }
      let problem = "Enter one of these: \(names)."
      return MeaningField.Meaning(text: problem, role: .error, problem: problem)
    }
    return field
  }

  private static func color(named text: String) -> ListColor? {
    ListColor(rawValue: text.filter { !$0.isWhitespace }.lowercased())
  }
}
