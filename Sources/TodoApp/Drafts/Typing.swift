import TermPanels
import TodoModel

/// Keeps the text that is typed into one form as a draft, until it is saved or discarded.
///
/// At most a second of typing is lost: the first key that is not kept yet begins a pause, and
/// everything is kept after it. While nothing is typed, no timer runs and nothing is written.
@MainActor final class Typing {
  /// One text of the form.
  struct Entry {
    let name: String
    /// The initial text.
    let before: String
    let text: () -> String
    let enter: (String) -> Void

    @MainActor init(_ name: String, _ field: any DraftField) {
      self.init(name, before: field.text, text: { field.text }, enter: { field.enter($0) })
    }

    init(
      _ name: String, before: String, text: @escaping () -> String,
      enter: @escaping (String) -> Void
    ) {
      (self.name, self.before, self.text, self.enter) = (name, before, text, enter)
    }
  }

  /// Seconds from a key to the write that keeps it: with the write itself, less than one.
  static let pause = 0.75
  /// The maximum number of seconds between two attempts while writing fails.
  private static let longestPause = 60.0

  /// Weak, since a write may still be under way when the app is gone.
  private weak var drafts: Drafts?
  private let store: TodoStore
  private let animator: Animator
  private let isOn: Bool
  private let id: Identifier<Draft>
  let form: Draft.Form
  private let name: String
  private let entries: [Entry]
  /// The fields that have been kept; none without a draft.
  private var kept: [Draft.Field]
  private var pause = Typing.pause
  private var timer: Animation?
  private var work: Task<Void, Never>?
  /// Whether there is more to keep after the write that is under way.
  private var isBehind = false
  private var isSaving = false
  private var isOver = false

  init(
    _ drafts: Drafts, _ form: Draft.Form, _ name: String, _ draft: Draft?, _ entries: [Entry]
  ) {
    (self.drafts, store, animator, isOn) = (drafts, drafts.store, drafts.animator, drafts.isOn)
    (self.form, self.name, self.entries) = (form, name, entries)
    id = draft?.id ?? Identifier()
    kept = draft?.fields ?? []
  }

  /// Keeps the text that is typed into a prompt with these fields, until it is dismissed.
  func follow(_ prompt: PromptPanel) {
    guard isOn else { return }
    let (onChange, onDismiss) = (prompt.onChange, prompt.onDismiss)
    prompt.onChange = { [self] in
      onChange()
      textDidChange()
    }
    prompt.onDismiss = { [self, unowned prompt] isAccepted in
      // Dismissing a prompt from outside does not discard the text in it.
      if prompt.isCancelled { cancel() } else if !isAccepted { release() }
      onDismiss(isAccepted)
    }
  }

  /// Enters the text of a draft into the fields.
  ///
  /// - Returns: The names of the fields whose initial text was changed elsewhere since.
  func enter(_ draft: Draft) -> [String] {
    var changed: [String] = []
    for field in draft.fields {
      guard let entry = entries.first(where: { $0.name == field.name }) else { continue }
      if entry.before != field.before { changed.append(field.name) }
      entry.enter(field.text)
    }
    return changed
  }

  // MARK: - Keeping

  /// Schedules a write, since a text may have changed.
  func textDidChange() {
    guard isOn, !isOver, !isSaving, timer == nil else { return }
    timer = animator.schedule(after: pause) { [weak self] in self?.keep() }
  }

  /// Keeps the typed text, now.
  func flush() async {
    await work?.value
    keep()
    await work?.value
  }

  private var fields: [Draft.Field] {
    entries.compactMap { entry in
      let text = entry.text()
      let isNothing = entry.before.isEmpty && text.allSatisfy(\.isWhitespace)
      return isNothing || text == entry.before
        ? nil : Draft.Field(name: entry.name, before: entry.before, text: text)
    }
  }

  private func keep() {
    timer?.cancel()
    timer = nil
    guard !isOver, !isSaving else { return }
    // One write at a time: text typed meanwhile goes into the next one.
    guard work == nil else {
      isBehind = true
      return
    }
    isBehind = false
    let fields = fields
    guard fields != kept else { return }
    let draft = Draft(id: id, form: form, name: name, fields: fields)
    work = Task {
      do {
        if fields.isEmpty {
          try await store.drafts.remove(id)
        } else {
          try await store.drafts.keep(draft)
        }
        (kept, pause) = (fields, Self.pause)
        work = nil
        if isBehind { keep() }
      } catch {
        // No error is shown: a full disk is reported when the text itself is saved. Until then
        // writing is retried, at growing intervals.
        pause = min(pause * 2, Self.longestPause)
        work = nil
        textDidChange()
      }
    }
  }

  // MARK: - Ending

  /// Saves the text and, at the same moment, ends the draft. When saving fails, the text is still
  /// being typed, and kept.
  ///
  /// - Parameter change: Saves the text by one write, which finishes the draft with the passed
  ///   identity, if there is one.
  func save(_ change: (Identifier<Draft>?) async throws -> Void) async throws {
    do {
      guard isOn, !isOver else { return try await change(nil) }
      timer?.cancel()
      timer = nil
      isSaving = true
      await work?.value
      try await change(id)
    } catch {
      isSaving = false
      textDidChange()
      throw StoreAdvice.advised(error)
    }
    // In case nothing was written.
    end { [store, id] in try await store.drafts.remove(id) }
  }

  /// Discards the text, which can be resumed until the program ends.
  private func cancel() {
    let fields = fields
    discard()
    if !fields.isEmpty { drafts?.hold(Draft(form: form, name: name, fields: fields)) }
  }

  /// Discards the text.
  func discard() { end { [store, id] in try await store.drafts.remove(id) } }

  /// Leaves the draft for the next program.
  func release() {
    guard isOn, !isOver else { return }
    keep()
    Task {
      await flush()
      guard !isOver else { return }
      end { [store, id, weak drafts] in
        try await store.drafts.release(id)
        drafts?.look()
      }
    }
  }

  private func end(_ last: @escaping @MainActor () async throws -> Void) {
    guard !isOver else { return }
    isOver = true
    timer?.cancel()
    timer = nil
    drafts?.forget(self)
    guard isOn, !kept.isEmpty || work != nil else { return }
    let work = work
    Task {
      await work?.value
      // If this cannot be written now, the draft is offered once too often, which does no harm.
      try? await last()
    }
  }
}
