import JSONKit

/// The data that no property holds, as the store has it: the text of a JSON object.
enum ExtraText {
  /// The members; none if another program has stored something else.
  static func members(of text: String?) -> [JSON.Member] {
    guard let text, case .object(let members)? = try? JSONParser.parse(Array(text.utf8)) else {
      return []
    }
    return members
  }

  /// The text of members; nil without any.
  static func text(of members: [JSON.Member]) -> String? {
    members.isEmpty ? nil : JSON.object(members).text
  }
}
