extension Application {
  /// The speed of the link to the terminal; `nil` where it is not measured. It becomes more exact
  /// with every frame.
  public var link: LinkSpeed? { terminal.link }

  /// Judges again what the link to the terminal carries, when its figures or the size have changed.
  ///
  /// Figures that differ a little are not shown at once: the frame that shows them would be
  /// measured, which would change them again.
  func followLink() {
    guard terminal.link != judgedLink.speed || terminal.size != judgedLink.size else { return }
    let isNews = (terminal.link == nil) != (judgedLink.speed == nil)
    judgedLink = (terminal.link, terminal.size)
    let motion = judgedLink.speed?.motion(on: judgedLink.size, after: linkMotion)
    guard isNews || motion != linkMotion else { return }
    linkMotion = motion
    applyLink()
  }

  /// Limits motion to what the link to the terminal carries, unless the person wants otherwise.
  func applyLink() {
    animator.limit = adaptsMotion ? linkMotion ?? .full : .full
    window.setNeedsStatusUpdate()
  }

  /// The command that cycles through the degrees of motion, enabled where the link is measured.
  var motionCommands: [KeyCommand] {
    [
      KeyCommand(.programMotion, isEnabled: link != nil) { [unowned self] in
        takeNextMotion()
        let key = keyName(of: Command.programMotion.id)
        window.show(Toast(motionSentence, hint: key.map { ($0, "change") }))
      }
    ]
  }

  /// Steps from following the link to each fixed degree of motion, and back.
  private func takeNextMotion() {
    switch (adaptsMotion, animator.motion) {
    case (true, _): (adaptsMotion, animator.motion) = (false, .full)
    case (false, .full): animator.motion = .short
    case (false, .short): animator.motion = .none
    case (false, .reduced), (false, .none): (adaptsMotion, animator.motion) = (true, .full)
    }
    applyLink()
  }

  private var motionSentence: String {
    let word = motionWord
    return adaptsMotion ? "Motion follows the link: \(word)" : "Motion: \(word), at any link speed"
  }

  /// The bottom line's word for the way in which screens change.
  private var motionWord: String {
    switch animator.currentMotion {
    case .full: "fade"
    case .short: "short fade"
    case .reduced, .none: "cut"
    }
  }

  /// Notes on the link for the bottom line, the longest first, to choose by the room there is;
  /// empty where the link is not measured.
  var linkNotes: [String] {
    guard let link else { return [] }
    let word = motionWord
    return [
      "\(word) \(link.rateText) \(link.latencyText)", "\(word) \(link.rateText)", word,
    ]
  }
}
