import TermPanels

/// Nearly every key that a person can press.
let allKeys: [Key] = {
  let codes: [Key.Code] =
    (0x20..<0x7F).map { .character(Character(Unicode.Scalar($0))) } + [
      .character("é"), .character("漢"), .enter, .escape, .tab, .backTab, .backspace, .delete,
      .insert, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .function(1),
    ]
  return codes.flatMap { code in [[], .control, .alt, .shift].map { Key(code, $0) } }
}()
