/// Limits motion by the speed of the link to the terminal, unless the person wants otherwise.
@MainActor final class LinkPolicy {
  private let terminal: any Terminal
  private let animator: Animator
  private let window: Window
  private let keys: KeyDispatch
  /// Whether the measured speed of the link limits motion.
  var adaptsMotion = true {
    didSet { if adaptsMotion != oldValue { apply() } }
  }
  /// The motion that the link carries; `nil` if the link is not measured.
  private var motion: Motion?
  /// The figures by which ``motion`` was judged.
  private var judged: (speed: LinkSpeed?, size: Size) = (nil, .zero)

  init(_ terminal: any Terminal, _ animator: Animator, _ window: Window, _ keys: KeyDispatch) {
    (self.terminal, self.animator, self.window, self.keys) = (terminal, animator, window, keys)
  }

  /// Judges the link to the terminal again after a change of its figures or of the size.
  ///
  /// Figures that differ a little are not shown at once: the frame that shows them would be
  /// measured, which would change them again.
  func follow() {
    guard terminal.link != judged.speed || terminal.size != judged.size else { return }
    let isNews = (terminal.link == nil) != (judged.speed == nil)
    judged = (terminal.link, terminal.size)
    let motion = judged.speed?.motion(on: judged.size, after: motion)
    guard isNews || motion != self.motion else { return }
    self.motion = motion
    apply()
  }

  private func apply() {
    animator.limit = adaptsMotion ? motion ?? .full : .full
    window.setNeedsStatusUpdate()
  }

  /// The command that cycles through the degrees of motion, enabled where the link is measured.
  var commands: [KeyCommand] {
    [
      KeyCommand(.programMotion, isEnabled: terminal.link != nil) { [unowned self] in
        takeNextMotion()
        let key = keys.keyName(of: Command.programMotion.id)
        window.show(Toast(sentence, hint: key.map { ($0, "change") }))
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
    apply()
  }

  private var sentence: String {
    adaptsMotion ? "Motion follows the link: \(word)" : "Motion: \(word), at any link speed"
  }

  /// The bottom line's word for the motion of screens.
  private var word: String {
    switch animator.currentMotion {
    case .full: "fade"
    case .short: "short fade"
    case .reduced, .none: "cut"
    }
  }

  /// Notes on the link for the bottom line, the longest first, to choose by the room there is;
  /// empty where the link is not measured.
  var notes: [String] {
    guard let link = terminal.link else { return [] }
    return [
      "\(word) \(link.rateText) \(link.latencyText)", "\(word) \(link.rateText)", word,
    ]
  }
}

extension Application {
  /// The speed of the link to the terminal; `nil` if it is not measured. It becomes more exact
  /// with every frame.
  public var link: LinkSpeed? { terminal.link }
}
