import TermPanels

extension NcursesTerminal {
  /// Puts a text on the clipboard of the person at the terminal (OSC 52), over SSH too.
  ///
  /// - Returns: Whether it was sent: to terminals whose description supports it (`Ms`), and to
  ///   those that accept or ignore such sequences; never more than they accept.
  public func setClipboard(_ text: String) -> Bool {
    guard isStarted, !isConfined, takesOutput, knowsClipboard,
      let sequence = ClipboardSequence.setting(text)
    else { return false }
    send(sequence)
    meteredLink?.sentBesides(sequence.utf8.count)
    return true
  }
}
