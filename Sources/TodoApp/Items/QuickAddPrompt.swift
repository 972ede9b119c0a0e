import CivilCalendar
import TermPanels
import TodoCommands
import TodoLanguage
import TodoModel
import TodoValues
import TodoWording

/// Adds items by one line each: the words that are understood are highlighted and explained below,
/// and Backspace right behind the last of them turns it back into plain text.
///
/// A text of several lines that is pasted into it may become an item per line.
@MainActor final class QuickAddPrompt {
  private let access: StoreAccess
  private let messages: Messages
  private let folds: Folds
  /// The list on the screen, or the last one that was there.
  /// The list whose rows are on the screen, if any.
  private let shownList: Identifier<TodoList>?
  /// Called with the new items.
  private let didAdd: ([TodoItem]) -> Void
  /// Presents the prompt again, for another item.
  private let addAnother: () -> Void
  private let list: TodoList
  /// The values that a line does not set.
  private let preset: ItemPreset
  /// The parent of new items, if any.
  private let parent: TodoItem?
  /// Whether a line can name another list.
  private let namesLists: Bool
  private let lists: [TodoList]
  /// The templates that a line can use.
  private let templates: [TodoList]
  /// Called after the prompt with a line that uses a template, and the list that it names.
  private let useTemplate: (TemplateLine, TodoList?) -> Void
  /// The line that was accepted, if it uses a template.
  private var used: TemplateLine?
  private let completer: LineCompleter
  private let field: MeaningField
  /// The line in the field, as it was last read.
  private var reading: QuickAdd.Reading?
  private var refusals: Set<QuickAdd.Refusal> = []
  /// The pasted lines, an item each, that replace the one in the field.
  private var lines: PastedLines?
  private var addsAnother = false
  /// Whether it asks for another item, so that Enter without a line closes it.
  private let isAnother: Bool
  private weak var panel: PromptPanel?
  private let pasted = PastedText()

  /// Creates a prompt; an item goes into a list, and has the values of a preset and of the
  /// settings, unless its line sets others. A subtask goes into the list of its parent. `didAdd` is
  /// called with the new items.
  init(
    _ list: TodoList, _ parent: TodoItem?, _ preset: ItemPreset, _ defaults: Settings.QuickAdd,
    _ access: StoreAccess, _ messages: Messages, _ folds: Folds, shownList: Identifier<TodoList>?,
    isAnother: Bool, didAdd: @escaping ([TodoItem]) -> Void,
    useTemplate: @escaping (TemplateLine, TodoList?) -> Void, addAnother: @escaping () -> Void
  ) {
    self.useTemplate = useTemplate
    (self.list, self.parent) = (list, parent)
    (self.access, self.messages, self.folds) = (access, messages, folds)
    (self.shownList, self.didAdd, self.addAnother) = (shownList, didAdd, addAnother)
    self.isAnother = isAnother
    var preset = preset
    if defaults.isDueToday { preset.due = preset.due ?? access.today }
    if preset.priority == .none { preset.priority = defaults.priority }
    self.preset = preset
    // A subtask is in the list of its parent, and an item of a template has dates of its own.
    namesLists = parent == nil && list.kind != .template
    lists =
      namesLists ? access.read(or: [list]) { try access.store.lists().map(\.list) } : []
    templates = namesLists ? access.read(or: []) { try access.store.templates.all() } : []
    completer = LineCompleter(
      .completeItem, lists: lists.map(\.name), templates: templates.map(\.name),
      tags: access.tags(beginningWith:))
    field = MeaningField(
      placeholder: "Pay rent fri 9am #home @bills !high", columns: 56, completer: completer)
  }

