import Testing
import TodoValues

@testable import TodoModel

@Suite("Blanks") struct BlanksTests {
  @Test(
    arguments: [
      ("Trip to {place}", ["place"]), ("{a} and {b}, {A} again", ["a", "b"]),
      ("{first name}{O'Neil-x_2}", ["first name", "O'Neil-x_2"]),
      ("{ padded  name }", ["padded name"]),
      ("{größe}", ["größe"]), ("{{name}}", ["name"]), ("{a{b}", ["b"]),
      ("{}", []), ("{ }", []), ("{1}", []), ("{a", []), ("a}", []), ("{a\nb}", []), ("{a:b}", []),
      ("{ \"key\": 1 }", []), ("", []),
      ("{\(String(repeating: "x", count: 41))}", []),
    ] as [(String, [String])])
  func `are names in braces`(text: String, names: [String]) {
    #expect(Blanks.names(in: [text]) == names)
  }

  @Test func `of several texts are each named once`() {
    #expect(Blanks.names(in: ["{b} {a}", "{A} {c}"]) == ["b", "a", "c"])
  }

  @Test(
    arguments: [
      ("Trip to {place}", "Trip to Rome"), ("{PLACE}, {place}!", "Rome, Rome!"),
      ("{1} {} {place", "{1} {} {place"), ("{{place}}", "{Rome}"),
    ])
  func `are filled, and other braces stay`(text: String, filled: String) throws {
    #expect(try Blanks.filled(text, with: ["place": "Rome"]) == filled)
  }

  @Test func `are not filled by a text that names another blank`() throws {
    let use = TemplateUse(["A": "{b}", "b": "x"], from: .firstOfTemplate)
    #expect(try use.filled("{a} {b}") == "{b} x")
  }

  @Test(arguments: [[:], ["place": " "], ["town": "Rome"]] as [[String: String]])
  func `need a text each`(values: [String: String]) {
    #expect(throws: StoreError.refused(.emptyBlank(name: "place"))) {
      try Blanks.filled("{place}", with: values)
    }
  }
}
