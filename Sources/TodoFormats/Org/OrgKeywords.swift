/// The words that make a heading a to-do: `TODO` and `DONE`, or those that the file declares.
struct OrgKeywords {
  private var isDone: [String: Bool] = ["TODO": false, "DONE": true]
  private var declarations: [String: String] = [:]
  private(set) var areDeclared = false

  /// Whether an item with that word is done; nil if it is no such word.
  func isDone(_ word: some StringProtocol) -> Bool? { isDone[String(word)] }

  /// The line that declared a word; nil for a word that counts without.
  func declaration(of word: String) -> String? { declarations[word] }

  /// Whether a line declares words.
  static func areDeclared(in line: Substring) -> Bool {
    guard line.utf8.first == UInt8(ascii: "#") else { return false }
    let key = line.prefix { $0 != ":" }.uppercased()
    return ["#+TODO", "#+SEQ_TODO", "#+TYP_TODO"].contains(key)
  }

  /// Adds the words of a line that declares some: `#+TODO: NEXT(n) WAIT(w@/!) | DONE(d)`. Without a
  /// bar the last one is done. The first declaration replaces the words that count without one.
  mutating func declare(_ line: String) {
    guard let colon = line.firstIndex(of: ":") else { return }
    if !areDeclared { isDone = [:] }
    areDeclared = true
    let words = line[line.index(after: colon)...].split(whereSeparator: { $0 == " " || $0 == "\t" })
    let bar = words.firstIndex(of: "|") ?? max(words.count - 1, 0)
    for (index, word) in words.enumerated() where word != "|" {
      let name = String(word.prefix { $0 != "(" })
      isDone[name] = index >= bar
      declarations[name] = line
    }
  }
}
