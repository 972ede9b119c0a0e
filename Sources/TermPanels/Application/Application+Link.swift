extension Application {
  /// The key that goes through the degrees of motion, where the terminal is at the other end of a
  /// network.
  public static let motionKey = Key(.function(7))

  /// How fast the way to the terminal is; `nil` where that is not measured. It grows more exact
  /// from frame to frame.
  public var link: LinkSpeed? { terminal.link }

  /// Judges anew what the way to the terminal carries, when more is known of it.
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

  /// Lets no more move than the way to the terminal carries, unless the person wants otherwise.
  func applyLink() {
    animator.limit = adaptsMotion ? linkMotion ?? .full : .full
    window.setNeedsStatusUpdate()
  }

  /// Going through the degrees of motion, where there is a way that may be too slow for one.
  var motionCommands: [KeyCommand] {
    [
      KeyCommand(
        id: Application.motionCommand, Application.motionKey, title: "Change how much moves",
        isEnabled: link != nil, worksBelowModals: true
      ) { [unowned self] in
        takeNextMotion()
        window.show(
          Toast(
            motionSentence, hint: keyName(of: Application.motionCommand).map { ($0, "change it") }))
      }
    ]
  }

  /// From what the link carries to each degree that a person may want whatever it carries, and back.
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
    return adaptsMotion ? "Motion follows the link: \(word)" : "Motion: \(word), whatever the link"
  }

  /// What screens do when they change, in the words of the bottom line.
  private var motionWord: String {
    switch animator.currentMotion {
    case .full: "fade"
    case .short: "short fade"
    case .reduced, .none: "cut"
    }
  }

  /// What the bottom line says of the way to the terminal where there is room, the most first;
  /// nothing where it is not measured.
  var linkNotes: [String] {
    guard let link else { return [] }
    let word = motionWord
    return [
      "\(word) \(link.rateText) \(link.latencyText)", "\(word) \(link.rateText)", word,
    ]
  }

  /// The name of the command that goes through the degrees of motion.
  private static let motionCommand = "program.motion"
}
