import Foundation
import ImageKit
import TestSupport
import Testing

/// 16 by 16 pixels of #2060C0, with 4:2:0 subsampling.
private let smallJPEG: [UInt8] = Array(
  Data(
    base64Encoded: """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUf
      GhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgo
      KCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAQABADASIAAhEBAxEB/8QAHwAAAQUBAQEB
      AQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKB
      kaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1
      dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl
      5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcF
      BAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5
      OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0
      tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDiqKKK/Qz5
      E//Z
      """, options: .ignoreUnknownCharacters) ?? Data())

@Suite("An image") struct ImageTests {
  @Test func `is read from PNG, pixel by pixel`() throws {
    let bytes = PNGFile.bytes(width: 3, height: 2) { x, y in (UInt8(x), UInt8(y), 7, 255) }

    let image = try Image(decoding: bytes)

    #expect(image.width == 3 && image.height == 2)
    #expect(image[2, 1] == Pixel(red: 2, green: 1, blue: 7))
  }

  @Test func `is read from JPEG, as exactly as possible`() throws {
    let image = try Image(decoding: smallJPEG)

    #expect(image.width == 16 && image.height == 16)
    let pixel = image[8, 8]
    #expect(abs(Int(pixel.red) - 0x20) < 4 && abs(Int(pixel.green) - 0x60) < 4)
    #expect(abs(Int(pixel.blue) - 0xC0) < 4 && pixel.alpha == 255)
  }

  @Test(arguments: [[], [0], Array("GIF89a".utf8), Array("<svg/>".utf8)])
  func `is not read from anything else`(bytes: [UInt8]) {
    #expect(throws: ImageError.unknownFormat) { try Image(decoding: bytes) }
  }

  @Test(arguments: [(30_000, 30_000), (1025, 1), (1, 1025)])
  func `that claims to be huge is refused by its header alone`(width: Int, height: Int) {
    let bytes = PNGFile.bytes(width: 1, height: 1, claiming: (width, height)) { _, _ in
      (0, 0, 0, 0)
    }
    #expect(throws: ImageError.size(width: width, height: height)) { try Image(decoding: bytes) }
  }

  @Test func `that claims to be huge is refused as JPEG too`() throws {
    var bytes = smallJPEG
    let frame = try #require(bytes.firstRange(of: [0xFF, 0xC0])).lowerBound
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0, 0xFF, 0])
    #expect(throws: ImageError.size(width: 0xFF00, height: 0xFF00)) { try Image(decoding: bytes) }
  }

  @Test(arguments: [PNGFile.plain(width: 40, height: 40, red: 9, green: 9, blue: 9), smallJPEG])
  func `that is truncated anywhere or damaged is refused`(bytes: [UInt8]) {
    let read = stride(from: 4, to: bytes.count - 16, by: 7).filter { length in
      (try? Image(decoding: Array(bytes[..<length]))) != nil
    }
    #expect(read == [])
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      var damaged = bytes
      for _ in 0..<3 {
        damaged[.random(in: 4..<damaged.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      // Some damage yields just another picture; decoding only has to return.
      _ = try? Image(decoding: damaged)
    }
  }

  @Test func `that is scaled down averages the pixels that each new one covers`() {
    let image = Image(
      width: 4,
      pixels: [0, 100, 10, 20, 200, 100, 30, 40].map { Pixel(red: $0, green: 0, blue: $0) })

    let small = image.scaled(toWidth: 2, height: 1)

    #expect(small[0, 0] == Pixel(red: 100, green: 0, blue: 100))
    #expect(small[1, 0] == Pixel(red: 25, green: 0, blue: 25))
  }

  @Test func `that is scaled down takes no colour from transparent pixels`() {
    let image = Image(
      width: 2,
      pixels: [
        Pixel(red: 200, green: 100, blue: 50), Pixel(red: 0, green: 0, blue: 0, alpha: 0),
      ])

    #expect(
      image.scaled(toWidth: 1, height: 1)[0, 0]
        == Pixel(red: 200, green: 100, blue: 50, alpha: 128))
  }

  @Test func `that is scaled up repeats its pixels`() {
    let image = Image(width: 2, pixels: [1, 2].map { Pixel(red: $0, green: 0, blue: 0) })

    let large = image.scaled(toWidth: 4, height: 2)

    #expect((0..<4).map { large[$0, 1].red } == [1, 1, 2, 2])
  }
}
