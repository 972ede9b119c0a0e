extension TodoList {
  /// The new Inbox: the list of items that belong to no other list yet. Its identity is the same in
  /// every database, so two programs that add it at the same time add one list.
  public static let inbox = TodoList(
    id: Identifier(derivedFrom: "the Inbox"), name: "Inbox", emoji: "📥", sort: [SortRule(.manual)])
}
