import Glibc
import TermPanels

/// The size of the terminal, as the system reports it.
enum TerminalSize {
  /// The largest area that is drawn on: that of a screen of 8K pixels with a font of 8×14. A remote
  /// terminal reports its own size, up to 65535×65535, and each cell takes memory and time. The
  /// rest stays empty.
  static let largest = Size(width: 1000, height: 300)

  /// The reported size, up to the largest; `nil` if none is reported.
  static var measured: Size? {
    reported.map {
      Size(width: min($0.width, largest.width), height: min($0.height, largest.height))
    }
  }

  /// The size of a cell in pixels; `nil` if none that is possible is reported.
  static var measuredCell: (width: Int, height: Int)? {
    guard let size = window else { return nil }
    let (width, height) = (size.ws_xpixel / size.ws_col, size.ws_ypixel / size.ws_row)
    let sides: ClosedRange<UInt16> = 1...256
    return sides.contains(width) && sides.contains(height) ? (Int(width), Int(height)) : nil
  }

  private static var reported: Size? {
    window.map { Size(width: Int($0.ws_col), height: Int($0.ws_row)) }
  }

  private static var window: winsize? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return size
  }
}
