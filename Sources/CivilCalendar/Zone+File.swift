extension Zone {
  /// The zone in a file of the time zone database (RFC 8536), such as `Europe/Berlin`; nil if the
  /// bytes are no such file.
  public init?(file bytes: [UInt8]) {
    guard let file = ZoneFile(bytes) else { return nil }
    self.init { file.offset(at: $0.wholeSeconds) }
  }
}

/// The content of a file of the time zone database: the moments at which clocks changed, and the
/// rule for the time after the last one.
private struct ZoneFile: Sendable {
  private let transitions: [Int]
  /// The offset from each of the moments on.
  private let offsets: [Int]
  private let first: Int
  private let rule: ZoneRule?

  init?(_ bytes: [UInt8]) {
    guard let old = ZoneFileHeader(bytes, at: 0) else { return nil }
    // A file of a later version has its data a second time, in more bits.
    let isNew = old.version >= UInt8(ascii: "2")
    let start = isNew ? old.end(ofTimesWith: 4) : 0
    guard let header = isNew ? ZoneFileHeader(bytes, at: start) : old else { return nil }
    let width = isNew ? 8 : 4
    guard header.end(ofTimesWith: width) <= bytes.count, header.types > 0 else { return nil }

    var position = header.start
    transitions = (0..<header.transitions).map { index in
      let place = position + index * width
      return Int(bigEndian: bytes[place..<place + width])
    }
    position += header.transitions * width
    let indices = bytes[position..<position + header.transitions]
    position += header.transitions
    let kinds = (0..<header.types).map { index in
      let place = position + index * 6
      return Int(bigEndian: bytes[place..<place + 4])
    }
    guard indices.allSatisfy({ Int($0) < kinds.count }),
      zip(transitions, transitions.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    offsets = indices.map { kinds[Int($0)] }
    first = kinds[0]
    let footer = bytes[header.end(ofTimesWith: width)...].split(separator: UInt8(ascii: "\n"))
    rule = isNew ? footer.first.flatMap { ZoneRule(String(decoding: $0, as: UTF8.self)) } : nil
  }

  func offset(at second: Int) -> Int {
    // The last transition that is not after the moment.
    var (low, high) = (0, transitions.count)
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= second { low = middle + 1 } else { high = middle }
    }
    if low == transitions.count, let rule { return rule.offset(at: second) }
    return low == 0 ? first : offsets[low - 1]
  }
}

/// The header of a block of such a file.
private struct ZoneFileHeader {
  static let length = 44

  let version: UInt8
  let start: Int
  let transitions: Int
  let types: Int
  private let others: (standard: Int, universal: Int, leaps: Int, letters: Int)

  init?(_ bytes: [UInt8], at place: Int) {
    guard place + Self.length <= bytes.count, bytes[place...].starts(with: "TZif".utf8) else {
      return nil
    }
    version = bytes[place + 4]
    let counts = (0..<6).map { index in
      let start = place + 20 + index * 4
      return Int(bigEndian: bytes[start..<start + 4])
    }
    guard counts.allSatisfy({ (0...1 << 20).contains($0) }) else { return nil }
    (transitions, types) = (counts[3], counts[4])
    others = (counts[1], counts[0], counts[2], counts[5])
    start = place + Self.length
  }

  /// The index after the block, whose times have a number of bytes.
  func end(ofTimesWith width: Int) -> Int {
    start + transitions * (width + 1) + types * 6 + others.letters + others.leaps * (width + 4)
      + others.standard + others.universal
  }
}

extension Int {
  /// The signed number of some bytes, the most significant first.
  fileprivate init(bigEndian bytes: ArraySlice<UInt8>) {
    var value: UInt64 = (bytes.first ?? 0) >= 0x80 ? .max : 0
    for byte in bytes { value = value << 8 | UInt64(byte) }
    self = Int(Int64(bitPattern: value))
  }
}
