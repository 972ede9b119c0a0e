import TermPanels
import TodoModel
import TodoWording

extension Why {
  /// The explanation, and the changes that would move the item.
  func blocks(with moves: [ItemMove]) -> [TextBlock] {
    var blocks = [TextBlock(text: item.name, attributes: .bold), .title("In this view")]
    blocks += reasons.map { TextBlock.point($0) }
    blocks.append(.title("At this position"))
    blocks += placeReasons.map { TextBlock.point($0) }
    blocks.append(.title("What would move it"))
    let widest = moves.map { $0.keys.joined(separator: " ").columns }.max() ?? 0
    return blocks
      + moves.map { move in
        let keys = move.keys.joined(separator: " ")
        return TextBlock(
          marker: keys, markerRole: .hintKey, hang: widest + 2, text: move.text,
          spoken: "\(keys): \(move.text)")
      }
  }
}

extension Command {
  static let closeWhy = Command(
    "why.close", .escape, .enter, .character("w"), .character("q"), title: "Close", hint: "close")
}
