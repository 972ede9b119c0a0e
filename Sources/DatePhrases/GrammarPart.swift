import CivilCalendar

/// A part of the grammar: rules about one subject, which use the rules of the other parts.
package protocol GrammarPart {
  /// The whole grammar.
  var grammar: DateGrammar { get }
}

extension GrammarPart {
  package typealias Match<Value> = DateGrammar.Match<Value>

  /// Numbers and lengths of time.
  package var numbers: NumberGrammar { NumberGrammar(grammar: grammar) }
  /// Dates by their numbers.
  package var written: WrittenDayGrammar { WrittenDayGrammar(grammar: grammar) }
  /// Days by their place in a period.
  package var places: PlacedDayGrammar { PlacedDayGrammar(grammar: grammar) }
  var named: NamedDayGrammar { NamedDayGrammar(grammar: grammar) }
  var periods: PeriodGrammar { PeriodGrammar(grammar: grammar) }

  /// The line.
  package var line: TermLine { grammar.line }
  /// The moment and the habits.
  package var context: DateContext { grammar.context }
  var today: Day { grammar.context.today }

  /// The readings of one term.
  package func matches<Value>(_ node: Int, _ read: (DateTerm) -> Value?) -> [Match<Value>] {
    // A loop and not `compactMap`, as in `mapValues`.
    var found: [Match<Value>] = []
    for edge in line.edges(at: node) {
      if let value = read(edge.term) { found.append(Match(value, edge.end)) }
    }
    return found
  }

  /// The nodes after a term.
  package func after(_ term: DateTerm, _ node: Int) -> [Int] {
    line.edges(at: node).compactMap { $0.term == term ? $0.end : nil }
  }

  /// The nodes after terms in a row.
  package func after(_ terms: [DateTerm], _ node: Int) -> [Int] {
    terms.reduce([node]) { nodes, term in nodes.flatMap { after(term, $0) } }
  }

  /// The node, and the nodes after up to three of certain terms at it.
  package func skipping(_ terms: [DateTerm], _ node: Int) -> [Int] {
    var found = [node]
    var last = found[...]
    for _ in 0..<3 {
      let start = found.count
      for edge in last.flatMap({ line.edges(at: $0) }) where terms.contains(edge.term) {
        if !found.contains(edge.end) { found.append(edge.end) }
      }
      last = found[start...]
      if last.isEmpty { break }
    }
    return found
  }
}
