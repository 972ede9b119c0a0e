/// A move of an item among others.
public enum Rearrangement: Hashable, Sendable {
  /// Before the previous sibling. The first item stays. Top-level items are siblings when both are
  /// open or both are done, because a list shows those together.
  case up
  /// After the next sibling. The last item stays.
  case down
  /// To the end of the subtasks of an item, or with nil of the previous sibling. It is refused when
  /// there is no such sibling, or the new parent is below the item itself.
  case indent(under: Identifier<TodoItem>?)
  /// Behind the parent. It is refused when there is none.
  case outdent
  /// Before another item, as its sibling.
  case before(Identifier<TodoItem>)
  /// After another item, as its sibling.
  case after(Identifier<TodoItem>)
  /// Before all its siblings.
  case first
  /// After all its siblings.
  case last

  /// Whether several items keep their order when the move is made of the first of them first.
  var keepsOrderForward: Bool { self != .first && self != .down && self != .outdent }

  /// The verb by which the journal records the move.
  var verb: Deed.Verb {
    switch self {
    case .up, .down, .before, .after, .first, .last: .moved
    case .indent: .indented
    case .outdent: .outdented
    }
  }
}
