import TermPanels
import TodoLanguage
import TodoModel
import TodoValues

/// An action on items: the one declaration of its command, its words, its scope and its work.
struct ItemAction: Sendable {
  /// The items that an action can be about.
  enum Scope {
    /// One item, even if others are marked.
    case one
    /// One item, or all marked ones.
    case many
    /// The position of one item in the outline, which only the screen of a list shows.
    case place
  }

  let command: Command
  let scope: Scope
  /// Whether the menu shows it as destructive.
  var isDestructive = false
  /// The title for some marked items, given their number in words.
  private var markedTitle: @Sendable (_ items: String) -> String = { $0 }
  /// The title and the hint for an item in its present state; `nil` for the command's own.
  private var state: @Sendable (TodoItem) -> (title: String, hint: String)? = { _ in nil }
  /// A word for the bottom line that only shows while items are marked.
  private(set) var markedHint: String?
  /// Does the work.
  let perform: @MainActor @Sendable (ItemActions, Subject) -> Void

  /// The title for an item; `nil` for the command's own.
  func title(for item: TodoItem) -> String? { state(item)?.title }

  /// The title for this many marked items.
  func title(forMarked count: Int) -> String {
    markedTitle(count == 1 ? "the marked item" : "\(count) items")
  }

  /// The word for the bottom line; `nil` for none.
  func hint(for item: TodoItem) -> String? { state(item)?.hint }
}

extension ItemAction {
  /// All actions, in the order in which menus and the help show them.
  static let all: [ItemAction] = [
    toggleDone, edit, rename, editElsewhere, due, later, earlier, high, medium, low, noPriority,
    move, tag, addPart, fold, foldAll, indent, outdent, moveDown, moveUp, change, copy, duplicate,
    delete, details, why,
  ]

  /// The commands of all actions, in their order.
  static let commands = all.map(\.command)

  /// The commands on a screen without an outline.
  static let gatheredCommands = all.filter { $0.scope != .place }.map(\.command)

  /// The actions on an item that need no list beside them, in their order.
  static let inDetails: [ItemAction] = {
    let withoutDetails = [rename, addPart, duplicate, details].map(\.command)
    return all.filter { $0.scope != .place && !withoutDetails.contains($0.command) }
  }()

  static let toggleDone = ItemAction(
    command: Command("item.toggleDone", .space, title: "Done, or not done after all"),
    scope: .many, markedTitle: { "Complete \($0), or reopen" },
    state: { $0.isDone ? ("Not done after all", "reopen") : ("Done", "done") }
  ) { $0.toggleDone($1) }

  static let edit = ItemAction(
    command: Command("item.edit", .character("e"), title: "Edit the item"), scope: .one
  ) { $0.edit($1) }

  static let rename = ItemAction(
    command: Command("item.rename", .character("r"), title: "Rename the item in its row"),
    scope: .one
  ) { actions, subject in subject.item.map { actions.rename($0) } }

  static let editElsewhere = ItemAction(
    command: Command(
      "item.editElsewhere", .character("E"), title: "Edit the item in your editor"),
    scope: .one
  ) { actions, subject in subject.item.map(actions.editElsewhere) }

  static let due = ItemAction(
    command: Command("item.due", .character("t"), title: "Due day"), scope: .many,
    markedTitle: { "Due day of \($0)" }
  ) { $0.chooseDue(of: $1) }

  static let later = ItemAction(
    command: Command("item.later", .character("+"), title: "Later by a day"), scope: .many,
    markedTitle: { "Later by a day: \($0)" }
  ) { $0.shiftDue(of: $1, by: 1) }

  static let earlier = ItemAction(
    command: Command("item.earlier", .character("-"), title: "Earlier by a day"), scope: .many,
    markedTitle: { "Earlier by a day: \($0)" }
  ) { $0.shiftDue(of: $1, by: -1) }

