import TermPanels

/// A container of two panels: what is shown to somebody, and below it the card that says what there
/// is to see or to do. What is shown knows nothing of it.
@MainActor final class TourPanel: Panel {
  /// Who has the keys besides the tour.
  enum Manner {
    /// The person tries things out above the card.
    case practice
    /// The tour shows, and the person looks.
    case showing
  }

  let tour: Tour
  private let content: Panel
  let manner: Manner
  /// Looked up once: it is made of all screens there can be.
  private let catalogue: KeyCatalogue
  private let card = TourCardPanel()
  private let sections = TourView()
  private var hasBegun = false
  /// What works everywhere in what is shown.
  var contentCommands: () -> [KeyCommand] = { [] }

  init(showing content: Panel, _ tour: Tour, _ manner: Manner, catalogue: KeyCatalogue) {
    self.content = content
    self.tour = tour
    self.manner = manner
    self.catalogue = catalogue
    super.init()
    title = "Tour"
    tour.didMove = { [unowned self] in stepDidChange() }
  }

  override func loadView() { view = sections }

  override func viewDidLoad() {
    super.viewDidLoad()
    sections.content.isUserInteractionEnabled = manner == .practice
    sections.rows = { [unowned self] in card.rows(columns: $0, for: tour, keyName) }
    embedChild(content, in: sections.content)
    embedChild(card, in: sections.card)
  }

  override func viewDidAppear(animated: Bool) {
    super.viewDidAppear(animated: animated)
    if !hasBegun { tour.begin() }
    hasBegun = true
  }

  /// Gives the content back to whoever wants to show it elsewhere.
  func releaseContent() { if content.parent === self { unembedChild(content) } }

  // MARK: - Keys

  override var childForStatus: Panel? { isPractising ? content : card }

  var isPractising: Bool { manner == .practice && !tour.isClosing }

  override var presentationInsets: Insets {
    let rows = sections.card.frame.height
    // A low window has no room for both.
    guard sections.bounds.height - rows >= 8 else { return .zero }
    return Insets(bottom: rows + content.presentationInsets.bottom)
  }

  /// Most of them are those of what is shown that work everywhere in it.
  override var keyCommandsTitle: String? { "Everywhere" }

  override var keyCommands: [KeyCommand] {
    super.keyCommands + offers.map(\.command) + (isPractising ? contentCommands() : [])
  }

  // MARK: - The card

  private func stepDidChange() {
    guard isViewLoaded else { return }
    card.takesKeys = !isPractising
    // The content may have given the keys to one of its own.
    if tour.isClosing { card.becomeFirstResponder() }
    view.setNeedsLayout()
    setNeedsStatusUpdate()
  }

  /// Looks whether the step is over, and shows the one that it is.
  override func updateStatus() {
    tour.check()
    if let application {
      card.show(tour, keyName)
      card.hints = offers.filter(\.command.isEnabled).compactMap { offer in
        let key = application.keyMap.keys(of: offer.command).first
        return key.map { KeyHint(key: $0.name, word: offer.word) }
      }
    }
    super.updateStatus()
  }

  /// The key that a command is on, whichever screen offers it.
  private func keyName(_ id: String) -> String {
    guard let application else { return "" }
    let own = catalogue.entries(named: id).first?.keys
    return (application.keyMap.bindings[id] ?? own)?.first?.name ?? "(no key)"
  }
}
