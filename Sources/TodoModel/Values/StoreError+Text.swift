internal import SafeText

/// The sentences of all failures.
extension StoreError: CustomStringConvertible {
  /// The failure, safe to print on a terminal.
  public var description: String { sentence.shownInLine }

  private var sentence: String {
    switch self {
    case .folderUnavailable(let path, let reason):
      "The folder \(path) cannot be created: \(reason)."
    case .cannotOpen(let path, let reason):
      "\(path) cannot be opened: \(reason)."
    case .unsafe(let path, let danger): "\(path) is not safe to use: \(danger.text)."
    case .readOnly(let path): "\(path) is read-only. Nothing can be saved."
    case .readOnlyFolder(let path, let reason):
      "The folder \(path) is not writable (\(reason)). Nothing can be saved."
    case .readOnlyFileSystem(let path):
      "The file system of \(path) is read-only. Nothing can be saved."
    case .emptyFile(let path): "\(path) is empty. It was not changed."
    case .notADatabase(let path): "\(path) is not a to-do database. It was not changed."
    case .foreignDatabase(let path): "\(path) is a database of another program."
    case .foreignSchema(let path, let detail):
      "\(path) was changed by another program: \(detail). It was not opened, since foreign code in it could run with every change."
    case .newerVersion(let path, let version, let supported):
      "\(path) was written by a newer version of this program (schema \(version); this version supports \(supported)). Update the program; the file was not changed."
    case .corrupt(let path, let detail):
      "\(path) is damaged (\(detail)). It was not changed."
    case .cannotBackUp(let folder, let reason):
      "No backup could be made: \(reason) (\(folder))."
    case .cannotMigrate(let path, let folder, let reason):
      "\(path) has the format of an older version, and the backup before its update failed: \(reason) (\(folder)). Nothing was changed."
    case .replaced(let path):
      // A small prompt has room only for the beginning of the sentence.
      "Nothing was saved: the database was moved, deleted or replaced. Restart the program. Its path was \(path)."
    case .busy:
      "Another program keeps the database locked. Nothing was saved; try again."
    case .tooSlow:
      "The database takes too long to answer. Nothing was saved."
    case .diskFull: "The disk is full. Nothing was saved; free some space and try again."
    case .quotaReached(let bytes):
      "Your lists have reached their limit of \(bytesInWords(bytes)). Nothing was saved; shorten a text, or ask the host for more space."
    case .diskFailed(let message):
      "The disk failed. Nothing was saved; try again. If it happens again, check the disk: \(message)."
    case .listMissing: "This list has been deleted."
    case .itemMissing: "This item has been deleted."
    case .foreignIdentity:
      "Another program stored this with an invalid identifier. It can be viewed, but not changed."
    case .undoConflict:
      "A later change depends on this one. Undo that change first."
    case .refused(let refusal): refusal.sentence
    case .invalidText(let fault): fault.sentence
    case .importRefused(let sentence), .cannotRestore(let sentence): sentence
    case .closed: "The database is closed."
    case .database(let message): "The database reports: \(message). Nothing was saved."
    }
  }
}

extension StoreError.Danger {
  /// The danger, as the end of a sentence.
  var text: String {
    switch self {
    case .foreign: "it belongs to another user"
    case .writableByOthers, .shared: "other users can change it"
    case .link: "it is a symbolic link"
    }
  }
}

extension StoreError.Refusal {
  fileprivate var sentence: String {
    switch self {
    case .nothingAbove: "There is no item above to indent this one under."
    case .notASubtask: "This item isn't a subtask."
    case .ownSubtask: "An item can't be a subtask of itself."
    case .tooDeep: "Items can be nested \(Nesting.deepest) levels deep. This would be deeper."
    case .notUndoable: "This isn't a change, or it has already been undone."
    case .looseSubtasks: "This can't be undone now: subtasks would lose their parent."
    case .inbox: "The Inbox can't be deleted."
    case .inboxStays: "The Inbox can't be in an area or be put away."
    case .areaInArea: "An area can't be in an area."
    case .areaMissing: "This area has been deleted."
    case .ownWait: "An item can't wait for itself."
    case .circularWait(let item, let chain):
      "“\(item)” can't wait for \((chain.map { "“\($0)”" } + ["it"]).joined(separator: ", which waits for "))."
    case .looseWaits: "This can't be undone now: items would wait for each other."
    case .workOnDone(let item): "“\(item)” is done. Reopen it to work on it."
    case .looseWork:
      "This can't be undone now: two items would be worked on at once. Stop the work first."
    case .looseWorkOnDone(let item):
      "This can't be undone now: “\(item)” would be done and worked on. Stop the work or reopen it first."
    case .manyWaits: "An item can wait for at most \(WaitRule.most) others."
    case .templateItem(let item):
      "“\(item)” belongs to a template. Use the template, and then the item that it adds."
    case .templateMove: "Items don't move into templates or out of them. Use the template instead."
    case .emptyBlank(let name): "The template needs a text for “\(name)”."
    case .largeTemplate: "A template can have at most \(TodoList.Template.mostItems) items."
    }
  }
}

extension StoreError.TextFault {
  fileprivate var sentence: String {
    switch self {
    case .noName(.item): "An item needs a name."
    case .noName(.list): "A list needs a name."
    case .noName(.view): "A view needs a name."
    case .noName(.heading): "A heading needs a name."
    case .noName(.area): "An area needs a name."
    case .noName(.template): "A template needs a name."
    case .longName: "This name is too long; the limit is \(TextRule.longestName) bytes."
    case .longEmoji: "This is too long for an emoji."
    case .noQuery: "A view needs a query, such as is:open."
    case .longQuery: "This query is too long; the limit is \(TextRule.longestQuery) bytes."
    case .longNotes: "These notes are too long; the limit is \(TextRule.longestNotes) bytes."
    case .noTag: "A tag needs a name."
    case .longTag: "This tag is too long; the limit is \(TagRule.longest) bytes."
    case .tagOfWords: "A tag is one word without @, # or commas."
    case .manyTags: "An item can have at most \(TagRule.most) tags."
    case .longDraft: "This text is too long to be kept as a draft."
    case .nul: "A text can't contain the NUL character."
    case .storedByOther:
      "Another program stored a value here that breaks a rule, such as a text that is too long or contains a NUL character. Nothing was changed; replace the text, or delete it."
    }
  }
}
