/// The property by which a board puts the items of a list into columns.
enum BoardKind: String, CaseIterable {
  /// The headings of the list.
  case heading
  /// The priorities.
  case priority

  /// The name in a sentence.
  var text: String { rawValue }

  /// The other property.
  var other: BoardKind { self == .heading ? .priority : .heading }
}
