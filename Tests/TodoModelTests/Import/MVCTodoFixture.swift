@testable import TodoModel

/// Text of a `todos.json` as MVCTodo writes it.
enum MVCTodoFixture {
  static let groceries = "936DA01F-9ABD-4D9D-80C7-02AF85C822A8"
  static let work = "1C9D44B0-2F0E-4F2B-8A53-5A5C0B9D4E11"
  static let milk = "0A0B0C0D-0000-4000-8000-000000000001"
  static let call = "0A0B0C0D-0000-4000-8000-000000000002"
  static let stray = "0A0B0C0D-0000-4000-8000-000000000003"

  static let lists = """
    [{"identifier":{"rawValue":"\(groceries)"},"name":"Groceries","emoji":"🛒"},
     {"identifier":{"rawValue":"\(work)"},"name":"Work","emoji":"💼","colour":"red"}]
    """

  static let items = """
    [{"identifier":{"rawValue":"\(milk)"},"name":"Milk","creation":742849200.123456,
      "due":742900000.5,"tags":["cold",1.50]},
     {"identifier":{"rawValue":"\(call)"},"name":"Call Ana","creation":742849201,
      "completion":742849300.25},
     {"identifier":{"rawValue":"\(stray)"},"name":"Stray","creation":742849202}]
    """

  static let associations = """
    [{"rawValue":"\(groceries)"},[{"rawValue":"\(milk)"}],
     {"rawValue":"\(work)"},[{"rawValue":"\(call)"},{"rawValue":"\(milk)"}]]
    """

  static func document(
    lists: String = lists, items: String = items, associations: String = associations
  ) -> String {
    #"{"lists":\#(lists),"items":\#(items),"associations":\#(associations)}"#
  }
}
