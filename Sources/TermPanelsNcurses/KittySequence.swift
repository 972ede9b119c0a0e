import TermPanels

/// The sequences of kitty's graphics protocol: an image is stored under a number, and placed as
/// often as necessary. None of them is answered, and none moves the cursor.
enum KittySequence {
  /// The most characters of data in one sequence.
  private static let longestData = 4096

  /// Stores an image under a number.
  static func storing(_ pixels: Pixels, as number: UInt32) -> String {
    let isOpaque = pixels.isOpaque
    let data = Base64.encoded(isOpaque ? pixels.withoutOpacity : pixels.bytes)
    var head =
      "a=t,q=2,i=\(number),f=\(isOpaque ? 24 : 32),s=\(pixels.width),v=\(pixels.height),"
    var text = ""
    var rest = data.utf8[...]
    repeat {
      let piece = Substring(rest.prefix(longestData))
      rest = rest.dropFirst(longestData)
      text += "\u{1B}_G\(head)m=\(rest.isEmpty ? 0 : 1);\(piece)\u{1B}\\"
      head = "q=2,"
    } while !rest.isEmpty
    return text
  }

  /// Shows a part of a stored image.
  ///
  /// - Parameters:
  ///   - number: The number of the image.
  ///   - placement: A number to delete the placement by.
  ///   - part: The part, in pixels.
  ///   - cells: The cells to fill with it.
  static func placing(_ number: UInt32, as placement: UInt32, part: Rect, in cells: Rect) -> String
  {
    CursorSequence.move(to: cells.origin)
      + "\u{1B}_Ga=p,q=2,C=1,i=\(number),p=\(placement),x=\(part.minX),y=\(part.minY),"
      + "w=\(part.width),h=\(part.height),c=\(cells.width),r=\(cells.height)\u{1B}\\"
  }

  /// Deletes a placement.
  static func deleting(_ placement: UInt32, of number: UInt32) -> String {
    "\u{1B}_Ga=d,q=2,d=i,i=\(number),p=\(placement)\u{1B}\\"
  }

  /// Deletes a stored image and its placements.
  static func deleting(_ number: UInt32) -> String {
    "\u{1B}_Ga=d,q=2,d=I,i=\(number)\u{1B}\\"
  }
}
