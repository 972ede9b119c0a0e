/// A list, a view or a heading on its way between a store and a file.
public struct TransferList: Hashable, Sendable {
  /// The list. Its `extra` may be longer than the store accepts beside a list.
  public var list: TodoList
  /// Whether the file only names it: then it is any list with its name, or any heading of its list.
  public var isNamedOnly: Bool
  /// Whether the file gives its position.
  public var hasPlace: Bool
  /// The line of the file at which it begins; 0 if it comes from no file.
  public var line: Int

  /// A list with these facts.
  public init(_ list: TodoList, isNamedOnly: Bool = false, hasPlace: Bool = false, line: Int = 0) {
    (self.list, self.isNamedOnly) = (list, isNamedOnly)
    (self.hasPlace, self.line) = (hasPlace, line)
  }
}
