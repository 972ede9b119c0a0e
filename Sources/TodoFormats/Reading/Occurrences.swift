/// Counts how often texts occur, in eight to sixteen bytes for each different text, whatever its
/// length.
///
/// Two texts that happen to have the same fingerprint are counted as one: with a million texts the
/// odds are one to thirty million.
struct Occurrences {
  /// A table with open addressing, half to three quarters full; 0 is an empty slot.
  private var slots = ContiguousArray<UInt64>(repeating: 0, count: 64)
  private var used = 0
  private var repeats: [UInt64: Int] = [:]

  /// Counts a text. Returns 1 if it occurs for the first time.
  mutating func count(_ text: String) -> Int {
    let print = Self.fingerprint(text)
    guard !insert(print) else { return 1 }
    let count = repeats[print, default: 1] + 1
    repeats[print] = count
    return count
  }

  /// Whether a text has occurred.
  func contains(_ text: String) -> Bool {
    let print = Self.fingerprint(text)
    return slots[slot(of: print)] == print
  }

  private mutating func insert(_ print: UInt64) -> Bool {
    let slot = slot(of: print)
    guard slots[slot] == 0 else { return false }
    slots[slot] = print
    used += 1
    if used * 4 > slots.count * 3 { grow() }
    return true
  }

  /// The slot that has the fingerprint, or else the empty one for it.
  private func slot(of print: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: print >> 20) & mask
    while slots[slot] != 0, slots[slot] != print { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: 0, count: old.count * 2)
    for print in old where print != 0 { slots[slot(of: print)] = print }
  }

  /// FNV-1a, with its bits spread; never 0.
  private static func fingerprint(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ hash >> 32) &* 0xd6e8_feb8_6659_fd93
    return max(hash ^ hash >> 32, 1)
  }
}
