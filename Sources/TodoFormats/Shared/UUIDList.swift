/// The items for which an item waits, as formats write them: UUIDs with a sign between each two.
enum UUIDList {
  /// The UUIDs of a text, separated by spaces or commas. Other words are left out, and UUIDs that
  /// no item can have.
  static func read(_ text: String) -> [ExchangeID] {
    text.split { $0 == " " || $0 == "," }.map(String.init)
      .filter { ExchangeID.isUUID($0) && !ExchangeID.isReserved($0) }
      .map { ExchangeID($0) }
  }

  /// The UUIDs in lower case, each as a text.
  static func texts(_ ids: [ExchangeID]) -> [String] {
    ids.filter(\.isUUID).map { $0.text.lowercased() }
  }
}
