public import TermPanels

/// A panel that records its callbacks, for tests of containers. Its view shows its name.
public final class RecordingPanel: Panel {
  /// The name in the log and in the view.
  public let name: String
  /// The log that it writes to.
  public let log: CallbackLog
  /// Called after each record, to act as a panel that changes things meanwhile.
  public var onCallback: ((Callback.Event) -> Void)?
  private let content: Panel?

  /// Creates a panel.
  ///
  /// - Parameters:
  ///   - name: The name in the log.
  ///   - log: The log that it writes to.
  ///   - content: A child to embed when the view is loaded; focus and status go to it.
  public init(_ name: String, log: CallbackLog, embedding content: Panel? = nil) {
    self.name = name
    self.log = log
    self.content = content
    super.init()
    title = name
  }

  public override func loadView() { view = Label(name) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    record(.viewDidLoad)
    if let content { embedChild(content) }
  }

  public override func willMove(toParent parent: Panel?) {
    super.willMove(toParent: parent)
    record(.willMove(parent.map(RecordingPanel.name)))
  }

  public override func didMove(toParent parent: Panel?) {
    super.didMove(toParent: parent)
    record(.didMove(parent.map(RecordingPanel.name)))
  }

  public override func viewWillAppear(animated: Bool) {
    super.viewWillAppear(animated: animated)
    record(.willAppear)
  }

  public override func viewIsAppearing(animated: Bool) {
    super.viewIsAppearing(animated: animated)
    record(.isAppearing)
  }

  public override func viewDidAppear(animated: Bool) {
    super.viewDidAppear(animated: animated)
    record(.didAppear)
  }

  public override func viewWillDisappear(animated: Bool) {
    super.viewWillDisappear(animated: animated)
    record(.willDisappear)
  }

  public override func viewDidDisappear(animated: Bool) {
    super.viewDidDisappear(animated: animated)
    record(.didDisappear)
  }

  public override var childForStatus: Panel? { content }

  public override var canBecomeFirstResponder: Bool { true }

  /// Records the key and passes it on.
  public override func keyDown(_ key: Key) -> Bool {
    record(.key(key.name))
    return false
  }

  private func record(_ event: Callback.Event) {
    log.record(Callback(name, event))
    onCallback?(event)
  }

  private static func name(of panel: Panel) -> String {
    (panel as? RecordingPanel)?.name ?? type(of: panel).typeName
  }
}
