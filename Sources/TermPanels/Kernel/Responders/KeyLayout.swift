/// A keyboard layout for another script than the Latin one. Its characters perform the commands of
/// the keys that they are on; in a field they are text as always.
///
/// ```swift
/// application.keyLayout = .named("ru")   // о is j, Ctrl-в is Ctrl-d
/// ```
///
/// A character that something is bound to, by a ``KeyMap`` for instance, is that key and no other.
public struct KeyLayout: Hashable, Sendable {
  /// The keys of an American keyboard that a layout names, from top to bottom, and the same with
  /// Shift.
  public static let keys =
    #"`qwertyuiop[]\asdfghjkl;'zxcvbnm,./~QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?"#

  /// The Latin characters by those of the layout on the same keys.
  private let latin: [Character: Character]

  /// Creates a layout.
  ///
  /// - Parameter characters: Its characters on the ``keys``, in their order; those with Shift may
  ///   be left out if they are the capitals of the others. ASCII stands for itself.
  public init(_ characters: String) {
    let keys = Array(Self.keys)
    let own = characters.unicodeScalars.map { Character($0) }
    var latin: [Character: Character] = [:]
    for (character, key) in zip(own, keys) where !character.isASCII { latin[character] = key }
    if own.count <= keys.count / 2 {
      for (character, key) in zip(own, keys[(keys.count / 2)...]) where !character.isASCII {
        let capital = character.uppercased()
        if capital.count == 1, let capital = capital.first, capital != character {
          latin[capital] = key
        }
      }
    }
    self.latin = latin
  }

  /// The key of the same place on an American keyboard; `nil` if it is the same.
  func latin(_ key: Key) -> Key? {
    guard case .character(let character) = key.code, let latin = latin[character] else {
      return nil
    }
    return Key(.character(latin), key.modifiers)
  }
}

extension KeyLayout {
  /// The names of the layouts that are known, most of them languages.
  public static var names: [String] { known.keys.sorted() }

  /// The layout with a name; `nil` if none has it.
  public static func named(_ name: String) -> KeyLayout? { known[name].map { KeyLayout($0) } }

  /// The characters of the known layouts, as X has them.
  private static let known: [String: String] = [
    "ar": #"ذضصثقفغعهخحجد\شسيبلاتنمكطئءؤرﻻىةوزظ"#
      + #"~QWERﻹإUIOP{}|ASDFﻷأـKL:"ZXCVﻵآM<>?"#,
    "be": #"ёйцукенгшўзх]\фывапролджэячсмітьбю/"#,
    "bg": #"`qуеишщксдзц]\ьяаожгтнвмчюйъэфхпрлб"#
      + #"~ыУЕИШЩКСДЗЦ}|ѝЯАОЖГТНВМЧЮЙЪЭФХПРЛБ"#,
    "bg-phonetic": #"чявертъуиопшщюасдфгхйкл;'зьцжбнм,./"#,
    "el": #"`qςερτυθιοπ[]\ασδφγηξκλ;'ζχψωβνμ,./"#,
    "fa": #"`ضصثقفغعهخحجچ\شسیبلاتنمکگظطزرذدپو./"#
      + #"~QWERTYUIOP{}|ؤئيإأآةKL:"كXژVBNء<>?"#,
    "he": #"`qwקראטוןםפ[]\שדגכעיחלךף'זסבהנמצתץ/"#,
    "hy": #"`ճփբսմուկըթծց\ջվգեանիտհպրժդչյզլքխշռ"#,
    "ka": #"`ქწერტყუიოპ[]\ასდფგჰჯკლ;'ზხცვბნმ,./"#
      + #"~QჭEღთYUIOP{}|AშDFGHჟKL:"ძXჩVBNM<>?"#,
    "kk": #"`йцукенгшщзхъ\фывапролджэячсмитьбю/"#,
    "mk": #"`љњертѕуиопшѓжасдфгхјклчќзџцвбнм,./"#,
    "mn": #"`фцужэнгшүзкъ\йыбөахролдпячёсмитьвю"#,
    "ru": #"ёйцукенгшщзхъ\фывапролджэячсмитьбю/"#,
    "sr": #"`љњертзуиопшђжасдфгхјклчћжџцвбнм,./"#,
    "uk": #"`йцукенгшщзхїґфівапролджєячсмитьбю/"#,
  ]
}
