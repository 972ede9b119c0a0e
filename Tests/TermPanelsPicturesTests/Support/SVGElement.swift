import Foundation
import FoundationXML

/// An element of an XML text.
struct SVGElement {
  let name: String
  let attributes: [String: String]
  var children: [SVGElement] = []
  var text = ""

  /// Reads a text with the parser of Foundation, which accepts well-formed texts alone.
  init(reading text: String) throws {
    let parser = XMLParser(data: Data(text.utf8))
    let builder = SVGBuilder()
    parser.delegate = builder
    guard parser.parse(), let root = builder.root else {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
    self = root
  }

  fileprivate init(name: String, attributes: [String: String]) {
    (self.name, self.attributes) = (name, attributes)
  }

  /// An attribute that is a number; 0 if it is missing.
  func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? 0 }

  /// The classes.
  var classes: [String] { (attributes["class"] ?? "").split(separator: " ").map(String.init) }

  /// The distance of `transform="translate(x y)"`.
  var translation: (x: Double, y: Double) {
    let numbers = (attributes["transform"] ?? "").drop { $0 != "(" }.dropFirst().dropLast()
      .split(separator: " ").compactMap { Double($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : (0, 0)
  }

  /// The children with a name.
  func children(named name: String) -> [SVGElement] { children.filter { $0.name == name } }

  /// The elements with a name, at any depth.
  func all(named name: String) -> [SVGElement] {
    (self.name == name ? [self] : []) + children.flatMap { $0.all(named: name) }
  }
}

private final class SVGBuilder: NSObject, XMLParserDelegate {
  private(set) var root: SVGElement?
  private var open: [SVGElement] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    open.append(SVGElement(name: elementName, attributes: attributeDict))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += string
  }
}
