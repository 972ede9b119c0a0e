/// Makes lines that no user would type, the same ones in each run.
struct Babble: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  private static let words = """
    fri sat 12 dec 31 feb next this every every! 3 days other week mon, wed and on by at due due: from \
    start 9am 9:30 noon #home #"big list" #big list @a -@a @"two !high !1 !none in +3d -2w +3 1st last \
    the of month until 5 times "quoted "a b" " "" none done open tag: tag:x due<7d due>= is:open or \
    not ( ) has:notes - e\u{301} 🎉 👩‍👩‍👧 \u{200b} ٣ \u{0} for tom repeat: 24.12. 99999999999 12/12 2026-02-30
    """.split(separator: " ").map(String.init)

  /// A line of up to `pieces` pieces.
  mutating func line(pieces: Int) -> String {
    var line = ""
    for _ in 0..<Int.random(in: 0...pieces, using: &self) {
      line += Self.words.randomElement(using: &self) ?? ""
      line += [" ", " ", " ", "  ", "", "\t", ",", "."].randomElement(using: &self) ?? ""
    }
    return line
  }
}
