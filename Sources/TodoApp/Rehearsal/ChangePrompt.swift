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
  private let field = MeaningField(placeholder: "+1w #home !low", columns: 56)
  private var completion: (state: QuickAddCompletion, line: String)?
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
    let only = subject.item ?? (ids.count == 1 ? actions.item(ids[0]) : nil)
    title = "Change " + (only.map { "“\($0.name)”" } ?? "\(ids.count) items")
  }

  private func makePanel() -> PromptPanel {
    let panel = PromptPanel(title: title, fields: ["": field], acceptTitle: "Preview") {
      [self] in try rehearse()
    }
    panel.onDismiss = { [self] isAccepted in
      guard isAccepted, let rehearsal else { return }
      let list = destination(of: rehearsal.changes)
      context.router?.present(
        RehearsalPanel(rehearsal, title: "\(title): \(field.text)", context) {
          [weak actions, subject] ids, changes in
          actions?.carryOut(on: subject.limited(to: ids), leaves: true) { store, ids in
            try await store.carryOut(changes, on: ids, list: list)
          }
        })
    }
    field.read = { [unowned self] in meaning(of: $0) }
    field.commands = { [unowned self] in commands }
    return panel
  }

  // MARK: - Reading

  private func reading(of line: String) -> ChangeLine {
    ChangeLine(
      line, lists: lists, today: context.today, dateStyle: context.settings.dateStyle)
  }

  private func meaning(of line: String) -> MeaningField.Meaning {
    let reading = reading(of: line)
    let completion = completion(of: line).map {
      "Tab: " + $0.candidates.prefix(4).joined(separator: " ")
    }
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

  // MARK: - Keys

  private var commands: [KeyCommand] {
    let isAtEnd = field.textBeforeCursor.count == field.text.count
    let completion = isAtEnd ? completion(of: field.text) : nil
    return [
      KeyCommand(.completeChange, isEnabled: completion != nil) { [unowned self] in
        if let completion { complete(completion) }
      }
    ]
  }

  static let commands: [Command] = [.completeChange]

  private func completion(of line: String) -> QuickAddCompletion? {
    if let completion, completion.line == line {
      return completion.state.candidates.count > 1 ? completion.state : nil
    }
    return QuickAddCompletion(line, lists: lists.map(\.name), tags: context.tags)
  }

  private func complete(_ state: QuickAddCompletion) {
    var state = state
    let line = state.advance()
    completion = (state, line)
    field.text = line
  }

  // MARK: - Carrying out

  /// The name of the list to which changes move the items.
  private func destination(of changes: [ItemChange]) -> String? {
    for case .list(let id) in changes { return lists.first { $0.id == id }?.name }
    return nil
  }

  /// Makes the preview; throws if nothing would change.
  private func rehearse() throws {
    let changes = reading(of: field.text).changes
    guard !changes.isEmpty else { throw NothingToChange("Enter a change, such as +1w.") }
    let rehearsal = try Rehearsal(changes, of: subject.ids, context)
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
