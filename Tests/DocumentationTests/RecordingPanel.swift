import TermPanels

/// Keeps what recording panels were told, a line each.
@MainActor final class Recorder {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// What was told since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  var text: String { lines.joined(separator: "\n") }
}

/// A panel that records every callback it gets.
final class RecordingPanel: Panel {
  let name: String
  private let recorder: Recorder

  init(_ name: String, _ recorder: Recorder) {
    self.name = name
    self.recorder = recorder
    super.init()
  }

  override func willMove(toParent parent: Panel?) { record("willMove(toParent:)", parent) }
  override func didMove(toParent parent: Panel?) { record("didMove(toParent:)", parent) }
  override func loadView() {
    super.loadView()
    recorder.add("\(name).loadView")
  }
  override func viewDidLoad() { recorder.add("\(name).viewDidLoad") }
  override func viewWillAppear(animated: Bool) { record("viewWillAppear", animated) }
  override func viewIsAppearing(animated: Bool) { record("viewIsAppearing", animated) }
  override func viewDidAppear(animated: Bool) { record("viewDidAppear", animated) }
  override func viewWillDisappear(animated: Bool) { record("viewWillDisappear", animated) }
  override func viewDidDisappear(animated: Bool) { record("viewDidDisappear", animated) }

  private func record(_ callback: String, _ parent: Panel?) {
    let parent = parent.map { ($0 as? RecordingPanel)?.name ?? "\(type(of: $0))" } ?? "nil"
    recorder.add("\(name).\(callback.replacing(":", with: ": \(parent)"))")
  }

  private func record(_ callback: String, _ animated: Bool) {
    recorder.add("\(name).\(callback)\(animated ? " (animated)" : "")")
  }
}
