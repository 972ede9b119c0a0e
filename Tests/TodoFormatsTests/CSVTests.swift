import CivilCalendar
import JSONKit
import Testing
import TodoValues

@testable import TodoFormats

@Suite("A table of values") struct CSVTests {
  private let format = CSV.format

  @Test func `reads our own columns in any order, and any subset`() throws {
    let reading = try format.read(
      """
      due;name;Tags;list;done;repeat;repeat from
      2026-12-24;"Pay; ""rent""\";home bills;House;no;FREQ=MONTHLY;done
      ;Milk;;;yes
      """)

    #expect(reading.lists.map(\.name) == ["House", "todo"])
    let item = try reading.item("Pay; \"rent\"")
    #expect(item.due == Day(iso: "2026-12-24") && item.tags == ["home", "bills"])
    #expect(item.recurrence == Recurrence(.monthly(), from: .done))
    #expect(try reading.item("Milk").isDone)
  }

  @Test func `has the name of the heading of an item in a column`() throws {
    let reading = try format.read("name,list,heading\nBread,Home,\nSeeds,Home,Garden\n")

    #expect(reading.lists.map(\.name) == ["Home", "Garden"])
    #expect(try reading.item("Bread").heading == nil)
    #expect(try reading.item("Seeds").heading == reading.lists[1].id)
    let records = try format.rewritten("name,list,heading\nSeeds,Home,=Garden\n")
      .split(separator: "\r\n")
    #expect(records[0].hasPrefix("list,heading,name,"))
    #expect(records[1].hasPrefix("Home,'=Garden,Seeds,"))
  }

  @Test func `reads multi-line text`() throws {
    let item = try format.read("name,notes\r\na,\"one\r\ntwo, \"\"three\"\"\"\r\n").item

    #expect(item.notes == "one\ntwo, \"three\"")
  }

  @Test(arguments: ["=1+1", "'=1", "+1", "-1", "@SUM", "''-x", "'quoted'"])
  func `writes nothing that a spreadsheet would execute`(name: String) throws {
    let text = try format.rewritten("name\na") { item in
      item.name = name
      item.notes = name
    }

    let row = text.split(separator: "\r\n")[1]
    for value in row.split(separator: ",") {
      #expect(!["=", "+", "-", "@"].contains { value.hasPrefix($0) || value.hasPrefix("\"\($0)") })
    }
    #expect(try format.read(text).item.name == name)
    #expect(try format.read(text).item.notes == name)
  }

  @Test func `writes no identity as a formula, and reads it again`() throws {
    let table = "name,id,parent\na,=1+1,\nb,+b,=1+1"
    let text = try format.rewritten(table)

    #expect(text.contains(",'=1+1,,") && text.contains(",'+b,'=1+1,"))
    #expect(try format.read(text).items.map(\.id) == format.read(table).items.map(\.id))
    #expect(try format.read(text).parent(of: "b") == "a")
  }

  @Test func `keeps an unknown column with those of a former table`() throws {
    let extra = CSV.quoted(#"{"csv":{"colour":"red","mood":"bad"}}"#)
    let item = try format.read("name,extra,mood\na,\(extra),good").item

    #expect(item.extra.map(\.key) == ["csv"])
    let kept = item.extra["csv"]
    #expect(kept?.members?.count == 2)
    #expect(kept?["colour"]?.string == "red" && kept?["mood"]?.string == "good")
  }

  @Test func `keeps unknown columns and values`() throws {
    let reading = try format.read("name,due,colour\na,tomorrow,red\nb,2026-12-24,")

    #expect(
      reading.remarks == [
        "line 2: “colour” is not understood; it is kept.",
        "line 2: “due” is not understood; it is kept.",
      ])
    let text = try format.rewritten("name,due,colour\na,tomorrow,red")
    #expect(text.contains(#""{""csv"":{""colour"":""red"",""due"":""tomorrow""}}""#))
    #expect(try format.read(text).item.extra == reading.items[0].extra)
  }

