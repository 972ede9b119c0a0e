import Testing

@testable import TermPanels

/// A text as one array of characters, the simplest form, beside the buffer that keeps it in lines.
private struct PlainText {
  var characters: [Character]
  var cursor: Int

  /// The position of a number of characters, in lines.
  func position(_ index: Int) -> TextPosition {
    var position = TextPosition()
    for character in characters[..<index] {
      position =
        character == "\n"
        ? TextPosition(line: position.line + 1)
        : TextPosition(line: position.line, offset: position.offset + 1)
    }
    return position
  }
}

@Suite("A text in lines") struct TextBufferTests {
  @Test(arguments: UInt64(0)..<40) func `changes like a text that is an array of characters`(
    seed: UInt64
  ) {
    var random = Steps(seed)
    var buffer = TextBuffer()
    buffer.reset(to: "one two\n\nthree 日本\n")
    var plain = PlainText(characters: Array(buffer.text), cursor: buffer.text.count)

    for _ in 0..<60 {
      let index = random.next(below: plain.characters.count + 1)
      buffer.move(to: plain.position(index))
      plain.cursor = index
      switch random.next(below: 4) {
      case 0:
        let text = ["x", "\n", "a\nb", "語 ", "\n\n"][random.next(below: 5)]
        buffer.insert(text)
        plain.characters.insert(contentsOf: text, at: index)
        plain.cursor += text.count
      case 1:
        buffer.deleteBackward()
        if index > 0 {
          plain.characters.remove(at: index - 1)
          plain.cursor -= 1
        }
      case 2:
        buffer.deleteForward()
        if index < plain.characters.count { plain.characters.remove(at: index) }
      default:
        let other = random.next(below: plain.characters.count + 1)
        let range = min(index, other)..<max(index, other)
        buffer.kill(to: plain.position(other))
        plain.characters.removeSubrange(range)
        plain.cursor = range.lowerBound
      }
      #expect(buffer.text == String(plain.characters))
      #expect(buffer.cursor == plain.position(plain.cursor))
      #expect(buffer.length == buffer.text.utf8.count)
    }
  }

  @Test(arguments: UInt64(0)..<20)
  func `is back at its beginning when all is undone, and at its end when all is redone`(
    seed: UInt64
  ) {
    var random = Steps(seed)
    var buffer = TextBuffer()
    buffer.reset(to: "one\ntwo\nthree")
    let (first, version) = (buffer.text, buffer.version)

    for _ in 0..<30 {
      let line = random.next(below: buffer.lines.count)
      buffer.move(to: TextPosition(line: line, offset: random.next(below: 6)))
      switch random.next(below: 5) {
      case 0: for letter in ["a", "b", "c"] { buffer.type(letter) }
      case 1: buffer.insert("\n")
      case 2: buffer.deleteBackward()
      case 3: buffer.transpose()
      default: buffer.kill(to: TextPosition(line: random.next(below: buffer.lines.count)))
      }
    }
    let (last, lastVersion) = (buffer.text, buffer.version)
    for _ in 0..<200 { buffer.undo() }

    #expect(buffer.text == first && buffer.version == version)
    #expect(buffer.length == first.utf8.count)
    for _ in 0..<200 { buffer.redo() }
    #expect(buffer.text == last && buffer.version == lastVersion)
  }

  @Test func `undoes a mark that joined the letter before it`() {
    var buffer = TextBuffer()
    buffer.reset(to: "ex")
    buffer.move(to: TextPosition(offset: 1))

    buffer.type("\u{301}")
    #expect(buffer.text == "e\u{301}x" && buffer.cursor == TextPosition(offset: 1))
    buffer.undo()

    #expect(buffer.text.unicodeScalars.elementsEqual("ex".unicodeScalars))
  }

  @Test func `keeps its version when nothing is changed`() {
    var buffer = TextBuffer()
    buffer.reset(to: "aa")
    let version = buffer.version

    buffer.transpose()
    buffer.replaceAll(with: "aa")
    buffer.move(to: TextPosition())
    buffer.deleteBackward()

    #expect(buffer.version == version)
  }
}

/// Numbers that are the same in every run.
private struct Steps {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
