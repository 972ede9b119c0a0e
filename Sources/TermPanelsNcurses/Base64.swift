/// The encoding of bytes as visible characters, of which none can be taken for something else.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes in base 64, with `=` at the end.
  static func encoded(_ bytes: some Collection<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var bits: UInt32 = 0
    var count = 0
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 1
      if count % 3 == 0 { write(bits, digits: 4) }
    }
    let rest = count % 3
    if rest > 0 {
      write(bits << UInt32(8 * (3 - rest)), digits: rest + 1)
      text += Array(repeating: UInt8(ascii: "="), count: 3 - rest)
    }
    return String(decoding: text, as: UTF8.self)

    func write(_ group: UInt32, digits count: Int) {
      for index in 0..<count { text.append(digits[Int(group >> UInt32(18 - 6 * index) & 63)]) }
      bits = 0
    }
  }
}
