/// Data that is small in transit and large once unpacked.
enum Packed {
  /// Ten megabytes of zeros as a raw stream of DEFLATE (RFC 1951), in fixed codes: one zero, then
  /// the last 258 bytes again, over and over.
  static let zeros: [UInt8] = {
    var bits: [Bool] = [true, true, false]
    // The literal 0 is the code 00110000.
    bits += [false, false, true, true, false, false, false, false]
    for _ in 0..<(10 << 20) / 258 {
      // The length 258 is the code 11000101; the distance 1 is 00000.
      bits += [true, true, false, false, false, true, false, true]
      bits += [false, false, false, false, false]
    }
    bits += Array(repeating: false, count: 7)
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: bits.count, by: 8) {
      var byte: UInt8 = 0
      for offset in 0..<min(8, bits.count - start) where bits[start + offset] {
        byte |= 1 << UInt8(offset)
      }
      bytes.append(byte)
    }
    return bytes
  }()
}
