/// The names of the tests in the repository.
enum TestNames {
  /// The names of all tests.
  static var all: Set<String> { get throws { try read.get() } }

  /// Read once for all tests.
  private static let read = Result {
    Set(try SourceTree.files(in: "Tests", named: ".swift").flatMap { names(in: $0.lines) })
  }

  /// The names of the tests in a file: of the functions after `@Test` and its arguments.
  static func names(in lines: [Substring]) -> [String] {
    var isTest = false
    let name = /func `([^`]+)`/
    return lines.compactMap { line in
      if line.contains("@Test") { isTest = true }
      guard line.contains("func `"), let match = line.firstMatch(of: name) else { return nil }
      defer { isTest = false }
      return isTest ? String(match.1) : nil
    }
  }
}
