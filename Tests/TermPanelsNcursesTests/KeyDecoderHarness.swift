import TermPanels

@testable import TermPanelsNcurses

/// Feeds a decoder as a terminal would, one drain for each string.
struct KeyDecoderHarness {
  var decoder: KeyDecoder
  private var time = 100.0

  init(names: [Int32: String] = [:], swallowsOldMouse: Bool = false, patience: Double = 0) {
    decoder = KeyDecoder(swallowsOldMouse: swallowsOldMouse, patience: patience) { names[$0] }
  }

  /// Feeds input that arrives together, as one drain.
  @discardableResult
  mutating func drain(_ text: String) -> [Event] { drain(Array(text.utf8)) }

  @discardableResult
  mutating func drain(_ bytes: [UInt8]) -> [Event] {
    decoder.beginDrain(of: bytes.count)
    decoder.feed(bytes, at: time)
    decoder.finish(at: time)
    return decoder.takeEvents()
  }

  /// Lets time pass; an unfinished sequence expires at its deadline.
  mutating func wait(_ seconds: Double) -> [Event] {
    time += seconds
    if let deadline = decoder.deadline, time >= deadline { decoder.expire() }
    return decoder.takeEvents()
  }
}

extension [Event] {
  /// The keys among the events, by name; other events as Swift describes them.
  var names: String {
    map { if case .key(let key) = $0 { key.name } else { "\($0)" } }.joined(separator: " ")
  }
}
