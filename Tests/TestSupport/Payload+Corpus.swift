extension Payload {
  /// All payloads, each different.
  public static let corpus: [Payload] =
    controls + escapes + commands + strings + directions + invisibles + tagTexts + lineBreaks
    + noCharacters + stacks + wideTexts + joinedEmoji + invalidBytes + injections + longTexts

  private static func hex(_ value: some BinaryInteger) -> String {
    String(value, radix: 16, uppercase: true)
  }

  /// `a`, the character and `b`, which show whether anything next to the character is lost.
  private static func single(_ kind: Kind, _ values: some Sequence<UInt32>) -> [Payload] {
    values.compactMap { value in
      Unicode.Scalar(value).map { Payload(kind, "U+\(hex(value))", "a\($0)b") }
    }
  }

  private static var controls: [Payload] {
    single(.control, 0x00...0x1F) + single(.control, 0x7F...0x9F)
      + (UInt8(0x80)...0x9F).map { Payload(.control, "raw byte \(hex($0))", [0x61, $0, 0x62]) }
  }

  // MARK: - Sequences

  private static let sequences: [(String, String)] = [
    ("clear the screen", "[2J"), ("clear what is scrolled off", "[3J"), ("home", "[H"),
    ("place the cursor", "[1;1H"), ("up", "[99A"), ("left", "[99D"), ("delete lines", "[9M"),
    ("insert lines", "[9L"), ("erase the line", "[2K"), ("repeat", "[65535b"), ("red", "[31m"),
    ("invisible", "[8m"), ("blink", "[5m"), ("reverse and never back", "[7m"),
    ("scroll region", "[5;6r"), ("scroll", "[99S"), ("margins", "[?69h\u{1B}[3;4s"),
    ("leave the screen", "[?1049l"), ("hide the cursor", "[?25l"), ("all of the mouse", "[?1003h"),
    ("focus", "[?1004h"), ("no wrapping", "[?7l"), ("132 columns", "[?3h"), ("reverse", "[?5h"),
    ("hold the frames", "[?2026h"), ("keyboard of kitty", "[>31u"), ("keyboard of xterm", "[>4;2m"),
    ("soft reset", "[!p"), ("report the position", "[6n"), ("report what it is", "[c"),
    ("report the second", "[>c"), ("report the title", "[21t"), ("resize the window", "[8;1;1t"),
    ("minimise", "[2t"), ("print the screen", "[5i"), ("insert mode", "[4h"),
    ("copy a rectangle", "[1;1;9;9;1;5;5;1$v"), ("checksum", "[1;1;1;1;9;9*y"),
    ("reset all", "c"), ("save", "7"), ("graphics", "(0"), ("fill with E", "#8"),
    ("other charset", "%@"), ("8-bit controls", " G"), ("keypad", "="), ("reverse line feed", "M"),
    ("unfinished", "["), ("unfinished number", "[38;5;"), ("far too many numbers", manyNumbers),
    ("a letter and a blank", " "),
  ]

  private static let manyNumbers = "[" + String(repeating: "9;", count: 200) + "9m"

  private static var escapes: [Payload] {
    sequences.map { Payload(.escape, $0.0, "a\u{1B}\($0.1)b") }
      + sequences.filter { $0.1.hasPrefix("[") }.prefix(12).flatMap { name, sequence in
        [
          Payload(.escape, "\(name), by U+009B", "a\u{9B}\(sequence.dropFirst())b"),
          Payload(
            .escape, "\(name), by the byte 9B", [0x61, 0x9B] + Array(sequence.dropFirst().utf8)),
        ]
      } + [
        Payload(.escape, "written out", #"a\e[31m\x1b[2J\033]0;x\007\u001b[Hb"#),
        Payload(.escape, "in carets", "a^[[2J^G^?b"),
        Payload(.escape, "twice, inside each other", "a\u{1B}\u{1B}[\u{1B}[2J31mb"),
        Payload(.escape, "end of a paste and a key", "a\u{1B}[201~q\u{3}"),
      ]
  }

  private static let commandTexts: [(String, String)] = [
    ("title and icon", "0;PWNED"), ("icon", "1;PWNED"), ("title", "2;PWNED"),
    ("colour", "4;1;#ff0000"), ("folder", "7;file://host/etc/passwd"),
    ("link", "8;;https://example.com/evil"), ("notice", "9;PWNED"), ("ink", "10;#000000"),
    ("paper", "11;?"), ("font", "50;evil"), ("clipboard", "52;c;cm0gLXJmIC8K"),
    ("ask for the clipboard", "52;c;?"), ("colours back", "104"), ("marks of a shell", "133;A"),
    ("notice of urxvt", "777;notify;PWNED;x"), ("file of iTerm", "1337;File=inline=1:AAAA"),
  ]

  private static var commands: [Payload] {
    commandTexts.flatMap { name, text in
      [
        Payload(.operatingSystemCommand, "\(name), ended by BEL", "a\u{1B}]\(text)\u{7}b"),
        Payload(.operatingSystemCommand, "\(name), ended by ST", "a\u{1B}]\(text)\u{1B}\\b"),
        Payload(.operatingSystemCommand, "\(name), of 8 bits", "a\u{9D}\(text)\u{9C}b"),
      ]
    } + [
      Payload(.operatingSystemCommand, "a title without an end", "a\u{1B}]0;PWNED"),
      Payload(
        .operatingSystemCommand, "a title of raw bytes", [0x61, 0x9D] + Array("0;X".utf8) + [0x9C]),
      Payload(
        .operatingSystemCommand, "a link around text",
        "\u{1B}]8;;https://example.com\u{1B}\\bank\u{1B}]8;;\u{1B}\\"),
    ]
  }

  private static var strings: [Payload] {
    let introductions = [
      ("DCS", "P", "\u{90}"), ("SOS", "X", "\u{98}"), ("PM", "^", "\u{9E}"),
      ("APC", "_", "\u{9F}"),
    ]
    let contents = [
      ("a picture", "q#0;2;0;0;0#0~~@@vv"), ("a question", "$q q"), ("a capability", "+q544e"),
      ("a key", "1$r0m"), ("through tmux", "tmux;\u{1B}\u{1B}]0;PWNED\u{7}"),
      ("a picture of kitty", "Ga=T,f=24;AAAA"),
    ]
    return introductions.flatMap { name, letter, single in
      contents.map {
        Payload(.deviceControl, "\(name) with \($0.0)", "a\u{1B}\(letter)\($0.1)\u{1B}\\b")
      }
        + [
          Payload(.deviceControl, "\(name) of 8 bits", "a\(single)0;1|17/ab\u{9C}b"),
          Payload(.deviceControl, "\(name) without an end", "a\u{1B}\(letter)hello"),
        ]
    }
  }

  // MARK: - Characters

  private static var directions: [Payload] {
    single(.direction, [0x061C, 0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069))
      + [
        Payload(.direction, "a file name turned round", "invoice\u{202E}fdp.exe"),
        Payload(
          .direction, "a comment that is code", "/*\u{202E} } \u{2066}if (isAdmin)\u{2069} \u{2066}"
        ),
        Payload(
          .direction, "a hundred embeddings", String(repeating: "\u{202B}", count: 100) + "x"),
        Payload(.direction, "an override without an end", "\u{202E}"),
        Payload(.direction, "Arabic, Latin and digits", "مرحبا abc 123"),
        Payload(.direction, "Hebrew with points", "שָׁלוֹם"),
      ]
  }

  private static var invisibles: [Payload] {
    single(
      .invisible,
      [
        0xAD, 0x034F, 0x115F, 0x1160, 0x17B4, 0x180E, 0x200B, 0x200C, 0x200D, 0x2060, 0x2061,
        0x2062,
        0x2063, 0x2064, 0x2065, 0x206A, 0x206B, 0x206C, 0x206D, 0x206E, 0x206F, 0x3164, 0xFE00,
        0xFE0E, 0xFE0F, 0xFEFF, 0xFFA0, 0x1BCA0, 0x1D173, 0x1D17A, 0xE0100, 0xE01EF,
      ])
      + [
        Payload(.invisible, "nothing but spaces of no width", "\u{200B}\u{2060}\u{FEFF}\u{200B}"),
        Payload(
          .invisible, "a secret in zeros and ones",
          "ok" + String(repeating: "\u{200B}\u{200C}", count: 64)),
        Payload(.invisible, "a word with a joiner", "می\u{200C}خواهم"),
        Payload(.invisible, "letters that look like others", "раураl"),
      ]
  }

  private static var tagTexts: [Payload] {
    let spelled = { (text: String) in
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.compactMap { Unicode.Scalar(0xE0000 + $0.value) }))
    }
    return single(.tags, [0xE0001, 0xE0020, 0xE0041, 0xE007F, 0xE0080, 0xE0FFF]) + [
      Payload(.tags, "a message in tags", "Milk" + spelled("ignore all rules")),
      Payload(.tags, "the flag of Wales", "🏴" + spelled("gbwls") + "\u{E007F}"),
      Payload(.tags, "a flag without an end", "🏴" + spelled("gbeng")),
      Payload(.tags, "a flag with a message", "🏴" + spelled("rm -rf /") + "\u{E007F}"),
      Payload(.tags, "tags behind a face", "😀" + spelled("gbsct") + "\u{E007F}"),
    ]
  }

  private static var lineBreaks: [Payload] {
    [
      ("two lines", "one\ntwo"), ("both", "a\r\nb"), ("a return that overwrites", "safe\rEVIL"),
      ("separators", "a\u{2028}b\u{2029}c"), ("next line", "one\u{85}two"),
      ("a feed", "one\u{C}two"),
      ("tabs", "a\t\t\tb"), ("backspaces", "abc\u{8}\u{8}\u{8}XYZ"), ("only breaks", "\n\r\n\r"),
      ("a false line of a log", "ok\nroot: all is well"),
      ("a thousand", String(repeating: "\n", count: 1000)),
    ].map { Payload(.line, $0.0, $0.1) }
  }

  private static var noCharacters: [Payload] {
    single(
      .noCharacter,
      [
        0x0378, 0xE000, 0xF8FF, 0xFDD0, 0xFDEF, 0xFFF9, 0xFFFA, 0xFFFB, 0xFFFC, 0xFFFD, 0xFFFE,
        0xFFFF,
        0x1FFFE, 0x1FFFF, 0x2FFFF, 0x50000, 0xF0000, 0xFFFFD, 0x10FFFD, 0x10FFFE, 0x10FFFF,
      ])
  }

  private static var stacks: [Payload] {
    let marks = (0x300...0x36F).compactMap { Unicode.Scalar($0) }
    let tower = { (count: Int) in
      String(String.UnicodeScalarView((0..<count).map { marks[$0 % marks.count] }))
    }
    return [
      ("one mark", "e\u{301}"), ("four", "e" + tower(4)), ("nine", "e" + tower(9)),
      ("a thousand", "e" + tower(1000)),
      ("a hundred on each", "Zalgo".map { "\($0)" + tower(100) }.joined()),
      ("without a base", tower(50)), ("behind a blank", "a " + tower(20) + " b"),
      ("enclosing", "a\u{20DD}\u{20DE}\u{20E0}\u{20E3}"), ("on a wide one", "漢" + tower(30)),
      ("on an emoji", "😀" + tower(30)), ("Thai", "กิ่ก้ที่น้ำ"), ("Devanagari", "क्षत्रिय"),
      ("Tibetan", "བོད་ཀྱི"),
      ("Hangul in parts", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"),
      ("Hangul that never ends", String(repeating: "\u{1161}", count: 200)),
    ].map { Payload(.stacked, "stack: \($0.0)", $0.1) }
  }

  private static var wideTexts: [Payload] {
    [
      ("ideographs", "漢字仮名交"), ("many", String(repeating: "買", count: 300)), ("wide Latin", "ｗｉｄｅ"),
      ("narrow kana", "ｶﾀｶﾅ"), ("an odd number before", "a漢b字c"), ("of plane 2", "𠀀𪚥"),
      ("as wide as a word", "﷽"), ("wider yet", "𒐫𒈙⸻"), ("hexagrams", "䷀䷿"),
      ("Yijing and digits", "1䷁2"),
      ("boxes", "┌─┐│█▓░"), ("Braille", "⠁⠿⣿"), ("ambiguous", "±×÷§¶°αΩЖ①※…"),
    ].map { Payload(.wide, "wide: \($0.0)", $0.1) }
  }

  private static var joinedEmoji: [Payload] {
    [
      ("a family", "👨‍👩‍👧‍👦"), ("a skin", "👍🏽"), ("a skin alone", "\u{1F3FB}"), ("two skins", "👍🏽🏿"),
      ("a flag", "🇩🇪"), ("half a flag", "🇩"), ("three halves", "🇩🇪🇫"), ("a key", "1️⃣"),
      ("half a key", "1\u{20E3}"), ("a heart", "❤️"), ("a heart as text", "❤\u{FE0E}"),
      ("a rainbow", "🏳️‍🌈"),
      ("fifty joined", Array(repeating: "👩", count: 50).joined(separator: "\u{200D}")),
      ("joiners alone", "\u{200D}\u{200D}"), ("a joiner at the end", "👩\u{200D}"),
      ("a joiner at the start", "\u{200D}👩"), ("joined letters", "ab\u{200D}cd"),
      ("a kiss", "👩🏽‍❤️‍💋‍👨🏿"), ("hair", "👨🏻‍🦰"), ("of Unicode 16", "\u{1FAE9}\u{1FADF}"),
      ("a colour for no emoji", "ab\u{FE0F}cd"),
    ].map { Payload(.joined, "joined: \($0.0)", $0.1) }
  }

  private static var invalidBytes: [Payload] {
    let byText: [(String, [UInt8])] = [
      ("FF", [0x41, 0xFF, 0x42]), ("FE FF", [0xFE, 0xFF, 0x41]),
      ("a slash too long", [0xC0, 0xAF]),
      ("a slash in three", [0xE0, 0x80, 0xAF]), ("a slash in four", [0xF0, 0x80, 0x80, 0xAF]),
      ("an ESC too long", [0xC0, 0x9B, 0x5B, 0x32, 0x4A]),
      ("a NUL too long", [0x61, 0xC0, 0x80, 0x62]),
      ("half a pair", [0xED, 0xA0, 0x80]), ("a pair", [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80]),
      ("above all", [0xF4, 0x90, 0x80, 0x80]), ("five bytes", [0xF8, 0x88, 0x80, 0x80, 0x80]),
      ("cut at the end", [0x61, 0xE2, 0x82]), ("cut in the middle", [0xF0, 0x9F, 0x98, 0x62]),
      ("cut before ESC", [0xE2, 0x1B, 0x5B, 0x32, 0x4A]), ("only the rest", [0x80, 0xBF, 0x80]),
      ("Latin 1", [0x63, 0x61, 0x66, 0xE9]), ("UTF-16", [0xFF, 0xFE, 0x41, 0x00, 0x42, 0x00]),
      ("all of them", Array(0x80...0xFF)),
    ]
    return byText.map { Payload(.invalid, "invalid: \($0.0)", $0.1) }
      + (UInt8(0xA0)...0xBF).filter { $0 % 8 == 0 }.map {
        Payload(.invalid, "invalid: byte \(hex($0))", [0x61, $0, 0x62])
      }
  }

  // MARK: - Other languages

  private static var injections: [Payload] {
    [
      "`touch PWNED`", "$(touch PWNED)", "; touch PWNED;", "| touch PWNED", "&& touch PWNED",
      "\n touch PWNED\n", "${IFS}touch${IFS}PWNED", "' ; touch PWNED ; '", "\" ; touch PWNED ; \"",
      "-rf", "--help", "!!", "%1", "~root", "*", "../../../../etc/passwd", "/dev/zero",
      "file:///etc/passwd",
      "\\", "\\\\", "a\\", "$HOME", "${HOME}", "<(touch PWNED)", ">PWNED",
    ].map { Payload(.command, "shell: \($0.debugDescription)", $0) }
      + [
        "'); DROP TABLE item; --", "' OR '1'='1", "'; ATTACH 'PWNED' AS x; --", "\" OR \"\"=\"",
        "x' || load_extension('x')",
        "%' OR name LIKE '%", "_%_", "?1", ":name", "@name", "/* */", "--", "0x00", "NULL", "1e999",
        "item_text MATCH 'a'",
        "\"a\" NEAR b", "a* OR b", "^a", "{\"name\":1}", "$.name", "[]", "tag:\"", "is:open (",
        "list:\"a", "-", "\"",
        "#", "#a#b", "!!!!", "due:99999-99-99", "every 0 days",
      ].map { Payload(.query, "query: \($0)", $0) }
      + [
        "%n%n%n%n", "%s%s%s%s%s", "%x%p%d", "%1$*2$n", "%99999999d", "%@", "{0}", "{}", "\\(name)",
        "$<5>", "%p1%d", "%%",
        "<b>x</b><script>", "&lt;&#27;[2J", "**bold** `code` [x](javascript:1)",
        "# heading\n- item\n```\nx",
        "{{7*7}}", "=cmd|' /C calc'!A0",
      ].map { Payload(.format, "format: \($0.debugDescription)", $0) }
  }

  private static var longTexts: [Payload] {
    [
      ("a word of 4096 bytes", String(repeating: "x", count: 4096)),
      ("words of 4096 bytes", String(repeating: "ab ", count: 1365)),
      ("ideographs of 4095 bytes", String(repeating: "買", count: 1365)),
      ("one character of 4095 bytes", "e" + String(repeating: "\u{301}", count: 2047)),
      ("an emoji of 4090 bytes", Array(repeating: "👩", count: 584).joined(separator: "\u{200D}")),
      ("4096 controls", String(repeating: "\u{1B}", count: 4096)),
      ("blanks", String(repeating: " ", count: 4000) + "x"),
    ].map { Payload(.long, "long: \($0.0)", $0.1) }
  }
}
