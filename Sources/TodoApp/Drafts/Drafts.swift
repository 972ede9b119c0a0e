import TermPanels
import TodoModel

/// Keeps the text that is being typed, and finds the drafts of programs that have ended.
@MainActor final class Drafts {
  let store: TodoStore
  /// Whether drafts are kept: a store of samples vanishes with the program.
  let isOn: Bool
  /// Whether the last look found drafts to offer.
  private(set) var areOffered = false
  /// Whether there is a draft, or a discarded text, to resume.
  var canResume: Bool { areOffered || discarded != nil }
  /// The text that was discarded last: Esc may have been a slip. It is only in memory.
  private(set) var discarded: Draft?
  /// The forms that are being filled in.
  private var open: [Typing] = []
  private unowned let application: Application

  init(_ store: TodoStore, _ application: Application, isOn: Bool) {
    (self.store, self.application, self.isOn) = (store, application, isOn)
  }

  var animator: Animator { application.animator }

  /// Creates a prompt that keeps typed text until it is accepted or left. Fields without a text are
  /// not kept.
  ///
  /// - Parameters:
  ///   - title: The title of the prompt.
  ///   - fields: The fields by their labels, with their initial contents.
  ///   - accept: The title of the button that accepts.
  ///   - form: The form that the text is typed into.
  ///   - name: The name of the item or list.
  ///   - draft: The draft to resume: its text is entered into the fields.
  ///   - isReplacing: Whether the draft's item is gone, so that no changes to it are reported.
  ///   - change: Saves the accepted text, and finishes the draft by the same write.
  func prompt(
    _ title: String, _ fields: KeyValuePairs<String, any PromptField>, accept: String,
    keeping form: Draft.Form, of name: String, continuing draft: Draft?,
    isReplacing: Bool = false,
    then change: @escaping @MainActor (Identifier<Draft>?) async throws -> Void
  ) -> PromptPanel {
    let entries = fields.compactMap { name, field in
      (field as? any DraftField).map { Typing.Entry(name, $0) }
    }
    let typing = typing(into: form, of: name, continuing: draft, entries)
    let prompt = PromptPanel(title: title, fields: fields, acceptTitle: accept) {
      try await typing.save(change)
    }
    typing.follow(prompt)
    if let draft { enter(draft, into: typing, reportsChanges: !isReplacing) }
    return prompt
  }

  /// Starts to keep the text that is typed into a form, or resumes a draft.
  func typing(
    into form: Draft.Form, of name: String, continuing draft: Draft?, _ entries: [Typing.Entry]
  ) -> Typing {
    let typing = Typing(self, form, name, draft, entries)
    if isOn { open.append(typing) }
    return typing
  }

  /// Enters the text of a draft, and reports the fields that were changed elsewhere since it was
  /// begun.
  func enter(_ draft: Draft, into typing: Typing, reportsChanges: Bool = true) {
    let changed = typing.enter(draft)
    guard reportsChanges, !changed.isEmpty, typing.form == draft.form else { return }
    let names = changed.joined(separator: ", ")
    let toast = Toast("Changed elsewhere meanwhile: \(names). Here is what you typed.")
    // Above the form, which is about to be presented.
    Task { [application] in application.window.show(toast) }
  }

  /// Reads the drafts to offer, the newest first.
  @discardableResult
  func look() -> [Draft] {
    // Drafts that cannot be read now are offered at the next start; nobody has asked for them.
    let drafts = isOn ? (try? store.drafts.abandoned()) ?? [] : []
    if areOffered == drafts.isEmpty {
      areOffered = !drafts.isEmpty
      application.window.setNeedsStatusUpdate()
    }
    return drafts
  }

  /// Holds a discarded text until another one is discarded or the program ends, and shows the key
  /// that resumes it.
  func hold(_ draft: Draft) {
    discarded = draft
    let excerpt = DraftText.excerpt(of: draft, columns: 40)
    let key = application.keyName(of: Command.resumeDraft.id)
    application.window.show(
      Toast(
        "Discarded " + (excerpt.isEmpty ? "the changes" : "“\(excerpt)”"),
        hint: key.map { ($0, "resume") }))
  }

  /// Takes a draft over, to resume it.
  ///
  /// - Returns: Whether no other program was faster.
  func claim(_ draft: Draft) async throws -> Bool {
    defer { look() }
    guard draft.id == discarded?.id else { return try await store.drafts.claim(draft.id) }
    discarded = nil
    // If it cannot be written now, typing tries again.
    try? await store.drafts.keep(draft)
    return true
  }

  /// Writes all text that is being typed, now.
  func flush() async {
    for typing in open { await typing.flush() }
  }

  func forget(_ typing: Typing) { open.removeAll { $0 === typing } }
}
