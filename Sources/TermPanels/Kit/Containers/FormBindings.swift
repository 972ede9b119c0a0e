/// The fields of a form, bound to the properties of a value.
@MainActor struct FormBindings<Value> {
  private let original: Value
  private let bound: [(label: String, binding: FormBinding<Value>)]

  /// Makes the fields for a value.
  init(_ value: Value, _ fields: [FormField<Value>]) {
    original = value
    bound = fields.map { ($0.label, $0.bind(value)) }
  }

  /// Makes the rows of a form with the fields.
  func makeRows() -> [FormRow] { bound.map { FormRow(label: $0.label, field: $0.binding.field) } }

  /// The value with all that was entered.
  var value: Value {
    var value = original
    for field in bound { field.binding.write(&value) }
    return value
  }

  /// The problem with the first field that has one.
  var firstProblem: FormPanel.Problem? {
    for field in bound {
      if let message = field.binding.problem() {
        return FormPanel.Problem(field: field.binding.field, message: message)
      }
    }
    return nil
  }
}

extension FormPanel {
  /// Creates a form for a value: each field shows a property of it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - fields: The fields, from top to bottom.
  ///   - submit: Called with the edited value when the form is submitted without a problem.
  public convenience init<Value>(
    _ value: Value, _ fields: [FormField<Value>], onSubmit submit: @escaping (Value) -> Void
  ) {
    let bindings = FormBindings(value, fields)
    self.init(bindings.makeRows())
    checkBindings = { bindings.firstProblem }
    onSubmit = { submit(bindings.value) }
  }
}

extension PromptPanel {
  /// Creates a prompt for a value: each field shows a property of it.
  ///
  /// - Parameters:
  ///   - title: The title, in the first line.
  ///   - value: The value.
  ///   - fields: The fields, from top to bottom.
  ///   - acceptTitle: The word on the button that accepts; in lower case the key hint too.
  ///   - onAccept: Carries out the request with the edited value.
  public convenience init<Value>(
    title: String, value: Value, fields: [FormField<Value>], acceptTitle: String,
    onAccept: @escaping @MainActor (Value) async throws -> Void
  ) {
    let bindings = FormBindings(value, fields)
    let form = FormPanel(bindings.makeRows())
    form.checkBindings = { bindings.firstProblem }
    self.init(title: title, form: form, acceptTitle: acceptTitle) {
      try await onAccept(bindings.value)
    }
  }
}
