/// Seconds from one picture to the next.
private let pace = 1.0 / 32
/// Pictures that a fade or a journey takes; all three together take a quarter of a second.
private let (fading, travelling, appearing) = (2, 3, 2)

/// The animation of a change of a list's rows: removed rows fade where they were, then the rest
/// travels to its new location, then new rows fade in. Empty phases are skipped.
@MainActor final class ListChange<ID: Hashable> {
  private var departures: [(picture: ListRowPicture<ID>, alpha: Double)] = []
  private var journeys: [(row: ListRow<ID>, from: Int)] = []
  private var arrivals: [(row: ListRow<ID>, alpha: Double)] = []
  private var (fadeFrames, travelFrames, arrivalFrames) = (0, 0, 0)

  /// Rows of the screen whose content disappears or appears.
  private(set) var rowsChanged = 0

  func addDeparture(_ picture: ListRowPicture<ID>) {
    departures.append((picture, picture.alpha))
    rowsChanged += picture.frame.height
    fadeFrames = fading
  }

  func addJourney(of row: ListRow<ID>, from y: Int) {
    journeys.append((row, y))
    travelFrames = max(travelFrames, min(travelling, abs(row.y - y)))
  }

  func addArrival(of row: ListRow<ID>, alpha: Double) {
    arrivals.append((row, alpha))
    if alpha == 0 { rowsChanged += row.height }
    arrivalFrames = appearing
  }

  var isEmpty: Bool { frames == 0 }

  /// The rows that travel farther than others, the farthest last: they pass above those.
  var farthestTravellers: [ListRow<ID>] {
    let distances = journeys.map { abs($0.row.y - $0.from) }
    guard let least = distances.min() else { return [] }
    let far = zip(distances, journeys).filter { $0.0 > least }
    return far.sorted { $0.0 < $1.0 }.map(\.1.row)
  }

  /// The number of pictures in all; the last one is the list as it is.
  var frames: Int {
    max(fadeFrames + travelFrames + arrivalFrames, fadeFrames == 0 ? 0 : fadeFrames + 1)
  }

  var duration: Double { Double(frames) * pace }

  /// Shows the change at a progress from 0 to 1.
  func show(_ progress: Double) {
    guard progress < 1 else { return end() }
    let frame = Int((progress * Double(frames)).rounded())
    let left = max(0, 1 - Double(frame) / Double(fadeFrames + 1))
    for (picture, alpha) in departures {
      picture.alpha = frame > fadeFrames ? 0 : alpha * left
    }
    let way = min(1, Double(max(0, frame - fadeFrames)) / Double(max(1, travelFrames)))
    // A motion that slows down at its end looks as if it arrived.
    let eased = 1 - (1 - way) * (1 - way)
    for (row, from) in journeys {
      row.host.isTravelling = true
      row.show(at: from + Int((Double(row.y - from) * eased).rounded()))
    }
    let sinceArrival = max(0, frame - fadeFrames - travelFrames)
    let shown = Double(sinceArrival) / Double(max(1, arrivalFrames))
    for (row, alpha) in arrivals { row.host.alpha = alpha + (1 - alpha) * shown }
  }

  private func end() {
    for (picture, _) in departures { picture.removeFromSuperview() }
    for (row, _) in journeys {
      row.host.isTravelling = false
      row.show(at: row.y)
    }
    for (row, _) in arrivals { row.host.alpha = 1 }
  }
}
