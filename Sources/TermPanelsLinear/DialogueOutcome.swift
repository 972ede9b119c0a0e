/// The next step after a line was answered.
enum DialogueOutcome {
  /// Nothing: the changes on the screen are said.
  case done
  /// The screen in front is read from its heading.
  case readAgain
}
