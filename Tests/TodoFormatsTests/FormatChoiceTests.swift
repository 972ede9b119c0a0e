import Testing

@testable import TodoFormats

@Suite("The format of a file") struct FormatChoiceTests {
  @Test(arguments: [
    ("todo.txt", "Milk", "todo.txt"), ("a.ics", "", "ics"), ("A.ICS", "x", "ics"),
    ("a.md", "text", "markdown"),
    ("notes.org", "text", "org"), ("a.csv", "x", "csv"), ("a.jsonl", "", "jsonl"),
    ("a.json", #"{"paneltodo":1,"#, "json"), ("a.json", #"{"paneltodo":1}"#, "json"),
    ("a.json", #"{"paneltodo": 1, "lists": [], "items": []}"# + "\n", "json"),
    ("", #"{"paneltodo":1,"items":[]}"#, "json"), ("", #"{"id":"4kx2","uuid":"b"}"#, "jsonl"),
    ("a.jsonl", #"{"id":"4kx2","uuid":"b"}"# + "\n\n", "jsonl"),
    ("a.json", #"{"items": [{"name": "a", "uuid": "b"}], "lists": [], "paneltodo": 1}"#, "json"),
    ("a.jsonl", #"{"paneltodo":1}"#, "jsonl"), ("", #"{"paneltodo":1}"# + "\n", "jsonl"),
    ("a.jsonl", #"{"paneltodo":1,"lists":[]}"#, "jsonl"),
    ("a.json", #"[{"description":"a","uuid":"b"}]"#, "taskwarrior"),
    ("a.json", #"{"description":"a"}"#, "taskwarrior"),
    ("", "BEGIN:VCALENDAR\n", "ics"), ("-", "\u{FEFF}\nBEGIN:VTODO\n", "ics"),
    ("", "- [ ] a", "markdown"),
    ("", "(A) a", "todo.txt"), ("", "x 2026-12-24 a", "todo.txt"), ("", "* TODO a", "org"),
    ("", "#+TITLE: a\ntext", "org"), ("", "{\"paneltodo\":1}\n{", "jsonl"),
    ("", "{\"paneltodo\":1,\n", "json"),
    ("", "name,due\na,", "csv"), ("", "TYPE,CONTENT,INDENT\n", "csv"),
    ("backup", "list;name\n", "csv"),
  ])
  func `follows from its name or its content`(name: String, content: String, format: String)
    throws
  {
    #expect(try FormatChoice.format(name: name, beginning: Array(content.utf8)).name == format)
  }

  @Test(arguments: [
    (
      "todo.txt", "BEGIN:VCALENDAR",
      "This could be todo.txt or ics. Name the format: --from todo.txt."
    ),
    ("a.org", #"{"paneltodo":1,"#, "This could be org or json. Name the format: --from org."),
    ("", "* TODO a\n- [ ] b", "This could be org or markdown. Name the format: --from org."),
  ])
  func `is never guessed between two`(name: String, content: String, message: String) {
    let choice = #expect(throws: FormatChoice.self) {
      try FormatChoice.format(name: name, beginning: Array(content.utf8))
    }
    #expect(choice?.description == message)
  }

  @Test(arguments: [
    ("", "Milk\nBread"), ("a.json", "[1]"),
    ("a.json", #"{"items":[{"identifier":{"rawValue":"b"},"name":"uuid"}],"lists":[]}"#),
    ("a.png", "\u{89}PNG"), ("", ""),
  ])
  func `is requested if neither name nor content indicates it`(name: String, content: String) {
    let choice = #expect(throws: FormatChoice.self) {
      try FormatChoice.format(name: name, beginning: Array(content.utf8))
    }
    #expect(choice?.description.hasPrefix("Neither the name nor the content") == true)
  }

  @Test func `has a unique name and unique extensions`() {
    #expect(Set(Format.all.map(\.name)).count == Format.all.count)
    let suffixes = Format.all.filter { $0.name != "taskwarrior" }.flatMap(\.suffixes)
    #expect(Set(suffixes).count == suffixes.count)
  }

  @Test func `maps each field to a place or to none`() {
    for format in Format.all where format.hasListsFirst {
      for field in ExchangeField.allCases { #expect(format.place(of: field) != nil) }
    }
    #expect(TodoTxt.format.place(of: .notes) == nil)
  }
}
