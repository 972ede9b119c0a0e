/// Makes PNG files: uncompressed, since nothing here can compress.
public enum PNGFile {
  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - claiming: The size in the header, if it is another one.
  ///   - pixel: Returns red, green, blue and alpha for a column and a row.
  public static func bytes(
    width: Int, height: Int, claiming: (Int, Int)? = nil,
    _ pixel: (_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8, UInt8)
  ) -> [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width {
        let (red, green, blue, alpha) = pixel(x, y)
        rows += [red, green, blue, alpha]
      }
    }
    let size = claiming ?? (width, height)
    // Eight bits for each of red, green, blue and alpha; no interlacing.
    let header = bigEndian(UInt32(size.0)) + bigEndian(UInt32(size.1)) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  /// The bytes of a file with one colour.
  public static func plain(
    width: Int = 100, height: Int = 100, red: UInt8, green: UInt8, blue: UInt8
  ) -> [UInt8] {
    bytes(width: width, height: height) { _, _ in (red, green, blue, 255) }
  }

  /// A zlib stream (RFC 1950) of blocks that are stored as they are.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let low = UInt8(block.count & 0xFF)
      let high = UInt8(block.count >> 8)
      stream += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + block
    } while !rest.isEmpty
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + bigEndian(b << 16 | a)
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + data
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in content {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return bigEndian(UInt32(data.count)) + content + bigEndian(~crc)
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }
}
