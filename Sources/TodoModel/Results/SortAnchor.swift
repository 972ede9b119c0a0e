/// A position in a list whose index is known: the number of items with a smaller key.
///
/// No item needs to have the key. Deletions therefore never invalidate an anchor; they only shift
/// it.
struct SortAnchor {
  let key: SortKey
  var rank: Int

  /// Adjusts the rank to a change of one item's key.
  mutating func shift(from before: SortKey?, to after: SortKey?) {
    if let before, before < key { rank -= 1 }
    if let after, after < key { rank += 1 }
  }
}
