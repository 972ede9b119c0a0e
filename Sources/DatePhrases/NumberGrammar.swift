import CivilCalendar

/// Reads numbers, lengths of time and places in a row.
package struct NumberGrammar: GrammarPart {
  package let grammar: DateGrammar

  /// A number, in digits or as a word.
  package func count(_ node: Int) -> [Match<Int>] {
    matches(node) { term in
      switch term {
      case .number(let value): value
      case .digits(let value, let width) where width <= 4: value
      default: nil
      }
    }
  }

  /// A number with a unit that days are counted in, or a part of a day: `3 days`, `a week`, `3d`,
  /// `half an hour`.
  package func length(_ node: Int) -> [Match<DateLength>] {
    let counted = count(node).flatMap { count in
      unit(count.end).compactMap { unit in
        unit.value.times(count.value).map { Match($0, unit.end) }
      }
    }
    let words = matches(node) { if case .amount(let length) = $0 { length } else { nil } }
    return counted + words + halves(node)
  }

  /// A unit by its name.
  package func unit(_ node: Int) -> [Match<DateLength>] {
    matches(node) { if case .unit(let length) = $0 { length } else { nil } }
  }

  /// A distance, also in days of work, and in hours and minutes: `1h 30min`, `1h30`.
  func distance(_ node: Int) -> [Match<DateDistance>] {
    let lengths = length(node)
    let hours = lengths.filter { $0.value.unit == .hours }.flatMap { hours in
      grammar.skipping([.and], hours.end).flatMap(length).mapValues { minutes in
        minutes.unit == .minutes
          ? DateDistance.minutes(hours.value.count * 60 + minutes.count) : nil
      }
    }
    let clocks = matches(node) { term -> DateDistance? in
      guard case .clock(let clock) = term, clock.form == .hours else { return nil }
      return .minutes(clock.time.minutes)
    }
    return lengths.mapValues { DateDistance($0) } + hours + clocks
      + count(node).flatMap { count in
        after(.workday, count.end).map { Match(.workdays(count.value), $0) }
      }
  }

  /// `half an hour`, `1.5 hours`, `an hour and a half`.
  private func halves(_ node: Int) -> [Match<DateLength>] {
    let before = matches(node) { if case .halves(let count) = $0 { count } else { nil } }
      .flatMap { halves in
        skipping([.number(1)], halves.end).flatMap(unit).mapValues { $0.halves(halves.value) }
      }
    let behind = count(node).flatMap { count in
      unit(count.end).flatMap { unit in
        after(.andHalf, unit.end).compactMap { end in
          unit.value.halves(2 * count.value + 1).map { Match($0, end) }
        }
      } + after(.andHalf, count.end).flatMap(unit).mapValues { $0.halves(2 * count.value + 1) }
    }
    return before + behind
  }

  /// A place in a row: `first`, `2nd`, `last`, `第2`.
  package func ordinal(_ node: Int) -> [Match<Int>] {
    matches(node) { term in
      switch term {
      case .ordinal(let place), .dotted(let place): place
      default: nil
      }
    } + after(.ordinalMark, node).flatMap(count)
  }
}

extension DateLength {
  /// A number of halves of a unit, where it can be divided.
  fileprivate func halves(_ halves: Int) -> DateLength? {
    switch unit {
    case .hours: DateLength(30, .minutes).times(count * halves)
    case .years: DateLength(6, .months).times(count * halves)
    case .minutes, .days, .weeks, .months: nil
    }
  }
}
