import TermPanels

/// A field whose text can be kept and filled in again.
@MainActor protocol DraftField: PromptField {
  var text: String { get }
}

extension TextField: DraftField {}
extension TextView: DraftField {}
extension DateField: DraftField {}
extension MeaningField: DraftField {}
