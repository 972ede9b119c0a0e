public import ImageKit
public import TermPanels

/// An image: in pixels on a terminal that says it can show them, and in cells on any other.
///
/// In cells it is drawn with two colours each, in braille where there are fewer than 256 colours,
/// and in signs where there is only ASCII. The driver changes to pixels by itself, so the frame,
/// the layout and everything that is drawn above are the same for both.
///
/// ```swift
/// let cover = ImageView(try Image(decoding: bytes), label: "A lighthouse at night")
/// cover.contentMode = .scaleAspectFill
/// ```
public final class ImageView: View {
  /// The way in which an image fills the frame.
  public enum ContentMode: Hashable, Sendable {
    /// All of the image in all of the frame, distorted where their shapes differ.
    case scaleToFill
    /// All of the image in its own shape, in the middle of the frame.
    case scaleAspectFit
    /// The middle of the image in its own shape, so much that it fills the frame.
    case scaleAspectFill
  }

  /// The image; `nil` draws nothing.
  public var image: Image? {
    didSet {
      guard image != oldValue else { return }
      changed()
      if image?.width != oldValue?.width || image?.height != oldValue?.height {
        invalidateIntrinsicSize()
      }
    }
  }
  /// The way in which it fills the frame.
  public var contentMode = ContentMode.scaleAspectFit {
    didSet { if contentMode != oldValue { changed() } }
  }
  /// The cells, as they were last drawn.
  private var drawing: ImageDrawing?
  /// The pixels, made when the terminal needs them.
  private var pixels: PixelImage?

  /// Creates a view of an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - label: A few words about it, for a person who does not see it; an empty label makes it a
  ///     decoration.
  public init(_ image: Image? = nil, label: String = "") {
    self.image = image
    super.init()
    accessibilityLabel = label.isEmpty ? nil : label
  }

  // MARK: - View

  /// The largest size within `size` in the shape of the image, and at most a column for each of its
  /// pixels.
  public override func sizeThatFits(_ size: Size) -> Size {
    guard let image else { return .zero }
    let room = (width: min(size.width, image.width), height: min(2 * size.height, image.height))
    guard room.width > 0, room.height > 0 else { return .zero }
    let shown = image.largestSize(width: room.width, height: room.height)
    return Size(width: shown.width, height: (shown.height + 1) / 2)
  }

  /// Draws the cells, and offers the pixels to the terminal.
  public override func draw(in canvas: Canvas) {
    guard let image, !bounds.isEmpty else { return }
    let drawing = drawing(of: image)
    let visible = canvas.visible.intersection(bounds)
    for y in visible.minY..<max(visible.minY, visible.maxY) {
      for x in visible.minX..<max(visible.minX, visible.maxX) {
        guard let cell = drawing[x, y] else { continue }
        let point = Point(x: x, y: y)
        canvas.write(String(cell.character), at: point, role: cell.role, on: cell.surface)
      }
    }
    let room = Size(width: bounds.width, height: 2 * bounds.height)
    canvas.place(pixels(of: image), in: cells(of: image, in: room))
  }

  /// A picture, or a decoration if it has no label.
  public override var accessibilityRole: AccessibilityRole {
    accessibilityLabel == nil ? .decoration : .picture
  }

  // MARK: - Contents

  /// The cells with any part of the image, in a frame of some columns and half rows.
  private func cells(of image: Image, in room: Size) -> Rect {
    guard contentMode == .scaleAspectFit else { return bounds }
    let shown = image.largestSize(width: room.width, height: room.height)
    let (left, top) = ((room.width - shown.width) / 2, (room.height - shown.height) / 2)
    let rows = top / 2..<(top + shown.height + 1) / 2
    return Rect(x: left, y: rows.lowerBound, width: shown.width, height: rows.count)
  }

  private func changed() {
    (drawing, pixels) = (nil, nil)
    setNeedsDisplay()
  }

  private func drawing(of image: Image) -> ImageDrawing {
    let terminal = window?.application?.terminal
    let form: ImageDrawing.Form =
      if window?.application?.usesPlainSigns == true {
        .signs
      } else if let terminal, terminal.colorDepth < .indexed256 {
        .dots
      } else {
        .halfBlocks
      }
    let isLight = terminal?.theme.isLight ?? false
    if let drawing, drawing.size == bounds.size, drawing.form == form, drawing.isLight == isLight {
      return drawing
    }
    let made = ImageDrawing(
      of: image, in: bounds.size, contentMode, as: form, isOnLight: isLight)
    (drawing, pixels) = (made, nil)
    return made
  }

  private func pixels(of image: Image) -> PixelImage {
    if let pixels { return pixels }
    let made = PixelImage { [contentMode] width, height in
      image.fitted(width: width, height: height, contentMode).bytes
    }
    pixels = made
    return made
  }
}
