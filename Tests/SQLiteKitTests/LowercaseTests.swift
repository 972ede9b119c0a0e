import Testing

@testable import SQLiteKit

@Suite("Text in lower case") struct LowercaseTests {
  private let connection: Connection

  init() throws { connection = try .inMemory() }

  @Test(arguments: [
    "", "MILK", "@[`{", "ÄRZTIN", "ΟΔΟΣ", "ЖИЗНЬ", "牛乳 ABC", "İ", "300 \u{212A}", "A\u{0}Ä",
    "🛒 OK",
  ])
  func `is that of Swift`(text: String) throws {
    let lowered = try connection.text("SELECT lowercase(?)", .text(text))

    // Bytes, because Swift also equates strings with different bytes.
    #expect(lowered.map { Array($0.utf8) } == Array(text.lowercased().utf8))
  }

  @Test func `is made of any value that has a text`() throws {
    #expect(try connection.text("SELECT lowercase(NULL)") == nil)
    #expect(try connection.text("SELECT lowercase(-12)") == "-12")
    #expect(try connection.text("SELECT lowercase(x'C38441')") == "äa")
    #expect(try connection.text("SELECT lowercase(x'')") ?? "" == "")
    #expect(try connection.text("SELECT lowercase(CAST(x'41FF' AS TEXT))") == "a\u{fffd}")
  }

  @Test func `has only the letters of ASCII lowered if the text is very long`() throws {
    let text = String(repeating: "Ä", count: 600_000) + "END"

    let lowered = try #require(try connection.text("SELECT lowercase(?)", .text(text)))

    let isLowered = lowered == String(repeating: "Ä", count: 600_000) + "end"
    #expect(isLowered)
  }

  @Test func `is not made by the schema of a file`() throws {
    try connection.execute("CREATE VIEW shown AS SELECT lowercase('Ä') AS text")

    #expect(throws: SQLiteError.self) { try connection.text("SELECT text FROM shown") }
  }
}
