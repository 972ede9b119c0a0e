import TermPanels

/// The commands for continuing, going back and leaving.
extension TourPanel {
  /// A command, and the word for it on the card.
  typealias Offer = (word: String, command: KeyCommand)

  /// The tour's own commands, with a word for the card.
  var offers: [Offer] {
    TourPanel.offers(manner, tour.isClosing, tour.index > 0) { [unowned self] deed in
      switch deed {
      case .goOn: tour.goOn()
      case .skip: tour.skip()
      case .goBack: tour.goBack()
      case .end: tour.end()
      }
    }
  }

  private enum Deed { case goOn, skip, goBack, end }

  private static func offers(
    _ manner: Manner, _ isClosing: Bool, _ canGoBack: Bool, _ act: @escaping (Deed) -> Void
  ) -> [Offer] {
    if isClosing {
      let close = KeyCommand(
        id: "tour.close", .enter, .space, .escape, .character("q"), title: "Close the tour"
      ) { act(.end) }
      return [("close", close)]
    }
    switch manner {
    case .practice:
      return [
        (
          "skip",
          KeyCommand(
            id: "tour.skip", .control("g"), title: "Go on with the tour", worksBelowModals: true
          ) { act(.skip) }
        ),
        (
          "end the tour",
          KeyCommand(
            id: "tour.end", .control("x"), .character("q"), title: "End the tour",
            worksBelowModals: true
          ) { act(.end) }
        ),
      ]
    case .showing:
      return [
        (
          "go on",
          KeyCommand(id: "guide.goOn", .space, .enter, .right, title: "Go on") { act(.goOn) }
        ),
        (
          "back",
          KeyCommand(
            id: "guide.goBack", .left, .backspace, title: "Go back", isEnabled: canGoBack
          ) { act(.goBack) }
        ),
        (
          "leave",
          KeyCommand(id: "guide.leave", .escape, title: "Leave the tour") { act(.end) }
        ),
      ]
    }
  }

  /// All commands of tours, for checking a person's key bindings.
  static var catalogue: [KeyCatalogue.Group] {
    [
      KeyCatalogue.Group(title: "The tour", offers(.practice, false, true) { _ in }.map(\.command)),
      KeyCatalogue.Group(
        title: "The tour of the panels", offers(.showing, false, true) { _ in }.map(\.command)),
      KeyCatalogue.Group(
        title: "The end of a tour", offers(.practice, true, true) { _ in }.map(\.command)),
    ]
  }
}
