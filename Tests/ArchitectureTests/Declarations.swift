/// The names that Swift files declare: their types, and the members of each.
struct Declarations {
  /// The names of all types.
  private(set) var types: Set<String> = []
  /// The labels of each declaration of a name, for each type; `""` has those of all types.
  private var members: [String: [String: [[String]]]] = [:]
  private var supertypes: [String: Set<String>] = [:]

  init(of files: [SourceFile]) {
    for file in files { read(file.lines) }
  }

  init(of lines: [Substring]) { read(lines) }

  /// Whether a type or a supertype, or any if none is named, has a member with a name. A function
  /// has the given labels, in their order; others may be left out.
  func has(_ name: String, labels: [String] = [], in type: String = "") -> Bool {
    var seen: Set<String> = []
    var open = [type]
    while let type = open.popLast() {
      guard seen.insert(type).inserted else { continue }
      for declared in members[type]?[name] ?? [] where isSubsequence(labels, declared) {
        return true
      }
      open += supertypes[type] ?? []
    }
    return false
  }

  // MARK: - Reading

  /// Reads a formatted file: a member is indented by two columns more than its type.
  private mutating func read(_ lines: [Substring]) {
    var scopes: [(indent: Int, type: String)] = []
    for (index, line) in lines.enumerated() {
      guard let (keyword, rest) = declaration(in: line) else { continue }
      let indent = line.prefix { $0 == " " }.count
      scopes.removeAll { $0.indent >= indent }
      let type = scopes.last?.type ?? ""
      guard (scopes.last?.indent ?? -2) + 2 == indent else { continue }
      // A declaration may go on in the lines below.
      let whole = { (isComplete: (String) -> Bool) in
        var text = String(rest)
        var below = lines[(index + 1)...]
        while !isComplete(text), let next = below.popFirst() { text += next }
        return text
      }

      switch keyword {
      case "class", "struct", "enum", "protocol", "actor", "extension":
        let name = addType(whole { $0.contains("{") }, isNew: keyword != "extension", in: type)
        scopes.append((indent, name))
      case "func", "init":
        let text = whole { isBalanced($0) }
        let name = keyword == "init" ? "init" : String(text.prefix { !"(< ".contains($0) })
        add(name, labels: labels(text.drop { $0 != "(" }), in: type)
      case "case":
        let text = whole { isBalanced($0) && !$0.hasSuffix(",") }
        for part in parts(of: "(" + text + ")") { addCase(part, in: type) }
      case "typealias", "associatedtype":
        let name = String(rest.prefix { $0.isLetter })
        types.insert(name)
        add(name, in: type)
      default:
        for part in rest.hasPrefix("(") ? parts(of: rest) : [String(rest)] {
          add(String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }), in: type)
        }
      }
    }
  }

  private mutating func addType(_ text: String, isNew: Bool, in outer: String) -> String {
    let header = text.prefix { $0 != "{" }
    let fullName = header.prefix { !"<: ".contains($0) }
    let name = String(fullName.split(separator: ".").last ?? "")
    if isNew {
      types.insert(name)
      add(name, in: outer)
    }
    if let colon = header.firstIndex(of: ":") {
      let list = header[colon...].split(separator: " where ")[0]
      supertypes[name, default: []].formUnion(list.matches(of: /\w+/).map { String($0.output) })
    }
    if let cases = text.firstMatch(of: /{ case (.*) }/) {
      for part in parts(of: "(" + cases.1 + ")") { addCase(part, in: name) }
    }
    return name
  }

  private mutating func addCase(_ text: String, in type: String) {
    let name = text.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber }
    add(String(name), labels: labels(text.drop { $0 != "(" }), in: type)
  }

  private mutating func add(_ name: String, labels: [String] = [], in type: String) {
    members["", default: [:]][name, default: []].append(labels)
    if !type.isEmpty { members[type, default: [:]][name, default: []].append(labels) }
  }
}

private let keywords: Set<Substring> = [
  "class", "struct", "enum", "protocol", "actor", "extension", "func", "case", "typealias",
  "associatedtype", "var", "let",
]
private let modifiers: Set<Substring> = [
  "public", "open", "internal", "package", "private", "fileprivate", "final", "static", "override",
  "mutating", "nonmutating", "nonisolated", "indirect", "weak", "unowned", "lazy", "required",
  "convenience", "prefix", "postfix", "consuming", "borrowing",
]

/// The keyword of the declaration that a line begins with, and the text after it.
private func declaration(in line: Substring) -> (keyword: String, rest: Substring)? {
  var rest = line.drop { $0 == " " }
  while !rest.isEmpty {
    let word = rest.prefix { $0 != " " }
    let next = rest[word.endIndex...].drop { $0 == " " }
    if word.hasPrefix("init"), word.dropFirst(4).first.map({ "(<?".contains($0) }) == true {
      return ("init", rest.dropFirst(4))
    }
    // Of a class, `class` is the keyword; of a member it is a modifier.
    let isModifier = word == "class" && (next.hasPrefix("func ") || next.hasPrefix("var "))
    if keywords.contains(word), !isModifier { return (String(word), next) }
    let name = word.prefix { $0 != "(" }
    guard isModifier || modifiers.contains(name) || name.hasPrefix("@") else { return nil }
    rest = next
  }
  return nil
}

/// The labels of the parameters in a list, which is the beginning of a text.
private func labels(_ text: some StringProtocol) -> [String] {
  parts(of: text).map { part in
    let label = part.prefix { $0 != ":" }.split(separator: " ").drop { $0.hasPrefix("@") }.first
    return part.contains(":") ? String(label ?? "_") : "_"
  }
}

/// The parts of a list in parentheses, which is the beginning of a text.
private func parts(of text: some StringProtocol) -> [String] {
  var parts = [""]
  var depth = 0
  var last: Character = " "
  for character in text.dropFirst() {
    if character == ")", depth == 0 { break }
    if character == ",", depth == 0 {
      parts.append("")
    } else {
      parts[parts.count - 1].append(character)
    }
    if "([{".contains(character) || (character == "<" && last.isLetter) { depth += 1 }
    if ")]}".contains(character) || (character == ">" && last != "-") { depth -= 1 }
    last = character
  }
  return parts.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
}

private func isBalanced(_ text: String) -> Bool {
  text.count { $0 == "(" } == text.count { $0 == ")" }
}

private func isSubsequence(_ labels: [String], _ declared: [String]) -> Bool {
  var rest = labels[...]
  for label in declared where label == rest.first { rest.removeFirst() }
  return rest.isEmpty
}
