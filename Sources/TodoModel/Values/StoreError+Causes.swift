extension StoreError {
  /// A reason why a request makes no sense.
  public enum Refusal: Hashable, Sendable {
    /// The item is the first among its siblings, so it cannot become a subtask of the one above.
    case nothingAbove
    /// The item has no parent that it could leave.
    case notASubtask
    /// The item would be above itself.
    case ownSubtask
    /// The item, or one below it, would be nested too deeply.
    case tooDeep
    /// The entry of the journal is no change, or is already undone.
    case notUndoable
    /// Subtasks would lose their parent, in the rare case that an older change was undone alone.
    case looseSubtasks
    /// The Inbox cannot be deleted.
    case inbox
    /// The Inbox cannot be in an area or be put away.
    case inboxStays
    /// An area cannot be in an area.
    case areaInArea
    /// The area does not exist, or was deleted meanwhile.
    case areaMissing
    /// The item would wait for itself.
    case ownWait
    /// The item would wait for an item that waits for it. The names are those of the items on the
    /// way from that one to the item.
    case circularWait(item: String, chain: [String])
    /// Items would wait for each other, in the rare case that an older change was undone alone.
    case looseWaits
    /// The item is done, so nobody can work on it.
    case workOnDone(item: String)
    /// Two items would be worked on, in the rare case that an older change was undone alone.
    case looseWork
    /// An item would be done and worked on, in the rare case that an older change was undone alone.
    case looseWorkOnDone(item: String)
    /// The item would wait for too many others.
    case manyWaits
    /// The item belongs to a template, so it is neither completed nor worked on.
    case templateItem(item: String)
    /// The item would move into a template, or out of one.
    case templateMove
    /// A blank of a template has no text.
    case emptyBlank(name: String)
    /// A template would have too many items.
    case largeTemplate
  }

  /// A reason why a text cannot be stored.
  public enum TextFault: Hashable, Sendable {
    /// The owner of a name.
    public enum Owner: Hashable, Sendable {
      /// An item.
      case item
      /// A list.
      case list
      /// A view.
      case view
      /// A heading.
      case heading
      /// An area.
      case area
      /// A template.
      case template
    }

    /// A name is empty.
    case noName(Owner)
    /// A name is too long.
    case longName
    /// An emoji is too long.
    case longEmoji
    /// The query of a view is empty.
    case noQuery
    /// The query of a view is too long.
    case longQuery
    /// Notes are too long.
    case longNotes
    /// A tag is empty.
    case noTag
    /// A tag is too long.
    case longTag
    /// A tag has white space, or a character that begins another word of a line.
    case tagOfWords
    /// An item has too many tags.
    case manyTags
    /// A draft is too long.
    case longDraft
    /// A text contains the NUL character.
    case nul
    /// A text that another program has stored against the rules is still there.
    case storedByOther
  }
}
