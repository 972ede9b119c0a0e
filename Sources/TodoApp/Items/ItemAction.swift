import TermPanels
import TodoModel

/// The actions on an item, in the order in which menus and the help show them.
enum ItemAction: Int, CaseIterable {
  case toggleDone, edit, rename, editElsewhere, due, later, earlier, high, medium, low, noPriority,
    move,
    tag
  case addPart, fold, foldAll, indent, outdent, moveDown, moveUp
  case change, copy, duplicate, delete
  case details, why

  /// Whether the action is about places in the outline, which only the screen of a list shows.
  var isAboutPlaces: Bool {
    switch self {
    case .fold, .foldAll, .indent, .outdent, .moveDown, .moveUp: true
    default: false
    }
  }

  /// The command, which every screen of items binds.
  var command: Command { ItemAction.commands[rawValue] }

  /// The commands of all actions, in the order of the actions.
  static let commands = allCases.map(\.declaration)

  /// The commands on a screen without an outline.
  static let gatheredCommands = allCases.filter { !$0.isAboutPlaces }.map(\.command)

  private var declaration: Command {
    switch self {
    case .toggleDone: Command("item.toggleDone", .space, title: "Done, or not done after all")
    case .edit: Command("item.edit", .character("e"), title: "Edit the item")
    case .rename: Command("item.rename", .character("r"), title: "Rename the item in its row")
    case .editElsewhere:
      Command("item.editElsewhere", .character("E"), title: "Edit the item in your editor")
    case .due: Command("item.due", .character("t"), title: "Due day")
    case .later: Command("item.later", .character("+"), title: "Later by a day")
    case .earlier: Command("item.earlier", .character("-"), title: "Earlier by a day")
    case .high: Command("item.high", .character("1"), title: "High priority")
    case .medium: Command("item.medium", .character("2"), title: "Medium priority")
    case .low: Command("item.low", .character("3"), title: "Low priority")
    case .noPriority: Command("item.noPriority", .character("4"), title: "Clear the priority")
    case .move: Command("item.move", .character("#"), title: "Move to another list")
    case .tag: Command("item.tag", .character("@"), title: "Tag the item, or take a tag away")
    case .addPart: Command("item.addPart", .character("p"), title: "Add a part of the item")
    case .fold: Command("item.fold", .character("z"), title: "Fold or unfold its parts")
    case .foldAll: Command("item.foldAll", .character("Z"), title: "Unfold or fold everything")
    case .indent: Command("item.indent", .character(">"), title: "Indent below the item above")
    case .outdent:
      Command("item.outdent", .character("<"), title: "Outdent, out of what it is a part of")
    case .moveDown: Command("item.moveDown", .character("J"), title: "Down by a place")
    case .moveUp: Command("item.moveUp", .character("K"), title: "Up by a place")
    case .change: Command("item.change", .character(":"), title: "Change the item as one line says")
    case .copy: Command("item.copy", .character("y"), title: "Copy the item's name")
    case .duplicate: Command("item.duplicate", .character("D"), title: "Duplicate the item")
    case .delete: Command("item.delete", .character("d"), title: "Delete the item")
    case .details: Command("item.details", .character("i"), title: "Details of the item")
    case .why: Command("item.why", .character("w"), title: "Why is the item here?")
    }
  }

  /// The title for an item; `nil` for the command's own.
  func title(for item: TodoItem) -> String? {
    guard self == .toggleDone else { return nil }
    return item.isDone ? "Not done after all" : "Done"
  }

  /// Whether the action applies to all marked items, if there are any.
  var isForMany: Bool {
    switch self {
    case .toggleDone, .due, .later, .earlier, .high, .medium, .low, .noPriority, .move, .tag,
      .change, .copy, .duplicate, .delete:
      true
    case .edit, .rename, .editElsewhere, .addPart, .fold, .foldAll, .indent, .outdent, .moveDown,
      .moveUp,
      .details, .why:
      false
    }
  }

  /// The title for this many marked items; `nil` for an action on one item alone.
  func title(forMarked count: Int) -> String? {
    let items = count == 1 ? "the marked item" : "\(count) items"
    return switch self {
    case .toggleDone: "Complete \(items), or reopen"
    case .due: "Due day of \(items)"
    case .later: "Later by a day: \(items)"
    case .earlier: "Earlier by a day: \(items)"
    case .high: "High priority for \(items)"
    case .medium: "Medium priority for \(items)"
    case .low: "Low priority for \(items)"
    case .noPriority: "Clear the priority of \(items)"
    case .move: "Move \(items) to another list"
    case .tag: "Tag \(items), or take a tag away"
    case .change: "Change \(items) as one line says"
    case .copy: "Copy the names of \(items)"
    case .duplicate: "Duplicate \(items)"
    case .delete: "Delete \(items)"
    case .edit, .rename, .editElsewhere, .addPart, .fold, .foldAll, .indent, .outdent, .moveDown,
      .moveUp,
      .details, .why:
      nil
    }
  }

  /// The word for the bottom line.
  func hint(for item: TodoItem) -> String? {
    switch self {
    case .toggleDone: item.isDone ? "reopen" : "done"
    default: nil
    }
  }
}
