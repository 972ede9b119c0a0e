import Testing

@Suite("Paths") struct PathTests {
  /// A file system that ignores case would merge them.
  @Test func `differ by more than case`() throws {
    var known: [String: Substring] = [:]
    for file in try SourceTree.files() {
      // Each folder on the way as well as the file itself.
      var path = file.path[...]
      while !path.isEmpty {
        let other = known.updateValue(path, forKey: path.lowercased())
        #expect(other == nil || other == path, "\(path) and \(other ?? "")")
        path = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
      }
    }
  }
}
