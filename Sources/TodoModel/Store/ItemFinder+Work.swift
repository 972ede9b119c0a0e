/// The work on items.
extension ItemFinder {
  /// The most items that are found. There is at most one, unless another program has written into
  /// the file.
  private static let most = 100

  /// The items that are being worked on: one or none; the last one that was started comes first.
  public func itemsInWork() throws(StoreError) -> [TodoItem] {
    try reader.read { try $0.itemsInWork(atMost: Self.most) }
  }
}
