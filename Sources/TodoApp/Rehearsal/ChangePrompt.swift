import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel
import TodoWording

/// Asks for changes in one line, explains them while it is typed, and then previews their effect in
/// a ``RehearsalPanel``.
@MainActor final class ChangePrompt {
  private let subject: Subject
  /// Weak: a list that is deleted elsewhere takes its screen with it, whatever is presented above.
  private weak var actions: ItemActions?
  private let title: String
  private let access: StoreAccess
  private let messages: Messages
  private let present: (Panel) -> Void
  private let quit: () -> Void
  private let lists: [TodoList]
  private let completer: LineCompleter
  private let field: MeaningField
  /// The line in the field, as it was last read.
  private var reading: ChangeLine?
  private var rehearsal: Rehearsal?

  /// Creates a prompt for some items of a screen; `present` presents the preview, and `quit` ends
  /// the program.
  init(
    _ subject: Subject, _ actions: ItemActions, _ access: StoreAccess, _ messages: Messages,
    present: @escaping (Panel) -> Void, quit: @escaping () -> Void
  ) {
    (self.subject, self.actions, self.present, self.quit) = (subject, actions, present, quit)
    (self.access, self.messages) = (access, messages)
    let ids = subject.ids
    lists = access.lists
    completer = LineCompleter(
      .completeChange, lists: lists.map(\.name), tags: access.tags(beginningWith:))
    field = MeaningField(placeholder: "+1w #home !low", columns: 56, completer: completer)
    let only = subject.item ?? (ids.count == 1 ? access.item(ids[0]) : nil)
    title = "Change " + (only.map { "“\($0.name)”" } ?? "\(ids.count) items")
  }

  func makePanel() -> PromptPanel {
    let panel = PromptPanel(title: title, fields: ["": field], acceptTitle: "Preview") {
      [self] in if !Self.isQuit(field.text) { try rehearse() }
    }
    panel.onDismiss = { [self] isAccepted in
      if isAccepted, Self.isQuit(field.text) { return quit() }
      guard isAccepted, let rehearsal else { return }
      let list = destination(of: rehearsal.changes)
      present(
        RehearsalPanel(rehearsal, title: "\(title): \(field.text)", access, messages) {
          [weak actions, subject, access, messages] ids, changes in
          guard let actions else {
            // The screen is gone, but its items may exist.
            return access.perform {
              messages.report(try await access.store.carryOut(changes, on: ids, list: list))
            }
          }
          actions.carryOut(on: subject.limited(to: ids), leaves: true) { store, ids in
            try await store.carryOut(changes, on: ids, list: list)
          }
        })
    }
    completer.correction = { [unowned self] _ in reading?.corrected }
    field.read = { [unowned self] in meaning(of: $0) }
    return panel
  }

  // MARK: - Reading

  /// Whether a line ends the program, as it does in editors.
  private static func isQuit(_ line: String) -> Bool {
    ["q", "q!", "wq", "x", "quit"].contains(line.filter { !$0.isWhitespace })
  }

  private func meaning(of line: String) -> MeaningField.Meaning {
    if Self.isQuit(line) { return MeaningField.Meaning(text: "Quits") }
    let reading = ChangeLine(line, lists: lists, days: messages.days, dates: access.dates)
    self.reading = reading
    let completion = completer.hint(for: line)
    if line.allSatisfy(\.isWhitespace) {
      return MeaningField.Meaning(
        text: "+1w, fri 9am, due:none, #list, @tag, -@tag, !high, every week, done", role: .faint)
    }
    guard let problem = reading.problems.first else {
      return MeaningField.Meaning(
        text: (reading.texts + [completion].compactMap { $0 }).joined(separator: " · "),
        highlights: reading.highlights)
    }
    return MeaningField.Meaning(
      text: completion ?? problem, role: completion == nil ? .error : .secondary,
      highlights: reading.highlights, problem: problem)
  }

  static let commands: [Command] = [.completeChange]

  // MARK: - Carrying out

  /// The name of the list to which changes move the items.
  private func destination(of changes: [ItemChange]) -> String? {
    for case .list(let id) in changes { return lists.first { $0.id == id }?.name }
    return nil
  }

  /// Makes the preview; throws if nothing would change.
  private func rehearse() throws {
    guard let changes = reading?.changes, !changes.isEmpty else {
      throw NothingToChange("Enter a change, such as +1w.")
    }
    let rehearsal = try Rehearsal(changes, of: subject.ids, access, messages)
    guard rehearsal.rowCount > 0 else {
      throw NothingToChange("Nothing to change")
    }
    self.rehearsal = rehearsal
  }

  private struct NothingToChange: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}

extension Command {
  static let completeChange = Command(
    "change.complete", .tab, title: "Fill in the list or tag", hint: "fill in")
}
