public import TermPanels

extension Application {
  /// The screen in front as a dialogue reads it: a sentence with its name, then its texts, its
  /// fields, and the first rows of its list or its choices. A program on any terminal can be read,
  /// for example to describe a picture of its screen.
  public var spokenScreen: [String] {
    let content = ScreenContent(of: window)
    let channel = MemoryLines()
    let lines = DialogueLines(channel, of: self)
    ScreenReader(lines, of: self).readHeading(of: content)
    lines.say(content.texts)
    for field in content.fields {
      let value = field.field.accessibilityValue ?? ""
      let label = field.label.isEmpty ? "Text" : field.label
      lines.say("\(label): \(value.isEmpty ? "empty" : value)".asSentence)
    }
    if let reader = content.list?.makeReader() {
      let rows = reader.readAnew()
      // The last line of a longer list names the command that reads the rest.
      let isCut = reader.hasMore && rows.count > 1
      lines.say(isCut ? Array(rows.dropLast()) : rows)
    } else {
      lines.say(content.buttons.map { $0.title.asSentence })
    }
    return channel.output
  }
}
