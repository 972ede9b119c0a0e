import TodoValues

/// Finds the words with a mark before them: `#home`, `tag:bills`, `!high`.
enum MarkFinder {
  /// A mark and its words.
  struct Found {
    let meaning: LineMeaning
    /// The heading that is named after a list: `#home/Garden`.
    var heading: String?
    let words: Range<Int>
  }

  /// The marks of a line, from its end. Of lists and priorities only the last one is a mark.
  static func marks(in words: [Word], _ lists: KnownLists) -> [Found] {
    var found: [Found] = []
    var taken: Set<Int> = []
    var seen: Set<LineMeaning.Kind> = []
    for index in words.indices.reversed() {
      guard let mark = words[index].mark, !mark.isRemoved,
        let meaning = MarkReader.meaning(of: mark)
      else { continue }
      let kind = meaning.kind
      guard kind == .tag || !seen.contains(kind) else { continue }
      var (meant, end) = (meaning, index + 1)
      var heading: String?
      if case .list(let name, _) = meaning {
        let known = lists.longest(at: index, in: words, mark: mark)
        let headed = known == nil ? lists.headed(by: mark.name) : nil
        end = index + (known?.words ?? 1)
        guard taken.isDisjoint(with: index..<end) else { continue }
        let existing = known?.name ?? headed?.name
        meant = .list(existing ?? name, isKnown: existing != nil)
        heading = headed?.heading
      }
      if case .effort = meaning, let whole = effort(from: index, in: words) {
        (meant, end) = (.effort(whole.effort), whole.end)
        guard taken.isDisjoint(with: index..<end) else { continue }
      }
      seen.insert(kind)
      taken.formUnion(index..<end)
      found.append(Found(meaning: meant, heading: heading, words: index..<end))
    }
    return found
  }

  /// The effort that begins at a mark and has its minutes in the next words: `~1h 30m`.
  private static func effort(
    from index: Int, in words: [Word]
  ) -> (effort: Effort, end: Int)? {
    guard let name = words[index].mark?.name, name.last == "h" else { return nil }
    for count in [2, 1] where index + count < words.count {
      let rest = words[(index + 1)...(index + count)]
      let text = rest.map { WordReader.bare($0.typed) }.joined()
      guard rest.allSatisfy({ $0.mark == nil }), text.last?.isLetter == true,
        let effort = Effort(name + text), Effort(text).map({ $0.minutes < 60 }) == true
      else { continue }
      return (effort, index + count + 1)
    }
    return nil
  }
}
