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

  /// Whether the reported size is larger than the area that is drawn on.
  static var isTooLarge: Bool { reported != measured }

  private static var reported: Size? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return Size(width: Int(size.ws_col), height: Int(size.ws_row))
  }
}