  @Test func `reads exports of Todoist`() throws {
    let text = """
      TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE
      task,Pay rent @home,"one
      two",1,1,Ann (1),,24 Dec 2026 9am,en,Europe/Berlin
      task,Call,,4,2,Ann (1),,tomorrow,en,
      note,A comment,,,,Ann (1),,,,
      task,Clean,,3,2,Ann (1),,every 2 weeks,en,
      ,,,,,,,,,
      meta,view_style=board,,,,,,,,
      section,Later,,,,,,,,
      task,Milk,,2,1,,,2026-12-24,en,
      """
    let reading = try format.read(text)

    let rent = try reading.item("Pay rent")
    #expect(rent.tags == ["home"] && rent.notes == "one\ntwo" && rent.priority == .high)
    #expect(rent.due == Day(iso: "2026-12-24") && rent.dueTime == TimeOfDay(hour: 9))
    #expect(
      try reading.parent(of: "Call") == "Pay rent" && reading.item("Call").notes == "A comment")
    #expect(try reading.item("Call").due == nil && reading.item("Clean").recurrence?.interval == 2)
    #expect(reading.lists.map(\.name) == ["todo", "todo / Later"])
    #expect(try reading.item("Milk").priority == .medium)
    #expect(
      reading.remarks == [
        "line 4: “date” is not understood; it is kept.",
        "line 8: A record that is not a to-do is skipped.",
      ])
  }

  @Test func `the list of a project of Todoist has the name without its number`() throws {
    let text = "TYPE,CONTENT,INDENT\ntask,Milk,1"

    for (file, list) in [
      ("Home 🏡 [2203306141]", "Home 🏡"), ("Plans [v2]", "Plans [v2]"), ("[12]", "[12]"),
    ] {
      #expect(try format.read(text, list: file).lists.map(\.name) == [list])
    }
  }

  @Test(arguments: [
    ("28 nov", "2026-11-28", true), ("10 nov 9am", "2026-11-10", true),
    ("24 dec 2026", "2026-12-24", false), ("every 1st at 9am", "2026-12-01", false),
    ("every! 2 weeks", "2026-11-21", false), ("20 may", "2027-05-20", true),
    ("20 jun", "2026-06-20", true), ("tomorrow", nil, false), ("next fri", nil, false),
    ("eom", nil, false),
  ])
  func `a date of Todoist is the nearest one, and that of a rule its first`(
    words: String, day: String?, isUncertain: Bool
  ) throws {
    let reading = try format.read("TYPE,CONTENT,INDENT,DATE\ntask,Milk,1,\(words)")

    let milk = try reading.item("Milk")
    #expect(milk.due.map { "\($0)" } == day)
    #expect(milk.dueTime == (words.hasSuffix("9am") ? TimeOfDay(hour: 9) : nil))
    #expect(reading.remarks.contains { $0.contains("without a year") } == isUncertain)
  }

  @Test func `a rule of Todoist has its end, also behind a time`() throws {
    let row = "task,Milk,1,every day 9am until 24 dec 2026"
    let milk = try format.read("TYPE,CONTENT,INDENT,DATE\n" + row).item("Milk")

    #expect(milk.recurrence?.rrule == "FREQ=DAILY;UNTIL=20261224")
    #expect(milk.due == Day(iso: "2026-11-21") && milk.dueTime == TimeOfDay(hour: 9))
  }

  @Test func `reads exports of TickTick`() throws {
    let text = """
      "Date: 2026-11-21+0000"
      "Version: 7.1"
      "Status: 
      0 Normal
      1 Completed
      2 Archived"
      "Folder Name","List Name","Title","Kind","Tags","Content","Is Check list","Start Date","Due Date","Reminder","Repeat","Priority","Status","Created Time","Completed Time","Order","Timezone","Is All Day","Is Floating","Column Name","Column Order","View Mode","taskId","parentId"
      "","Home","Rent","TEXT","a, b","note","N","2026-12-23T23:00:00+0000","2026-12-23T23:00:00+0000","","FREQ=MONTHLY;INTERVAL=2","5","0","2026-11-01T10:00:00+0000","","-1","Berlin","true","false","","","list","1",""
      "","Home","Call","TEXT","","","N","2026-12-24T08:30:00+0000","2026-12-24T08:30:00+0000","","","0","1","2026-11-01T10:00:00+0000","2026-11-02T10:00:00+0000","-2","Berlin","false","false","","","list","2","1"
      """
    let context = ExchangeContext(in: middleEurope, zones: ["Berlin": middleEurope])
    let reading = try format.read(text, context)

    let rent = try reading.item("Rent")
    #expect(rent.due == Day(iso: "2026-12-24") && rent.dueTime == nil && rent.start == nil)
    #expect(rent.recurrence?.rrule == "FREQ=MONTHLY;INTERVAL=2" && rent.priority == .high)
    #expect(rent.tags == ["a", "b"])
    let call = try reading.item("Call")
    #expect(call.dueTime == TimeOfDay(hour: 9, minute: 30) && call.isDone)
    #expect(call.completed?.fullISO == "2026-11-02T10:00:00.000000Z")
    #expect(try reading.parent(of: "Call") == "Rent")
  }

  @Test(arguments: [
    (
      "",
      "line 1, column 1: No column is named “name”, and the header is not that of Todoist or TickTick."
    ),
    ("name,name\na,b", "line 1, column 1: Two columns have the same name."),
    ("name\n\"a", "line 2, column 1: A quotation mark isn't closed."),
    (
      "name,due\na,b,c",
      "line 2, column 1: This record has 3 values, but the header has 2 columns."
    ),
    (
      "name,due\n\"a\"b,c",
      "line 2, column 4: A closing quotation mark is followed by text."
    ),
    ("name,extra\na,{", "line 2, column 1: The column “extra” is not a JSON object."),
  ])
  func `is refused with the place of the fault`(text: String, refusal: String) {
    #expect(format.refusal(of: text) == refusal)
  }
}
