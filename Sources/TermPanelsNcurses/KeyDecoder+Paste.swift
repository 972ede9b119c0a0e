extension KeyDecoder {
  /// Takes the bytes of a paste up to its end; returns their number. Those after it are for
  /// ``KeyReader``: a key may begin with them whose rest has not come yet.
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
