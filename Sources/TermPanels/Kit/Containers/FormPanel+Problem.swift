extension FormPanel {
  /// A reason why a form's values cannot be accepted.
  public struct Problem {
    /// The field to correct.
    public let field: any PromptField
    /// The problem, as a sentence.
    public let message: String

    /// Creates a problem with one of the form's fields.
    public init(field: any PromptField, message: String) {
      self.field = field
      self.message = message
    }
  }
}

extension PromptPanel {
  /// A reason why a prompt's values cannot be accepted.
  public typealias Problem = FormPanel.Problem
}
