extension Canvas {
  /// The canvas of a subview: its coordinates, its part of the screen, its surface, its alpha.
  func canvas(for view: View) -> Canvas {
    canvas(in: view.frame, fade: view.fade, surface: view.shownSurface)
  }
}
