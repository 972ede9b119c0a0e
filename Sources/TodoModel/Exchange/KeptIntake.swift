/// Keeps texts and long data with an import, each once: a text that an earlier import has kept is
/// counted, not stored again.
struct KeptIntake {
  /// A fingerprint of a value; the values themselves may be long.
  private typealias Fingerprint = Identifier<KeptText>

  private let ledger: Ledger
  private var rest: [Fingerprint: Int]?
  private var number = 0

  init(_ ledger: Ledger) { self.ledger = ledger }

  /// Whether no earlier import has kept the text, or all that it has kept are already counted.
  mutating func isNew(_ text: KeptText) throws -> Bool {
    let mark = Fingerprint(derivedFrom: KeptValue.text(text).json)
    var known = try rest ?? stored()
    let left = known[mark] ?? 0
    if left > 0 { known[mark] = left - 1 }
    rest = known
    return left == 0
  }

  /// Stores a value with the open entry.
  mutating func keep(_ value: KeptValue) throws {
    try ledger.keep(remainder: value.json, number: number)
    number += 1
  }

  private func stored() throws -> [Fingerprint: Int] {
    var known: [Fingerprint: Int] = [:]
    for place in try ledger.connection.keptPlaces(KeptValue.textStart) {
      let text = try ledger.connection.kept(at: place)
      known[Fingerprint(derivedFrom: text), default: 0] += 1
    }
    return known
  }
}
