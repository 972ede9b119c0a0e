/// The words of one language.
protocol LanguageWords {
  /// All of them.
  static var all: [Vocabulary] { get }
}

extension LanguageWords {
  /// One entry for each of several meanings in a row: the names of weekdays, or of months. A hyphen
  /// stands for none.
  static func row(
    _ names: String, care: DateCare = .none, shape: Vocabulary.Shape = .any,
    _ term: (Int) -> DateTerm
  ) -> [Vocabulary] {
    names[...].parts(between: "|").enumerated().filter { $1 != "-" }.map { index, surfaces in
      Vocabulary(surfaces, term(index + 1), care: care, shape: shape)
    }
  }

  /// The weekday with a number from 1 to 7.
  static func weekday(_ number: Int) -> DateTerm { .weekday(Weekday(rawValue: number) ?? .monday) }

  /// The habit of the weekday with a number from 1 to 7.
  static func habit(_ number: Int) -> DateTerm { .habit([Weekday(rawValue: number) ?? .monday]) }

  static var workdays: [Weekday] { [.monday, .tuesday, .wednesday, .thursday, .friday] }

  static var day: DateTerm { .unit(DateLength(1, .days)) }
  static var week: DateTerm { .unit(DateLength(1, .weeks)) }
  static var fortnight: DateTerm { .unit(DateLength(2, .weeks)) }
  static var month: DateTerm { .unit(DateLength(1, .months)) }
  static var quarter: DateTerm { .unit(DateLength(3, .months)) }
  static var halfYear: DateTerm { .unit(DateLength(6, .months)) }
  static var year: DateTerm { .unit(DateLength(1, .years)) }
  static var hour: DateTerm { .unit(DateLength(1, .hours)) }
  static var minute: DateTerm { .unit(DateLength(1, .minutes)) }
}
