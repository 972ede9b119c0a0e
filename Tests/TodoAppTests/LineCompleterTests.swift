import Testing

@testable import TodoApp

@MainActor @Suite struct LineCompleterTests {
  @Test func `the candidates follow one after the other, and then again`() {
    let completer = LineCompleter(.completeItem, lists: ["Home", "House", "Work"]) { _ in [] }
    var line = "Milk #ho"
    var lines: [String] = []
    for _ in 1...3 {
      line = completer.complete(line) ?? "nothing"
      lines.append(line)
    }

    #expect(lines == ["Milk #Home", "Milk #House", "Milk #Home"])
    #expect(completer.hint(for: line) == "Tab: #Home #House")
  }

  @Test func `a line with one candidate is complete after it`() {
    let completer = LineCompleter(.completeItem, lists: ["Work"]) { _ in [] }

    #expect(completer.complete("#w") == "#Work")
    #expect(!completer.canComplete("#Work"))
    #expect(!completer.canComplete("#x"))
  }

  @Test func `lists and tags are also completed after the words for their signs`() {
    let completer = LineCompleter(.completeItem, lists: ["Work"]) { _ in ["bills"] }

    #expect(completer.complete("Pay list:w") == "Pay list:Work")
    #expect(completer.complete("Pay tag:") == "Pay tag:bills")
    #expect(completer.complete("untag:b") == "untag:bills")
    #expect(!completer.canComplete("priority:h"))
  }

  @Test func `a name is in quotes where another one would be read without them`() {
    let completer = LineCompleter(
      .completeItem, lists: ["3D printing", "Mr. Smith", "Ideas!", "Work @home"]
    ) { _ in ["two words"] }

    #expect(completer.complete("Call #mr") == "Call #Mr. Smith")
    #expect(completer.complete("Call #id") == "Call #Ideas!")
    #expect(completer.complete("Call list:3") == "Call list:\"3D printing\"")
    #expect(completer.hint(for: "Call #w") == "Tab: #\"Work @home\"")
    #expect(completer.complete("Call @t") == "Call @\"two words\"")
    #expect(completer.complete("untag:t") == "untag:\"two words\"")
  }

  @Test func `templates are completed after their mark`() {
    let completer = LineCompleter(
      .completeItem, lists: ["Trips"], templates: ["Trip to {place}", "Pack"]
    ) { _ in ["trip"] }

    #expect(completer.complete("template:TR") == "template:Trip to {place}")
    #expect(completer.hint(for: "template:") == "Tab: template:Trip to {place} template:Pack")
    #expect(!completer.canComplete("template:x"))
  }

  @Test func `the tags are looked up once for each line`() {
    var asked: [String] = []
    let completer = LineCompleter(.completeItem, lists: []) { beginning in
      asked.append(beginning)
      return ["bills"]
    }
    for line in ["@b", "@bi"] {
      #expect(completer.canComplete(line))
      #expect(completer.hint(for: line) == "Tab: @bills")
    }

    #expect(asked == ["b", "bi"])
  }

  @Test func `a misspelt word is corrected where no name can be completed`() {
    let completer = LineCompleter(.completeItem, lists: ["Work"]) { _ in [] }
    completer.correction = { $0 == "Pay tuesd" ? "Pay tuesday" : nil }

    #expect(completer.canComplete("Pay tuesd") && !completer.canComplete("Pay tuesday"))
    #expect(completer.complete("Pay tuesd") == "Pay tuesday")
    #expect(completer.complete("Pay #w") == "Pay #Work")
  }
}
