import JSONKit

extension Settings {
  /// Reads the text of a settings file: JSON as people write it, an object of settings. Whatever is
  /// wrong is told, and leaves the default of that one setting. A text that is no JSON at all leaves
  /// all of them, and so does one that is not an object. `null` stands for the default.
  public static func read(_ bytes: [UInt8]) -> (settings: Settings, problems: [SettingsProblem]) {
    do throws(JSONFault) {
      var reader = SettingsReader(try JSONParser.parseDocument(bytes))
      reader.read()
      return (reader.settings, reader.problems.sorted { $0.line < $1.line })
    } catch {
      let problem = SettingsProblem(
        line: error.line,
        "This is no JSON5, so that no setting counts: column \(error.column), \(error.problem).")
      return (Settings(), [problem])
    }
  }
}
