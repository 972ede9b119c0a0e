import TermPanels

/// A container of two panels: the content, and below it the card with the instructions. The content
/// knows nothing of the tour.
@MainActor final class TourPanel: Panel {
  /// The way in which the content is used.
  enum Manner {
    /// The person tries things out above the card.
    case practice
    /// The tour shows, and the person looks.
    case showing
  }

  let tour: Tour
  private let content: Panel
  let manner: Manner
  /// Built once: it comes from all possible screens.
  private let catalogue: KeyCatalogue
  private let card = TourCardPanel()
  private let sections = TourView()
  private var hasBegun = false
  /// The commands that work everywhere in the content.
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

  /// Gives the content back, so that it can be shown elsewhere.
  func releaseContent() { if content.parent === self { unembedChild(content) } }

  // MARK: - Keys

  override var childForStatus: Panel? { isPractising ? content : card }

  private var isPractising: Bool { manner == .practice && !tour.isClosing }

  override var presentationInsets: Insets {
    let rows = sections.card.frame.height
    // A low window has no room for both.
    guard sections.bounds.height - rows >= 8 else { return .zero }
    return Insets(bottom: rows + content.presentationInsets.bottom)
  }

  /// Most of the commands are those that work everywhere in the content.
  override var keyCommandsTitle: String? { "Everywhere" }

  override var keyCommands: [KeyCommand] {
    super.keyCommands + offers.map(\.command) + (isPractising ? contentCommands() : [])
  }

  // MARK: - The card

  private func stepDidChange() {
    guard isViewLoaded else { return }
    card.takesKeys = !isPractising
    // The content may have given the focus to one of its own views.
    if tour.isClosing { card.becomeFirstResponder() }
    view.setNeedsLayout()
    setNeedsStatusUpdate()
  }

  /// Checks whether the step is over, and shows the current one.
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

  /// The name of a command's key, whichever screen offers the command.
  private func keyName(_ id: String) -> String {
    guard let application else { return "" }
    let own = catalogue.commands(named: id).first?.keys
    return (application.keyMap.bindings[id] ?? own)?.first?.name ?? "(no key)"
  }
}
