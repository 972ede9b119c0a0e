import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel
import TodoValues
import TodoWording

extension ItemAction {
  /// All actions, in the order in which menus and the help show them.
  static let all: [ItemAction] = [
    toggleDone, edit, rename, editNotes, editElsewhere, plan, due, later, earlier, remind, flag,
    high, medium, low, noPriority, effort, work, move, tag, wait, addPart, addAfter, fold, foldAll,
    indent, outdent, moveDown, moveUp, change, copy, duplicate, saveAsTemplate, delete, details,
    why, biography,
  ]

  /// The actions that need no place in an outline.
  static let withoutPlaces = all.filter { $0.scope != .place }

  /// The commands of all actions, in their order.
  static let commands = all.map(\.command)

  /// The actions on an item that need no list beside them, in their order.
  static let inDetails: [ItemAction] = {
    let withoutDetails = [rename, addPart, duplicate, details].map(\.command)
    return withoutPlaces.filter { !withoutDetails.contains($0.command) }
  }()

  static let toggleDone = ItemAction(
    command: Command(
      "item.toggleDone", .space, .character("x"), title: "Complete or reopen the item", topic: .item
    ),
    scope: .many, markedTitle: { "Complete or reopen \($0)" },
    state: { $0.isDone ? reopenWords : completeWords }
  ) { $0.toggleDone($1) }
  private static let completeWords = Words(title: PhraseBook.title(.completed), hint: "done")
  private static let reopenWords = Words(title: PhraseBook.title(.reopened), hint: "reopen")

  static let edit = ItemAction(
    command: Command("item.edit", .character("e"), title: PhraseBook.title(.edited), topic: .item),
    scope: .one
  ) { actions, subject in subject.item.map { actions.forms.edit($0) } }

  static let rename = ItemAction(
    command: Command(
      "item.rename", .character("r"), title: PhraseBook.title(.renamed), topic: .item),
    scope: .one
  ) { actions, subject in subject.item.map { actions.rename($0) } }

  static let editNotes = ItemAction(
    command: Command(
      "item.editNotes", .character("N"), title: "Edit the notes", word: "notes", topic: .item),
    scope: .one
  ) { actions, subject in
    if let item = subject.item { actions.forms.edit(item, beginsWithNotes: true) }
  }

  static let editElsewhere = ItemAction(
    command: Command(
      "item.editElsewhere", .character("E"), title: "Edit the item in your editor",
      word: "editor", topic: .item),
    scope: .one
  ) { actions, subject in subject.item.map(actions.forms.editElsewhere) }

  static let due = ItemAction(
    command: Command(
      "item.due", .character("t"), title: "Set the due date", word: "due", topic: .planning),
    scope: .many, markedTitle: { "Set the due date of \($0)" }
  ) { $0.chooseDue(of: $1) }

  static let plan = ItemAction(
    command: Command(
      "item.plan", .character("T"), title: "Plan for today, this evening, or not", word: "plan",
      topic: .planning),
    scope: .many, markedTitle: { "Plan \($0) for today, this evening, or not" }
  ) { $0.changePlan(of: $1) }

  static let flag = ItemAction(
    command: Command(
      "item.flag", .character("f"), title: PhraseBook.title(.flagged), topic: .planning),
    scope: .many, markedTitle: { PhraseBook.title(.flagged, $0) },
    state: { $0.isFlagged ? unflagWords : flagWords }
  ) { $0.toggle($1, on: .set(\.isFlagged, true), off: .set(\.isFlagged, false)) }
  private static let flagWords = Words(title: PhraseBook.title(.flagged))
  private static let unflagWords = Words(title: PhraseBook.title(.unflagged))

  static let effort = ItemAction(
    command: Command(
      "item.effort", .character("~"), title: "Set the effort", word: "effort", topic: .planning),
    scope: .many, markedTitle: { "Set the effort of \($0)" }
  ) { EffortMenu($0).present(for: $1) }

  static let work = ItemAction(
    command: Command(
      "item.work", .character("S"), title: "Start or stop working on the item", word: "work",
      topic: .planning),
    scope: .one,
    state: { $0.workingSince == nil ? startWords : stopWords }
  ) { $0.toggle($1, on: .work(true), off: .work(false)) }
  private static let startWords = Words(title: PhraseBook.title(.startedWork))
  private static let stopWords = Words(title: PhraseBook.title(.stoppedWork))

  static let later = shift(by: 1, "item.later", "+", word: "later")
  static let earlier = shift(by: -1, "item.earlier", "-", word: "earlier")

  static let remind = ItemAction(
    command: Command(
      "item.remind", .character("!"), title: "Set the reminders", word: "remind",
      topic: .planning),
    scope: .many, markedTitle: { "Set the reminders of \($0)" }
  ) { ReminderMenu($0).present(for: $1) }

  static let high = priority(.high, "item.high", "1")
  static let medium = priority(.medium, "item.medium", "2")
  static let low = priority(.low, "item.low", "3")
  static let noPriority = priority(.none, "item.noPriority", "4")

  static let move = ItemAction(
    command: Command(
      "item.move", .character("#"), title: PhraseBook.title(.moved, to: "another list"),
      word: "move", topic: .arranging),
    scope: .many, markedTitle: { PhraseBook.title(.moved, $0, to: "another list") }
  ) { $0.chooseList(for: $1) }

  static let tag = ItemAction(
    command: Command(
      "item.tag", .character("@"), title: "Add or remove a tag", word: "tag", topic: .item),
    scope: .many, markedTitle: { "Add or remove a tag on \($0)" }
  ) { $0.chooseTag(for: $1) }

