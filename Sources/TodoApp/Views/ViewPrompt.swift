import TermPanels
import TodoLanguage
import TodoModel
import TodoValues

/// Asks for the properties of a view: its name, its emoji, its query, its order and its grouping.
@MainActor enum ViewPrompt {
  /// Creates a view, with a query that may have been typed already.
  static func present(
    saving query: String = "", _ context: AppContext, continuing draft: Draft? = nil
  ) {
    let view = TodoList(name: draft?.name ?? "", query: query)
    present("New view", view, accept: "Create", context, .newView, draft) { view in
      try await context.store.createView(
        name: view.name, emoji: view.emoji, query: view.query ?? "", sort: view.sort,
        grouping: view.grouping)
      context.announce("Made the view “\(view.name)”")
    }
  }

  /// Edits a view.
  static func present(
    editing view: TodoList, _ context: AppContext, continuing draft: Draft? = nil
  ) {
    present("Edit view", view, accept: "Save", context, .view(view.id), draft) { edited in
      try await context.store.updateList(edited, editedFrom: view)
    }
  }

  private static func present(
    _ title: String, _ view: TodoList, accept: String, _ context: AppContext, _ form: Draft.Form,
    _ draft: Draft?,
    then change: @escaping @MainActor (TodoList) async throws -> Void
  ) {
    let name = TextField(view.name, placeholder: "Bills")
    let emoji = TextField(view.emoji, placeholder: "🧾")
    let query = MeaningField(
      view.query ?? "", placeholder: "tag:bills due<7d is:open", columns: 40)
    query.read = { meaning(of: $0, context) }
    let sort = MeaningField(SortWords.text(of: view.sort), placeholder: "priority, due")
    sort.read = SortWords.meaning
    let grouping = MeaningField(
      view.grouping == .none ? "" : view.grouping.rawValue, placeholder: "day, list …")
    grouping.read = { text in
      let words = "day, list, priority, tag or nothing"
      guard let grouping = Grouping(typed: text) else {
        return .init(words: "Say \(words).", role: .error, problem: "Say \(words).")
      }
      return .init(
        words: grouping == .none ? words : "Headings by \(grouping.rawValue)", role: .faint)
    }
    let prompt = context.drafts.prompt(
      title,
      ["Name": name, "Emoji": emoji, "Query": query, "Sort by": sort, "Group by": grouping],
      accept: accept, keeping: form, of: view.name, continuing: draft
    ) {
      var edited = view
      edited.name = name.text
      edited.emoji = emoji.text
      edited.query = query.text
      edited.sort = SortWords.rules(in: sort.text) ?? view.sort
      edited.grouping = Grouping(typed: grouping.text) ?? view.grouping
      try await change(edited)
    }
    context.router?.present(prompt)
  }

  /// The number of items that a query matches, or its mistake and where that is.
  private static func meaning(of text: String, _ context: AppContext) -> MeaningField.Meaning {
    guard text.contains(where: { !$0.isWhitespace }) else {
      return .init(
        words: "Words, @tag, due<7d, is:open …", role: .faint,
        problem: "Say what is to be in the view, such as is:open.")
    }
    do throws(LanguageError) {
      let query = try Query(parsing: text)
      let asked = ItemQuery(.everything, filter: query, today: context.today)
      guard let count = context.read(or: nil, { try context.store.countAtOnce(of: asked) }) else {
        return .init(words: "Finds many")
      }
      return .init(words: "Finds \(TodoStore.words(for: count))")
    } catch {
      return .init(
        words: error.message, role: .error, highlights: [error.highlight(in: text)],
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
