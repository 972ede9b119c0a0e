import TermPanels
import TestSupport
import Testing

@Suite struct FuzzyMatchTests {
  @Test(arguments: [
    ("gro", "Groceries", "^^^......"), ("grc", "Groceries", "^^.^....."),
    ("tl", "Trip to Lisbon", "^.......^....."), ("LIS", "Trip to Lisbon", "........^^^..."),
    ("to li", "Trip to Lisbon", ".....^^.^^...."), ("op", "showOnPress", "....^.^...."),
    ("ü", "grün", "..^."), ("牛", "買う牛乳", "..^."), ("", "Anything", "........"),
  ])
  func `a query matches at the most likely positions`(
    typed: String, text: String, picture: String
  ) throws {
    let match = try #require(FuzzyMatch(typed, in: text))

    let found = text.indices.enumerated().map { match.characters.contains($0.offset) ? "^" : "." }
    #expect(found.joined() == picture)
  }

  @Test(arguments: [("x", "Groceries"), ("cg", "Groceries"), ("groo", "Gro"), ("a", "")])
  func `characters out of order do not match`(typed: String, text: String) {
    #expect(FuzzyMatch(typed, in: text) == nil)
  }

  @Test(arguments: [
    ("gro", "Groceries", "Big room"), ("gr", "Groceries", "Grey roses and greenery"),
    ("li", "Trip to Lisbon", "Beliefs"), ("wo", "Work", "Two"), ("rp", "Read paper", "Carpet"),
  ])
  func `the better match has the higher score`(typed: String, better: String, worse: String) throws
  {
    let first = try #require(FuzzyMatch(typed, in: better))
    let second = try #require(FuzzyMatch(typed, in: worse))

    #expect(first.score > second.score)
  }

  @Test func `random subsequences match their source text, in order`() throws {
    var random = SeededGenerator(seed: Thorough.seed)
    let alphabet = Array("abc XyzÄ牛")
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 1...20, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? "a"
      }
      let taken = text.filter { _ in Bool.random(using: &random) }
      let words = "seed \(Thorough.seed): “\(String(taken))” in “\(String(text))”"
      let match = try #require(FuzzyMatch(String(taken), in: String(text)), "\(words)")
      let wanted = taken.filter { !$0.isWhitespace }.map { $0.lowercased() }
      #expect(match.characters.map { text[$0].lowercased() } == wanted, "\(words)")
      #expect(match.characters == match.characters.sorted(), "\(words)")
    }
  }

  @Test func `very long texts cost no more than their beginning`() {
    let long = String(repeating: "a", count: 1_000_000)

    #expect(FuzzyMatch(long, in: long) != nil)
    #expect(FuzzyMatch("b", in: long + "b") == nil)
  }

  @Test func `choices are ordered by how well they match`() {
    let all = ["Beliefs", "Trip to Lisbon", "List", "Alps"].map { PickerChoice(id: $0, title: $0) }

    #expect(all.matching("li").map(\.title) == ["List", "Trip to Lisbon", "Beliefs"])
    #expect(all.matching(" ").map(\.title) == all.map(\.title))
  }
}
