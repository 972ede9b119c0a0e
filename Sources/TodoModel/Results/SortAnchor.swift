/// A place in a list whose index is known: so many items have a smaller key than this one.
///
/// No item need have the key. Deletions therefore never invalidate an anchor; they only shift it.
struct SortAnchor {
  let key: SortKey
  var rank: Int

  /// Counts a change of one item's key into the rank.
  mutating func shift(from before: SortKey?, to after: SortKey?) {
    if let before, before < key { rank -= 1 }
    if let after, after < key { rank += 1 }
  }
}
