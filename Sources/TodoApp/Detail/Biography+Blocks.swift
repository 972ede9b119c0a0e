import CivilCalendar
import TermPanels
import TodoModel
import TodoWording

/// The history of an item as text blocks.
extension Biography {
  /// The steps that the details of an item show.
  static let stepsInDetails = 3

  /// The steps that are read for the details, so that their number costs little.
  static let stepsReadForDetails = 30

  /// The last steps, below a title with the number of postponements; empty for an item that has not
  /// changed.
  func blocksOfDetails(in days: DayFormat, _ zone: Zone) -> [TextBlock] {
    guard hasChanges else { return [] }
    let further = postponements(in: days, zone).map { "  \($0)" } ?? ""
    var title = TextBlock.title("What happened" + further)
    title.highlights = [
      TextHighlight("What happened".count..<title.text.count, role: .faint)
    ]
    let lines = lines(in: PhraseBook(days: days)).prefix(Self.stepsInDetails)
    return [title] + lines.map { Self.block($0, in: days, zone) }
  }

  /// All steps, below the name of the item.
  ///
  /// - Parameters:
  ///   - startedAt: The beginning of this run of the app; what other stores did before may have
  ///     been an earlier run.
  ///   - end: A sentence about older steps, if there may be some.
  func blocks(
    of item: TodoItem, in days: DayFormat, _ zone: Zone, startedAt: Timestamp, end: String?
  ) -> [TextBlock] {
    var blocks = [TextBlock(text: item.name, attributes: .bold)]
    if let text = postponements(in: days, zone) {
      blocks.append(TextBlock(text: text, role: .secondary))
    }
    blocks += lines(in: PhraseBook(days: days)).enumerated().map { index, line in
      let isElsewhere = line.isForeign && line.moment >= startedAt
      var block = Self.block(line, in: days, zone, place: isElsewhere ? "elsewhere" : nil)
      block.gap = index == 0 ? 1 : 0
      return block
    }
    if let end { blocks.append(TextBlock(text: end, role: .faint, gap: 1)) }
    return blocks
  }

  private static func block(
    _ line: Line, in days: DayFormat, _ zone: Zone, place: String? = nil
  ) -> TextBlock {
    let local = zone.localMoment(at: line.moment)
    let moment = "\(days.past(local.day)) \(DayFormat.time(local.time))"
    let circumstances = [moment, place].compactMap(\.self).joined(separator: " · ")
    let text = "\(line.text)  \(circumstances)"
    return TextBlock(
      marker: "·", markerRole: .faint, hang: 2, text: text,
      highlights: [TextHighlight(line.text.count..<text.count, role: .faint)],
      spoken: "\(line.text), \(circumstances)")
  }
}
