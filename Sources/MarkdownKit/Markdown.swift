/// A parsed text with simple markup: paragraphs, headings, lists and code, and the formatted parts
/// in them. Parsing never fails; anything that is not markup is text.
///
/// ```swift
/// let notes = Markdown("Bring the *red* folder, see https://example.org")
/// print(notes.blocks[0].text, notes.links[0].address)
/// ```
///
/// Line breaks stay where they were typed, HTML is text, and pictures become their description:
/// this is for notes in a terminal, not for books.
public struct Markdown: Hashable, Sendable {
  /// The blocks of the text, from top to bottom.
  public let blocks: [Block]

  /// Parses a text.
  public init(_ text: String) { blocks = MarkdownReader.blocks(of: text) }

  /// The links in the text, in their order; each address once.
  public var links: [Link] {
    var links: [Link] = []
    var known: Set<String> = []
    for block in blocks {
      let characters = Array(block.text)
      for span in block.spans {
        guard case .link(let address) = span.kind, known.insert(address).inserted else { continue }
        links.append(Link(title: String(characters[span.range]), address: address))
      }
    }
    return links
  }

  /// A link in the text.
  public struct Link: Hashable, Sendable {
    /// The visible text.
    public let title: String
    /// The address to which it leads.
    public let address: String
  }

  /// A separate piece of the text.
  public struct Block: Hashable, Sendable {
    /// The kind of a block.
    public enum Kind: Hashable, Sendable {
      /// Running text.
      case paragraph
      /// A heading, 1 for the highest to 6.
      case heading(Int)
      /// Lines that are shown unchanged.
      case code
      /// A horizontal line.
      case rule
    }

    /// The marker before the first line of a list's entry.
    public enum Marker: Hashable, Sendable {
      /// An entry of an unordered list.
      case bullet
      /// An entry of an ordered list.
      case number(Int)
      /// An entry with a box, done or not.
      case box(isDone: Bool)
    }

    /// The kind.
    public var kind: Kind
    /// The marker; `nil` outside lists, and for the continuation of an entry.
    public var marker: Marker?
    /// The number of lists around it.
    public var depth: Int
    /// The number of quotations around it.
    public var quoteDepth: Int
    /// Whether it belongs close to the block before, as entries of a list do.
    public var isTight: Bool
    /// The text, without markup.
    public var text: String
    /// The formatted parts of the text.
    public var spans: [Span]
  }

  /// A formatted part of a text. Parts may be nested.
  public struct Span: Hashable, Sendable {
    /// The kind of formatting.
    public enum Kind: Hashable, Sendable {
      /// `*so*`
      case emphasis
      /// `**so**`
      case strong
      /// `_so_`
      case underline
      /// `~~so~~`
      case struckOut
      /// Between two backticks.
      case code
      /// `[so](address)`, or a bare address.
      case link(String)
    }

    /// The range of characters, counted from 0.
    public let range: Range<Int>
    /// The kind of formatting.
    public let kind: Kind

    /// Creates a span.
    public init(_ range: Range<Int>, _ kind: Kind) {
      self.range = range
      self.kind = kind
    }
  }
}
