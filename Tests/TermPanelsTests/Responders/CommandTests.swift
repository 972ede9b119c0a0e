import Testing

@testable import TermPanels

@MainActor @Suite struct CommandTests {
  private let declared = Command(
    "book.add", .character("a"), sequences: ["g a"], title: "Add a book", hint: "add",
    keepsHint: true, worksBelowModals: true)

  @Test func `a bound command has everything that was declared`() {
    let bound = KeyCommand(declared) {}
    #expect(bound.declaration == declared)
    #expect(declared.keys == ["a", "g a"])
    #expect(bound.isEnabled)
  }

  @Test func `the state may change the words of a bound command, and nothing else`() {
    let bound = KeyCommand(declared, title: "Add 3 books", hint: nil, isEnabled: false) {}
    #expect(bound.title == "Add 3 books" && bound.hint == nil && !bound.isEnabled)
    #expect(bound.id == declared.id && bound.keys == declared.keys)
    #expect(bound.keepsHint && bound.worksBelowModals)
  }

  @Test func `an action on a row is bound in the same way`() {
    #expect(RowAction(declared) {}.command.declaration == declared)
    let action = RowAction(declared, title: "Add it", hint: "add it", isDestructive: true) {}
    #expect(action.command.title == "Add it")
    #expect(action.command.hint == "add it")
    #expect(action.isDestructive)
  }
}
