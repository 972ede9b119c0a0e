public import CivilCalendar

/// A field of a form that is bound to a property of a value: its label, its view, and the check of
/// what is entered.
///
/// ```swift
/// let fields: [FormField<Book>] = [
///   .text("Title", \.title) { $0.isEmpty ? "A book needs a title." : nil },
///   .choice("Shelf", \.shelf, Shelf.allCases) { $0.name },
///   .date("Returned", \.returned, today: today),
///   .toggle("Read", \.isRead),
/// ]
/// let form = FormPanel(book, fields) { edited in library.save(edited) }
/// ```
///
/// A property whose field is left as it is keeps its value, also if the field shows it in another
/// form, such as a text of several lines in one.
@MainActor public struct FormField<Value> {
  let label: String
  /// Makes the field for a value.
  let bind: (Value) -> FormBinding<Value>

  /// Creates a field with a view of your own.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - property: The property of the value.
  ///   - make: Makes the view that shows a content of the property.
  ///   - read: Returns the content that was entered.
  ///   - check: Returns the problem with a content, as a sentence, or `nil`.
  public init<Field: PromptField, Content: Equatable>(
    _ label: String, _ property: WritableKeyPath<Value, Content>,
    field make: @escaping (Content) -> Field, read: @escaping (Field) -> Content,
    check: @escaping (Content) -> String? = { _ in nil }
  ) {
    self.label = label
    bind = { value in
      let field = make(value[keyPath: property])
      let shown = read(field)
      return FormBinding(
        field: field,
        write: {
          let content = read(field)
          if content != shown { $0[keyPath: property] = content }
        },
        problem: { check(read(field)) })
    }
  }

  private init(_ label: String, bind: @escaping (Value) -> FormBinding<Value>) {
    self.label = label
    self.bind = bind
  }
}

extension FormField {
  /// A text in one line.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - property: The property of the value.
  ///   - placeholder: The text shown while the field is empty.
  ///   - check: Returns the problem with a text, as a sentence, or `nil`.
  public static func text(
    _ label: String, _ property: WritableKeyPath<Value, String>, placeholder: String = "",
    check: @escaping (String) -> String? = { _ in nil }
  ) -> FormField {
    FormField(
      label, property, field: { TextField($0, placeholder: placeholder) }, read: \.text,
      check: check)
  }

  /// A text of several lines.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - property: The property of the value.
  ///   - placeholder: The text shown while the field is empty.
  ///   - check: Returns the problem with a text, as a sentence, or `nil`.
  public static func lines(
    _ label: String, _ property: WritableKeyPath<Value, String>, placeholder: String = "",
    check: @escaping (String) -> String? = { _ in nil }
  ) -> FormField {
    FormField(
      label, property, field: { TextView($0, placeholder: placeholder) }, read: \.text,
      check: check)
  }

  /// A day, or none.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - property: The property of the value.
  ///   - today: The day that phrases such as `tomorrow` count from.
  ///   - reader: The language of the text; ISO 8601 dates by default.
  ///   - check: Returns the problem with a day, as a sentence, or `nil`.
  public static func date(
    _ label: String, _ property: WritableKeyPath<Value, Day?>, today: Day,
    reader: DateReader = .iso, check: @escaping (Day?) -> String? = { _ in nil }
  ) -> FormField {
    FormField(
      label, property, field: { DateField($0, today: today, reader: reader) }, read: \.day,
      check: check)
  }

  /// Yes or no.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - property: The property of the value.
  public static func toggle(_ label: String, _ property: WritableKeyPath<Value, Bool>)
    -> FormField
  {
    choice(label, property, [false, true]) { $0 ? "Yes" : "No" }
  }

  /// One of a few choices. A value that is none of them is one more choice.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - property: The property of the value.
  ///   - choices: The choices.
  ///   - title: Returns the words for a choice.
  public static func choice<Choice: Equatable>(
    _ label: String, _ property: WritableKeyPath<Value, Choice>, _ choices: [Choice],
    title: @escaping (Choice) -> String
  ) -> FormField {
    FormField(label) { value in
      let current = value[keyPath: property]
      let all = choices.contains(current) ? choices : choices + [current]
      let field = ChoiceField(all.map(title), chosen: all.firstIndex(of: current) ?? 0)
      return FormBinding(
        field: field, write: { $0[keyPath: property] = all[field.index] }, problem: { nil })
    }
  }
}

/// A view of a form, bound to a property of a value.
@MainActor struct FormBinding<Value> {
  let field: any PromptField
  /// Writes the content into a value.
  let write: (inout Value) -> Void
  /// Returns the problem with the content, or `nil`.
  let problem: () -> String?
}
