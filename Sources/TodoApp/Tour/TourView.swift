import TermPanels

/// The content, and a card below it as high as it needs, where there is room.
@MainActor final class TourView: View {
  let content = View()
  let card = View()
  /// The number of rows that the card needs at a number of columns.
  var rows: (Int) -> Int = { _ in 0 }

  override init() {
    super.init()
    addSubview(content)
    addSubview(card)
  }

  override func layoutSubviews() {
    let size = bounds.size
    let most = max(2, size.height * 2 / 5)
    let height = min(rows(size.width), most, size.height)
    content.frame = Rect(x: 0, y: 0, width: size.width, height: size.height - height)
    card.frame = Rect(x: 0, y: size.height - height, width: size.width, height: height)
    super.layoutSubviews()
  }
}
