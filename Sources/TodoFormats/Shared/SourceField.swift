/// A part of a text that an item was read from: its keys, the fields of the item that it says, and
/// the pieces that are written for it. A part is written anew if one of its fields has changed.
struct SourceField<Piece>: Sendable {
  let keys: Set<String>
  private let fields: [ExchangeField]
  private let write: @Sendable (ExchangeItem, ExchangeContext) -> [Piece]

  init(
    _ keys: Set<String>, _ fields: ExchangeField...,
    write: @escaping @Sendable (ExchangeItem, ExchangeContext) -> [Piece]
  ) {
    (self.keys, self.fields, self.write) = (keys, fields, write)
  }

  /// Whether the part still says what an item is. It does not matter to a part without fields.
  func isSame(_ read: ExchangeItem, _ item: ExchangeItem, _ context: ExchangeContext) -> Bool {
    read.says(fields, of: item, at: .seconds, context)
  }

  /// The pieces for an item.
  func pieces(for item: ExchangeItem, _ context: ExchangeContext) -> [Piece] {
    write(item, context)
  }
}
