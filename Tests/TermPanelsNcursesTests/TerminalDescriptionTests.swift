import CNcurses
import Glibc
import TermPanels
import Testing

@testable import TermPanelsNcurses

// One at a time: a process has only one loaded description.
@MainActor @Suite(.serialized) struct TerminalDescriptionTests {
  @Test(arguments: ["xterm-256color", "linux", "screen.xterm-256color", "rxvt+pcfkeys", "a_b"])
  func `the name of a terminal is accepted`(name: String) throws {
    #expect(try TerminalName.checked(name) == name)
  }

  @Test(arguments: [
    nil, "", "../x", "a/b", "x y", "x\n", "\u{1B}[2J", "é", String(repeating: "x", count: 65),
    String(repeating: "x", count: 5000),
  ])
  func `an invalid name is refused in a sentence that does not repeat it`(name: String?) {
    let error = #expect(throws: TerminalError.self) { try TerminalName.checked(name) }
    #expect(error?.description.hasPrefix("TERM is not") == true)
    #expect(error?.description.utf8.allSatisfy { (0x20...0x7E).contains($0) } == true)
  }

  @Test(arguments: ["xterm-256color", "linux", "vt100", "tmux-256color", "screen"])
  func `a terminal that places its cursor is accepted`(name: String) throws {
    #expect(try NcursesTerminal.checkedDescription(name) == name)
  }

  /// Names of terminals that no machine has a description of, as those of tomorrow.
  @Test(arguments: [
    ("xterm-none", "xterm-256color"), ("xterm-kitty-none", "xterm-256color"),
    ("ghostty-none", "xterm-256color"), ("foot-none", "xterm-256color"),
    ("wezterm-none", "xterm-256color"), ("alacritty-none", "xterm-256color"),
    ("rio-none", "xterm-256color"), ("contour-none", "xterm-256color"),
    ("konsole-none", "xterm-256color"), ("st-none", "xterm-256color"),
    ("tmux-none", "screen-256color"), ("screen-256color-none", "screen-256color"),
    ("screen.none", "screen-256color"),
  ])
  func `one of its family stands in for a description that is missing`(
    name: String, description: String
  ) throws {
    #expect(try NcursesTerminal.checkedDescription(name) == description)
  }

  @Test(arguments: [
    ("xterm-kitty", true), ("xterm-ghostty", true), ("foot-extra", true), ("alacritty", true),
    ("xterm-256color", false), ("tmux-256color", false), ("vte-256color", false), ("linux", false),
  ])
  func `only terminals that are known for it are said to have copied`(
    name: String, setsClipboard: Bool
  ) {
    #expect((TerminalFamily.of(name)?.setsClipboard ?? false) == setsClipboard)
  }

  @Test(arguments: ["dumb", "no-such-terminal", "nothing-256color"])
  func `a terminal that is unknown or cannot place its cursor is refused`(name: String) {
    let error = #expect(throws: TerminalError.self) {
      try NcursesTerminal.checkedDescription(name)
    }
    #expect(error?.description.contains(name) == true)
  }

  @Test(arguments: [
    (-1, ColorDepth.monochrome), (0, .monochrome), (2, .monochrome), (8, .basic8), (16, .basic16),
    (88, .basic16), (256, .indexed256), (32768, .indexed256),
  ])
  func `the number of colours decides the depth`(colors: Int, depth: ColorDepth) {
    #expect(Capabilities.depth(colors: colors) == depth)
  }

  @Test(arguments: [
    ("\u{1B}[m\u{F}$<2>", "\u{1B}[m\u{F}"), ("a$<5/>b$<50*>", "ab"), ("$5", "$5"), ("$<5", "$<5"),
    ("", ""),
  ])
  func `a capability is sent without its padding`(text: String, sent: String) {
    #expect(Capabilities.withoutPadding(text) == sent)
  }

  @Test(
    arguments: [
      ("15;0", false), ("0;15", true), ("0;default;15", true), ("7;8", false), ("0;7", true),
      ("12;11", true), ("", false), ("x", false), (nil, false), ("0;99", false),
    ] as [(String?, Bool)])
  func `COLORFGBG decides between the light and the dark theme`(value: String?, isLight: Bool) {
    let theme = TerminalBackground.theme(colorFGBG: value)
    #expect(theme.terminalBackground.isLight == isLight)
  }

  @Test(arguments: [
    ("xterm-256color", true), ("tmux-256color", true), ("screen-256color", true), ("foot", true),
    ("linux", false), ("vt100", false), ("screen", false), ("ansi", false),
  ])
  func `only terminals that support it are queried for their background`(
    name: String, isAsked: Bool
  ) {
    #expect(TerminalBackground.isAskable(name) == isAsked)
  }

  @Test(arguments: [
    ("xterm-256color", true), ("tmux-256color", true), ("linux", false), ("vt100", false),
    ("ansi", false), ("screen", false),
  ])
  func `frames have markers only where these are supported or ignored`(
    name: String, isMarked: Bool
  ) throws {
    var problem: Int32 = 0
    try #require(setupterm(name, STDOUT_FILENO, &problem) == OK)
    defer { cn_forget_description() }

    #expect(SynchronizedOutput.isSupported(by: name) == isMarked)
    // The same terminals take, or ignore, the mode for the order of text.
    #expect(TextOrderSequence.isSupported(by: name) == isMarked)
  }

  @Test(arguments: [
    ("─│╭╮╰╯├┤", "-|++++++"), ("✓●○›…", "x*o>~"), ("█░▒▏▎▍▌▋▊▉", "#..#######"),
    ("·↑↓←→", "-^v<>"), ("“”’–—", "\"\"'--"), ("Az 9~", "Az 9~"),
    ("é日\u{1B}\u{7F}\u{9B}", "?????"),
  ])
  func `known characters have an ASCII fallback, all others a question mark`(
    text: String, ascii: String
  ) {
    let bytes = text.unicodeScalars.map { ASCIIFallback.byte(for: $0.value) }
    #expect(String(decoding: bytes, as: UTF8.self) == ascii)
  }
}
