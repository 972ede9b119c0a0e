import GalleryApp
import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite("The gallery") struct GalleryTests {
  @Test func `lists every entry with its description`() throws {
    let gallery = try GalleryHarness()

    #expect(
      gallery.screen.hasPrefix(
        """
          Gallery \(String(repeating: " ", count: 42))\(Gallery.entries.count) entries

        ▌ ContainerPanel
        """))
    for entry in Gallery.entries {
      #expect(gallery.screen.contains("\(entry.name)  "))
      #expect(gallery.screen.contains(entry.summary.prefix(20)))
      gallery.press(.down)
    }
  }

  @Test func `opens the current entry and comes back to it`() throws {
    let gallery = try GalleryHarness()
    let list = gallery.screen

    gallery.press(.down, .enter)
    #expect(gallery.screen.hasPrefix("  Gallery › \(Gallery.entries[1].name)"))

    gallery.press(.escape, .up)
    #expect(gallery.screen == list)
  }

  @Test func `has a name for every command, once for each responder`() throws {
    for entry in [nil] + Gallery.entries.map(Optional.some) {
      let gallery = try GalleryHarness(showing: entry)
      for responder in gallery.harness.application.window.responders {
        let ids = responder.keyCommands.map { $0.id ?? "nothing for \($0.title)" }
        #expect(Set(ids).count == ids.count, "\(entry?.name ?? "")")
        #expect(ids.allSatisfy { !$0.hasPrefix("nothing") }, "\(entry?.name ?? ""): \(ids)")
      }
    }
  }

  @Test func `recreates an entry for each visit`() throws {
    let gallery = try GalleryHarness(showing: Gallery.entry(named: "ProgressView"))
    gallery.press(.character("+"))
    #expect(gallery.screen.contains("1 of 8"))

    gallery.press(.escape, .enter)

    #expect(gallery.screen.contains("0 of 8"))
  }

  @Test func `opens the requested entry above the list, where it is current`() throws {
    for entry in Gallery.entries {
      let gallery = try GalleryHarness(showing: entry)
      #expect(gallery.screen.hasPrefix("  Gallery › \(entry.name)"))

      gallery.press(.escape)

      #expect(gallery.screen.contains("▌ \(entry.name)  "))
    }
  }

  @Test func `describes an entry as its page does`() throws {
    let gallery = try GalleryHarness(showing: Gallery.entries[0])
    gallery.press(.character("i"))
    #expect(gallery.screen.contains("Shows one panel and crossfades to the next"))

    gallery.press(.escape, .escape, .character("i"))

    #expect(
      gallery.screen.contains("▌ ContainerPanel") && !gallery.screen.contains("crossfades to"))
  }

  @Test func `shows all keys on ?, closes them on q, and ends on the next`() async throws {
    let gallery = try GalleryHarness()
    gallery.press(.character("?"))
    #expect(gallery.screen.contains("─ Keys ─"))
    gallery.press(.character("q"))
    #expect(!gallery.screen.contains("─ Keys ─"))

    gallery.press(.character("q"))

    let application = gallery.harness.application
    #expect(await gallery.harness.waitUntil { !application.isRunning })
  }
}

@MainActor @Suite("The entries of the gallery") struct GalleryEntryTests {
  @Test func `have names of their own, and lines that fit a page`() {
    #expect(Set(Gallery.entries.map { $0.name.lowercased() }).count == Gallery.entries.count)
    for entry in Gallery.entries {
      #expect(!entry.text.contains("\n\n"), "One paragraph: \(entry.name)")
      #expect(entry.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
  }

  @Test func `begin with two colours in a container, one key each`() throws {
    let entry = Gallery.entries[0]
    let gallery = try GalleryHarness(showing: entry, motion: .full)
    let blue = String(repeating: "█", count: 64)
    let orange = String(repeating: "▒", count: 64)
    gallery.harness.run(for: 0.3)
    #expect(gallery.screen.contains(blue))

    gallery.press(.character("o"))
    gallery.harness.run(for: 0.1)
    gallery.press(.character("b"))
    gallery.harness.run(for: 0.4)
    #expect(gallery.screen.contains(blue) && !gallery.screen.contains(orange))

    gallery.press(.character("o"))
    gallery.harness.run(for: 0.4)
    #expect(gallery.screen.contains(orange) && !gallery.screen.contains(blue))

    gallery.press(.character("o"))
    gallery.harness.run(for: 0.4)
    #expect(!gallery.screen.contains(orange) && !gallery.screen.contains(blue))
  }

  @Test func `show a split as columns where it is wide, and as a stack where it is narrow`() throws
  {
    let gallery = try GalleryHarness(showing: Gallery.entry(named: "SplitPanel"))
    gallery.press(.down, .enter, .down, .enter)
    let wide = gallery.harness.screenWithRoles

    gallery.harness.resize(columns: 40, rows: 14)
    #expect(
      gallery.screen == """
          Gallery › SplitPanel

          Atlas › Asia › Nepal

        ▌  Capital  Kathmandu
           Highest  Sagarmatha
             Coast  none






          Esc back   i about   ? help   q quit
        """)
    gallery.press(.escape)
    #expect(gallery.screen.contains("Atlas › Asia\n"))
    gallery.press(.enter)

    gallery.harness.resize(columns: 64, rows: 14)
    #expect(gallery.harness.screenWithRoles == wide)
  }

  @Test func `are live: their keys change the screen`() throws {
    for entry in Gallery.entries {
      let gallery = try GalleryHarness(showing: entry)
      let before = gallery.harness.screenWithRoles
      for key in entry.keys { gallery.press(key) }
      #expect(gallery.harness.screenWithRoles != before, "\(entry.name)")
    }
  }

  @Test func `leave nothing behind`() {
    for entry in Gallery.entries {
      weak var panel: Panel?
      do {
        let made = entry.makePanel()
        panel = made
        _ = made.view
      }
      #expect(panel == nil, "\(entry.name) holds itself")
    }
  }
}

@Suite("The command line of the gallery") struct GalleryOptionsTests {
  @Test(arguments: [["--show"], ["--show", "NoSuchPanel"], ["--bogus"], ["ListPanel"], [""]])
  func `refuses unknown words in one line`(arguments: [String]) throws {
    let error = #expect(throws: GalleryUsageError.self) { try GalleryOptions(arguments) }
    #expect(error?.description.contains("\n") == false)
    #expect(error?.description.contains("Try: panelgallery --") == true)
  }

  @Test func `finds an entry regardless of case`() throws {
    let options = try GalleryOptions(["--reduced-motion", "--show", "listpanel"])

    #expect(options.reducesMotion)
    guard case .show(let entry?) = options.action else {
      Issue.record("It shows no entry.")
      return
    }
    #expect(entry.name == "ListPanel")
  }
}
