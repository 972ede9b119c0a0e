import Testing

@Suite("Paths") struct PathTests {
  /// The top level is for those who look at the repository for the first time.
  @Test func `at the top are the manifest, its folders, the pages and the scripts`() throws {
    let top = Set(try SourceTree.files().map { String($0.path.prefix { $0 != "/" }) })
    let expected: Set = [
      "CNcurses", "LICENSE", "Package.swift", "README.md", "Sources", "Tests", "docs", "scripts",
    ]
    #expect(top.filter { !$0.hasPrefix(".") } == expected)
  }

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
