import Foundation
import TermPanels
import Testing

@testable import TermPanelsNcurses

@Suite("Kitty's protocol for images") struct KittySequenceTests {
  @Test func `stores an opaque image in three bytes for each pixel`() {
    let pixels = Pixels(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 255, 255])

    #expect(
      KittySequence.storing(pixels, as: 7)
        == "\u{1B}_Ga=t,q=2,i=7,f=24,s=2,v=1,m=0;/wAAAAD/\u{1B}\\")
  }

  @Test func `stores a transparent image with its opacity`() {
    let pixels = Pixels(width: 1, height: 1, bytes: [1, 2, 3, 4])

    #expect(
      KittySequence.storing(pixels, as: 8)
        == "\u{1B}_Ga=t,q=2,i=8,f=32,s=1,v=1,m=0;AQIDBA==\u{1B}\\")
  }

  @Test func `splits a large image into sequences of limited length`() {
    let bytes = (0..<6400).map { $0 % 4 == 3 ? UInt8(128) : UInt8($0 % 251) }
    let text = KittySequence.storing(Pixels(width: 40, height: 40, bytes: bytes), as: 9)

    let pieces = text.split(separator: "\u{1B}\\").map { $0.split(separator: ";") }
    let heads = pieces.map { String($0[0]) }
    #expect(
      heads == [
        "\u{1B}_Ga=t,q=2,i=9,f=32,s=40,v=40,m=1", "\u{1B}_Gq=2,m=1", "\u{1B}_Gq=2,m=0",
      ])
    #expect(pieces.allSatisfy { $0[1].count <= 4096 })
    let data = pieces.map { String($0[1]) }.joined()
    #expect(Data(base64Encoded: data).map(Array.init) == bytes)
  }

  @Test func `places a part in cells, and leaves the cursor there`() {
    let sequence = KittySequence.placing(
      7, as: 9, part: Rect(x: 10, y: 0, width: 20, height: 40),
      in: Rect(x: 4, y: 2, width: 2, height: 2))

    #expect(
      sequence == "\u{1B}[3;5H\u{1B}_Ga=p,q=2,C=1,i=7,p=9,x=10,y=0,w=20,h=40,c=2,r=2\u{1B}\\")
  }

  @Test func `deletes a placement, or an image with its placements`() {
    #expect(KittySequence.deleting(9, of: 7) == "\u{1B}_Ga=d,q=2,d=i,i=7,p=9\u{1B}\\")
    #expect(KittySequence.deleting(7) == "\u{1B}_Ga=d,q=2,d=I,i=7\u{1B}\\")
  }
}
