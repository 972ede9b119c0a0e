/// A set of sequences of keys. Hints look up every key of every command after each input, so single
/// keys that have a number are bits.
struct KeySet {
  private var bits = [UInt64](repeating: 0, count: Key.numberCount / UInt64.bitWidth + 1)
  private var others: Set<KeySequence> = []

  /// Whether the sequence is in the set.
  func contains(_ sequence: KeySequence) -> Bool {
    guard let number = sequence.number else { return others.contains(sequence) }
    return bits[number / UInt64.bitWidth] & bit(number) != 0
  }

  /// Adds a sequence.
  ///
  /// - Returns: Whether it is new.
  @discardableResult
  mutating func insert(_ sequence: KeySequence) -> Bool {
    guard let number = sequence.number else { return others.insert(sequence).inserted }
    let isNew = !contains(sequence)
    bits[number / UInt64.bitWidth] |= bit(number)
    return isNew
  }

  private func bit(_ number: Int) -> UInt64 { 1 << (number % UInt64.bitWidth) }
}
