extension PhraseBook {
  static let germanText = PhraseSection(
    "text", .german,
    #"""
    Mach es so
    Was soll ich so
    Guten Morgen sagen
    Den Morgen genießen
    Morgenmagazin schauen
    Freitagsdemo vorbereiten
    Folien für Freitag
    Der Montag ist blau
    Tagesschau sehen
    Fr. Müller anrufen
    Do it yourself
    Mo Farah
    Die Woche planen
    Woche der Wahrheit
    Alle Blumen gießen
    Alle Jahre wieder
    Jeden Tag ein Apfel
    Halb so wild
    Um Himmels willen
    Am Ende
    Bis dann
    Bis zum Ende lesen
    Ende gut alles gut
    Kapitel 3
    3 Tage Berlin
    Zwei Wochen Urlaub
    Wochenende planen
    Mittag essen
    Mittag kochen
    Abends ist es kalt
    Uhr reparieren
    9 Uhr ist zu früh
    Ein Viertel Wein
    1. FC Köln
    Platz 1.
    Version 2.12
    Frau Mai anrufen
    Jeder Tag zählt
    Monatskarte kaufen
    Tageszeitung holen
    Viertel Brot kaufen
    2. Weltkrieg
    Folien für März
    Im Keller aufräumen
    """#)
}
