import TestSupport
import Testing
import TodoFormats

@testable import TodoSync

@Suite("An item without a file") struct NewItemTests {
  private let context = ExchangeContext(clock: .drawn)

  /// The item of a calendar, as an import delivers it.
  private func imported(_ lines: String) throws -> ExchangeItem {
    let format = try #require(Format.named("ics"))
    var rest = Array("BEGIN:VTODO\n\(lines)\nEND:VTODO\n".utf8)
    var reader = format.reader(
      of: {
        defer { rest = [] }
        return rest
      }, ReadingContext(listName: "Home", context))
    var items: [ExchangeItem] = []
    while let element = try reader.next() {
      if case .item(let item) = element { items.append(item) }
    }
    return try #require(items.first)
  }

  @Test func `gets one with the identity and all lines from which it was imported`() throws {
    let uid = "3ab6ed8a-1454-4e2b-b5f8-ca1a12cf7364"
    let item = try imported("UID:\(uid)\nSUMMARY:Milk\nLOCATION:Shop")
    let input = SyncInput(
      lists: [ExchangeList(named: "Home")], items: [item], known: KnownFolder(),
      folder: SyncFolder(), limits: SyncInput.Limits(depth: 8, waits: 8), context,
      identity: { $0 }, newIdentity: { ExchangeID("new") })

    let result = Synchronization.run(input)

    let file = try #require(result.files.first { $0.file.hasSuffix(".ics") }?.after)
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.contains("\r\nUID:\(uid)\r\nSUMMARY:Milk\r\nLOCATION:Shop\r\n"), "\(text)")
    #expect(result.known.objects.values.map(\.uid) == [uid])
  }
}
