/// The existing lists, found by the words that begin at a `#`.
struct KnownLists {
  private let byFirstWord: [String: [(words: [String], name: String)]]

  init(_ names: [String]) {
    var lists: [String: [(words: [String], name: String)]] = [:]
    for name in names {
      let words = name.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first else { continue }
      lists[first, default: []].append((words, name))
    }
    byFirstWord = lists.mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }

  /// The known list with the longest name that begins at a mark, and the number of words that it
  /// takes in the line: `#big list` is one list if there is a list with that name.
  func longest(at index: Int, in words: [Word], mark: Word.Mark) -> (name: String, words: Int)? {
    let typed = mark.name.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = typed.first, let candidates = byFirstWord[first] else { return nil }
    for (name, parts) in candidates.map({ ($0.name, $0.words) }) {
      if mark.isQuoted || parts.count == 1 {
        if parts == typed { return (name, 1) }
      } else if index + parts.count <= words.count,
        zip(parts.dropFirst(), words[(index + 1)...]).allSatisfy({ $0 == $1.text && $1.mark == nil }
        )
      {
        return (name, parts.count)
      }
    }
    return nil
  }

  /// The known list with the longest name before a `/`, and the name of a heading after it: `home`
  /// and `Garden` in `home/Garden`.
  func headed(by typed: String) -> (name: String, heading: String)? {
    for slash in typed.indices.reversed() where typed[slash] == "/" {
      let words = typed[..<slash].lowercased().split(whereSeparator: \.isWhitespace)
        .map(String.init)
      let heading = typed[typed.index(after: slash)...].drop(while: \.isWhitespace)
      guard let first = words.first, heading.contains(where: { !$0.isWhitespace }),
        let list = byFirstWord[first]?.first(where: { $0.words == words })
      else { continue }
      return (list.name, String(heading))
    }
    return nil
  }
}
