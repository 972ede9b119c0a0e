/// Which texts are read as JSON.
public enum JSONDialect: Sendable {
  /// What programs write: RFC 8259 and nothing else.
  case strict
  /// What people write: JSON5 with comments, keys without quotes, single quotes, commas at the end,
  /// strings over several lines and numbers such as `.5`, `+1` and `0x1F`. The spaces are those of
  /// JSON, keys without quotes are of ASCII letters, digits, `_` and `$`, and there is neither
  /// `Infinity` nor `NaN`.
  case json5
}
