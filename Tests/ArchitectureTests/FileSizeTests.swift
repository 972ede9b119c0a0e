import Testing

@Suite("Swift files") struct FileSizeTests {
  @Test func `have at most 400 lines`() throws {
    for file in try SourceTree.files(named: ".swift") {
      // The text after the last line break is not a line.
      #expect(file.lines.count - 1 <= 400, "\(file.path)")
    }
  }
}
