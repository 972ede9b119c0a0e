/// The modes in which the bytes written to a terminal leave it: they must be as before once a
/// program has ended, however it ended.
public struct TerminalModes: Equatable, Sendable {
  /// The private modes that are on: 25 is the cursor, 1049 the alternate screen, 1000 to 1006 the
  /// mouse, 2004 bracketed paste, 1004 focus, 7 wrapping at the edge.
  public private(set) var on: Set<Int> = [7, 25]
  /// Whether the keypad sends application codes.
  public private(set) var keypad = false
  /// Whether the terminal may put text in another order.
  public private(set) var ordersText = true
  /// The number of times that kitty's protocol of keys was begun and not left.
  public private(set) var keyProtocols = 0
  /// Whether xterm's other keys are switched off, whatever the person has set.
  public private(set) var lacksOtherKeys = false
  /// Whether text would be drawn with colours or attributes.
  public private(set) var styled = false

  /// The modes of a terminal to which nothing was written.
  public init() {}

  /// The modes after the given bytes.
  public init(after bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for sequence in text.split(separator: "\u{1B}", omittingEmptySubsequences: false).dropFirst() {
      read(sequence)
    }
  }

  /// Reads the sequence after an escape, with any text that follows it.
  private mutating func read(_ sequence: Substring) {
    if sequence.hasPrefix("=") { keypad = true }
    if sequence.hasPrefix(">") { keypad = false }
    if sequence.hasPrefix("[>5u") { keyProtocols += 1 }
    if sequence.hasPrefix("[<u") { keyProtocols = max(0, keyProtocols - 1) }
    if sequence.hasPrefix("[>4;0m") { lacksOtherKeys = true }
    if sequence.hasPrefix("[>4;m") { lacksOtherKeys = false }
    if sequence.hasPrefix("[8h") { ordersText = true }
    if sequence.hasPrefix("[8l") { ordersText = false }
    if let change = sequence.prefixMatch(of: /\[\?(?<modes>[0-9;]+)(?<final>[hl])/) {
      let modes = change.modes.split(separator: ";").compactMap { Int($0) }
      if change.final == "h" { on.formUnion(modes) } else { on.subtract(modes) }
    }
    if let style = sequence.prefixMatch(of: /\[(?<codes>[0-9;:]*)m/) {
      let codes = style.codes.split(separator: ";").compactMap { Int($0) }
      // Default colours alone end no attribute, and begin none.
      if codes.allSatisfy({ $0 == 0 }) { styled = false }
      if codes.contains(where: { $0 != 0 && $0 != 39 && $0 != 49 }) { styled = true }
    }
  }
}
