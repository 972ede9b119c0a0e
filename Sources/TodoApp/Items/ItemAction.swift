import TermPanels
import TodoModel

/// The actions on an item, in the order in which menus and the help show them.
enum ItemAction: String, CaseIterable {
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

  /// The identifier of the command, which key maps use.
  var id: String { "item." + rawValue }

  var key: Key {
    switch self {
    case .toggleDone: .space
    case .edit: .character("e")
    case .rename: .character("r")
    case .editElsewhere: .character("E")
    case .due: .character("t")
    case .later: .character("+")
    case .earlier: .character("-")
    case .high: .character("1")
    case .medium: .character("2")
    case .low: .character("3")
    case .noPriority: .character("4")
    case .move: .character("#")
    case .tag: .character("@")
    case .addPart: .character("p")
    case .fold: .character("z")
    case .foldAll: .character("Z")
    case .indent: .character(">")
    case .outdent: .character("<")
    case .moveDown: .character("J")
    case .moveUp: .character("K")
    case .change: .character(":")
    case .copy: .character("y")
    case .duplicate: .character("D")
    case .delete: .character("d")
    case .details: .character("i")
    case .why: .character("w")
    }
  }

  /// The title for an item; without one, for any item.
  func title(for item: TodoItem? = nil) -> String {
    switch self {
    case .toggleDone:
      item.map { $0.isDone ? "Not done after all" : "Done" } ?? "Done, or not done after all"
    case .edit: "Edit the item"
    case .rename: "Rename the item in its row"
    case .editElsewhere: "Edit the item in your editor"
    case .due: "Due day"
    case .later: "Later by a day"
    case .earlier: "Earlier by a day"
    case .high: "High priority"
    case .medium: "Medium priority"
    case .low: "Low priority"
    case .noPriority: "Clear the priority"
    case .move: "Move to another list"
    case .tag: "Tag the item, or take a tag away"
    case .addPart: "Add a part of the item"
    case .fold: "Fold or unfold its parts"
    case .foldAll: "Unfold or fold everything"
    case .indent: "Indent below the item above"
    case .outdent: "Outdent, out of what it is a part of"
    case .moveDown: "Down by a place"
    case .moveUp: "Up by a place"
    case .change: "Change the item as one line says"
    case .copy: "Copy the item's name"
    case .duplicate: "Duplicate the item"
    case .delete: "Delete the item"
    case .details: "Details of the item"
    case .why: "Why is the item here?"
    }
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

  /// The title for this many marked items.
  func title(forMarked count: Int) -> String {
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
      title()
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
