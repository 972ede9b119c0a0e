extension Film {
  /// The last screen as an SVG of its cells: each text is placed by its column, and lines and
  /// blocks are paths, so that they meet whatever the font. It has the colours of the dark theme,
  /// and those of the light one for a viewer that prefers a light scheme. Its title and its
  /// description are those of the film.
  ///
  /// The same film makes the same text. It has no script, and fetches nothing.
  public func stillSVG() -> String { SVGDocument(of: self, isAnimated: false).text() }

  /// The film as an animated SVG, in a loop. A viewer without animations, and one that prefers
  /// reduced motion, shows the last screen. For the rest, see ``stillSVG()``.
  public func animatedSVG() -> String { SVGDocument(of: self, isAnimated: true).text() }
}
