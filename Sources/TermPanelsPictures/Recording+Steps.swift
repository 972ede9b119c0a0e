import SafeText
import TermPanels
import TermPanelsRecording

extension Recording {
  /// The size of the largest screen in each direction.
  var largestSize: Size {
    var largest = size
    for turn in turns {
      for case .resize(let size) in turn.events {
        largest.width = max(largest.width, size.width)
        largest.height = max(largest.height, size.height)
      }
    }
    return largest
  }

  /// Whether a line of the text is an event.
  func hasEvent(inLine line: Int) -> Bool {
    turns.contains { $0.line <= line && line < $0.line + $0.events.count }
  }

  /// The input of the person until a time, in microseconds. Characters typed one after the other
  /// are one step.
  func steps(until end: Int) -> [Film.Step] {
    var steps: [Film.Step] = []
    var typed = ""
    var typedTime = 0
    func addTyped() {
      guard let first = typed.first else { return }
      let name = typed.count == 1 ? Key.character(first).name : typed
      steps.append(Film.Step(time: typedTime, name: name.shownInLine))
      typed = ""
    }
    for turn in turns where turn.time <= end {
      for event in turn.events {
        if case .key(let key) = event, let character = key.typedCharacter {
          if typed.isEmpty { typedTime = turn.time }
          typed.append(character)
        } else if let name = event.stepName {
          addTyped()
          steps.append(Film.Step(time: turn.time, name: name.shownInLine))
        }
      }
    }
    addTyped()
    return steps
  }
}

extension Event {
  /// The name of the event as a step of a film; `nil` if the person did nothing.
  fileprivate var stepName: String? {
    switch self {
    case .key(let key): key.name
    case .paste: "Paste"
    case .resize(let size): "\(size.width)×\(size.height)"
    case .mouse(let event):
      switch event.kind {
      case .press: "Click"
      case .wheelUp, .wheelDown: "Wheel"
      case .release, .drag, .move: nil
      }
    case .resume, .suspend, .background, .hangup: nil
    }
  }
}
