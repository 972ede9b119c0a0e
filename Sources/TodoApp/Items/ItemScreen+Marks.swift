import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel

/// Actions on all marked items at once: one change, one step of undo, one toast. Then the marks are
/// cleared, except after nudges, of which one is rarely enough.
extension ItemScreen {
  /// The marked items that the list shows, in the order in which they were marked.
  var marked: [Identifier<TodoItem>] {
    listPanel.markedIDs.compactMap { $0.base as? Identifier<TodoItem> }
  }

  func performOnMarked(_ action: ItemAction) {
    switch action {
    case .toggleDone: toggleMarked()
    case .due: chooseDueOfMarked()
    case .later: shiftMarked(by: 1)
    case .earlier: shiftMarked(by: -1)
    case .high: setPriorityOfMarked(.high)
    case .medium: setPriorityOfMarked(.medium)
    case .low: setPriorityOfMarked(.low)
    case .noPriority: setPriorityOfMarked(.none)
    case .move: chooseListForMarked()
    case .tag: chooseTagForMarked()
    case .change: ChangePrompt.present(for: marked, on: self)
    case .copy: copyMarked()
    case .duplicate: duplicateMarked()
    case .delete: deleteMarked()
    default: preconditionFailure("Only what can be done with many items is.")
    }
  }

  // MARK: - Changes

  /// Completes the open items; if all are done, reopens them.
  private func toggleMarked() {
    changeMarked(leaves: true) { store, ids in
      let done = Outcome(try await store.update(ids, [.done(true)]), of: ids)
      if done.count > 0 { return "Completed \(done.subject)" }
      let open = Outcome(try await store.update(ids, [.done(false)]), of: ids)
      return open.count > 0 ? "Reopened \(open.subject)" : nil
    }
  }

  private func setPriorityOfMarked(_ priority: Priority) {
    changeMarked([.priority(priority)]) {
      "\($0.subject) \($0.have) " + (priority == .none ? "no" : priority.name) + " priority"
    }
  }

  private func shiftMarked(by days: Int) {
    // The range has been chosen; moving on does not change which items are nudged.
    listPanel.endMarkRange()
    carryOut(on: marked, keepsMarks: true, orSay: "None of them has a due day") { store, ids in
      let moved = Outcome(try await store.update(ids, [.shiftDue(days: days)]), of: ids)
      if moved.count == 0 { return nil }
      return "\(moved.subject) \(moved.are) due a day \(days > 0 ? "later" : "earlier")"
    }
  }

  private func chooseDueOfMarked() {
    offerDays { [weak self, context] day in
      self?.changeMarked([.due(day)]) { context.dueWords($0, day) }
    } other: { [weak self] in
      guard let self else { return }
      let ids = marked
      let field = context.dueField()
      let prompt = PromptPanel(
        title: "When are they due?", fields: ["Due": field], acceptTitle: "Set"
      ) { [context, weak self] in
        // A time or repetition that is not typed stays as each item has it.
        let wanted = context.due(in: field) ?? DueText()
        let further = wanted.changes(from: DueText()).filter {
          if case .due = $0 { false } else { true }
        }
        let changes = [.due(wanted.due)] + further
        let done = Outcome(try await context.store.update(ids, changes), of: ids)
        self?.listPanel.clearMarks()
        if done.count == 0 { return context.say("They are so already") }
        context.announce(context.dueWords(done, field.day))
      }
      context.router?.present(prompt)
    }
  }

  private func chooseListForMarked() {
    let lists = context.read(or: []) { try context.store.lists().map(\.list) }
    offerLists(lists) { [weak self] list in
      self?.changeMarked([.list(list.id)], leaves: true) { "Moved \($0.subject) to \(list.name)" }
    }
  }

  /// Adds a tag to all items, or removes one that all have. The tags of very many items are not
  /// read.
  private func chooseTagForMarked() {
    let ids = marked
    var counts: [String: Int] = [:]
    if ids.count <= Self.mostRead {
      for case let item? in ids.map({ self.item($0) }) {
        for tag in item.tags { counts[tag.lowercased(), default: 0] += 1 }
      }
    }
    let choices = { [counts] (known: [String]) in
      known.map { tag in
        let count = counts[tag.lowercased()] ?? 0
        return switch count {
        case 0: PickerChoice(id: tag, title: tag, mark: " ")
        case ids.count: PickerChoice(id: tag, title: tag, detail: "remove", mark: "✓")
        default: PickerChoice(id: tag, title: tag, detail: "on \(count) of \(ids.count)", mark: "-")
        }
      }
    }
    let shared = Set(counts.filter { $0.value == ids.count }.keys)
    offerTags(choices) { [weak self] tag in
      if shared.contains(tag.lowercased()) {
        self?.changeMarked([.removeTag(tag)]) { "Took @\(tag) from \($0.subject)" }
      } else {
        self?.changeMarked([.addTag(tag)]) { "Tagged \($0.subject) @\(tag)" }
      }
    }
  }

