import TodoFormats

/// A part of an item that is merged by itself: a row of the table of everything that a
/// synchronisation exchanges about an item.
struct SyncField: Sendable {
  /// The name, and the parts of the exchange that it holds.
  let covers: [ExchangeField]
  /// The value in words, for a report.
  let text: @Sendable (ExchangeItem) -> String

  private let comparison: @Sendable (ExchangeItem, ExchangeItem) -> Bool
  private let copying: @Sendable (ExchangeItem, inout ExchangeItem) -> Void
  private let joining: @Sendable (ItemSides) -> ExchangeItem?

  /// Declares a field with a property of its own.
  ///
  /// - Parameter join: Combines two changes; nil if only one of them can stand.
  init<Value: Equatable & Sendable>(
    _ field: ExchangeField, _ property: any WritableKeyPath<ExchangeItem, Value> & Sendable,
    text: @escaping @Sendable (Value) -> String,
    join: @escaping @Sendable (ItemSides) -> ExchangeItem? = { _ in nil }
  ) {
    self.init(
      [field], isSame: { $0[keyPath: property] == $1[keyPath: property] },
      copy: { $1[keyPath: property] = $0[keyPath: property] },
      text: { text($0[keyPath: property]) }, join: join)
  }

  /// Declares a field.
  init(
    _ covers: [ExchangeField],
    isSame: @escaping @Sendable (ExchangeItem, ExchangeItem) -> Bool,
    copy: @escaping @Sendable (ExchangeItem, inout ExchangeItem) -> Void,
    text: @escaping @Sendable (ExchangeItem) -> String,
    join: @escaping @Sendable (ItemSides) -> ExchangeItem? = { _ in nil }
  ) {
    (self.covers, self.text) = (covers, text)
    (comparison, copying, joining) = (isSame, copy, join)
  }

  /// The name.
  var name: ExchangeField { covers[0] }

  /// Whether two items are the same in this field.
  func isSame(_ left: ExchangeItem, _ right: ExchangeItem) -> Bool { comparison(left, right) }

  /// Copies this field from one item to another.
  func copy(from source: ExchangeItem, to target: inout ExchangeItem) { copying(source, &target) }

  /// An item with both changes in this field; nil if only one of them can stand.
  func join(_ sides: ItemSides) -> ExchangeItem? { joining(sides) }
}

/// An item on both sides, then and now.
struct ItemSides: Sendable {
  /// The item here after the last synchronisation.
  let agreed: ExchangeItem
  /// The item here.
  let ours: ExchangeItem
  /// The item in the folder after the last synchronisation.
  let seen: ExchangeItem
  /// The item in the folder.
  let theirs: ExchangeItem
  /// Whether a change there is still missing here, so that both can be added up: not if the former
  /// state is unknown, or if an earlier merge has already changed the store, but not the file.
  var isNewHere = true
}
