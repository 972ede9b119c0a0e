import CPNG

/// Decodes PNG with libpng's simplified interface, which keeps its `longjmp` to itself.
enum PNG {
  static func decode(_ bytes: [UInt8], largestSide: Int) throws(ImageError) -> Image {
    var image = cpng_image()
    defer { png_image_free(&image) }
    // libpng reads from these bytes until the image is finished, so all of it happens here.
    let result = bytes.withUnsafeBytes { bytes -> Result<Image, ImageError> in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
        return .failure(.damaged)
      }
      let (width, height) = (Int(image.width), Int(image.height))
      if let fault = Image.fault(width: width, height: height, largestSide: largestSide) {
        return .failure(fault)
      }
      image.format = cpng_format_rgba()
      var pixels = [UInt8](repeating: 0, count: width * height * 4)
      guard png_image_finish_read(&image, nil, &pixels, Int32(width * 4), nil) != 0 else {
        return .failure(.damaged)
      }
      return .success(Image(width: width, bytes: pixels))
    }
    return try result.get()
  }
}
