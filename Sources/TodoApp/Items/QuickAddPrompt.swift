import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel
import TodoValues

/// Adds items by one line each: the words that are understood are highlighted and explained below,
/// and Backspace right behind the last of them turns it back into plain text.
///
/// A text of several lines that is pasted into it may become an item per line.
@MainActor final class QuickAddPrompt {
  private let context: AppContext
  private let list: TodoList
  /// The due date of items whose lines name none.
  private let due: Day?
  /// The parent of new items, if any.
  private let parent: TodoItem?
  private let lists: [TodoList]
  private let field = MeaningField(
    placeholder: "Pay rent fri 9am #home @bills !high", columns: 56)
  private var refusals: Set<QuickAdd.Refusal> = []
  private var completion: (state: QuickAddCompletion, line: String)?
  /// The pasted lines, an item each, that replace the one in the field.
  private var lines: [String]?
  private var addsAnother = false
  private weak var panel: PromptPanel?
  private let pasted = PastedText()

  /// Presents the prompt; an item goes into a list, and is due on a day, unless its line names
  /// others. A subtask goes into the list of its parent.
  static func present(
    for list: TodoList, _ context: AppContext, due: Day? = nil, partsOf parent: TodoItem? = nil,
    continuing draft: Draft? = nil
  ) {
    let prompt = QuickAddPrompt(list, parent, due, context)
    let (panel, typing) = prompt.makePanel(continuing: draft)
    context.router?.present(panel)
    if let draft { context.drafts.enter(draft, into: typing) }
  }

  /// Presents the prompt for the list that the settings name, or else the last one shown.
  static func present(_ context: AppContext, due: Day? = nil) {
    guard let list = usualList(context) else {
      return context.announce("There is no list to add to yet", offering: .addList, "make one")
    }
    present(for: list, context, due: due)
  }

  /// The list that the settings name, or else the last one shown.
  static func usualList(_ context: AppContext) -> TodoList? {
    let lists = context.read(or: []) { try context.store.lists().map(\.list) }
    let name = context.settings.quickAdd.list?.lowercased()
    return lists.first { $0.name.lowercased() == name } ?? lists.first { $0.id == context.openList }
      ?? lists.first
  }

  private init(_ list: TodoList, _ parent: TodoItem?, _ due: Day?, _ context: AppContext) {
    (self.list, self.parent, self.context) = (list, parent, context)
    self.due = due ?? (context.settings.quickAdd.isDueToday ? context.today : nil)
    // A subtask is in the list of its parent, so no list can be named.
    lists =
      parent == nil ? context.read(or: [list]) { try context.store.lists().map(\.list) } : []
  }

  private func makePanel(continuing draft: Draft?) -> (PromptPanel, Typing) {
    let typing = context.drafts.typing(
      into: .newItem(list: list.id, parent: parent?.id, due: due), of: parent?.name ?? list.name,
      continuing: draft,
      [
        Typing.Entry("", before: "") { [field, pasted] in
          pasted.text ?? field.text
        } enter: { [weak self] text in
          if let self, !offerLines(of: text) { field.enter(text) }
        }
      ])
    let panel = PromptPanel(
      title: parent.map { "New part of \($0.name)" } ?? "New item in \(list.name)",
      fields: ["": field], acceptTitle: "Add"
    ) { [self] in try await typing.save { try await add() } }
    panel.onDismiss = { [context, list, due, parent, unowned self] isAccepted in
      if isAccepted, addsAnother {
        QuickAddPrompt.present(for: list, context, due: due, partsOf: parent)
      }
    }
    // Once something is typed, a pasted text that was not accepted is no draft any more.
    panel.onChange = { [pasted] in pasted.text = nil }
    typing.follow(panel)
    self.panel = panel
    field.read = { [unowned self] in meaning(of: $0) }
    field.commands = { [unowned self] in commands }
    field.intercept = { [unowned self, weak typing] text in
      defer { typing?.textDidChange() }
      return offerLines(of: text)
    }
    return (panel, typing)
  }

  // MARK: - Reading

  /// Parses a line. An unknown list is not recognised: its word stays in the name.
  private func reading(of line: String) -> QuickAdd.Reading {
    let now = context.clock.localNow
    let reading = QuickAdd.Context(today: now.day, now: now.time, lists: lists.map(\.name))
    var refusals = refusals
    while true {
      let result = QuickAdd.read(line, in: reading, refusing: refusals)
      guard let unknown = result.chips.first(where: \.isUnknownList),
        refusals.insert(result.refusal(of: unknown)).inserted
      else { return result }
    }
  }

