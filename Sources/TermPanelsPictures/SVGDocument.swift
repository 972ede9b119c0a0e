import TermPanels

/// An SVG of a film: each state of a row is drawn once. The states of a row lie below each other in
/// a strip, each a page further down, and the strip is moved so that one state is on the page. A
/// viewer without animations shows the last screen.
struct SVGDocument {
  private typealias Metrics = CellMetrics

  private let film: Film
  private let tracks: [RowTrack]
  private let width: Int
  private let height: Int
  /// The seconds for which an animation rests at its end, in microseconds.
  private static let rest = 2_000_000
  private static let fonts =
    "ui-monospace,SFMono-Regular,Menlo,DejaVu Sans Mono,Liberation Mono,Consolas,monospace"

  /// Begins a picture of a film, or of its last screen alone.
  init(of film: Film, isAnimated: Bool) {
    self.film = film
    let frames = Array(isAnimated ? film.frames[...] : film.frames.suffix(1))
    let size = isAnimated ? film.size : film.frames.last?.size ?? .zero
    tracks = (0..<size.height).map { RowTrack(row: $0, of: frames) }
    width = size.width * Metrics.width + 2 * Metrics.margin
    height = size.height * Metrics.height + 2 * Metrics.margin
  }

  /// The whole text.
  func text() -> String {
    var artist = RowArtist(film)
    let ground = artist.groundClass()
    let drawn = tracks.map { track in
      track.states.map { artist.elements(of: $0.cells, cursor: $0.cursor) }
    }
    let shared = SharedElements(drawn)
    let strips = tracks.indices.map { strip($0, drawn[$0], shared) }.filter { !$0.isEmpty }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="t d">
      <title id="t">\(film.title.inXML)</title>
      <desc id="d">\(description.map(\.inXML).joined(separator: "\n"))</desc>
      <style>
      .B{font-weight:bold}
      .I{font-style:italic}
      .M{text-anchor:middle}
      .K{shape-rendering:crispEdges}
      text{font-variant-ligatures:none}
      \(artist.classes.rules)\(animations)
      </style>
      <rect class="\(ground)" width="\(width)" height="\(height)" rx="6"/>
      \(shared.definitions)<svg width="\(width)" height="\(height)" \
      font-family="\(SVGDocument.fonts)" font-size="\(Metrics.fontSize)">
      \(strips.joined(separator: "\n"))
      </svg>
      </svg>

      """
  }

  /// The sentences of the screen, each on a line, after the length of an animation.
  private var description: [String] {
    guard isAnimated else { return film.sentences }
    let seconds = (duration + 500_000) / 1_000_000
    let length = seconds == 1 ? "1 second" : "\(seconds) seconds"
    let screen = film.sentences.isEmpty ? [film.title] : film.sentences
    return ["An animation of \(length). At its end:"] + screen
  }

  // MARK: - Rows

  /// The states of a row, with the last one on the page; empty if the row is always blank.
  private func strip(_ row: Int, _ states: [String], _ shared: SharedElements) -> String {
    let x = Metrics.margin
    let y = Metrics.margin + row * Metrics.height + Metrics.baseline
    let parts = states.enumerated().compactMap { index, elements -> String? in
      guard !elements.isEmpty else { return nil }
      let top = y + index * page
      if let id = shared.id(of: elements) {
        return "<use href=\"#\(id)\" x=\"\(x)\" y=\"\(top)\"/>"
      }
      return "<g transform=\"translate(\(x) \(top))\">\(elements)</g>"
    }
    guard states.count > 1, !parts.isEmpty else { return parts.joined() }
    let place = tracks[row].last * page
    return "<g class=\"S\" style=\"animation-name:s\(row)\" transform=\"translate(0 \(-place))\">"
      + "\(parts.joined(separator: "\n"))</g>"
  }

  /// The distance between two states of a row: more than a page, since characters may stick out of
  /// their rows.
  private var page: Int { height + Metrics.height }

  // MARK: - Motion

  private var isAnimated: Bool { tracks.contains { $0.states.count > 1 } }

  /// The length of the animation in microseconds.
  private var duration: Int {
    max(film.end, (film.frames.last?.time ?? 0) + SVGDocument.rest)
  }

  /// The rules that move the strips in steps, unless the viewer prefers reduced motion.
  private var animations: String {
    guard isAnimated else { return "" }
    let seconds = ((duration + 999) / 1000).thousandths
    var rules = tracks.indices.filter { tracks[$0].states.count > 1 }.map(keyframes)
    rules.append(
      "@media (prefers-reduced-motion:no-preference){"
        + ".S{animation-duration:\(seconds)s;animation-timing-function:step-end;"
        + "animation-iteration-count:infinite}}")
    return "\n" + rules.joined(separator: "\n")
  }

  /// The steps of a row's strip. Of the changes at one time, as far as it is distinguished, the
  /// last one counts.
  private func keyframes(_ row: Int) -> String {
    var steps: [(share: Int, state: Int)] = []
    for change in tracks[row].changes {
      let share = Int(Double(change.time) / Double(duration) * 100_000)
      if steps.last?.share == share { steps.removeLast() }
      steps.append((share, change.state))
    }
    let frames = steps.map { step in
      "\(step.share.thousandths)%{transform:translateY(\(-step.state * page)px)}"
    }
    return "@keyframes s\(row){\(frames.joined())}"
  }
}

/// Drawings of rows that occur more than once, which are defined once and used by their id.
struct SharedElements {
  private var ids: [String: String] = [:]
  private var order: [String] = []

  /// Finds the drawings that occur more than once.
  init(_ rows: [[String]]) {
    var seen: Set<String> = []
    for elements in rows.joined() where !elements.isEmpty && !seen.insert(elements).inserted {
      guard ids[elements] == nil else { continue }
      ids[elements] = "r\(order.count)"
      order.append(elements)
    }
  }

  /// The id of a drawing that occurs more than once.
  func id(of elements: String) -> String? { ids[elements] }

  /// The definitions.
  var definitions: String {
    guard !order.isEmpty else { return "" }
    let groups = order.map { "<g id=\"\(ids[$0] ?? "")\">\($0)</g>\n" }
    return "<defs>\n\(groups.joined())</defs>\n"
  }
}
