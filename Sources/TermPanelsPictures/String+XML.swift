import SafeText

extension String {
  /// The text as character data of XML. Nothing in it ends an element, and it has no character that
  /// XML forbids or that turns the direction of reading.
  var inXML: String {
    var text = ""
    for scalar in shownInLine.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
