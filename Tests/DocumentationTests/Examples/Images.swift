import ImageKit
import TermPanelsImages

// begin image
@MainActor func makeCover(_ bytes: [UInt8]) throws -> ImageView {
  let cover = ImageView(try Image(decoding: bytes), label: "A lighthouse at night")
  cover.contentMode = .scaleAspectFill
  return cover
}
// end image
