extension KeyDecoder {
  /// Takes the bytes of a paste up to its end; returns their number. The bytes after it are for
  /// ``KeyReader``: they may be the beginning of a key that is still arriving.
  mutating func feedPaste(_ bytes: some Collection<UInt8>, at time: Double) -> Int {
    var count = 0
    for byte in bytes {
      guard isPasting else { break }
      feed(CollectionOfOne(byte), at: time)
      count += 1
    }
    return count
  }
}
