import Testing

@Suite("Swift files") struct FileSizeTests {
  @Test func `have at most 400 lines`() throws {
    for file in try SourceTree.files(named: ".swift") {
      // The text after the last line break is not a line.
      #expect(file.lines.count - 1 <= 400, "\(file.path)")
    }
  }

  /// The example is read as a whole.
  @Test func `of MVCTodo have at most 350 lines of code together`() throws {
    let lines = try SourceTree.files(in: "Sources/Examples/MVCTodo", named: ".swift")
      .flatMap(\.lines).map { $0.drop { $0 == " " } }
    let code = lines.filter { !$0.isEmpty && !$0.hasPrefix("//") }

    #expect((300...350).contains(code.count), "\(code.count) lines")
  }
}