  /// Makes the panel and the keeper of its text, perhaps with a draft.
  func makePanel(_ drafts: Drafts, continuing draft: Draft?) -> (PromptPanel, Typing) {
    var kept = preset
    // It is that of the form.
    kept.list = nil
    let typing = drafts.typing(
      into: .newItem(list: list.id, parent: parent?.id, kept),
      of: parent?.name ?? list.name,
      continuing: draft,
      [
        Typing.Entry("", before: "") { [field, pasted] in
          pasted.text ?? field.text
        } enter: { [weak self] text in
          if let self, !offerLines(of: text) { field.enter(text) }
        }
      ])
    let panel = PromptPanel(
      title: parent.map { "New subtask of \($0.name)" } ?? "New item in \(list.name)",
      fields: ["": field], acceptTitle: "Add"
    ) { [self] in try await typing.save { try await add(finishing: $0) } }
    panel.onDismiss = { [unowned self] isAccepted in
      if isAccepted, let used {
        useTemplate(used, lists.first { $0.name == used.list } ?? list)
      } else if isAccepted, addsAnother {
        addAnother()
      }
    }
    // Once something is typed, a pasted text that was not accepted is no draft any more.
    panel.onChange = { [pasted] in pasted.text = nil }
    typing.follow(panel)
    self.panel = panel
    completer.correction = { [unowned self] _ in reading?.corrected }
    field.read = { [unowned self] in meaning(of: $0) }
    field.commands = { [unowned self] in commands }
    panel.furtherCommands = { [unowned self] in [addAnotherCommand] }
    field.intercept = { [unowned self, weak typing] text in
      defer { typing?.textDidChange() }
      return offerLines(of: text)
    }
    return (panel, typing)
  }

  // MARK: - Reading

  /// Parses a line. An unknown list or heading is recognised only in quotes; otherwise its word
  /// stays in the name. One of several lines uses no template.
  private func reading(of line: String, isAlone: Bool = true) -> QuickAdd.Reading {
    let context = QuickAdd.Context(
      access.dates, lists: lists.map(\.name), templates: isAlone ? templates.map(\.name) : [])
    return QuickAdd.read(line, in: context, refusing: refusals, offersLists: namesLists) { chip in
      if !namesLists { return false }
      return line[chip.range].hasPrefix("#\"") || heading(of: chip) != nil
    }
  }

  /// The existing heading that a chip names.
  private func heading(of chip: QuickAdd.Chip) -> TodoList? {
    guard let name = chip.heading else { return nil }
    let list = lists.first { $0.name == chip.list }
    return list.flatMap { headings(of: $0).heading(named: name) }
  }

  private func headings(of list: TodoList) -> [TodoList] {
    access.read(or: []) { try access.store.headings.all(of: list.id) }
  }

  private func meaning(of line: String) -> MeaningField.Meaning {
    // Refusals are forgotten together with their line.
    if line.isEmpty { refusals = [] }
    let reading = reading(of: line)
    self.reading = reading
    let existing = reading.chips.compactMap(heading(of:)).first
    var pieces = QuickAddText.pieces(of: reading, below: existing?.name, in: messages.days)
    let further = defaults(besides: reading)
    pieces += QuickAddText.doubts(of: reading, in: messages.days)
    if let hint = completer.hint(for: line) { pieces.append(hint) }
    guard pieces.isEmpty else {
      pieces += line.isEmpty ? [] : further
      return MeaningField.Meaning(
        text: pieces.joined(separator: " · "), highlights: QuickAddText.highlights(of: reading))
    }
    return MeaningField.Meaning(
      text: line.isEmpty
        ? "A date, a time, \(namesLists ? "#list, " : "")@tag, !high, every week"
        : ([parent.map { "→ \($0.name)" } ?? "→ \(list.name)"] + further)
          .joined(separator: " · "),
      role: .faint)
  }

  /// The values of the preset that a line does not set.
  private func defaults(besides reading: QuickAdd.Reading) -> [String] {
    let days = messages.days
    var pieces: [String] = []
    if reading.due == nil, let due = preset.due { pieces.append(days.moment(due)) }
    if reading.start == nil, let start = preset.start {
      pieces.append("starts " + days.inSentence(start))
    }
    if reading.plan == nil, let plan = preset.plan { pieces.append(days.plan(plan)) }
    pieces += preset.tags.map { "@" + $0 }
    if reading.priority == nil, preset.priority != .none {
      pieces.append("!" + preset.priority.name)
    }
    if preset.isFlagged { pieces.append("flagged") }
    return pieces
  }

