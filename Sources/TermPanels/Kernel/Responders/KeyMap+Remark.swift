extension KeyMap {
  /// A binding to a key that only some terminals tell: nothing is wrong with it where it is used.
  public struct Remark: Hashable, Sendable, CustomStringConvertible {
    /// The name of the command.
    public let command: String
    /// The keys.
    public let keys: KeySequence
    /// The terminals that tell them, and what comes from others.
    public let caveat: String

    /// The binding and the terminals.
    public var description: String { "\(command) is bound to \(keys.text). \(caveat)" }
  }

  /// The remarks on the map, in the order of the commands' names.
  public var remarks: [Remark] {
    bindings.sorted { $0.key < $1.key }.flatMap { id, keys in
      keys.compactMap { keys in
        keys.obstacle == nil
          ? keys.caveat.map { Remark(command: id, keys: keys, caveat: $0) } : nil
      }
    }
  }
}