  static let wait = ItemAction(
    command: Command(
      "item.wait", .character("W"), title: "Wait for another item", word: "wait",
      topic: .planning),
    scope: .many, markedTitle: { "Let \($0) wait for another item" }
  ) { WaitPicker($0).present(for: $1) }

  static let addPart = ItemAction(
    command: Command(
      "item.addPart", .character("p"), title: "Add a subtask", word: "subtask", topic: .item),
    scope: .one
  ) { actions, subject in subject.item.map(actions.addPart) }

  static let addAfter = ItemAction(
    command: Command(
      "item.addAfter", .character("o"), title: "Add an item below", word: "below", topic: .item),
    scope: .place
  ) { actions, subject in subject.item.map(actions.addAfter) }

  static let fold = ItemAction(
    command: Command(
      "item.fold", .character("z"), title: "Fold or unfold the subtasks", word: "fold",
      topic: .arranging),
    scope: .place
  ) { actions, subject in subject.item.map { actions.outline?.toggleFold($0) } }

  static let foldAll = ItemAction(
    command: Command(
      "item.foldAll", .character("Z"), title: "Fold or unfold all subtasks", word: "unfold",
      topic: .arranging),
    scope: .place
  ) { actions, _ in actions.outline?.toggleFolds() }

  static let indent = ItemAction(
    command: Command(
      "item.indent", .character(">"), title: PhraseBook.title(.indented), topic: .arranging),
    scope: .place
  ) { actions, subject in subject.item.map { actions.outline?.indent($0) } }

  static let outdent = ItemAction(
    command: Command(
      "item.outdent", .character("<"), title: PhraseBook.title(.outdented), topic: .arranging),
    scope: .place
  ) { actions, subject in subject.item.map { actions.outline?.outdent($0) } }

  static let moveDown = ItemAction(
    command: Command(
      "item.moveDown", .character("J"), title: PhraseBook.title(.moved) + " down", word: "down",
      topic: .arranging),
    scope: .place
  ) { actions, subject in subject.item.map { actions.outline?.move($0, down: true) } }

  static let moveUp = ItemAction(
    command: Command(
      "item.moveUp", .character("K"), title: PhraseBook.title(.moved) + " up", word: "up",
      topic: .arranging),
    scope: .place
  ) { actions, subject in subject.item.map { actions.outline?.move($0, down: false) } }

  static let change = ItemAction(
    command: Command(
      "item.change", .character(":"), title: PhraseBook.title(.changed) + " by typing", topic: .item
    ),
    scope: .many, markedTitle: { PhraseBook.title(.changed, $0) + " by typing" },
    markedHint: "change"
  ) { $0.forms.askChanges(of: $1, by: $0) }

  static let copy = ItemAction(
    command: Command("item.copy", .character("y"), title: "Copy the item's name", topic: .item),
    scope: .many, markedTitle: { "Copy the names of \($0)" }
  ) { $0.copy($1) }

  static let duplicate = ItemAction(
    command: Command(
      "item.duplicate", .character("D"), title: PhraseBook.title(.duplicated), topic: .item),
    scope: .many, markedTitle: { PhraseBook.title(.duplicated, $0) }
  ) { $0.duplicate($1) }

  static let saveAsTemplate = ItemAction(
    command: Command(
      "item.saveAsTemplate", .character("M"), title: "Save the item as a template",
      word: "template", topic: .item),
    scope: .many, markedTitle: { "Save \($0) as a template" }
  ) { $0.saveAsTemplate($1) }

  static let delete = ItemAction(
    command: Command(
      "item.delete", .character("d"), .delete, title: PhraseBook.title(.deleted), topic: .item),
    scope: .many, isDestructive: true, markedTitle: { PhraseBook.title(.deleted, $0) }
  ) { $0.delete($1) }

  static let details = ItemAction(
    command: Command(
      "item.details", .character("i"), title: "Show details", word: "details", topic: .looking),
    scope: .one
  ) { actions, subject in subject.item.map { actions.navigator?.go(to: .details($0.id)) } }

  static let why = ItemAction(
    command: Command("item.why", .character("w"), title: "Why is the item here?", topic: .looking),
    scope: .one
  ) { actions, subject in subject.item.map(actions.explain) }

  static let biography = ItemAction(
    command: Command(
      "item.biography", .character("B"), title: "Show what happened to the item",
      word: "biography", topic: .looking),
    scope: .one
  ) { actions, subject in
    if let item = subject.item { actions.showBiography(of: item) }
  }

  private static func priority(
    _ priority: Priority, _ id: String, _ key: Character
  ) -> ItemAction {
    let name = priority == .none ? nil : priority.name
    return ItemAction(
      command: Command(
        id, .character(key), title: PhraseBook.title(.setPriority, to: name),
        word: name ?? "clear", topic: .planning),
      scope: .many, markedTitle: { PhraseBook.title(.setPriority, $0, to: name) }
    ) { $0.change($1, [.set(\.priority, priority)]) }
  }

  private static func shift(
    by days: Int, _ id: String, _ key: Character, word: String
  ) -> ItemAction {
    let shift = DayShift(days, .days)
    return ItemAction(
      command: Command(
        id, .character(key), title: PhraseBook.title(shifting: shift), word: word,
        topic: .planning),
      scope: .many, markedTitle: { PhraseBook.title(shifting: shift, $0) }
    ) { $0.shiftDue(of: $1, by: days) }
  }
}
