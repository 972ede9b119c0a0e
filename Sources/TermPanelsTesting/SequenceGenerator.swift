/// A generator of numbers that are the same in every run: SplitMix64.
struct SequenceGenerator {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(limit))
  }

  /// Whether an event happens that happens once in so many times.
  mutating func happens(oncePer times: Int) -> Bool { next(below: times) == 0 }

  /// A random element; `nil` if there is none.
  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[next(below: elements.count)]
  }
}
