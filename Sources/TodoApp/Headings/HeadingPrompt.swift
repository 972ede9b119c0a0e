import TermPanels
import TodoModel

/// Asks for the name of a heading.
@MainActor enum HeadingPrompt {
  /// The prompt for a new heading. `didAdd` is called with it.
  static func adding(
    to list: TodoList, at place: HeadingPlace, _ access: StoreAccess,
    didAdd: @escaping (TodoList) -> Void
  ) -> PromptPanel {
    let name = TextField(placeholder: "Garden")
    return PromptPanel(
      title: "New heading in \(list.name)", fields: ["Name": name], acceptTitle: "Add"
    ) { [access] in
      let heading = try await access.store.headings.add(name.text, to: list.id, at: place)
      didAdd(heading)
    }
  }

  /// The prompt for another name.
  static func renaming(_ heading: TodoList, _ access: StoreAccess) -> PromptPanel {
    let name = TextField(heading.name)
    return PromptPanel(title: "Rename heading", fields: ["Name": name], acceptTitle: "Rename") {
      [access] in
      var edited = heading
      edited.name = name.text
      try await access.store.updateList(edited, editedFrom: heading)
    }
  }
}