  private func meaning(of line: String) -> MeaningField.Meaning {
    // Refusals are forgotten together with their line.
    if line.isEmpty { refusals = [] }
    let reading = reading(of: line)
    var words = QuickAddWords.words(
      of: reading, today: context.today, style: context.settings.dateStyle)
    let defaults = defaults(besides: reading)
    if let completion = completion(of: line) {
      words.append("Tab: " + completion.candidates.prefix(4).joined(separator: " "))
    }
    guard words.isEmpty else {
      words += line.isEmpty ? [] : defaults
      return MeaningField.Meaning(
        words: words.joined(separator: " · "), highlights: QuickAddWords.highlights(of: reading))
    }
    return MeaningField.Meaning(
      words: line.isEmpty
        ? "A day, a time, \(parent == nil ? "#list, " : "")@tag, !high, every week"
        : ([parent.map { "Below \($0.name)" } ?? "Into \(list.name)"] + defaults)
          .joined(separator: " · "),
      role: .faint)
  }

  /// The default values of an item that its line does not set.
  private func defaults(besides reading: QuickAdd.Reading) -> [String] {
    let priority = context.settings.quickAdd.priority
    return (reading.due == nil ? due.map { [context.words(for: $0)] } ?? [] : [])
      + (reading.priority == nil && priority != .none ? [priority.name] : [])
  }

  private func completion(of line: String) -> QuickAddCompletion? {
    if let completion, completion.line == line {
      return completion.state.candidates.count > 1 ? completion.state : nil
    }
    return QuickAddCompletion(line, lists: lists.map(\.name), tags: context.tags)
  }

  // MARK: - Keys

  private var commands: [KeyCommand] {
    let before = field.textBeforeCursor
    let isAtEnd = before.count == field.text.count
    let completion = isAtEnd ? completion(of: field.text) : nil
    let reading = reading(of: field.text)
    let chip = before.isEmpty ? nil : reading.chip(endingAt: before.endIndex)
    return [
      KeyCommand(.completeItem, isEnabled: completion != nil) { [unowned self] in
        if let completion { complete(completion) }
      },
      KeyCommand(.refuseChip, isEnabled: chip != nil) { [unowned self] in
        guard let chip else { return }
        refusals.insert(reading.refusal(of: chip))
        field.update()
      },
      KeyCommand(.addAnother) { [unowned self] in
        addsAnother = true
        panel?.accept()
      },
    ]
  }

  private func complete(_ state: QuickAddCompletion) {
    var state = state
    let line = state.advance()
    completion = (state, line)
    field.text = line
  }

  // MARK: - Adding

  private func add() async throws {
    do {
      let items = (lines ?? [field.text]).map { item(from: reading(of: $0)) }
      // The new subtask should be visible.
      if let parent { context.folds.fold(parent.id, false) }
      let made = try await context.store.createItems(items)
      announce(made)
    } catch {
      (lines, addsAnother) = (nil, false)
      throw error
    }
  }

  private func item(from reading: QuickAdd.Reading) -> NewItem {
    let named = reading.list.flatMap { name in lists.first { $0.name == name } }
    return NewItem(
      reading.title, in: (named ?? list).id, parent: parent?.id,
      priority: reading.priority ?? context.settings.quickAdd.priority,
      tags: reading.tags, due: reading.due ?? due, dueTime: reading.time, deferUntil: reading.start,
      recurrence: reading.recurrence)
  }

  /// Announces new items. A single one in the list on the screen is visible there and needs no
  /// toast.
  private func announce(_ items: [TodoItem]) {
    guard let first = items.first else { return }
    if let parent, items.count == 1 {
      return context.announce("Added “\(first.name)” to “\(parent.name)”")
    }
    guard items.count == 1 else { return context.announce("Added \(items.count) items") }
    let name = lists.first { $0.id == first.list }?.name ?? ""
    if first.list != context.openList { context.announce("Added “\(first.name)” to \(name)") }
  }

  // MARK: - Pasting

  /// The maximum number of items that are added at once: one undo removes them in a moment.
  private static let mostLines = 5000

  private func offerLines(of text: String) -> Bool {
    guard text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) <= Self.mostLines else {
      return refuseLines()
    }
    let lines = PastedLines.lines(of: field.text + text)
    guard lines.count > 1 else { return false }
    pasted.text = field.text + text
    let first = lines.prefix(3).joined(separator: ", ") + (lines.count > 3 ? " …" : "")
    let alert = AlertPanel(title: "Add \(lines.count) items?", message: first)
    alert.addAction(
      AlertAction("Add all") { [weak self] in
        self?.lines = lines
        self?.panel?.accept()
      })
    alert.addAction(AlertAction("As one line") { [weak self] in self?.field.insert(text) })
    alert.addAction(AlertAction("Cancel", style: .cancel) { [pasted] in pasted.text = nil })
    panel?.present(alert)
    return true
  }

  private func refuseLines() -> Bool {
    let alert = AlertPanel(
      title: "More than \(Self.mostLines) lines",
      message: "\(Self.mostLines) items can be added at once. Nothing was pasted.")
    alert.addAction(AlertAction("OK", style: .cancel))
    panel?.present(alert)
    return true
  }
}

/// Pasted lines for which the person has not decided yet.
@MainActor private final class PastedText {
  var text: String?
}

extension QuickAdd.Chip {
  fileprivate var isUnknownList: Bool {
    if case .list(_, isKnown: false) = meaning { true } else { false }
  }
}
