import FileKit
import TodoFormats

/// The files of to-dos in a folder, each parsed when it is needed.
final class FolderFiles {
  /// A file.
  enum File {
    case object(ICalObject)
    case fault(ICalObject.Fault)
  }

  let contents: [KnownFolder.Place: SyncFolder.Content]
  private let context: ExchangeContext
  private var parsed: [KnownFolder.Place: File] = [:]

  init(_ folder: SyncFolder, _ context: ExchangeContext) {
    var contents: [KnownFolder.Place: SyncFolder.Content] = [:]
    for collection in folder.collections {
      for (file, content) in collection.files {
        contents[KnownFolder.Place(collection: collection.name, file: file)] = content
      }
    }
    (self.contents, self.context) = (contents, context)
  }

  /// The file at a place; nil if there is none.
  func file(at place: KnownFolder.Place) -> File? {
    if let known = parsed[place] { return known }
    guard let content = contents[place] else { return nil }
    let file = content.bytes.map(parse) ?? .fault(.unreadable)
    parsed[place] = file
    return file
  }

  /// Whether the file at a place has to-dos, even if it cannot be used.
  func hasTodos(at place: KnownFolder.Place) -> Bool {
    switch file(at: place) {
    case .object?, .fault(.several)?, .fault(.noIdentity)?: true
    case .fault(.unreadable)?: isMisnamed(place) || hasBeginning(place)
    case .fault(.noTodo)?, .fault(.noMaster)?, nil: false
    }
  }

  private func isMisnamed(_ place: KnownFolder.Place) -> Bool {
    if case .misnamed = contents[place] { true } else { false }
  }

  private func hasBeginning(_ place: KnownFolder.Place) -> Bool {
    contents[place]?.bytes?.contains("BEGIN:VTODO".utf8) ?? false
  }

  /// The remark about a file that cannot be used.
  func remark(
    about place: KnownFolder.Place, _ fault: ICalObject.Fault, hasItem: Bool
  ) -> SyncRemark {
    let file = "\(place.collection)/\(place.file)"
    guard case .misnamed(let fault) = contents[place] else {
      return .leftAlone(file: file, fault, hasItem: hasItem)
    }
    return .misnamed(file: file, fault: fault.predicate)
  }

  /// The to-do of some bytes; nil if they are none.
  func object(_ bytes: [UInt8]?) -> ICalObject? {
    // Bytes that are no to-do are no base for anything.
    bytes.flatMap { try? ICalObject($0, context) }
  }

  private func parse(_ bytes: [UInt8]) -> File {
    do throws(ICalObject.Fault) {
      return .object(try ICalObject(bytes, context))
    } catch {
      return .fault(error)
    }
  }
}
