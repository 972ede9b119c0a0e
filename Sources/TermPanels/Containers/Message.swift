/// What a ``MessagePanel`` says. Compare before replacing a panel by one that says the same: what
/// has not changed should not fade.
public struct Message: Hashable, Sendable {
  /// A small drawing in characters, several lines; the first thing to go where room is short.
  public var art: String?
  /// The sentence.
  public var title: String
  /// A second sentence; goes after the drawing where room is short.
  public var detail: String?
  /// The word on the button; `nil` for a message without one.
  public var actionTitle: String?

  /// Creates a message.
  public init(
    art: String? = nil, title: String, detail: String? = nil, actionTitle: String? = nil
  ) {
    self.art = art
    self.title = title
    self.detail = detail
    self.actionTitle = actionTitle
  }
}
