/// One thing that a panel was told, as a line: `A.willMove(P)`, `A.willAppear`, `A.key(x)`.
public struct Callback: Hashable, Sendable, CustomStringConvertible {
  /// What a panel can be told.
  public enum Event: Hashable, Sendable {
    /// It is about to get the parent of this name, or to lose its parent.
    case willMove(String?)
    /// It got the parent of this name, or lost its parent.
    case didMove(String?)
    /// Its view was made.
    case viewDidLoad
    /// Its view is about to come.
    case willAppear
    /// Its view is in its place and has its size.
    case isAppearing
    /// Its view has come.
    case didAppear
    /// Its view is about to go.
    case willDisappear
    /// Its view has gone.
    case didDisappear
    /// A key reached it.
    case key(String)
  }

  /// The panel's name.
  public let panel: String
  /// What it was told.
  public let event: Event

  /// Creates a callback.
  public init(_ panel: String, _ event: Event) {
    self.panel = panel
    self.event = event
  }

  /// The line.
  public var description: String { "\(panel).\(event.text)" }

  /// Whether it tells of the view's coming or going.
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
