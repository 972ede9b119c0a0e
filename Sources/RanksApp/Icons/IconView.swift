import ImageKit
import TermPanels
import TermPanelsImages

/// An icon; before it has been fetched, and where colours cannot show it, a frame with a letter.
///
/// The lower half of its last row stays free, so that icons below each other do not merge.
@MainActor final class IconView: View {
  /// The width and height of an icon in pixels: enough for any place that shows one.
  nonisolated static let side = 48

  /// The letter in the frame.
  var placeholder: Character = " " {
    didSet { if placeholder != oldValue { setNeedsDisplay() } }
  }
  /// The icon, in any size.
  var image: Image? {
    didSet {
      guard image != oldValue else { return }
      imageView.image = image.map {
        $0.scaled(toWidth: Self.side, height: Self.side).extended(to: size)
      }
      setNeedsLayout()
    }
  }

  private let size: Size
  private let imageView = ImageView()

  /// Creates a view of a size in cells.
  init(_ size: Size) {
    self.size = size
    super.init()
    imageView.contentMode = .scaleToFill
    imageView.isHidden = true
    addSubview(imageView)
  }

  override func sizeThatFits(_ size: Size) -> Size { self.size }

  /// The name of the app is beside it.
  override var accessibilityRole: AccessibilityRole { .decoration }

  override func layoutSubviews() {
    imageView.isHidden = image == nil || !showsColors
    imageView.frame = Rect(origin: .zero, size: size)
  }

  override func draw(in canvas: Canvas) {
    guard imageView.isHidden else { return }
    let frame = Rect(origin: .zero, size: size)
    canvas.frame(frame)
    let point = Point(x: (size.width - placeholder.columns) / 2, y: (size.height - 1) / 2)
    canvas.write(String(placeholder), at: point, role: .faint)
  }

  /// A picture without colours would not be recognisable.
  private var showsColors: Bool {
    guard let application = window?.application else { return false }
    return application.terminal.colorDepth >= .indexed256 && !application.usesPlainSigns
  }
}

extension Image {
  /// The image with transparent rows below it, which fill half of the last row of its cells.
  fileprivate func extended(to cells: Size) -> Image {
    let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    let extra = (height + 2 * cells.height - 2) / (2 * cells.height - 1)
    return Image(
      width: width,
      pixels: (0..<height + extra).flatMap { y in
        (0..<width).map { x in y < height ? self[x, y] : clear }
      })
  }
}
