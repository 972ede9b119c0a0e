/// A value for one property of items.
public struct ItemValue: Hashable, Sendable {
  /// An item that has the value, and default values in all other properties.
  private(set) var source: TodoItem
  private let field: Field<TodoItem>

  init<Value>(_ property: any WritableKeyPath<TodoItem, Value> & Sendable, _ value: Value) {
    source = TodoItem(blank: Identifier(high: 0, low: 0))
    source[keyPath: property] = value
    guard let field = TodoItem.table.fields.first(where: { $0.property == property }),
      field.role == .content
    else { preconditionFailure("Only the content of an item is set; it has no such property.") }
    self.field = field
  }

  /// The property.
  var property: PartialKeyPath<TodoItem> { field.property }

  /// The value in the form that is stored. Throws when it is invalid.
  func normalised() throws(StoreError) -> ItemValue {
    var value = self
    try field.rule?(&value.source)
    return value
  }

  /// Gives an item the value.
  func apply(to item: inout TodoItem) { field.copy(from: source, to: &item) }

  /// Whether two values are the same, of the same property.
  public static func == (left: ItemValue, right: ItemValue) -> Bool {
    left.property == right.property && left.field.isEqual(left.source, right.source)
  }

  /// Hashes the property.
  public func hash(into hasher: inout Hasher) { hasher.combine(property) }
}
