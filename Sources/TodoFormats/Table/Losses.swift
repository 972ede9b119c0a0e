import JSONKit

/// Counts what an export cannot hold, to be reported at its end.
public struct Losses {
  /// The fields that a person may miss. The moment of the last change is the store's own.
  private static let fields = ExchangeField.allCases.filter { $0 != .modified }

  private let format: Format
  private let context: WritingContext
  private var counts: [ExchangeField: Int] = [:]
  private var parts = 0

  /// Losses of an export to a format.
  public init(of format: Format, _ context: WritingContext) {
    (self.format, self.context) = (format, context)
  }

  /// Takes notice of an element that is exported.
  public mutating func add(_ element: ExchangeElement) {
    switch element {
    case .list(let list) where list.headingOf != nil:
      if format.place(of: .heading) == nil { counts[.heading, default: 0] += 1 }
    case .list(let list) where list.template != nil:
      if format.place(of: .template) == nil { counts[.template, default: 0] += 1 }
    case .list(let list):
      let isPlain = list.emoji.isEmpty && list.color == nil && list.query == nil
      if !isPlain, format.place(of: .look) == nil { counts[.look, default: 0] += 1 }
      if context.onlyList == nil, format.place(of: .list) == nil { counts[.list, default: 0] += 1 }
      if list.area != nil, format.place(of: .area) == nil { counts[.area, default: 0] += 1 }
      if list.isPutAway, format.place(of: .isPutAway) == nil {
        counts[.isPutAway, default: 0] += 1
      }
    case .item(var item):
      // The source in this format is written again.
      item.extra.removeAll { $0.key == format.name }
      let projected = format.projection(of: item, context.common)
      for field in Self.fields where !field.isSame(item, projected) {
        counts[field, default: 0] += 1
      }
    case .part(let part): if part.format != format.name, !format.hasListsFirst { parts += 1 }
    }
  }

  /// The sentences about what is lost, each with how often.
  public var remarks: Remarks {
    var remarks = Remarks()
    for field in Self.fields {
      let sentence =
        format.place(of: field).map { "\(format.title) keeps “\(field.rawValue)” only as \($0)." }
        ?? "\(format.title) has no place for “\(field.rawValue)”."
      remarks.add(sentence, times: counts[field] ?? 0)
    }
    remarks.add("\(format.title) cannot store a text of another format.", times: parts)
    return remarks
  }
}
