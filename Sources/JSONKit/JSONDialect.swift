/// The dialects of JSON that can be parsed.
public enum JSONDialect: Sendable {
  /// JSON as programs write it: RFC 8259 and nothing else.
  case strict
  /// JSON as people write it: JSON5 with comments, keys without quotes, single quotes, commas at
  /// the end, strings over several lines and numbers such as `.5`, `+1` and `0x1F`. The spaces are
  /// those of JSON, keys without quotes consist of ASCII letters, digits, `_` and `$`, and
  /// `Infinity` and `NaN` are not supported.
  case json5
}
