/// The fate of a text for the clipboard.
public enum ClipboardOutcome: Hashable, Sendable {
  /// It is there.
  case copied
  /// It was sent to a terminal that does not tell whether it has put it there: many ask their
  /// person, or accept it only if they are set to.
  case sent
  /// It could not be sent, for the reason in a sentence for the person.
  case impossible(String)
}
