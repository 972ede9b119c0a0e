/// One callback that a panel received, as a line: `A.willMove(P)`, `A.willAppear`, `A.key(x)`.
public struct Callback: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a callback.
  public enum Event: Hashable, Sendable {
    /// It is about to get the parent of this name, or to lose its parent.
    case willMove(String?)
    /// It got the parent of this name, or lost its parent.
    case didMove(String?)
    /// Its view was loaded.
    case viewDidLoad
    /// Its view is about to appear.
    case willAppear
    /// Its view is in its place and has its size.
    case isAppearing
    /// Its view has appeared.
    case didAppear
    /// Its view is about to disappear.
    case willDisappear
    /// Its view has disappeared.
    case didDisappear
    /// A key reached it.
    case key(String)
  }

  /// The panel's name.
  public let panel: String
  /// The kind of the callback.
  public let event: Event

  /// Creates a callback.
  public init(_ panel: String, _ event: Event) {
    self.panel = panel
    self.event = event
  }

  /// The callback as a line.
  public var description: String { "\(panel).\(event.text)" }

  /// Whether it belongs to the appearance or disappearance of the view.
  public var isAppearance: Bool {
    switch event {
    case .willAppear, .isAppearing, .didAppear, .willDisappear, .didDisappear: true
    case .willMove, .didMove, .viewDidLoad, .key: false
    }
  }
}

extension Callback.Event {
  fileprivate var text: String {
    switch self {
    case .willMove(let parent): "willMove(\(parent ?? "nil"))"
    case .didMove(let parent): "didMove(\(parent ?? "nil"))"
    case .viewDidLoad: "viewDidLoad"
    case .willAppear: "willAppear"
    case .isAppearing: "isAppearing"
    case .didAppear: "didAppear"
    case .willDisappear: "willDisappear"
    case .didDisappear: "didDisappear"
    case .key(let name): "key(\(name))"
    }
  }
}
