/// A format of other programs, or our own: the single declaration of its name, its files, its
/// reader and writer, and what it holds. `docs/formats.md` is made from these.
public struct Format: Sendable {
  /// The name, as on the command line after `--from` and `--to`.
  public let name: String
  /// The name for people.
  public let title: String
  /// The endings of its files' names, without the dot.
  public let suffixes: [String]
  /// Whether an export has all lists first and then all items.
  public let hasListsFirst: Bool

  /// The fields that a text of the format says of an item by itself, wherever it stands.
  let fieldsOfText: [ExchangeField]

  let recognition: @Sendable (String) -> Recognition
  private let holdings: [ExchangeField: Holding]
  private let makeReader: @Sendable (@escaping ByteSource, ReadingContext) -> any FormatReader
  private let makeWriter: @Sendable (WritingContext) -> any FormatWriter

  /// The certainty with which the beginning of a file shows its format.
  enum Recognition: Int, Comparable {
    /// Nothing.
    case no
    /// It looks like it.
    case likely
    /// Nothing else begins like this.
    case certain

    static func < (left: Recognition, right: Recognition) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  init(
    _ name: String, _ title: String, suffixes: [String], hasListsFirst: Bool = false,
    holds holdings: [ExchangeField: Holding],
    recognition: @escaping @Sendable (String) -> Recognition,
    reader: @escaping @Sendable (@escaping ByteSource, ReadingContext) -> any FormatReader,
    writer: @escaping @Sendable (WritingContext) -> any FormatWriter
  ) {
    (self.name, self.title, self.suffixes) = (name, title, suffixes)
    (self.hasListsFirst, self.holdings, self.recognition) = (hasListsFirst, holdings, recognition)
    (makeReader, makeWriter) = (reader, writer)
    fieldsOfText = ExchangeField.ofText.filter { holdings[$0]?.words.isEmpty == false }
  }

  /// Our own format, which holds everything.
  public static let own = PaneltodoJSON.format

  /// All formats.
  public static let all: [Format] = [
    own, PaneltodoJSON.linesFormat, ICalendar.format, TodoTxt.format,
    Taskwarrior.format, Org.format, MarkdownFormat.format, CSV.format,
  ]

  /// The format with a name; nil if there is none.
  public static func named(_ name: String) -> Format? { all.first { $0.name == name } }

  /// Whether the name of a file has one of the format's endings.
  public func isUsual(forFileNamed name: String) -> Bool {
    let name = name.lowercased()
    return suffixes.contains { name.hasSuffix(".\($0)") }
  }

  /// A reader of the bytes of a file.
  public func reader(
    of source: @escaping ByteSource, _ context: ReadingContext
  ) -> any FormatReader {
    makeReader(source, context)
  }

  /// A writer of a file.
  public func writer(_ context: WritingContext) -> any FormatWriter {
    MarkedWriter(makeWriter(context))
  }

  /// The place that the format has for a field; nil if it has none.
  public func place(of field: ExchangeField) -> String? {
    let words = holdings[field]?.words ?? ""
    return words.isEmpty ? nil : words
  }

  /// The item that comes back after an export and an import.
  func projection(of item: ExchangeItem, _ context: ExchangeContext) -> ExchangeItem {
    var projected = item
    for field in ExchangeField.allCases { holdings[field]?.project(&projected, context) }
    return projected
  }
}
