import CivilCalendar
import Testing
import TodoValues

@testable import TodoFormats

@Suite("todo.txt") struct TodoTxtTests {
  private let format = TodoTxt.format

  @Test func `reads priority, dates, tags and fields of a line`() throws {
    let item = try format.read(
      "(A) 2026-11-02 Call Mom @phone +family due:2026-12-24 time:09:30 t:2026-12-01 rec:+1y"
    ).item

    #expect(item.name == "Call Mom")
    #expect(item.priority == .high)
    #expect(item.created.map(Zone.utc.day) == Day(iso: "2026-11-02"))
    #expect(item.tags == ["phone", "family"])
    #expect(item.due == Day(iso: "2026-12-24") && item.dueTime == TimeOfDay(hour: 9, minute: 30))
    #expect(item.start == Day(iso: "2026-12-01"))
    #expect(item.recurrence == Recurrence(.yearly()))
    #expect(item.extra.count == 1)
  }

  @Test(
    arguments: [
      ("x 2026-11-03 2026-11-02 Pay", "2026-11-03", "2026-11-02", Priority.none),
      ("x 2026-11-03 Pay", "2026-11-03", nil, .none), ("x Pay", nil, nil, .none),
      ("x 2026-11-03 (B) 2026-11-02 Pay", "2026-11-03", "2026-11-02", .medium),
      ("x (B) 2026-11-02 Pay", nil, "2026-11-02", .medium),
      ("x (B) 2026-11-03 2026-11-02 Pay", "2026-11-03", "2026-11-02", .medium),
      ("x 2026-11-03 Pay pri:Z", "2026-11-03", nil, .low),
    ] as [(String, String?, String?, Priority)])
  func `reads the completion date`(
    line: String, completed: String?, created: String?, priority: Priority
  ) throws {
    let item = try format.read(line).item

    #expect(item.isDone && item.name == "Pay" && item.priority == priority)
    #expect(item.completed.map(Zone.utc.day) == completed.flatMap { Day(iso: $0) })
    #expect(item.created.map(Zone.utc.day) == created.flatMap { Day(iso: $0) })
  }

  @Test(arguments: [
    "xylophone", "X 2026-01-01 Resolve", "(b) Get back", "(B)->Submit", "Really (A) call",
    "due:tomorrow Pay", "Pay due:2026-99-99", "2026-13-01 Pay", "seti@home", "a+b", "@*", "+!",
    "rec:4b Pay", "C:\\WINDOWS", "\\x42", "Level:5", " (A) Pay", "pri:A",
  ])
  func `leaves everything else in the name`(line: String) throws {
    let item = try format.read(line).item

    #expect(item.name == line.drop { $0 == " " })
    #expect(!item.isDone && item.priority == .none && item.due == nil && item.tags.isEmpty)
    #expect(try format.rewritten(line) == line + "\n")
  }

  @Test func `keeps a tag inside a sentence, but none at its ends`() throws {
    let reading = try format.read(
      "@phone say thanks to @mom for meatballs +family\n@home +garden\n(or @work) rest @a, @b.")

    #expect(reading.items[0].name == "say thanks to @mom for meatballs")
    #expect(reading.items[0].tags == ["phone", "mom", "family"])
    #expect(reading.items[1].name == "@home +garden")
    #expect(reading.items[1].tags == ["home", "garden"])
    #expect(reading.items[2].tags == ["work", "a", "b"])
  }

  @Test func `reports unknown fields with their line`() throws {
    let reading = try format.read("Milk\nPay due:tod\nBread due:tod h:1\n2026-02-30 Rent")

    #expect(
      reading.remarks == [
        "line 2: “due:tod” is not understood; it stays in the name. (2 times)",
        "line 3: h:1 (hidden) means nothing here; it is kept.",
        "line 4: No calendar has the date “2026-02-30”; it stays in the name.",
      ])
  }

  @Test func `writes an unchanged line as it was`() throws {
    let text = """
      (D)  2026-11-02 Pay rent  @home h:1 due:2026-12-24 ext:5
        +roses in front
      x 2026-11-03  Sweep @home +garden
      \t
      2026-11-02 Milk
      """

    let lines = try format.rewritten(text)
    #expect(lines == text.replacing("\t\n", with: "") + "\n")
  }

  @Test func `skips lines that are blank but for control characters`() throws {
    #expect(try format.read("Milk\n\u{5} \u{1B}\nBread").items.map(\.name) == ["Milk", "Bread"])
  }

  @Test func `writes changes, and the rest as it was`() throws {
    let text = try format.rewritten(
      "(D) Pay +rent for @home now h:1 due:2026-12-24 ext:5\n(B) Milk +shop"
    ) { item in
      item.isDone = true
      item.completed = Timestamp(secondsSinceEpoch: 1_795_262_400)
    }

    #expect(
      text == """
        x 2026-11-21 Pay +rent for @home now ext:5 due:2026-12-24 pri:D h:1
        x 2026-11-21 Milk +shop pri:B

        """)
  }

  @Test func `reads subtasks by name, before and after their parents`() throws {
    let text = "Bar p:1\nBaz id:1\nFoo p:1 p:2\nAlone p:9"
    var stock = Stock()
    try stock.take(text, as: format)

    let names = stock.items.map { item in
      guard case .item(let parent)? = item.parent else { return "" }
      return stock.items.first { $0.id == parent }?.name ?? ""
    }
    #expect(names == ["Baz", "", "Baz", ""])
    #expect(stock.items[2].name == "Foo p:2")
    #expect(stock.text(in: format, .test) == "Baz id:1\nBar p:1\nFoo p:1 p:2\nAlone p:9\n")
  }

  @Test func `gives a parent an identifier only if missing, and a unique one`() throws {
    var stock = Stock()
    try stock.take("A id:1\nB p:1", as: format, list: "one")
    try stock.take("C id:1\nD p:1", as: format, list: "two")

    let text = stock.text(in: format, .test)
    var back = Stock()
    try back.take(text, as: format)
    let parents = back.items.map { item in
      guard case .item(let parent)? = item.parent else { return "" }
      return back.items.first { $0.id == parent }?.name ?? ""
    }
    #expect(text.hasPrefix("A id:1\nB p:1\nC id:"))
    #expect(parents == ["", "A", "", "C"])
  }

  @Test func `gives equal lines different but stable identities`() throws {
    let text = "Pay\nx Pay\nMilk\nPay\n"
    let (first, second) = (try format.read(text), try format.read(text))

    #expect(Set(first.items.map(\.id)).count == 4)
    #expect(first.items == second.items)
    let longer = try format.read("New\n(A) " + text)
    #expect(longer.items.dropFirst().map(\.id) == first.items.map(\.id))
    #expect(try format.read(text, list: "other").items[0].id != first.items[0].id)
  }

  @Test(arguments: [
    "@home", "x", "(A)", "2026-12-24", "due:2026-12-24", "p:1", "h:1", "time:09:30",
  ])
  func `writes a name so that it stays a name`(name: String) throws {
    for name in [name, "\\\(name)", "a \(name)", "\(name) b", "a \(name) b", "a  \(name)"] {
      let text = try format.rewritten("Milk") { $0.name = name }
      #expect(try format.read(text).item.name == name, "\(text)")
    }
  }
}
