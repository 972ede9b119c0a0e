import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel

/// Asks for changes in one line, explains them while it is typed, and then previews their effect in
/// a ``RehearsalPanel``.
@MainActor final class ChangePrompt {
  private let subject: Subject
  /// Weak: a list that is deleted elsewhere takes its screen with it, whatever is presented above.
  private weak var actions: ItemActions?
  private let title: String
  private let context: AppContext
  private let lists: [TodoList]
  private let completer: LineCompleter
  private let field: MeaningField
  /// The line in the field, as it was last read.
  private var reading: ChangeLine?
  private var rehearsal: Rehearsal?

  /// Presents the prompt for some items of a screen.
  static func present(for subject: Subject, by actions: ItemActions) {
    guard !subject.ids.isEmpty else { return }
    actions.context.router?.present(ChangePrompt(subject, actions).makePanel())
  }

  private init(_ subject: Subject, _ actions: ItemActions) {
    (self.subject, self.actions, context) = (subject, actions, actions.context)
    let ids = subject.ids
    lists = context.read(or: []) { [context] in try context.store.lists().map(\.list) }
    completer = LineCompleter(
      .completeChange, lists: lists.map(\.name), tags: context.tags(beginningWith:))
    field = MeaningField(placeholder: "+1w #home !low", columns: 56, completer: completer)
    let only = subject.item ?? (ids.count == 1 ? actions.item(ids[0]) : nil)
    title = "Change " + (only.map { "“\($0.name)”" } ?? "\(ids.count) items")
  }

  private func makePanel() -> PromptPanel {
    let panel = PromptPanel(title: title, fields: ["": field], acceptTitle: "Rehearse") {
      [self] in try rehearse()
    }
    panel.onDismiss = { [self] isAccepted in
      guard isAccepted, let rehearsal else { return }
      context.router?.present(
        RehearsalPanel(rehearsal, title: "\(title): \(field.text)", context) {
          [weak actions, subject] ids, changes in
          actions?.carryOut(on: subject.limited(to: ids), leaves: true) { store, ids in
            let done = Outcome(try await store.update(ids, changes), of: ids)
            return done.count > 0 ? "Changed \(done.subject)" : nil
          }
        })
    }
    field.read = { [unowned self] in meaning(of: $0) }
    return panel
  }

  // MARK: - Reading

  private func meaning(of line: String) -> MeaningField.Meaning {
    let reading = ChangeLine(line, lists: lists, days: context.days)
    self.reading = reading
    let completion = completer.hint(for: line)
    if line.allSatisfy(\.isWhitespace) {
      return MeaningField.Meaning(
        words: "+1w, fri 9am, due:none, #list, @tag, -@tag, !high, every week, done", role: .faint)
    }
    guard let problem = reading.problems.first else {
      return MeaningField.Meaning(
        words: (reading.words + [completion].compactMap { $0 }).joined(separator: " · "),
        highlights: reading.highlights)
    }
    return MeaningField.Meaning(
      words: completion ?? problem, role: completion == nil ? .error : .secondary,
      highlights: reading.highlights, problem: problem)
  }

  static let commands: [Command] = [.completeChange]

  // MARK: - Carrying out

  /// Makes the preview; throws if nothing would change.
  private func rehearse() throws {
    guard let changes = reading?.changes, !changes.isEmpty else {
      throw NothingToChange("Say what is to be changed.")
    }
    let rehearsal = try Rehearsal(changes, of: subject.ids, context)
    guard rehearsal.rowCount > 0 else {
      throw NothingToChange(subject.ids.count == 1 ? "It is so already." : "All are so already.")
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
    "change.complete", .tab, title: "Complete the list or tag", hint: "complete")
}
