public import CivilCalendar

/// Text that was typed into a form and not saved: it survives the program, and is offered again. It
/// does not change a list or an item, and is not in the journal.
public struct Draft: Hashable, Sendable {
  /// A form that is being typed into.
  public enum Form: Hashable, Sendable {
    /// A line for a new item of a list, perhaps with a parent, and the values that it does not set.
    case newItem(list: Identifier<TodoList>, parent: Identifier<TodoItem>?, ItemPreset)
    /// The form of an item.
    case item(Identifier<TodoItem>)
    /// The name of an item, in its row.
    case itemName(Identifier<TodoItem>)
    /// The form of a new list, perhaps in an area.
    case newList(in: Identifier<TodoList>?)
    /// The form of a list or an area.
    case list(Identifier<TodoList>)
    /// The form of a new area.
    case newArea
    /// The form of a new view.
    case newView
    /// The form of a view.
    case view(Identifier<TodoList>)
    /// The planning of a week.
    case week
  }

  /// A field whose content has changed.
  public struct Field: Hashable, Sendable {
    /// The label of the field.
    public var name: String
    /// The original content.
    public var before: String
    /// The text that has been typed.
    public var text: String

    /// A field with changed content.
    public init(name: String, before: String, text: String) {
      self.name = name
      self.before = before
      self.text = text
    }
  }

  /// The most bytes that the fields of a draft may have together.
  public static let mostBytes = 1 << 20

  /// The identity, from the first key to the last.
  public let id: Identifier<Draft>

  /// The form that is being typed into.
  public var form: Form

  /// The name of the item or list of the form, in case it is deleted.
  public var name: String

  /// The fields that were changed.
  public var fields: [Field]

  /// The moment at which the draft was last kept; the store sets it.
  public internal(set) var savedAt: Timestamp

  /// A draft that has not been kept yet.
  public init(id: Identifier<Draft> = .init(), form: Form, name: String, fields: [Field]) {
    self.id = id
    self.form = form
    self.name = name
    self.fields = fields
    savedAt = Timestamp(microseconds: 0)
  }

  /// Whether the draft is small enough to be kept.
  var isOfUsualSize: Bool {
    var bytes = name.utf8.count
    for field in fields {
      bytes += field.name.utf8.count + field.before.utf8.count + field.text.utf8.count
    }
    return bytes <= Self.mostBytes
  }
}

extension Draft.Form {
  /// The form as the columns of a row.
  var columns: FormColumns {
    switch self {
    case .newItem(let list, let parent, let preset):
      FormColumns(kind: .newItem, subject: list.bits, parent: parent?.bits, due: preset.due)
    case .item(let id): FormColumns(kind: .item, subject: id.bits)
    case .itemName(let id): FormColumns(kind: .itemName, subject: id.bits)
    case .newList(let area): FormColumns(kind: .newList, subject: area?.bits)
    case .list(let id): FormColumns(kind: .list, subject: id.bits)
    case .newArea: FormColumns(kind: .newArea)
    case .newView: FormColumns(kind: .newView)
    case .view(let id): FormColumns(kind: .view, subject: id.bits)
    case .week: FormColumns(kind: .week)
    }
  }

  /// The values of the form that have rows of their own.
  var rows: [(name: String, text: String)] {
    if case .newItem(_, _, let preset) = self { preset.rows } else { [] }
  }

  /// The form described by the columns of a row, and by the rows of its values; nil when a required
  /// column is missing.
  init?(_ columns: FormColumns, _ rows: [(name: String, text: String)]) {
    switch (columns.kind, columns.subject) {
    case (.newItem, let list?):
      var preset = ItemPreset(due: columns.due)
      for (name, text) in rows { preset.set(name, text) }
      self = .newItem(list: list.of(), parent: columns.parent?.of(), preset)
    case (.item, let id?): self = .item(id.of())
    case (.itemName, let id?): self = .itemName(id.of())
    case (.newList, let area): self = .newList(in: area?.of())
    case (.list, let id?): self = .list(id.of())
    case (.newArea, _): self = .newArea
    case (.newView, _): self = .newView
    case (.view, let id?): self = .view(id.of())
    case (.week, _): self = .week
    default: return nil
    }
  }
}

/// The columns of a row that describe a form.
struct FormColumns {
  enum Kind: String {
    case newItem, item, itemName, newList, list, newArea, newView, view, week
  }

  /// The subject of an identifier that may be a list or an item.
  enum Either {}

  var kind: Kind
  var subject: Identifier<Either>?
  var parent: Identifier<Either>?
  var due: Day?
}

extension Identifier {
  fileprivate var bits: Identifier<FormColumns.Either> { of() }

  fileprivate func of<Other>() -> Identifier<Other> { Identifier<Other>(high: high, low: low) }
}
