extension FormPanel {
  /// Why a form's values cannot be accepted.
  public struct Problem {
    /// The field to correct.
    public let field: any PromptField
    /// What is wrong, as a sentence.
    public let message: String

    /// Creates a problem of one of the form's fields.
    public init(field: any PromptField, message: String) {
      self.field = field
      self.message = message
    }
  }
}

extension PromptPanel {
  /// Why a prompt's values cannot be accepted.
  public typealias Problem = FormPanel.Problem
}
