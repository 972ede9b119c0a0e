import JSONKit

extension Settings {
  /// Parses the text of a settings file: JSON5, an object of settings. A mistake is reported and
  /// leaves the default of that one setting. A text that is not JSON5, or not an object, leaves all
  /// defaults. `null` stands for the default.
  public static func read(_ bytes: [UInt8]) -> (settings: Settings, problems: [SettingsProblem]) {
    do throws(JSONFault) {
      var reader = SettingsReader(try JSONParser.parseDocument(bytes))
      reader.read()
      return (reader.settings, reader.problems.sorted { $0.line < $1.line })
    } catch {
      let problem = SettingsProblem(
        line: error.line,
        "This is not JSON5, so all settings are ignored: column \(error.column), \(error.problem).")
      return (Settings(), [problem])
    }
  }
}
