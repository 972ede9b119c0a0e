/// The content of a ``MessagePanel``. Compare messages before replacing a panel with one that has
/// the same: unchanged content should not fade.
public struct Message: Hashable, Sendable {
  /// A small drawing in characters, several lines; the first thing to go where room is short.
  public var art: String?
  /// The sentence.
  public var title: String
  /// A second sentence; the second thing to go where room is short.
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
