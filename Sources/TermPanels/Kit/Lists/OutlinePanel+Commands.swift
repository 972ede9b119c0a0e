/// The members that do not depend on the identities of nodes: `OutlinePanel.commands`.
extension OutlinePanel where ID == Never {
  /// The commands of an outline besides those of its list. The first two come before the list's.
  public static var commands: [Command] {
    [.outlineFold, .outlineUnfold, .outlineToggle, .outlineFoldAll]
  }
}

extension Command {
  static let outlineFold = Command(
    "outline.fold", .left, .character("h"), title: "Fold, or go to the parent", word: "fold",
    topic: .folding)
  static let outlineUnfold = Command(
    "outline.unfold", .right, .character("l"), title: "Unfold, or go to the first child",
    word: "unfold", topic: .folding)
  static let outlineToggle = Command(
    "outline.toggle", .enter, .space, .character("z"), title: "Fold or unfold the row",
    word: "toggle", topic: .folding)
  static let outlineFoldAll = Command(
    "outline.foldAll", .character("Z"), title: "Fold all rows", topic: .folding)
}

extension String {
  /// The heading of the commands that fold and unfold.
  fileprivate static let folding = "Fold"
}
