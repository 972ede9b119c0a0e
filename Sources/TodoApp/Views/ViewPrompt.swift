import TermPanels
import TodoLanguage
import TodoModel
import TodoValues

/// Asks for the properties of a view: its name, its emoji, its query, its order and its grouping.
@MainActor enum ViewPrompt {
  /// The prompt for a new view, with a query that may have been typed already: like the rest, it is
  /// kept as a draft.
  static func adding(
    _ query: String, _ access: StoreAccess, _ messages: Messages, _ drafts: Drafts,
    continuing draft: Draft?
  ) -> PromptPanel {
    let view = TodoList(name: draft?.name ?? "", query: "")
    return panel(
      "New view", view, typed: draft == nil ? query : "", accept: "Add", access, drafts, .newView,
      draft
    ) {
      view, draft in
      try await access.store.createView(
        name: view.name, emoji: view.emoji, query: view.query ?? "", sort: view.sort,
        grouping: view.grouping, finishing: draft)
      messages.announce(Deed(.added, .view(view.name)))
    }
  }

  /// The prompt for the properties of a view.
  static func editing(
    _ view: TodoList, _ access: StoreAccess, _ drafts: Drafts, continuing draft: Draft?
  ) -> PromptPanel {
    panel("Edit view", view, accept: "Save", access, drafts, .view(view.id), draft) {
      edited, draft in
      try await access.store.updateList(edited, editedFrom: view, finishing: draft)
    }
  }

  private static func panel(
    _ title: String, _ view: TodoList, typed: String = "", accept: String,
    _ access: StoreAccess, _ drafts: Drafts, _ form: Draft.Form, _ draft: Draft?,
    then change: @escaping @MainActor (TodoList, Identifier<Draft>?) async throws -> Void
  ) -> PromptPanel {
    let name = TextField(view.name, placeholder: "Bills")
    let emoji = TextField(view.emoji, placeholder: "🧾")
    let query = MeaningField(view.query ?? "", placeholder: "tag:bills due<7d is:open")
    query.read = { meaning(of: $0, access) }
    let sort = MeaningField(SortText.text(of: view.sort), placeholder: "priority, due")
    sort.read = SortText.meaning
    let grouping = MeaningField(
      view.grouping == .none ? "" : view.grouping.rawValue, placeholder: "day, list …")
    grouping.read = { text in
      guard let grouping = Grouping(typed: text) else {
        let problem = "Enter day, list, priority or tag."
        return .init(text: problem, role: .error, problem: problem)
      }
      return .init(
        text: grouping == .none
          ? "day, list, priority or tag" : "Grouped by \(grouping.text)", role: .faint)
    }
    let panel = drafts.prompt(
      title,
      ["Name": name, "Emoji": emoji, "Query": query, "Sort by": sort, "Group by": grouping],
      accept: accept, keeping: form, of: view.name, continuing: draft
    ) { draft in
      var edited = view
      edited.name = name.text
      edited.emoji = emoji.text
      edited.query = query.text
      edited.sort = SortText.rules(in: sort.text) ?? view.sort
      edited.grouping = Grouping(typed: grouping.text) ?? view.grouping
      try await change(edited, draft)
    }
    panel.validate = { emoji.text == view.emoji ? nil : ListSign.problem(in: emoji) }
    if !typed.isEmpty { query.enter(typed) }
    return panel
  }

  /// The number of items that a query matches, or its mistake and where that is.
  private static func meaning(of text: String, _ access: StoreAccess) -> MeaningField.Meaning {
    guard text.contains(where: { !$0.isWhitespace }) else {
      return .init(
        text: "Words, @tag, due<7d, is:open …", role: .faint,
        problem: "Enter a query, such as is:open.")
    }
    do throws(LanguageError) {
      let query = try Query(parsing: text)
      let asked = ItemQuery(.everything, filter: query, today: access.today)
      guard let count = access.read(or: nil, { try access.store.counts.countAtOnce(of: asked) })
      else {
        return .init(text: "Many matches")
      }
      return .init(text: "Matches: \(TodoStore.text(for: count))")
    } catch {
      return .init(
        text: error.message, role: .error,
        highlights: [TextHighlight(error.range, in: text, role: .error, .underline)],
        problem: error.message)
    }
  }
}

extension Grouping {
  /// The grouping named by a text, or none for an empty one; nil for another word.
  init?(typed text: String) {
    let word = text.filter { !$0.isWhitespace }.lowercased()
    guard let grouping = word.isEmpty ? Grouping.none : Grouping(rawValue: word) else { return nil }
    self = grouping
  }
}
