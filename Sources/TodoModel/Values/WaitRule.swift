/// The form of the items for which an item waits.
public enum WaitRule {
  /// The most items for which one can wait.
  public static let most = 64

  /// The identities in the form that is stored: each once. Throws when they are invalid.
  static func waits(_ ids: [Identifier<TodoItem>]) throws(StoreError) -> [Identifier<TodoItem>] {
    var known: Set<Identifier<TodoItem>> = []
    let waits = ids.filter { known.insert($0).inserted }
    guard !waits.contains(where: \.isForeign) else { throw .foreignIdentity }
    guard waits.count <= most else { throw .refused(.manyWaits) }
    return waits
  }
}
