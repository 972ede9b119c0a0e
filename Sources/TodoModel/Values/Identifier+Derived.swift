extension Identifier {
  /// The identifier of an imported list or item: the text itself when it is a UUID, else one that
  /// is always the same for the same text.
  public init(imported text: String) {
    self = Identifier(uuidString: text) ?? Identifier(derivedFrom: text)
  }

  /// The same identifier for the same text, on every machine and in every version: two 64-bit
  /// FNV-1a hashes from different starts.
  init(derivedFrom text: String) {
    self.init(
      high: Self.hash(text, from: 0xcbf2_9ce4_8422_2325),
      low: Self.hash(text, from: 0x6c62_272e_07bb_0142))
  }

  private static func hash(_ text: String, from start: UInt64) -> UInt64 {
    var hash = start
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // FNV leaves the high bits of short texts alike; this spreads them.
    hash = (hash ^ hash >> 32) &* 0xd6e8_feb8_6659_fd93
    return hash ^ hash >> 32
  }
}
