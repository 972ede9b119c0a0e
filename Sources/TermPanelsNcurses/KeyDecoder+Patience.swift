extension KeyDecoder {
  /// The time after a lone Escape in which the rest of a sequence may begin, in seconds: if it were
  /// longer, a bracket that a person types next would come late.
  static let escapePatience = 0.1
  /// The time that the rest of a sequence or a character may take, in seconds.
  static let patience = 0.25
  /// The time after a report of the mouse in which a lone ESC is held back, in seconds: it is more
  /// likely the start of the next report than a key.
  static let mousePatience = 0.3
  /// The pause after which a paste or an answer counts as over, in seconds.
  static let longPatience = 1.0
  /// More bytes than any one key or report of the mouse has.
  static let longestKey = 16
}
