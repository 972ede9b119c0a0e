import TodoModel
import TodoValues

extension DayLoad {
  /// The sum of the efforts, perhaps against the effort that fits into a day: `5h15 of 6h`. `nil`
  /// if no item has an effort.
  func text(of limit: Effort?) -> String? {
    effort.map { sum in limit.map { "\(sum) of \($0)" } ?? sum }
  }
}
