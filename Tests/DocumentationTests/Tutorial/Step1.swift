import TermPanels

enum TutorialStep1 {
  // begin tutorial-1
  @MainActor final class Films {
    let root = MessagePanel(Message(title: "No films yet."))
  }
  // end tutorial-1
}
