import Foundation
import TestSupport
import Testing

/// Shows screens of the app, one after the other, while every byte is kept.
extension PseudoTerminal {
  /// Presses keys, and has the screen redrawn until it shows all of the texts.
  func show(
    _ keys: String, _ texts: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try write(keys)
    var start = output.count
    var looks = 0
    try await expect(
      until: "\(keys.debugDescription) shows \(texts)", within: .seconds(30),
      sourceLocation: sourceLocation
    ) {
      // As bytes: a mark after the text would change its last character.
      let shown = Data(output[start...])
      if texts.allSatisfy({ shown.range(of: Data($0.utf8)) != nil }) { return true }
      looks += 1
      // ^L. An unchanged text is not sent again, and one that changes is sent in pieces.
      if looks % 5 == 0, isInputRead {
        start = output.count
        try write("\u{C}")
      }
      return false
    }
  }

  /// Presses a key that closes what is in front, until the hints are those of a screen: only there
  /// `?` is one. Nothing else is typed meanwhile, since a key right after Escape is one with Alt.
  func close(with key: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    var start = output.count
    var looks = 0
    try await expect(
      until: "\(key.debugDescription) has closed what was in front", within: .seconds(30),
      sourceLocation: sourceLocation
    ) {
      // As hints are written, unlike any payload: in a colour that begins right before it.
      if String(decoding: output[start...], as: UTF8.self).contains("mhelp") { return true }
      if looks % 60 == 0 {
        try write(key)
      } else if looks % 5 == 0, isInputRead {
        start = output.count
        try write("\u{C}")
      }
      looks += 1
      return false
    }
  }

  /// Waits until the program has read everything that was sent.
  func expectRead(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await expect(
      until: "everything is read", within: .seconds(30), sourceLocation: sourceLocation
    ) { isInputRead }
  }

  /// Expects that everything written so far is the program's own.
  func expectNothingForeign(
    _ way: ForeignOutput.Way = .screen, payloads: [Payload] = [], _ what: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let foreign = ForeignOutput.find(in: output, by: way)
    #expect(
      foreign == nil, "\(what) \(foreign.map { "\($0)" } ?? "")", sourceLocation: sourceLocation)
    // A sequence that the program uses too is foreign where it stands as in the payload.
    let written = Data(output)
    for payload in payloads where payload.bytes.contains(0x1B) && payload.bytes.count > 3 {
      #expect(
        written.range(of: Data(payload.bytes)) == nil, "\(what) \(payload)",
        sourceLocation: sourceLocation)
    }
  }
}