  private func duplicateMarked() {
    changeMarked { store, ids in
      let copies = try await store.duplicateItems(ids)
      return "Duplicated \(Outcome.subject(copies.count, copies.first))"
    }
  }

  private func deleteMarked() {
    let first = marked.first.flatMap { item($0) }
    changeMarked(leaves: true) { store, ids in
      try await store.deleteItems(ids)
      return "Deleted \(Outcome.subject(ids.count, first))"
    }
  }

  private func copyMarked() {
    let names = marked.compactMap { item($0)?.name }
    context.copy(
      names.joined(separator: "\n"), called: names.count == 1 ? nil : "\(names.count) names")
    listPanel.clearMarks()
  }

  /// The maximum number of items whose tags a menu reads.
  private static var mostRead: Int { 500 }

  // MARK: - Carrying out

  private func changeMarked(
    _ changes: [ItemChange], leaves: Bool = false,
    saying words: @escaping @MainActor (Outcome) -> String
  ) {
    changeMarked(leaves: leaves) { store, ids in
      let done = Outcome(try await store.update(ids, changes), of: ids)
      return done.count > 0 ? words(done) : nil
    }
  }

  private func changeMarked(
    leaves: Bool = false,
    _ change: @escaping @MainActor (TodoStore, [Identifier<TodoItem>]) async throws -> String?
  ) {
    carryOut(on: marked, leaves: leaves, change)
  }

  /// Changes several items.
  ///
  /// - Parameters:
  ///   - ids: The items: those that are marked, or some of them.
  ///   - leaves: Whether they may leave their places, so that a neighbour becomes current.
  ///   - keepsMarks: Whether the marks stay.
  ///   - nothing: The message if nothing was changed.
  ///   - change: Makes the change and returns its description; `nil` if nothing was changed.
  func carryOut(
    on ids: [Identifier<TodoItem>], leaves: Bool = false, keepsMarks: Bool = false,
    orSay nothing: String = "They are so already",
    _ change: @escaping @MainActor (TodoStore, [Identifier<TodoItem>]) async throws -> String?
  ) {
    guard !ids.isEmpty else { return }
    let wasMarked = listPanel.markedIDs
    if leaves { stepAside(fromAll: ids) }
    // At once: pressing the same key again is not meant for these items.
    if !keepsMarks { listPanel.clearMarks() }
    context.perform { [weak self, context] in
      defer { if leaves { for id in ids { self?.settle(id) } } }
      do {
        if let words = try await change(context.store, ids) {
          context.announce(words)
        } else {
          context.say(nothing)
        }
      } catch {
        self?.listPanel.mark(wasMarked)
        throw error
      }
    }
  }

  /// Makes a neighbour current that is not one of these items.
  private func stepAside(fromAll ids: [Identifier<TodoItem>]) {
    for id in ids { pending[id, default: 0] += 1 }
    guard let current = listPanel.currentID?.base as? Identifier<TodoItem>,
      pending[current] != nil, let item = item(current)
    else { return }
    stepAside(from: item)
  }
}

/// The outcome of a change to several items.
struct Outcome {
  let count: Int
  private let first: TodoItem?

  /// Counts the changes to these items, without those to other items that follow from them.
  init(_ changes: [Change<TodoItem>], of ids: [Identifier<TodoItem>]) {
    let chosen = Set(ids)
    let items = changes.compactMap(\.after).filter { chosen.contains($0.id) }
    (count, first) = (items.count, items.first)
  }

  /// The item's name, or the number of items.
  var subject: String { Outcome.subject(count, first) }
  var have: String { count == 1 ? "has" : "have" }
  var are: String { count == 1 ? "is" : "are" }

  static func subject(_ count: Int, _ first: TodoItem?) -> String {
    if count == 1, let first { return "“\(first.name)”" }
    return count == 1 ? "1 item" : "\(count) items"
  }
}

extension AppContext {
  fileprivate func dueWords(_ outcome: Outcome, _ day: Day?) -> String {
    guard let day else { return "\(outcome.subject) \(outcome.have) no due day" }
    return "\(outcome.subject) \(outcome.are) due \(words(for: day))"
  }
}
