import CNcurses
import TermPanels

/// The abilities of a terminal, read from its description while that is loaded, and from its name.
struct TerminalTraits {
  /// The number of colours to use; `NO_COLOR` in the environment means none.
  let colorDepth: ColorDepth
  /// Whether it reports the mouse.
  let hasMouse: Bool
  /// Whether it can mark what is pasted, as terminals that know private modes do.
  let marksPastes: Bool
  /// Whether frames are sent between marks, to be shown in one piece.
  let synchronizesFrames: Bool
  /// Whether it supports, or at least ignores, the mode for the order of text.
  let takesTextOrder: Bool
  /// Whether it knows the protocols of keys, or at least ignores them.
  let takesKeyProtocols: Bool
  /// Whether it supports, or at least ignores, texts for the clipboard.
  let takesClipboard: Bool
  /// Whether it is known to put them there.
  let setsClipboard: Bool
  /// The sentence for a person whose text cannot be put there.
  let clipboardProblem: String
  /// Whether its font lacks the signs that programs draw, or the locale gives them two columns.
  let lacksSigns: Bool
  /// Whether it answers where the cursor is, or ignores the question.
  let reportsCursor: Bool
  /// Whether it supports, or at least ignores, the addresses of links.
  let takesLinks: Bool
  /// Whether it reports its background, or ignores the question.
  let reportsBackground: Bool
  /// Whether it reports its status: a terminal that places its cursor like a VT100 answers like
  /// one. Others might show the question.
  let reportsStatus: Bool
  /// Whether it may be asked if it shows images in pixels: one that would ignore the question. tmux
  /// and screen would take it for a title.
  let takesImageQuestions: Bool
  /// The bytes that restore it after a signal.
  let reset: [UInt8]

  /// Reads the traits of the terminal whose description is loaded.
  init(name: String) {
    colorDepth = Environment.nonEmpty("NO_COLOR") == nil ? Capabilities.colorDepth : .monochrome
    hasMouse = Capabilities.hasMouse
    marksPastes = Capabilities.hasAlternateScreen
    synchronizesFrames = SynchronizedOutput.isSupported(by: name)
    takesTextOrder = TextOrderSequence.isSupported(by: name)
    takesKeyProtocols = marksPastes && KeyProtocol.isSupported(by: name)
    let takesQuestions = TerminalBackground.isAskable(name)
    takesClipboard = Capabilities.string("Ms") != nil || takesQuestions
    setsClipboard = TerminalFamily.of(name)?.setsClipboard == true
    clipboardProblem = Multiplexer.current.clipboardProblem(of: name)
    lacksSigns =
      Self.consoles.contains { name.hasPrefix($0) } || cn_width(TerminalReport.measuredSign) != 1
    takesLinks = LinkSequence.isSupported(by: name)
    reportsBackground = colorDepth > .monochrome && marksPastes && takesQuestions
    reportsStatus = Capabilities.string("cup")?.hasPrefix("\u{1B}[") == true
    reportsCursor = takesQuestions && marksPastes && reportsStatus
    takesImageQuestions =
      reportsBackground && reportsStatus && !name.hasPrefix("tmux") && !name.hasPrefix("screen")
      && Multiplexer.current == nil
    // The end of a link also ends an image that was interrupted.
    let ends = [
      takesLinks ? LinkSequence.end : "",
      synchronizesFrames ? SynchronizedOutput.end : "",
      takesTextOrder ? TextOrderSequence.byTerminal : "",
      takesKeyProtocols ? KeyProtocol.end + KeyProtocol.withOwnOtherKeys : "",
      reportsBackground ? TerminalBackground.unwatch : "",
    ]
    reset = Array(ends.joined().utf8) + Capabilities.reset
  }

  /// The beginnings of the names of consoles, whose fonts have few characters.
  private static let consoles = ["linux", "cons25", "wsvt25"]
}
