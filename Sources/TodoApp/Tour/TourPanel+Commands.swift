import TermPanels

/// The commands for continuing, going back and leaving.
extension TourPanel {
  /// A command, and the word for it on the card.
  typealias Offer = (word: String, command: KeyCommand)

  /// The tour's own commands, with a word for the card.
  var offers: [Offer] {
    func offer(
      _ word: String, _ command: Command, isEnabled: Bool = true, _ act: @escaping (Tour) -> Void
    ) -> Offer {
      (word, KeyCommand(command, isEnabled: isEnabled) { [unowned self] in act(tour) })
    }
    if tour.isClosing { return [offer("close", .closeTour) { $0.end() }] }
    return switch manner {
    case .practice:
      [offer("skip", .skipStep) { $0.skip() }, offer("end the tour", .endTour) { $0.end() }]
    case .showing:
      [
        offer("continue", .continueTour) { $0.advance() },
        offer("back", .goBackInTour, isEnabled: tour.index > 0) { $0.goBack() },
        offer("leave", .leaveTour) { $0.end() },
      ]
    }
  }

  static let practising: [Command] = [.skipStep, .endTour]
  static let showing: [Command] = [.continueTour, .goBackInTour, .leaveTour]
  static let closing: [Command] = [.closeTour]
}

extension Command {
  static let skipStep = Command(
    "tour.skip", .control("g"), title: "Skip this step", worksBelowModals: true)
  static let endTour = Command(
    "tour.end", .control("x"), .character("q"), title: "End the tour", worksBelowModals: true)
  static let closeTour = Command(
    "tour.close", .enter, .space, .escape, .character("q"), title: "Close the tour")

  static let continueTour = Command("guide.goOn", .space, .enter, .right, title: "Continue")
  static let goBackInTour = Command("guide.goBack", .left, .backspace, title: "Go back")
  static let leaveTour = Command("guide.leave", .escape, title: "Leave the tour")
}