  // MARK: - Keys

  private var commands: [KeyCommand] {
    let before = field.textBeforeCursor
    let chip = before.isEmpty ? nil : reading?.chip(endingAt: before.endIndex)
    return [
      KeyCommand(.refuseChip, isEnabled: chip != nil) { [unowned self] in
        guard let reading, let chip else { return }
        refusals.insert(reading.refusal(of: chip))
        field.update()
      }
    ]
  }

  private var addAnotherCommand: KeyCommand {
    KeyCommand(.addAnother) { [unowned self] in
      addsAnother = true
      panel?.accept()
    }
  }

  // MARK: - Adding

  private func add(finishing draft: Identifier<Draft>?) async throws {
    if isAnother, !addsAnother, lines == nil, field.text.isEmpty { return }
    do {
      if lines == nil, try await usesTemplate(finishing: draft) { return }
      var news = NewLists(besides: lists)
      let items =
        lines?.items { item(from: reading(of: $0, isAlone: false), adding: &news) }
        ?? [item(from: reading(of: field.text), adding: &news)]
      // The new subtask should be visible.
      if let parent { folds.fold(parent.id, false) }
      let made = try await access.store.createItems(items, adding: news.added, finishing: draft)
      announce(made, lists: lists + news.added + [list])
      didAdd(made)
    } catch {
      (lines, addsAnother) = (nil, false)
      throw error
    }
  }

  /// Checks the line, if it uses a template, and leaves the rest until the prompt is dismissed.
  private func usesTemplate(finishing draft: Identifier<Draft>?) async throws -> Bool {
    let reading = reading(of: field.text)
    guard let line = TemplateLine(reading, templates, in: access.dates) else { return false }
    try line.check(reading, access.store.templates.needs(of: line.template.id))
    if let draft { try await access.store.drafts.remove(draft) }
    used = line
    return true
  }

  private func item(from reading: QuickAdd.Reading, adding news: inout NewLists) -> NewItem {
    let named = reading.list.map { news.list(named: $0) }
    var item = NewItem(reading, in: (named ?? list).id, preset: preset)
    item.parent = parent?.id
    guard let named else {
      (item.after, item.heading) = (preset.after, preset.heading)
      return item
    }
    if let name = reading.heading {
      item.heading = news.heading(named: name, of: named, among: headings(of: named)).id
    }
    return item
  }

  /// Announces new items. A single one in the list on the screen is visible there and needs no
  /// toast, unless the next prompt covers it.
  private func announce(_ items: [TodoItem], lists: [TodoList]) {
    guard let first = items.first else { return }
    if let parent, items.count == 1 {
      return messages.announce(Deed(.added, .item(first.name), .name(parent.name)))
    }
    let count = lines?.lines.count ?? items.count
    guard count == 1 else { return messages.announce(Deed(.added, .items(count))) }
    guard addsAnother || first.list != shownList else { return }
    let list = lists.first { $0.id == first.list }
    messages.announce(Deed(.added, .item(first.name), list.map { .name($0.name) }))
  }

  // MARK: - Pasting

  /// The maximum number of items that are added at once: one undo removes them in a moment.
  private static let mostLines = 5000

  private func offerLines(of text: String) -> Bool {
    guard text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) <= Self.mostLines else {
      panel?.present(.tooManyLines(moreThan: Self.mostLines))
      return true
    }
    let lines = PastedLines(field.text + text)
    let count = lines.lines.count
    guard count > 1 else { return false }
    pasted.text = field.text + text
    let first =
      lines.lines.prefix(3).map(\.text).joined(separator: ", ") + (count > 3 ? " …" : "")
    let alert = AlertPanel(title: "Add \(count) items?", message: first)
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
}
