import TermPanels

/// One callback of a panel.
struct LogEntry: Equatable {
  /// Seconds since the inspector was installed.
  let time: Double
  /// The number of the panel's ancestors.
  let depth: Int
  /// The panel's class.
  let name: String
  let title: String?
  /// The panel and its ancestors.
  let path: [ObjectIdentifier]
  /// The callback as text, and the role of that text.
  let event: String
  let role: Role
  /// The number of panels of one kind that received the same callback, one after the other.
  var count = 1

  /// Whether another entry is the same callback of another panel of the same kind.
  func isLike(_ other: LogEntry) -> Bool {
    time == other.time && depth == other.depth && name == other.name && title == other.title
      && event == other.event
  }
}

extension LifeCycleEvent {
  /// The event as the log writes it.
  @MainActor var text: String {
    switch self {
    case .willMove(let parent): "willMove → \(LifeCycleEvent.name(parent))"
    case .didMove(let parent): "didMove → \(LifeCycleEvent.name(parent))"
    case .viewDidLoad: "viewDidLoad"
    case .willAppear: "willAppear"
    case .isAppearing: "isAppearing"
    case .didAppear: "didAppear"
    case .willDisappear: "willDisappear"
    case .didDisappear: "didDisappear"
    }
  }

  /// The colour of the state that the event leads to.
  var role: Role {
    switch self {
    case .willMove, .didMove: .secondary
    case .viewDidLoad: .text
    case .willAppear, .isAppearing: AppearanceState.appearing.mark.role
    case .didAppear: AppearanceState.appeared.mark.role
    case .willDisappear: AppearanceState.disappearing.mark.role
    case .didDisappear: AppearanceState.disappeared.mark.role
    }
  }

  @MainActor private static func name(_ panel: Panel?) -> String {
    panel.map { type(of: $0).typeName } ?? "nil"
  }
}
