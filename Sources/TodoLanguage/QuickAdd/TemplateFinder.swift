/// Finds the template that a line uses: `template:trip`.
enum TemplateFinder {
  /// The beginning of the word.
  private static let mark = "template:"

  /// The last word of a line that names a template, by its index, and the name as the template has
  /// it; nil if there is none.
  static func last(in words: [Word], _ names: [String]) -> (word: Int, name: String)? {
    guard !names.isEmpty else { return nil }
    return words.indices.reversed().lazy.compactMap { index in
      template(named: words[index].text, names).map { (word: index, name: $0) }
    }.first
  }

  /// The template with the name after the mark, or the only one whose name begins with it.
  private static func template(named word: String, _ names: [String]) -> String? {
    guard word.hasPrefix(mark), word.count > mark.count else { return nil }
    let typed = word.dropFirst(mark.count)
    if let exact = names.first(where: { $0.lowercased() == typed }) { return exact }
    let alike = names.filter { $0.lowercased().hasPrefix(typed) }
    return alike.count == 1 ? alike[0] : nil
  }
}
