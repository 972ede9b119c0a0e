import TermPanels

/// The states of one row in the course of a film, each of which is drawn once.
struct RowTrack {
  /// The content of a row: its cells and the column of the cursor.
  struct State: Hashable {
    let cells: [Cell]
    let cursor: Int?
  }

  /// A time from which the row is in a state.
  struct Change {
    /// Microseconds since the beginning.
    let time: Int
    /// The index of the state.
    let state: Int
  }

  /// The states, in the order in which they are first seen.
  private(set) var states: [State] = []
  /// The changes, of which the first one is at the beginning.
  private(set) var changes: [Change] = []

  /// Follows a row through the frames of a film. A row that a screen does not have is empty.
  init(row y: Int, of frames: [Film.Frame]) {
    var indices: [State: Int] = [:]
    for frame in frames {
      let isInside = y < frame.size.height
      let cursor = frame.cursor.flatMap { $0.y == y ? $0.x : nil }
      let state = State(cells: isInside ? frame.rows[y] : [], cursor: isInside ? cursor : nil)
      // Most rows do not change from one frame to the next.
      if let last = changes.last, states[last.state] == state { continue }
      let index = indices[state] ?? states.count
      if index == states.count {
        states.append(state)
        indices[state] = index
      }
      changes.append(Change(time: changes.isEmpty ? 0 : frame.time, state: index))
    }
  }

  /// The index of the state at the end.
  var last: Int { changes.last?.state ?? 0 }
}
