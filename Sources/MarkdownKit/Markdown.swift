/// A text with simple marks, read: paragraphs, headings, lists and code, and in them what is set
/// apart. Reading never fails; what is no mark is text.
///
/// ```swift
/// let notes = Markdown("Bring the *red* folder, see https://example.org")
/// print(notes.blocks[0].text, notes.links[0].address)
/// ```
///
/// Line breaks stay where they were typed, HTML is text, and pictures are their description: this is
/// for notes in a terminal, not for books.
public struct Markdown: Hashable, Sendable {
  /// What the text consists of, from top to bottom.
  public let blocks: [Block]

  /// Reads a text.
  public init(_ text: String) { blocks = MarkdownReader.blocks(of: text) }

  /// The links in it, in their order; an address once.
  public var links: [Link] {
    var links: [Link] = []
    for block in blocks {
      let characters = Array(block.text)
      for span in block.spans {
        guard case .link(let address) = span.kind, !links.contains(where: { $0.address == address })
        else { continue }
        links.append(Link(title: String(characters[span.range]), address: address))
      }
    }
    return links
  }

  /// Text that leads somewhere.
  public struct Link: Hashable, Sendable {
    /// What is read.
    public let title: String
    /// Where it leads.
    public let address: String
  }

  /// A piece that stands by itself.
  public struct Block: Hashable, Sendable {
    /// What a block is.
    public enum Kind: Hashable, Sendable {
      /// Running text.
      case paragraph
      /// A heading, 1 for the highest to 6.
      case heading(Int)
      /// Lines that are shown as they are.
      case code
      /// A line across.
      case rule
    }

    /// What stands before the first line of a list's entry.
    public enum Marker: Hashable, Sendable {
      /// An entry of a list without an order.
      case bullet
      /// An entry of one with an order.
      case number(Int)
      /// An entry that is done or is not.
      case box(isDone: Bool)
    }

    /// What it is.
    public var kind: Kind
    /// What stands before it; `nil` outside lists, and for what goes on in an entry.
    public var marker: Marker?
    /// In how many lists it lies.
    public var depth: Int
    /// In how many quotations it lies.
    public var quoteDepth: Int
    /// Whether it belongs close to the block before, as entries of a list do.
    public var isTight: Bool
    /// Its text, without marks.
    public var text: String
    /// What in it is set apart.
    public var spans: [Span]
  }

  /// A part of a text that is set apart. Parts may lie in each other.
  public struct Span: Hashable, Sendable {
    /// How it is set apart.
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

    /// Its characters, counted from 0.
    public let range: Range<Int>
    /// How.
    public let kind: Kind

    /// A part of a text.
    public init(_ range: Range<Int>, _ kind: Kind) {
      self.range = range
      self.kind = kind
    }
  }
}
