import CivilCalendar
import TermPanels
import TodoModel

extension AppCoordinator {
  /// Whether the tour is available: it needs a screen, and cannot be taken within a tour.
  var canTakeTour: Bool { parent == nil && context.application.dialogue == nil }

  /// Starts the tour, on samples.
  func takeTour() {
    guard context.application.dialogue == nil else {
      return context.say("The tour needs a screen. ?: all commands.")
    }
    context.perform { [weak self, context] in
      let samples = try TodoStore.temporary(clock: context.clock)
      try await samples.fillWithTourData()
      guard let self, isRunning, !children.contains(where: { $0 is PracticeCoordinator }) else {
        return await samples.close()
      }
      let practice = PracticeCoordinator(samples: samples, like: context)
      let panel = practice.primaryPanel
      panel.presentationStyle = .fullScreen
      startChild(practice)
      router.present(panel)
    }
  }

  func showHelp() {
    let help = HelpPanel(for: context.application)
    help.commands = { [unowned self, unowned help] in
      [
        KeyCommand(.takeTourFromHelp, isEnabled: canTakeTour) { [unowned self] in
          help.dismiss()
          takeTour()
        }
      ]
    }
    router.present(help)
  }

  /// Starts a tour that explains containment on this app, which has sample data.
  ///
  /// - Returns: The tour; the application runs its panel.
  public func explainContainment() -> GuideCoordinator {
    let guide = GuideCoordinator(self)
    startChild(guide)
    return guide
  }
}
