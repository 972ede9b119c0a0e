import TermPanels
import TodoModel

/// What can be done with an item, in the order in which menus and the help show it.
enum ItemAction: String, CaseIterable {
  case toggleDone, edit, editElsewhere, due, later, earlier, high, medium, low, noPriority, move,
    tag
  case copy, duplicate, delete
  case details, why

  /// The name by which key maps know it.
  var id: String { "item." + rawValue }

  var key: Key {
    switch self {
    case .toggleDone: .space
    case .edit: .character("e")
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
    case .copy: .character("y")
    case .duplicate: .character("D")
    case .delete: .character("d")
    case .details: .character("i")
    case .why: .character("w")
    }
  }

  /// What it does with an item; without one, with any.
  func title(for item: TodoItem? = nil) -> String {
    switch self {
    case .toggleDone:
      item.map { $0.isDone ? "Not done after all" : "Done" } ?? "Done, or not done after all"
    case .edit: "Edit the item"
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
    case .copy: "Copy the item's name"
    case .duplicate: "Duplicate the item"
    case .delete: "Delete the item"
    case .details: "Details of the item"
    case .why: "Why is the item here?"
    }
  }

  /// The word for the bottom line.
  func hint(for item: TodoItem) -> String? {
    switch self {
    case .toggleDone: item.isDone ? "reopen" : "done"
    case .delete: "delete"
    default: nil
    }
  }
}
