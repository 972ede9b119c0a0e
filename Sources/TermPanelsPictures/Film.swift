public import TermPanels

/// The screens of a program in the order of their time, from which pictures are drawn. A ``Camera``
/// films a recording; a film of a single screen is made of its cells.
///
/// ```swift
/// let film = Film(of: terminal.screen, cursor: terminal.cursor, title: "Groceries")
/// let picture = film.stillSVG()
/// ```
public struct Film: Sendable {
  /// An input of the person: a key, a typed text, a click.
  public struct Step: Hashable, Sendable {
    /// Microseconds since the beginning.
    public let time: Int
    /// The name of the key, or the typed text.
    public let name: String
  }

  /// The most screens that a film can have.
  public static let mostFrames = 20_000

  /// The screens, in the order of their time; never empty.
  public internal(set) var frames: [Frame]
  /// The input of the person.
  public internal(set) var steps: [Step] = []
  /// The end of the film, in microseconds since the beginning.
  public internal(set) var end = 0
  /// The name of the last screen, for people who do not see the picture.
  public var title: String
  /// The content of the last screen in sentences, for people who do not see the picture.
  public var sentences: [String]
  /// The theme on a dark background.
  public var dark: Theme
  /// The theme on a light background.
  public var light: Theme
  /// The number of colours of the filmed terminal. Without colours, attributes carry the meaning;
  /// otherwise pictures have the exact colours of the themes.
  public var colorDepth = ColorDepth.direct

  /// Creates a film of a single screen.
  ///
  /// - Parameters:
  ///   - screen: The cells.
  ///   - cursor: The position of the cursor; `nil` while it is hidden.
  ///   - title: The name of the screen.
  ///   - sentences: The content in sentences.
  ///   - dark: The theme on a dark background.
  ///   - light: The theme on a light background.
  public init(
    of screen: CellGrid, cursor: Point? = nil, title: String, sentences: [String] = [],
    dark: Theme = .calm, light: Theme = .paper
  ) {
    frames = [Frame(screen, cursor: cursor, time: 0, after: nil)]
    (self.title, self.sentences) = (title, sentences)
    (self.dark, self.light) = (dark, light)
  }

  init(
    _ frames: [Frame], steps: [Step], end: Int, spoken: [String], dark: Theme, light: Theme,
    colorDepth: ColorDepth
  ) {
    precondition(!frames.isEmpty, "A film needs a screen.")
    (self.frames, self.steps, self.end) = (frames, steps, end)
    (title, sentences) = (spoken.first ?? "A terminal", Array(spoken.dropFirst()))
    (self.dark, self.light, self.colorDepth) = (dark, light, colorDepth)
  }

  /// The size of the largest screen in each direction.
  public var size: Size {
    frames.reduce(.zero) { size, frame in
      Size(width: max(size.width, frame.size.width), height: max(size.height, frame.size.height))
    }
  }

  /// The same film, this many times as fast.
  public func atSpeed(_ factor: Double) -> Film {
    precondition(factor > 0, "A speed is a number above 0.")
    func sped(_ time: Int) -> Int { Int((Double(time) / factor).rounded()) }
    var film = self
    film.frames = frames.map { $0.at(sped($0.time)) }
    film.steps = steps.map { Step(time: sped($0.time), name: $0.name) }
    film.end = sped(end)
    return film
  }
}
