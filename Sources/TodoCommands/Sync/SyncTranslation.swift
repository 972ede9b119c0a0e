import CivilCalendar
import TodoFormats
import TodoModel
import TodoSync

/// Translates between the values of the store and those of a synchronisation.
struct SyncTranslation: Sendable {
  private static let format = Format.named("ics")
  private static let prefix = "ics:"

  let context: ExchangeContext

  init(_ context: ExchangeContext) { self.context = context }

  // MARK: - Out of the store

  /// Everything that a synchronisation starts from.
  func input(_ snapshot: SyncSnapshot, _ folder: SyncFolder, allowsDeletions: Bool) -> SyncInput {
    var input = SyncInput(
      lists: snapshot.lists.map(list), items: snapshot.items.map(item),
      known: known(snapshot.record), folder: folder,
      limits: SyncInput.Limits(depth: Nesting.deepest, waits: WaitRule.most), context,
      identity: { Self.id(Identifier<TodoItem>(imported: $0.text)) },
      newIdentity: { Self.id(Identifier<TodoList>()) })
    input.headings = snapshot.headings.map(heading)
    for item in snapshot.items {
      guard let own = OwnData(in: ExtraText.members(of: item.extra)).identity,
        own.hasPrefix(Self.prefix)
      else { continue }
      input.uids[Self.id(item.id)] = String(own.dropFirst(Self.prefix.count))
    }
    input.successors = Dictionary(
      snapshot.successors.map { (Self.id($0.key), Self.id($0.value)) },
      uniquingKeysWith: { first, _ in first })
    input.wasSettled = snapshot.wasSettled
    input.allowsDeletions = allowsDeletions
    return input
  }

  private func list(_ list: TodoList) -> ExchangeList {
    var exchanged = ExchangeList(id: Self.id(list.id), name: list.name)
    (exchanged.emoji, exchanged.color) = (list.emoji, list.color?.rawValue)
    return exchanged
  }

  private func heading(_ heading: TodoList) -> ExchangeList {
    var exchanged = ExchangeList(id: Self.id(heading.id), name: heading.name)
    (exchanged.headingOf, exchanged.order) = (heading.headingOf.map(Self.id), heading.order)
    return exchanged
  }

  private func item(_ item: TodoItem) -> ExchangeItem {
    var exchanged = OutgoingElements.translate(item, to: Self.format ?? .own)
    exchanged.id = Self.id(item.id)
    return exchanged
  }

  private static func id<Subject>(_ id: Identifier<Subject>) -> ExchangeID {
    ExchangeID(id.uuidString)
  }

  // MARK: - Into the store

