/// Gives each item of a file its identity: the same in every reading of the same file, and no two
/// in one file the same.
struct Identities {
  private let format: String
  private var occurrences = Occurrences()

  init(format: String) { self.format = format }

  /// The identity of an item that has its own in the file. If an earlier item has the same one, it
  /// is another, and `isRepeated`.
  mutating func own(_ text: String) -> (id: ExchangeID, isRepeated: Bool) {
    let id = ExchangeID(text, in: format)
    let number = occurrences.count(id.text)
    return number == 1 ? (id, false) : (ExchangeID("\(format):\(text)\u{1F}\(number)"), true)
  }

  /// The identity of an item that has none in the file. Whether it is done, when it is due and the
  /// like do not matter, so an item that was changed elsewhere is still the same.
  mutating func derived(list: ExchangeID, parent: ExchangeID?, name: String) -> ExchangeID {
    let text = "\(format)\u{1F}\(list.text)\u{1F}\(parent?.text ?? "")\u{1F}\(name)"
    let number = occurrences.count(text)
    return ExchangeID(number == 1 ? text : "\(text)\u{1F}\(number)")
  }
}
