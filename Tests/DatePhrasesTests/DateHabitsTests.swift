import Testing

@testable import DatePhrases

struct DateHabitsTests {
  @Test(arguments: [
    ("%m/%d/%Y", DateHabits.Order.monthFirst), ("%D", .monthFirst), ("%d.%m.%Y", .dayFirst),
    ("%e/%m/%y", .dayFirst), ("%Y年%m月%d日", .monthFirst), ("%Y. %m. %d.", .monthFirst),
    ("%Y-%m-%d", .dayFirst), ("%F", .dayFirst), ("%x", .dayFirst),
  ])
  func `the format of dates tells the order of day and month`(
    format: String, order: DateHabits.Order
  ) {
    #expect(DateHabits.Order(format: format) == order)
  }
}
