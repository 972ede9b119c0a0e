internal import TodoValues

/// A piece of a query's text.
struct QueryToken {
  enum Kind: Equatable {
    case open
    case close
    /// A minus right before something.
    case minus
    /// A word, or a word with its sign: `rent`, `7d`.
    case word(String)
    /// Text in quotes. With a star after them it is a prefix.
    case quoted(String, isPrefix: Bool)
    /// `#` or `@` and a name.
    case mark(Character, String)
    /// `!` and a priority.
    case priority(Priority)
    /// A field's name and a comparison; the value, if any, is the next token without a space.
    case field(String, Query.Comparison)
  }

  let kind: Kind
  let range: Range<String.Index>
  /// Whether the next token begins right after it.
  var isJoined = false
}
