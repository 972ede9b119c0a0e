import Foundation
import Testing

@testable import TermPanelsNcurses

@MainActor @Suite struct KeyReaderTests {
  private static let up: [UInt8] = Array("\u{1B}OA".utf8)

  private let line = Line()

  private func reader(patience: Double = 0) -> KeyReader {
    var reader = KeyReader(descriptor: line.readEnd, patience: patience)
    reader.define(Self.up, as: 300)
    reader.define([0x08], as: 301)
    return reader
  }

  private func inputs(_ reader: inout KeyReader) -> [KeyReader.Input] {
    var inputs: [KeyReader.Input] = []
    while let input = reader.next() { inputs.append(input) }
    return inputs
  }

  @Test func `a sequence is one code, and the rest around it is bytes`() {
    var reader = reader()
    line.write([0x61] + Self.up + [0x08, 0x62])

    #expect(inputs(&reader) == [.byte(0x61), .code(300), .code(301), .byte(0x62)])
  }

  @Test func `an incomplete sequence is reported byte by byte`() {
    var reader = reader()
    line.write([0x1B, 0x1B, 0x4F, 0x1B] + Self.up + [0x1B])

    #expect(
      inputs(&reader)
        == [.byte(0x1B), .byte(0x1B), .byte(0x4F), .byte(0x1B), .code(300), .byte(0x1B)])
  }

  @Test func `without input it returns at once`() {
    var reader = reader(patience: .infinity)

    #expect(reader.next() == nil)
  }

  @Test func `the rest of a sequence is awaited`() {
    var reader = reader(patience: .infinity)
    line.write(Array(Self.up.dropLast()))
    let line = line
    Thread.detachNewThread { line.write([0x41]) }

    #expect(reader.next() == .code(300))
  }

  @Test func `bytes read ahead are handed over once`() {
    var reader = reader()
    line.write([0x1B, 0x4F, 0x78])

    #expect(reader.next() == .byte(0x1B))
    #expect(reader.takeHeld() == [0x4F, 0x78])
    #expect(reader.next() == nil)
  }

  @Test func `a sequence may begin in bytes that were put back`() {
    var reader = reader()
    line.write(Array(Self.up.dropFirst()))

    reader.putBack([0x61, 0x1B])

    #expect(inputs(&reader) == [.byte(0x61), .code(300)])
  }
}

/// A line with input from its other end.
private final class Line: Sendable {
  let readEnd: Int32
  private let writeEnd: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit { for end in [readEnd, writeEnd] { close(end) } }

  func write(_ bytes: [UInt8]) { _ = Glibc.write(writeEnd, bytes, bytes.count) }
}
