import ImageKit
import TermPanels

/// An icon in half blocks, two pixels in a cell; before it has been fetched, and where it cannot be
/// shown, a frame with a letter.
///
/// The lower half of its last row stays free, so that icons below each other do not merge.
@MainActor final class IconView: View {
  /// The letter in the frame.
  var placeholder: Character = " " {
    didSet { if placeholder != oldValue, image == nil { setNeedsDisplay() } }
  }
  /// The icon, in any size.
  var image: Image? {
    didSet {
      guard image != oldValue else { return }
      drawn = nil
      setNeedsDisplay()
    }
  }

  private let size: Size
  /// The icon in the size of the view.
  private var drawn: Image?

  /// Creates a view of a size in cells.
  init(_ size: Size) { self.size = size }

  override func sizeThatFits(_ size: Size) -> Size { self.size }

  /// The name of the app is beside it.
  override var accessibilityRole: AccessibilityRole { .decoration }

  override func draw(in canvas: Canvas) {
    guard let image, showsColors else { return drawPlaceholder(in: canvas) }
    let drawn = self.drawn ?? image.scaled(toWidth: size.width, height: size.height * 2 - 1)
    self.drawn = drawn
    for y in 0..<size.height {
      for x in 0..<size.width {
        let top = IconPalette.role(for: drawn[x, 2 * y])
        let bottom = 2 * y + 1 < drawn.height ? IconPalette.role(for: drawn[x, 2 * y + 1]) : nil
        let point = Point(x: x, y: y)
        switch (top, bottom) {
        case (nil, nil): break
        case (let top?, nil): canvas.write("▀", at: point, role: top)
        case (nil, let bottom?): canvas.write("▄", at: point, role: bottom)
        case (let top?, let bottom?): canvas.write("▀", at: point, role: top, on: bottom)
        }
      }
    }
  }

  private func drawPlaceholder(in canvas: Canvas) {
    let frame = Rect(origin: .zero, size: size)
    canvas.frame(frame)
    let point = Point(x: (size.width - placeholder.columns) / 2, y: (size.height - 1) / 2)
    canvas.write(String(placeholder), at: point, role: .faint)
  }

  /// A picture in eight colours would not be recognisable.
  private var showsColors: Bool {
    guard let terminal = window?.application?.terminal else { return false }
    return terminal.colorDepth >= .indexed256 && !terminal.showsOnlyASCII
  }
}
