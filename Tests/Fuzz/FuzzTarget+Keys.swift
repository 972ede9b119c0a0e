import TermPanels
import TermPanelsNcurses

extension FuzzTarget {
  /// Decodes the bytes after the first, which sets the length of the pieces they arrive in and the
  /// time between the pieces.
  func takeKeys(_ bytes: [UInt8]) throws {
    guard let first = bytes.first else { return }
    let rest = bytes.dropFirst()
    let length = max(1, Int(first & 0x0F))
    let pause = Double(first >> 4) / 20
    var decoder = KeyDecoder(swallowsOldMouse: first & 1 == 1)
    var time = 100.0
    var events: [Event] = []
    var start = rest.startIndex
    while start < rest.endIndex {
      let end = rest.index(start, offsetBy: length, limitedBy: rest.endIndex) ?? rest.endIndex
      decoder.beginDrain(of: end - start)
      decoder.feed(rest[start..<end], at: time)
      decoder.finish(at: time)
      events += decoder.takeEvents()
      time += pause
      if let deadline = decoder.deadline, time >= deadline { decoder.expire() }
      start = end
    }
    // A paste without an end expires, and then the sequence that it may have ended in.
    for _ in 0..<3 { if decoder.deadline != nil { decoder.expire() } }
    events += decoder.takeEvents()

    try require(decoder.deadline == nil, "It waits for something for ever.")
    for case .key(let key) in events {
      guard case .character(let character) = key.code else { continue }
      for scalar in character.unicodeScalars {
        try require(
          !(0..<0x20).contains(scalar.value) && !(0x7F..<0xA0).contains(scalar.value),
          "A control character was told as one that is typed: \(scalar.value).")
      }
    }

    var after = decoder
    after.beginDrain(of: 1)
    after.feed(Array("x".utf8), at: time + 10)
    after.finish(at: time + 10)
    try require(
      after.takeEvents() == [.key(.character("x"))], "A key typed afterwards is not itself.")
  }
}
