/// The work on items that come back with their list or their parent. The deletion of a list leaves
/// its items as they were, so one of them may still be in work.
extension Ledger {
  /// The items that are being worked on.
  func itemsInWork() throws -> [TodoItem] {
    try connection.itemsInWork(atMost: Plan.mostInWork)
  }

  /// Ends the work on all items but those that were in work before, so that at most one still is.
  /// If there were none, the last one that was started continues. The time of the ended work does
  /// not count, since another item may have been worked on meanwhile.
  ///
  /// - Returns: The items whose work ended.
  @discardableResult
  func endWork(exceptOn others: [TodoItem]) throws -> [TodoItem] {
    let inWork = try itemsInWork()
    let known = Set(others.map(\.id))
    let news = inWork.filter { !known.contains($0.id) }
    let ended = Array(news.dropFirst(news.count < inWork.count ? 0 : 1))
    for var item in ended {
      (item.workingSince, item.modified) = (nil, now)
      try save(item)
    }
    return ended
  }
}
