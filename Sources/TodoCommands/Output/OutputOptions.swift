/// The options of the output, which all commands on a store have.
package enum OutputOptions {
  package static let json = CommandOption<Bool>("--json", help: "print JSON: an object or an array")
  package static let jsonl = CommandOption<Bool>(
    "--jsonl", help: "print a JSON object on each line")
  package static let plain = CommandOption<Bool>(
    "--plain", help: "print a line with tab-separated fields for each record; nothing is cut")
  package static let quiet = CommandOption<Bool>("--quiet", short: "-q", help: "print only ids")
  package static let color = CommandOption<ColorChoice>(
    "--color", "WHEN", needs: "one of auto, always, never",
    help: "auto (on a terminal, unless NO_COLOR is set), always or never", replaces: true,
    offers: .words(ColorChoice.allCases.map(\.rawValue))
  ) { ColorChoice(rawValue: $0) }

  package static let all: [any AnyCommandOption] = [json, jsonl, plain, quiet, color]
  static let rules: [OptionRule] = [.exclusive([json, jsonl, plain, quiet])]
}

/// The use of colours in printed text.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}
