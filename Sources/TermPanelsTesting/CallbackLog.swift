/// What a number of ``RecordingPanel``s were told, in order.
@MainActor public final class CallbackLog {
  /// What they were told.
  public private(set) var callbacks: [Callback] = []

  /// Creates an empty log.
  public init() {}

  /// Adds what a panel was told.
  public func record(_ callback: Callback) { callbacks.append(callback) }

  /// Forgets everything.
  public func clear() { callbacks = [] }

  /// A line for each callback.
  public var lines: [String] { callbacks.map(\.description) }

  /// A line for each callback of one panel.
  public func lines(of panel: String) -> [String] {
    callbacks.filter { $0.panel == panel }.map(\.description)
  }

  /// What is wrong with the order of the callbacks, a sentence each: none in a program whose
  /// containers keep the rules.
  public var violations: [String] { CallbackGrammar(callbacks).violations }

  /// The lines that tell of moves and of the beginning and end of appearances: what is left
  /// without the making of views, is-appearing and keys.
  public var story: [String] {
    callbacks.filter {
      switch $0.event {
      case .viewDidLoad, .isAppearing, .key: false
      default: true
      }
    }.map(\.description)
  }
}
