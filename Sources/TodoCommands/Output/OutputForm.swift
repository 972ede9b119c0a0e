import JSONKit
import SafeText

/// A form of output: how the records of a command become text. It knows no command.
package struct OutputForm: Sendable {
  private let render: @Sendable (CommandOutput) -> String
  /// Whether sentences are wanted beside the records.
  private let hasSentences: Bool
  private let isJSON: Bool

  private init(
    hasSentences: Bool = false, isJSON: Bool = false,
    _ render: @escaping @Sendable (CommandOutput) -> String
  ) {
    (self.hasSentences, self.isJSON, self.render) = (hasSentences, isJSON, render)
  }

  /// The form that a command line asks for; without a wish it is that for people.
  package init(_ line: ParsedCommandLine, page: HumanPage) {
    let wishes: [(option: CommandOption<Bool>, form: OutputForm)] = [
      (OutputOptions.json, .json), (OutputOptions.jsonl, .jsonLines),
      (OutputOptions.plain, .plain), (OutputOptions.quiet, .ids),
    ]
    self =
      wishes.first { line.has($0.option) }?.form
      ?? OutputForm(hasSentences: true) { page.text(of: $0) }
  }

  /// The form of errors in a command line that cannot be read, which its words choose.
  package init(ofErrorsIn words: [String]) {
    let options = [OutputOptions.json.name, OutputOptions.jsonl.name]
    self = words.prefix { $0 != "--" }.contains(where: options.contains) ? .json : .plain
  }

  /// The text for standard output, without the last line break; nil if there is nothing to print.
  package func text(of output: CommandOutput) -> String? {
    let text = render(output)
    return text.isEmpty ? nil : text
  }

  /// The lines for standard error: the remarks, and the sentence for a person.
  package func asides(of output: CommandOutput) -> [String] {
    let sentence = hasSentences ? output.sentence : nil
    return output.remarks.map { "paneltodo: \($0.shownInLine)" }
      + [sentence?.shownInLine].compactMap(\.self)
  }

  /// An error for standard error: a sentence, or an object.
  package func text(of error: any Error, as sentence: String) -> String {
    let usage = error as? UsageError
    guard isJSON else { return usage.map { "\($0)" } ?? "paneltodo: \(sentence)" }
    let word = (error as? CommandFailure)?.word
    return JSON.members([
      "error": .members([
        "code": .text(CommandStatus(error).code), "message": .text(usage?.sentence ?? sentence),
        "item": .text(word),
      ])
    ]).safeText
  }

  // MARK: - Forms for programs

  /// An object for one thing, an array for several.
  static let json = OutputForm(isJSON: true) { output in
    let values = output.records.map(\.json)
    return (output.isSingle ? values.first ?? .null : .array(values)).safeText
  }

  /// An object on each line.
  static let jsonLines = OutputForm(isJSON: true) { output in
    output.records.map(\.json.safeText).joined(separator: "\n")
  }

  /// A line for each thing, its fields separated by tabs.
  static let plain = OutputForm { output in
    output.records.map { record in
      record.plain.map(\.shownInLine).joined(separator: "\t")
    }.joined(separator: "\n")
  }

  /// The identities alone.
  static let ids = OutputForm { output in output.records.map(\.id).joined(separator: "\n") }
}

extension JSON {
  /// The JSON text, in which every character that must not reach a terminal is a number. Reading it
  /// gives the same value.
  fileprivate var safeText: String {
    var safe = ""
    for scalar in text.unicodeScalars {
      if scalar.showing == .itself {
        safe.unicodeScalars.append(scalar)
      } else {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          safe += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
      }
    }
    return safe
  }
}
