import TermPanelsTesting
import Testing

@testable import TermPanels

/// Work that waits until a test lets it end.
@MainActor final class TaskGate {
  private var waiting: CheckedContinuation<Int, any Error>?
  /// Whether the work was cancelled by the time of its end; `nil` before.
  private(set) var wasCancelled: Bool?

  var isWaiting: Bool { waiting != nil }

  func pass() async throws -> Int {
    defer { wasCancelled = Task.isCancelled }
    return try await withCheckedThrowingContinuation { waiting = $0 }
  }

  func open(_ result: Result<Int, any Error> = .success(1)) {
    waiting?.resume(with: result)
    waiting = nil
  }
}

struct LendingFailure: Error, CustomStringConvertible {
  let description = "The book is on loan."
}

/// A panel that presents errors itself.
@MainActor final class StrictPanel: ContainerPanel {
  private(set) var errors: [String] = []
  private(set) var activities: [Activity] = []

  override func presentError(_ error: any Error) { errors.append(String(describing: error)) }

  override func showActivity(_ activity: Activity) { activities.append(activity) }
}

@MainActor struct TaskFixture {
  let app: Harness
  let navigation = NavigationPanel(root: Panel())
  let panel = Panel()
  let gate = TaskGate()
  let results = Results()

  @MainActor final class Results {
    var values: [Int] = []
  }

  init() throws {
    let root = navigation
    app = try Harness(columns: 50, rows: 8) { _ in root }
  }

  /// Begins work on a panel, and waits until it is under way.
  func begin(on panel: Panel) async -> Activity {
    let activity = panel.task("Reading the books") { [gate] _ in
      try await gate.pass()
    } then: { [results] in
      results.values.append($0)
    }
    #expect(await app.waitUntil { gate.isWaiting })
    return activity
  }

  /// Lets the work end, and waits until its outcome has had its chance.
  func finish(_ result: Result<Int, any Error> = .success(1)) async {
    gate.open(result)
    #expect(await app.waitUntil { gate.wasCancelled != nil })
    for _ in 0..<20 { await Task.yield() }
    app.application.turn()
  }
}
