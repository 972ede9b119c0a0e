import CivilCalendar
import DatePhrases

/// Tells the words of a line apart by the terms of dates for which they may stand.
struct TermKinds {
  let words: [Word]
  let line: TermLine

  func has(_ index: Int, _ term: DateTerm) -> Bool { line.terms(at: index).contains(term) }

  /// Whether a word says how often: `2x`, `times`.
  func isFrequency(_ index: Int) -> Bool {
    line.terms(at: index).contains { term in
      switch term {
      case .times, .count: true
      default: false
      }
    }
  }

  /// Whether a date in numbers begins at a word: `26 dec`, `26.12.`
  func isDate(_ index: Int) -> Bool {
    let isNumeric = line.terms(at: index).contains { if case .numeric = $0 { true } else { false } }
    let next = index + 1
    return isNumeric || isMonth(index)
      || words[index].startsWithDigit && next < words.count && isMonth(next)
  }

  func isTime(_ index: Int) -> Bool {
    line.terms(at: index).contains { if case .clock = $0 { true } else { false } }
  }

  func isDay(_ index: Int, upTo most: DateCare = .weak) -> Bool {
    line.caredTerms(at: index).contains { term, care in
      switch term {
      case .day, .habit, .weekend, .weekday: care <= most
      default: false
      }
    }
  }

  func isRule(_ index: Int) -> Bool {
    line.caredTerms(at: index).contains { term, care in
      switch term {
      case .every, .everyDone, .other, .afterNext, .unheld, .fromNow, .ago: care <= .weak
      default: false
      }
    }
  }

  /// Whether a word is a unit of days.
  func isCounted(_ index: Int) -> Bool {
    line.terms(at: index).contains { term in
      switch term {
      case .unit(let length): ![.minutes, .hours].contains(length.unit)
      case .workday: true
      default: false
      }
    }
  }

  func isUnit(_ index: Int) -> Bool {
    line.terms(at: index).contains { if case .unit = $0 { true } else { false } }
  }

  func isEdge(_ index: Int) -> Bool {
    line.terms(at: index).contains { if case .edge = $0 { true } else { false } }
  }

  func hasNumber(_ run: Range<Int>) -> Bool {
    run.contains { index in
      line.terms(at: index).contains { term in
        switch term {
        case .number, .digits, .dotted, .next, .other: true
        default: false
        }
      }
    }
  }

  func isPlace(_ index: Int) -> Bool {
    line.terms(at: index).contains { if case .ordinal = $0 { true } else { false } }
  }

  func hasDate(_ run: Range<Int>) -> Bool {
    run.contains { index in
      line.terms(at: index).contains { term in
        switch term {
        case .month, .numeric: true
        default: false
        }
      }
    }
  }

  func isWithin(_ index: Int) -> Bool {
    line.terms(at: index).contains { [.within, .inMonth, .of].contains($0) }
  }

  /// Whether a word begins a limit of the date before it: “until june”, “after christmas”.
  func isLimit(_ index: Int) -> Bool {
    line.terms(at: index).contains { [.until, .before, .after, .start].contains($0) }
  }

  func isHoliday(_ index: Int) -> Bool {
    line.terms(at: index).contains { if case .holiday = $0 { true } else { false } }
  }

  func isMonth(_ index: Int) -> Bool {
    line.terms(at: index).contains { term in
      switch term {
      case .month, .unit: true
      default: false
      }
    }
  }

  func isPartOfDay(_ index: Int) -> Bool {
    line.terms(at: index).contains { if case .part = $0 { true } else { false } }
  }

  func isArticle(_ index: Int) -> Bool {
    line.terms(at: index).contains { $0 == .on || $0 == .onThe || $0 == .article }
  }
}
