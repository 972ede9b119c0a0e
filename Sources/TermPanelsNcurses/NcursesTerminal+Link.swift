extension NcursesTerminal {
  /// Whether the environment shows that the terminal is at the other end of a network.
  static var isRemote: Bool {
    Environment.nonEmpty("SSH_CONNECTION") != nil || Environment.nonEmpty("SSH_TTY") != nil
  }

  /// Prepares a question to the terminal after each frame, if it is of a kind that understands.
  func measureLink() {
    // A terminal that places its cursor like a VT100 answers like one. Others might show the
    // question.
    guard Capabilities.string("cup")?.hasPrefix("\u{1B}[") == true else { return }
    // Without an exact count of the bytes there is nothing to measure.
    meter = FrameMeter()
    meteredLink = meter == nil ? nil : LinkMeter()
  }

  /// Whether frames wait for an answer of the terminal.
  var isHolding: Bool { meteredLink?.isHolding(at: Self.now()) ?? false }

  /// Processes the answers that have come among the keys.
  func takeReports() {
    let count = decoder.takeReports()
    guard count > 0, meteredLink != nil else { return }
    let now = Self.now()
    meteredLink?.answered(count, at: now)
    guard meteredLink?.wantsProbe == true, takesOutput else { return }
    send(LinkMeter.question)
    meteredLink?.sent(LinkMeter.question.utf8.count, at: now)
  }

  /// Reads the answers that are still to come, before they become input of the next program on the
  /// terminal. It reads byte by byte, so what was typed after the last one is left for that
  /// program; what was typed before it is lost. A terminal that does not answer is not waited for
  /// long.
  func settleLink() {
    guard let wait = meteredLink?.lastWait(at: Self.now()), takesOutput, !isHungUp else { return }
    let end = Self.now() + wait
    decoder.awaitsReport = true
    while meteredLink?.lastWait(at: Self.now()) != nil, awaitInput(seconds: end - Self.now()),
      readKey() > 0
    {
      meteredLink?.answered(decoder.takeReports(), at: Self.now())
    }
    meteredLink?.forget()
    _ = decoder.takeEvents()
  }
}
