import Testing
import TodoCommands
import TodoModel

@Suite("A command on templates") @MainActor struct TemplateCommandTests {
  private let bench: CommandBench

  init() throws { bench = try CommandBench() }

  /// The template “Trip to {place}” of a list with dates, and “Bags” of an item with a subtask.
  private func fill() async throws {
    _ = try await bench.run("lists", "--add", "Rome")
    _ = try await bench.run("add", "Book {hotel} in {place}", "2026-12-04", "--list", "Rome")
    _ = try await bench.run("add", "Pack", "2026-12-08", "--list", "Rome")
    let pack = try await bench.id(of: "Pack")
    _ = try await bench.run("add", "Socks", "--parent", pack)
    _ = try await bench.run("templates", "--from", "rome", "--name", "Trip to {place}")
    _ = try await bench.run("templates", "--from-item", pack, "--name", "Bags")
  }

  @Test func `makes templates of a list and of an item, and shows them`() async throws {
    try await fill()

    #expect(
      try await bench.run("templates", "--plain")
        == "Trip to {place}\tlist\tplace,hotel\nBags\titems\t")
    #expect(
      try await bench.run("template")
        == "Trip to {place}  adds a list  place, hotel\nBags             adds items")
    let json = try await bench.run("templates", "--json")
    #expect(json.contains(#""kind":"template""#) && json.contains(#""template":"items""#))
    #expect(json.contains(#""blanks":["place","hotel"]"#))
    #expect(try await bench.run("lists", "--plain") == "Rome\t3\t3\t")
    #expect(try await bench.run("count") == "3")
  }

  @Test func `uses a template of a list from a day, in one step of undo`() async throws {
    try await fill()

    let made = try await bench.run(
      "use", "trip to {place}", "place=Oslo", "hotel=the Inn", "--on", "2027-03-01", "--plain")

    let lines = made.split(separator: "\n").map { $0.split(separator: "\t").dropFirst() }
    #expect(
      lines.map { $0.joined(separator: " ") }
        == ["2027-03-01 Book the Inn in Oslo", "2027-03-05 Pack", "Socks"])
    #expect(try await bench.run("lists", "--plain") == "Rome\t3\t3\t\nTrip to Oslo\t3\t3\t")
    _ = try await bench.run("undo")
    #expect(try await bench.run("lists", "--plain") == "Rome\t3\t3\t")
  }

  @Test func `adds the items of a template to a list, or to the Inbox`() async throws {
    try await fill()

    _ = try await bench.run("use", "Bags", "--list", "Rome")
    #expect(try await bench.run("lists", "--plain") == "Rome\t5\t5\t")
    _ = try await bench.run("use", "bags")
    let lists = try await bench.run("lists", "--plain").split(separator: "\n")
    #expect(lists.sorted() == ["Inbox\t2\t2\t", "Rome\t5\t5\t"])
    // Without a day, the first one is today.
    #expect(try await bench.run("list", "list:Inbox", "Pack", "--plain").contains("\t2026-11-21\t"))
  }

  @Test func `changes nothing in a preview`() async throws {
    try await fill()
    let lists = try await bench.run("lists", "--plain")

    let preview = try await bench.run("use", "Bags", "--list", "Rome", "-n")
    #expect(preview == "new  Pack   Today  Rome\nnew  Socks         Rome")
    _ = try await bench.run("templates", "--from", "Rome", "-n")
    _ = try await bench.run("templates", "--rm", "Bags", "-n")
    #expect(try await bench.run("lists", "--plain") == lists)
    #expect(try await bench.run("templates", "-q").split(separator: "\n").count == 2)
  }

  @Test func `renames and deletes a template`() async throws {
    try await fill()

    #expect(
      try await bench.run("templates", "--edit", "Bags", "--name", "Luggage", "--plain")
        == "Luggage\titems\t")
    _ = try await bench.run("templates", "--rm", "luggage")
    #expect(
      try await bench.run("templates", "--plain") == "Trip to {place}\tlist\tplace,hotel")
    _ = try await bench.run("undo")
    #expect(try await bench.run("templates", "-q").split(separator: "\n").count == 2)
  }

  @Test func `is refused with the blanks that it needs`() async throws {
    try await fill()

    #expect(
      await bench.error("use", "Trip to {place}", "place=Oslo").contains(
        "The template needs a text for each blank: hotel=…."))
    #expect(
      await bench.error("use", "Trip to {place}", "town=Oslo").contains(
        "There is no blank “town”. The template has these blanks: place, hotel."))
    #expect(
      await bench.error("use", "Bags", "x=1").contains(
        "There is no blank “x”. The template has no blanks."))
    #expect(
      await bench.error("use", "Bags", "x").contains(
        "“x” is no text for a blank. Write it as name=text."))
    #expect(
      await bench.error("use", "Trip to {place}", "place=a", "hotel=b", "--list", "Rome").contains(
        "“Trip to {place}” adds a list, so --list has no use."))
    #expect(
      await bench.error("use", "Nothing")
        == "There is no template “Nothing”. “paneltodo templates” shows all.")
    #expect(await bench.status("use", "Nothing") == .notFound)
    #expect(await bench.status("use", "Bags", "x=1") == .usage)
    #expect(await bench.status("templates", "--name", "X") == .usage)
    #expect(await bench.status("templates", "--edit", "Bags") == .usage)
    #expect(await bench.status("templates", "--rm", "Bags", "--from", "Rome") == .usage)
  }

  @Test func `cannot complete an item of a template`() async throws {
    try await fill()
    let template = try #require(try bench.store.templates.all().last)
    let inside = try #require(try bench.store.items(in: template.id).items(in: 0..<1).first)

    #expect(
      await bench.error("done", inside.id.uuidString)
        == "“Pack” belongs to a template. Use the template, and then the item that it adds.")
    #expect(try await bench.run("show", inside.id.uuidString).contains("+0 d"))
  }
}