  static let high = priority(.high, "item.high", "1")
  static let medium = priority(.medium, "item.medium", "2")
  static let low = priority(.low, "item.low", "3")

  static let noPriority = ItemAction(
    command: Command("item.noPriority", .character("4"), title: "Clear the priority"),
    scope: .many, markedTitle: { "Clear the priority of \($0)" }
  ) { $0.setPriority(.none, of: $1) }

  static let move = ItemAction(
    command: Command("item.move", .character("#"), title: "Move to another list"), scope: .many,
    markedTitle: { "Move \($0) to another list" }
  ) { $0.chooseList(for: $1) }

  static let tag = ItemAction(
    command: Command("item.tag", .character("@"), title: "Tag the item, or take a tag away"),
    scope: .many, markedTitle: { "Tag \($0), or take a tag away" }
  ) { $0.chooseTag(for: $1) }

  static let addPart = ItemAction(
    command: Command("item.addPart", .character("p"), title: "Add a part of the item"),
    scope: .one
  ) { actions, subject in subject.item.map(actions.addPart) }

  static let fold = ItemAction(
    command: Command("item.fold", .character("z"), title: "Fold or unfold its parts"),
    scope: .place
  ) { actions, subject in subject.item.map(actions.toggleFold) }

  static let foldAll = ItemAction(
    command: Command("item.foldAll", .character("Z"), title: "Unfold or fold everything"),
    scope: .place
  ) { actions, _ in actions.toggleFolds() }

  static let indent = ItemAction(
    command: Command("item.indent", .character(">"), title: "Indent below the item above"),
    scope: .place
  ) { actions, subject in subject.item.map(actions.indent) }

  static let outdent = ItemAction(
    command: Command(
      "item.outdent", .character("<"), title: "Outdent, out of what it is a part of"),
    scope: .place
  ) { actions, subject in subject.item.map(actions.outdent) }

  static let moveDown = ItemAction(
    command: Command("item.moveDown", .character("J"), title: "Down by a place"), scope: .place
  ) { actions, subject in subject.item.map { actions.move($0, down: true) } }

  static let moveUp = ItemAction(
    command: Command("item.moveUp", .character("K"), title: "Up by a place"), scope: .place
  ) { actions, subject in subject.item.map { actions.move($0, down: false) } }

  static let change = ItemAction(
    command: Command("item.change", .character(":"), title: "Change the item as one line says"),
    scope: .many, markedTitle: { "Change \($0) as one line says" }, markedHint: "change"
  ) { ChangePrompt.present(for: $1, by: $0) }

  static let copy = ItemAction(
    command: Command("item.copy", .character("y"), title: "Copy the item's name"), scope: .many,
    markedTitle: { "Copy the names of \($0)" }
  ) { $0.copy($1) }

  static let duplicate = ItemAction(
    command: Command("item.duplicate", .character("D"), title: "Duplicate the item"),
    scope: .many, markedTitle: { "Duplicate \($0)" }
  ) { $0.duplicate($1) }

  static let delete = ItemAction(
    command: Command("item.delete", .character("d"), title: "Delete the item"), scope: .many,
    isDestructive: true, markedTitle: { "Delete \($0)" }
  ) { $0.delete($1) }

  static let details = ItemAction(
    command: Command("item.details", .character("i"), title: "Details of the item"), scope: .one
  ) { actions, subject in subject.item.map { actions.context.detail?.show($0) } }

  static let why = ItemAction(
    command: Command("item.why", .character("w"), title: "Why is the item here?"), scope: .one
  ) { actions, subject in subject.item.map(actions.explain) }

  private static func priority(
    _ priority: Priority, _ id: String, _ key: Character
  ) -> ItemAction {
    let title = "\(priority.name.prefix(1).uppercased())\(priority.name.dropFirst()) priority"
    return ItemAction(
      command: Command(id, .character(key), title: title), scope: .many,
      markedTitle: { "\(title) for \($0)" }
    ) { $0.setPriority(priority, of: $1) }
  }
}
