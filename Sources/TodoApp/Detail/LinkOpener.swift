import MarkdownKit
import TermPanels

/// Opens the links of an item, or copies them.
@MainActor final class LinkOpener {
  /// The browser; `nil` where links can only be copied.
  let browser: Browser?
  private let application: Application
  private let messages: Messages

  init(_ browser: Browser?, _ application: Application, _ messages: Messages) {
    (self.browser, self.application, self.messages) = (browser, application, messages)
  }

  /// Opens an address, or copies it if there is no browser that takes it.
  func open(_ text: String) {
    guard let browser, let address = LinkAddress(text) else { return messages.copy(text) }
    let arguments = browser.arguments(opening: address.text)
    do {
      guard browser.usesTerminal else {
        try application.terminal.launch(arguments)
        return messages.explain("Opened \(address.text)")
      }
      let status = try application.terminal.run(arguments)
      if status != 0 { messages.explain("The browser ended with status \(status).") }
    } catch {
      messages.report(error)
    }
  }

  /// Creates a picker of links, which calls `action` with the address of the chosen one.
  func picker(
    _ title: String, of links: [Markdown.Link], then action: @escaping (String) -> Void
  ) -> Panel {
    let choices = links.map { link in
      PickerChoice(
        id: link.address, title: link.title, detail: link.title == link.address ? "" : link.address)
    }
    let picker = PickerPanel(title: title, placeholder: "Link") { choices.matching($0) }
    picker.onPick = { action($0.id) }
    return picker
  }
}
