import TermPanels
import TodoModel

/// Keeps what is being typed, and finds again what was being typed when a program ended.
@MainActor final class Drafts {
  let store: TodoStore
  /// Whether anything is kept: a store of samples is gone with the program.
  let isOn: Bool
  /// Whether the last look found something that is offered.
  private(set) var areOffered = false
  /// What is being typed now.
  private var open: [Typing] = []
  private unowned let application: Application

  init(_ store: TodoStore, _ application: Application, isOn: Bool) {
    (self.store, self.application, self.isOn) = (store, application, isOn)
  }

  var animator: Animator { application.animator }

  /// A prompt in which what is typed is kept, until it is accepted or left. Fields without a text are not.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - fields: The fields by their labels, with what they hold before anything is typed.
  ///   - accept: The word on the button that accepts.
  ///   - form: Where it is typed.
  ///   - name: What the item or list is called.
  ///   - draft: What to go on with: it is entered into the fields.
  ///   - isReplacing: Whether what it was typed about is gone, so that nothing of that has changed.
  ///   - change: Carries out what was asked for.
  func prompt(
    _ title: String, _ fields: KeyValuePairs<String, any PromptField>, accept: String,
    keeping form: Draft.Form, of name: String, continuing draft: Draft? = nil,
    isReplacing: Bool = false, then change: @escaping @MainActor () async throws -> Void
  ) -> PromptPanel {
    let entries = fields.compactMap { name, field in
      (field as? any DraftField).map { Typing.Entry(name, $0) }
    }
    let typing = typing(into: form, of: name, continuing: draft, entries)
    let prompt = PromptPanel(title: title, fields: fields, acceptTitle: accept) {
      try await typing.save(change)
    }
    typing.follow(prompt)
    if let draft { enter(draft, into: typing, tellsChanges: !isReplacing) }
    return prompt
  }

  /// Begins to keep what is typed into a form, or goes on with a draft.
  func typing(
    into form: Draft.Form, of name: String, continuing draft: Draft?, _ entries: [Typing.Entry]
  ) -> Typing {
    let typing = Typing(self, form, name, draft, entries)
    if isOn { open.append(typing) }
    return typing
  }

  /// Enters what a draft has, and says what somebody else has changed since it was begun.
  func enter(_ draft: Draft, into typing: Typing, tellsChanges: Bool = true) {
    let changed = typing.enter(draft)
    guard tellsChanges, !changed.isEmpty, typing.form == draft.form else { return }
    let names = changed.joined(separator: ", ")
    let toast = Toast("Changed elsewhere meanwhile: \(names). Here is what you typed.")
    // Above the form, which is about to be presented.
    Task { [application] in application.window.show(toast) }
  }

  /// Leaves a text that could not be saved to whoever wants to go on with it.
  func offer(_ fields: [Draft.Field], typedInto form: Draft.Form, of name: String) {
    let entries = fields.map { field in
      Typing.Entry(field.name, before: field.before, text: { field.text }, enter: { _ in })
    }
    typing(into: form, of: name, continuing: nil, entries).release()
  }

  /// Reads what is offered, the newest first.
  @discardableResult
  func look() -> [Draft] {
    // What cannot be read now is offered at the next start; nobody has asked for it.
    let drafts = isOn ? (try? store.abandonedDrafts()) ?? [] : []
    if areOffered == drafts.isEmpty {
      areOffered = !drafts.isEmpty
      application.window.setNeedsStatusUpdate()
    }
    return drafts
  }

  /// Keeps all that is being typed, now.
  func flush() async {
    for typing in open { await typing.flush() }
  }

  func forget(_ typing: Typing) { open.removeAll { $0 === typing } }
}