  /// The changes of the store that follow from a result.
  func changes(
    _ result: SyncResult, _ snapshot: SyncSnapshot, _ known: KnownFolder, folder name: String
  ) -> SyncChanges {
    let report = result.report
    var changes = SyncChanges(
      Deed(
        .synced, .file(name),
        .exchanged(incoming: report.incoming.total, outgoing: report.outgoing.total)),
      record: change(from: known, to: result.known))
    let lists = Dictionary(
      snapshot.lists.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    changes.lists = result.lists.map { list in
      let id = Identifier<TodoList>(imported: list.id.text)
      let original = lists[id]
      var edited = original ?? TodoList(id: id, name: list.name)
      // Headings are shown in this order alone.
      if original == nil, result.headings.contains(where: { $0.headingOf == list.id }) {
        edited.sort = [SortRule(.manual)]
      }
      (edited.name, edited.emoji) = (list.name, list.emoji)
      edited.color = list.color.flatMap(ListColor.init(rawValue:))
      return SyncChanges.Edit(from: original, to: edited)
    }
    let headings = Dictionary(
      snapshot.headings.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for heading in result.headings {
      guard let list = heading.headingOf else { continue }
      let id = Identifier<TodoList>(imported: heading.id.text)
      let original = headings[id]
      var edited =
        original
        ?? TodoList(heading: heading.name, of: Identifier(imported: list.text), id: id)
      (edited.name, edited.order) = (heading.name, heading.order ?? edited.order)
      changes.lists.append(SyncChanges.Edit(from: original, to: edited))
    }
    changes.deletedLists = result.deletedLists.map { Identifier(imported: $0.text) }
    let items = Dictionary(
      snapshot.items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for change in result.items {
      if let after = change.after {
        changes.items.append(edit(change.before, after, items))
      } else if let before = change.before {
        changes.deletedItems.append(Identifier(imported: before.id.text))
      }
    }
    return changes
  }

  private func edit(
    _ before: ExchangeItem?, _ after: ExchangeItem, _ items: [Identifier<TodoItem>: TodoItem]
  ) -> SyncChanges.Edit<TodoItem> {
    var edited = stored(after)
    guard let before, let current = items[edited.id] else {
      return SyncChanges.Edit(from: nil, to: edited)
    }
    var original = stored(before)
    // The data of other formats is no part of a synchronisation.
    (original.extra, edited.extra) = (current.extra, current.extra)
    if before.isDone == after.isDone, before.completed == after.completed {
      edited.completed = current.completed
    }
    return SyncChanges.Edit(from: original, to: edited)
  }

  private func stored(_ item: ExchangeItem) -> TodoItem {
    var item = item
    item.extra = []
    let incoming = IncomingElements(
      from: Self.format ?? .own, file: 0, at: context.clock.now)
    guard case .item(let transfer) = incoming.translate(.item(item)) else {
      preconditionFailure("An item is translated into an item.")
    }
    var stored = transfer.item
    if case .item(let parent)? = transfer.parent { stored.parent = parent }
    return stored
  }

  // MARK: - Records

  /// The facts of a record.
  func known(_ record: SyncRecord) -> KnownFolder {
    KnownFolder(
      collections: record.collections.map {
        KnownFolder.Collection(
          name: $0.name, list: Self.id($0.list), seenTitle: $0.seenTitle,
          agreedTitle: $0.agreedTitle, seenColor: $0.seenColor, agreedColor: $0.agreedColor)
      },
      objects: Dictionary(
        record.objects.map { place, object in
          (
            KnownFolder.Place(collection: place.collection, file: place.file),
            KnownFolder.Object(
              uid: object.uid, item: Self.id(object.item), version: known(object.version),
              pending: object.pending.map(known))
          )
        }, uniquingKeysWith: { first, _ in first }),
      began: record.began)
  }

  private func known(_ version: SyncRecord.Version) -> KnownFolder.Version {
    KnownFolder.Version(seen: version.seen, agreed: version.agreed)
  }

  /// The change of a record to what is known about a folder now.
  func change(from former: KnownFolder, to known: KnownFolder) -> SyncRecord.Change {
    let (former, known) = known.differences(from: former)
    return SyncRecord.Change(from: record(former), to: record(known))
  }

  private func record(_ known: KnownFolder) -> SyncRecord {
    SyncRecord(
      collections: known.collections.map {
        SyncRecord.Collection(
          name: $0.name, list: Identifier(imported: $0.list.text), seenTitle: $0.seenTitle,
          agreedTitle: $0.agreedTitle, seenColor: $0.seenColor, agreedColor: $0.agreedColor)
      }.sorted { $0.name < $1.name },
      objects: Dictionary(
        known.objects.map { place, object in
          (
            SyncRecord.Place(collection: place.collection, file: place.file),
            SyncRecord.Object(
              uid: object.uid, item: Identifier(imported: object.item.text),
              version: version(object.version), pending: object.pending.map(version))
          )
        }, uniquingKeysWith: { first, _ in first }),
      began: known.began)
  }

  private func version(_ version: KnownFolder.Version) -> SyncRecord.Version {
    SyncRecord.Version(seen: version.seen, agreed: version.agreed)
  }
}
