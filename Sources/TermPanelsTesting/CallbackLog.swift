/// The callbacks that a number of ``RecordingPanel``s received, in order.
@MainActor public final class CallbackLog {
  /// The callbacks.
  public private(set) var callbacks: [Callback] = []

  /// Creates an empty log.
  public init() {}

  /// Adds a callback.
  public func record(_ callback: Callback) { callbacks.append(callback) }

  /// Forgets everything.
  public func clear() { callbacks = [] }

  /// A line for each callback.
  public var lines: [String] { callbacks.map(\.description) }

  /// A line for each callback of one panel.
  public func lines(of panel: String) -> [String] {
    callbacks.filter { $0.panel == panel }.map(\.description)
  }

  /// The mistakes in the order of the callbacks, a sentence each: none in a program whose
  /// containers keep the rules.
  public var violations: [String] { CallbackGrammar(callbacks).violations }

  /// The lines about moves and the beginning and end of appearances: all except the loading of
  /// views, is-appearing and keys.
  public var story: [String] {
    callbacks.filter {
      switch $0.event {
      case .viewDidLoad, .isAppearing, .key: false
      default: true
      }
    }.map(\.description)
  }
}
