/// Stand-ins for invalid identities: another program has stored bytes whose length is not 16.
extension Identifier {
  private static var mark: UInt64 { 0xffff_ffff_0000_0000 }
  /// The most bytes that are hashed; rows that differ only beyond them count as one.
  private static var mostBytes: Int { 1 << 16 }

  /// An identity that stands for invalid bytes, so that rows stay distinct. No row in the database
  /// is found by it.
  init(foreign bytes: UnsafeRawBufferPointer) {
    let first = Self.hash(bytes, from: 0xcbf2_9ce4_8422_2325)
    let second = Self.hash(bytes, from: 0x6c62_272e_07bb_0142)
    self.init(high: Self.mark | second >> 32, low: first)
  }

  /// An identity that stands for the row at an index while the row cannot be read.
  public init(unreadableAt index: Int) { self.init(high: .max, low: UInt64(index)) }

  /// Whether the identity stands for invalid bytes. A random one has this mark with a probability
  /// of 2⁻³².
  var isForeign: Bool { high & Self.mark == Self.mark }

  private static func hash(_ bytes: UnsafeRawBufferPointer, from start: UInt64) -> UInt64 {
    var hash = start ^ UInt64(bytes.count)
    for byte in bytes.prefix(mostBytes) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ hash >> 32) &* 0xd6e8_feb8_6659_fd93
    return hash ^ hash >> 32
  }
}
