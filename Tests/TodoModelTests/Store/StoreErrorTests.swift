import FileKit
import SQLiteKit
import Testing

@testable import TodoModel

@Suite("An error of the store") struct StoreErrorTests {
  @Test(
    arguments: [
      (.refused(.nothingAbove), "There is no item above to indent this one under."),
      (.refused(.notASubtask), "This item isn't a subtask."),
      (.refused(.ownSubtask), "An item can't be a subtask of itself."),
      (.refused(.tooDeep), "Items can be nested 32 levels deep. This would be deeper."),
      (.refused(.notUndoable), "This isn't a change, or it has already been undone."),
      (.refused(.looseSubtasks), "This can't be undone now: subtasks would lose their parent."),
      (.refused(.inbox), "The Inbox can't be deleted."),
      (.refused(.ownWait), "An item can't wait for itself."),
      (
        .refused(.circularWait(item: "A", chain: ["B", "C"])),
        "“A” can't wait for “B”, which waits for “C”, which waits for it."
      ),
      (.refused(.looseWaits), "This can't be undone now: items would wait for each other."),
      (.refused(.manyWaits), "An item can wait for at most 64 others."),
      (.refused(.workOnDone(item: "A")), "“A” is done. Reopen it to work on it."),
      (
        .refused(.looseWork),
        "This can't be undone now: two items would be worked on at once. Stop the work first."
      ),
      (
        .refused(.looseWorkOnDone(item: "A")),
        "This can't be undone now: “A” would be done and worked on. Stop the work or reopen it first."
      ),
      (
        .refused(.templateItem(item: "A")),
        "“A” belongs to a template. Use the template, and then the item that it adds."
      ),
      (
        .refused(.templateMove),
        "Items don't move into templates or out of them. Use the template instead."
      ),
      (.refused(.emptyBlank(name: "place")), "The template needs a text for “place”."),
      (.refused(.largeTemplate), "A template can have at most 5000 items."),
      (.invalidText(.noName(.template)), "A template needs a name."),
      (.invalidText(.noName(.item)), "An item needs a name."),
      (.invalidText(.noName(.list)), "A list needs a name."),
      (.invalidText(.noName(.view)), "A view needs a name."),
      (.invalidText(.noName(.heading)), "A heading needs a name."),
      (.invalidText(.longName), "This name is too long; the limit is 4096 bytes."),
      (.invalidText(.longEmoji), "This is too long for an emoji."),
      (.invalidText(.noQuery), "A view needs a query, such as is:open."),
      (.invalidText(.longQuery), "This query is too long; the limit is 4096 bytes."),
      (.invalidText(.longNotes), "These notes are too long; the limit is 65536 bytes."),
      (.invalidText(.noTag), "A tag needs a name."),
      (.invalidText(.longTag), "This tag is too long; the limit is 64 bytes."),
      (.invalidText(.tagOfWords), "A tag is one word without @, # or commas."),
      (.invalidText(.manyTags), "An item can have at most 64 tags."),
      (.invalidText(.longDraft), "This text is too long to be kept as a draft."),
      (.invalidText(.nul), "A text can't contain the NUL character."),
      (
        .invalidText(.storedByOther),
        "Another program stored a value here that breaks a rule, such as a text that is too long or contains a NUL character. Nothing was changed; replace the text, or delete it."
      ),
    ] as [(StoreError, String)])
  func `has a sentence for each cause`(error: StoreError, sentence: String) {
    #expect(error.description == sentence)
  }

  @Test(
    arguments: [
      ("", .noName(.item)), ("a\0b", .nul), (String(repeating: "n", count: 4097), .longName),
    ] as [(String, StoreError.TextFault)])
  func `has the fault of a name`(name: String, fault: StoreError.TextFault) {
    #expect(throws: StoreError.invalidText(fault)) { try TextRule.name(name, of: .item) }
  }

  @Test(
    arguments: [
      ("", .noTag), ("two words", .tagOfWords), ("a,b", .tagOfWords),
      (String(repeating: "n", count: 65), .longTag),
    ] as [(String, StoreError.TextFault)])
  func `has the fault of a tag`(tag: String, fault: StoreError.TextFault) {
    #expect(throws: StoreError.invalidText(fault)) { try TagRule.tag(tag) }
  }

  @Test(arguments: [
    (SQLiteError(code: 4874, message: "", systemCode: 28), StoreError.diskFull),
    (SQLiteError(code: 14, message: "", systemCode: 28), .diskFull),
    (SQLiteError(code: 778, message: "", systemCode: 122), .diskFull),
    (SQLiteError(code: 13, message: ""), .diskFull),
    (
      SQLiteError(code: 778, message: "disk I/O error", systemCode: 5),
      .diskFailed(message: "Input/output error; disk I/O error (778)")
    ),
    (SQLiteError(code: 8, message: ""), .readOnly(path: "/tmp")),
    (SQLiteError(code: 8, message: ""), .readOnlyFileSystem(path: "/sys")),
    (SQLiteError(code: 14, message: ""), .readOnlyFileSystem(path: "/sys")),
  ])
  func `of SQLite is that of the system`(error: SQLiteError, own: StoreError) {
    let path = if case .readOnlyFileSystem(let path) = own { path } else { "/tmp" }
    guard path == "/tmp" || File.isOnReadOnlyFileSystem(path) else { return }
    #expect(StoreError(error, path: path) == own)
  }

  @Test func `shows no control characters of a path`() {
    #expect(
      StoreError.readOnly(path: "a\u{1B}b").description == "a␛b is read-only. Nothing can be saved."
    )
  }
}
