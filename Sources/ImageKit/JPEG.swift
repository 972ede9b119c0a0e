import CTurboJPEG

/// Decodes JPEG with libjpeg-turbo's own interface, which keeps its `longjmp` to itself.
enum JPEG {
  static func decode(_ bytes: [UInt8], largestSide: Int) throws(ImageError) -> Image {
    guard let decoder = tjInitDecompress() else { throw .damaged }
    defer { tjDestroy(decoder) }
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard
      tjDecompressHeader3(
        decoder, bytes, UInt(bytes.count), &width, &height, &sampling, &space) == 0
    else { throw .damaged }
    if let fault = Image.fault(
      width: Int(width), height: Int(height), largestSide: largestSide)
    {
      throw fault
    }

    var pixels = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
    // A few bytes can also claim to be thousands of passes over the image. Warnings, such as for a
    // missing end, stop it as errors do: half an icon is useless.
    let flags = TJFLAG_LIMITSCANS | TJFLAG_STOPONWARNING
    guard
      tjDecompress2(
        decoder, bytes, UInt(bytes.count), &pixels, width, width * 4, height,
        Int32(TJPF_RGBA.rawValue), flags) == 0
    else { throw .damaged }
    return Image(width: Int(width), bytes: pixels)
  }
}
