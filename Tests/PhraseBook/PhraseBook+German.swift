extension PhraseBook {
  static let germanDays = PhraseSection(
    "days", .german,
    #"""
    [Milch kaufen]
    heute → due 2026-11-18
    Morgen → due 2026-11-19
    übermorgen → due 2026-11-20
    tomorrow → due 2026-11-19
    Montag → due 2026-11-23
    montag → due 2026-11-23
    Mo. → due 2026-11-23
    Mittwoch → due 2026-11-25
    Donnerstag → due 2026-11-19
    Freitag → due 2026-11-20
    Fr. → due 2026-11-20
    Samstag → due 2026-11-21
    Sonnabend → due 2026-11-21
    Sonntag → due 2026-11-22
    am Freitag → due 2026-11-20
    bis zum Freitag → due 2026-11-20
    bis morgen → due 2026-11-19
    bis spätestens Freitag → due 2026-11-20
    spätestens Freitag → due 2026-11-20
    spätestens am Freitag → due 2026-11-20
    nächsten Montag → due 2026-11-23
    nächsten Freitag → due 2026-11-27
    nächster Freitag → due 2026-11-27
    am kommenden Freitag → due 2026-11-20
    diesen Freitag → due 2026-11-20
    nächste Woche → due 2026-11-23
    nächste Woche Montag → due 2026-11-23
    nächste Woche Freitag → due 2026-11-27
    Freitag nächster Woche → due 2026-11-27
    Freitag in einer Woche → due 2026-11-27
    übernächste Woche → due 2026-11-30
    diese Woche → due 2026-11-20
    nächstes Jahr → due 2027-01-01
    nächstes Quartal → due 2027-01-01
    am Wochenende → due 2026-11-21
    dieses Wochenende → due 2026-11-21
    Wochenende → due 2026-11-21
    in 3 Tagen → due 2026-11-21
    in drei Tagen → due 2026-11-21
    in zwei Wochen → due 2026-12-02
    in 2 Wochen → due 2026-12-02
    in einem Monat → due 2026-12-18
    in 3 Monaten → due 2027-02-18
    in einem Jahr → due 2027-11-18
    in einem halben Jahr → due 2027-05-18
    heute in einer Woche → due 2026-11-25
    morgen in einer Woche → due 2026-11-26
    innerhalb von 3 Tagen → due 2026-11-21
    binnen einer Woche → due 2026-11-25
    in 3 Werktagen → due 2026-11-23
    am nächsten Werktag → due 2026-11-19
    nächsten Werktag → due 2026-11-19
    Ende nächster Woche → due 2026-11-27
    Anfang nächster Woche → due 2026-11-23
    Mitte nächster Woche → due 2026-11-25
    Ende des Monats → due 2026-11-30
    Ende November → due 2026-11-30
    Anfang Januar → due 2027-01-01
    im März → due 2027-03-01
    im März 2028 → due 2028-03-01
    im November → due 2026-11-30
    im Monat Mai → due 2027-05-01
    spätestens im Januar → due 2027-01-01
    Mitte Januar → due 2027-01-15
    Ende nächsten Monats → due 2026-12-31
    zum Monatsende → due 2026-11-30
    bis Monatsende → due 2026-11-30
    bis Jahresende → due 2026-12-31
    Jahresende → due 2026-12-31
    24. Dezember → due 2026-12-24
    24. Dez. → due 2026-12-24
    24. Dez → due 2026-12-24
    24 Dezember → due 2026-12-24
    am 24. Dezember → due 2026-12-24
    am 24.12. → due 2026-12-24
    am 24.12 → due 2026-12-24
    24.12. → due 2026-12-24
    24.12.2026 → due 2026-12-24
    24.12.26 → due 2026-12-24
    am 15. → due 2026-12-15
    am 1. März → due 2027-03-01
    1. März → due 2027-03-01
    3. Mai → due 2027-05-03
    bis 5. Januar → due 2027-01-05
    bis zum 5. Januar → due 2027-01-05
    bis zum 5.1. → due 2027-01-05
    Fr 27.11. → due 2026-11-27
    vor Weihnachten → due 2026-12-24
    bis Weihnachten → due 2026-12-25
    an Heiligabend → due 2026-12-24
    an Neujahr → due 2027-01-01
    am 1. des Monats → due 2026-12-01
    am Ersten → due 2026-12-01
    am ersten Montag im Dezember → due 2026-12-07
    am letzten Tag des Monats → due 2026-11-30
    morgen → due 2026-11-19
    Dienstag → due 2026-11-24
    Do. → due 2026-11-19
    am Montag → due 2026-11-23
    am Mo. → due 2026-11-23
    bis Freitag → due 2026-11-20
    vor Freitag → due 2026-11-19
    am nächsten Dienstag → due 2026-11-24
    kommenden Freitag → due 2026-11-20
    Dienstag in einer Woche → due 2026-12-01
    nächsten Monat → due 2026-12-01
    nächstes Wochenende → due 2026-11-28
    in einem Tag → due 2026-11-19
    in einer Woche → due 2026-11-25
    in 14 Tagen → due 2026-12-02
    Ende der Woche → due 2026-11-20
    Ende Januar → due 2027-01-31
    Anfang nächsten Monats → due 2026-12-01
    Monatsende → due 2026-11-30
    bis Ende des Monats → due 2026-11-30
    bis Ende der Woche → due 2026-11-20
    Ende des Jahres → due 2026-12-31
    24. Dezember 2026 → due 2026-12-24
    am 1. → due 2026-12-01
    Freitag, 27. November → due 2026-11-27
    Freitag, den 27. November → due 2026-11-27
    bis Silvester → due 2026-12-31
    letzter Freitag im Monat → due 2026-11-27
    [Milch kaufen]
    frühestens Freitag → from 2026-11-20
    nicht vor Freitag → from 2026-11-20
    bis einschließlich Freitag → due 2026-11-20
    vom 1. bis 5. Dezember
    """#)

  static let germanTimes = PhraseSection(
    "times", .german,
    #"""
    [Mama anrufen]
    um 9 Uhr → 09:00
    9 Uhr → 09:00
    um 9:30 → 09:30
    um 9:30 Uhr → 09:30
    9.30 Uhr → 09:30
    um 15 Uhr 30 → 15:30
    15:30 Uhr → 15:30
    um halb zehn → 09:30
    halb zehn → 09:30
    um halb 4 → 15:30
    Viertel nach 8 → 08:15
    um Viertel vor 5 → 16:45
    um zehn nach neun → 09:10
    um 17h → 17:00
    mittags → 12:00
    um Mitternacht → 00:00
    am Abend → 19:00
    am Nachmittag → 15:00
    am Morgen → 09:00
    heute Abend → due 2026-11-18 · 19:00
    heute Nachmittag → due 2026-11-18 · 15:00
    heute Nacht → due 2026-11-18 · 21:00
    heute abend um 8 → due 2026-11-18 · 20:00
    morgen Abend → due 2026-11-19 · 19:00
    morgen um halb zehn → due 2026-11-19 · 09:30
    morgen Abend um 8 → due 2026-11-19 · 20:00
    morgen um 8 Uhr abends → due 2026-11-19 · 20:00
    Montag früh → due 2026-11-23 · 09:00
    Montag 15 Uhr → due 2026-11-23 · 15:00
    Montag um 15 Uhr → due 2026-11-23 · 15:00
    Mo 15:00 → due 2026-11-23 · 15:00
    Mo. 9.30 → due 2026-11-23 · 09:30
    Montagabend → due 2026-11-23 · 19:00
    Freitagnachmittag → due 2026-11-20 · 15:00
    Freitag Nachmittag → due 2026-11-20 · 15:00
    am Freitag um 17 Uhr → due 2026-11-20 · 17:00
    bis Freitag 17 Uhr → due 2026-11-20 · 17:00
    24.12. um 18 Uhr → due 2026-12-24 · 18:00
    am 24.12. 18:00 → due 2026-12-24 · 18:00
    in 2 Stunden → due 2026-11-18 · 12:00
    in einer Stunde → due 2026-11-18 · 11:00
    in 20 Minuten → due 2026-11-18 · 10:20
    in einer halben Stunde → due 2026-11-18 · 10:30
    in einer Viertelstunde → due 2026-11-18 · 10:15
    in anderthalb Stunden → due 2026-11-18 · 11:30
    um 9 → 09:00
    abends → 19:00
    heute um 17 Uhr → due 2026-11-18 · 17:00
    morgen früh → due 2026-11-19 · 09:00
    morgen Vormittag → due 2026-11-19 · 09:00
    morgen Nachmittag → due 2026-11-19 · 15:00
    morgen Mittag → due 2026-11-19 · 12:00
    morgen um 9 → due 2026-11-19 · 09:00
    morgen 9 Uhr → due 2026-11-19 · 09:00
    Mo 15 Uhr → due 2026-11-23 · 15:00
    [Mama anrufen]
    um fünf nach halb drei → 14:35
    um viertel drei → 14:15
    um dreiviertel drei → 14:45
    morgen um dreiviertel drei → due 2026-11-19 · 14:45
    in einer Dreiviertelstunde → due 2026-11-18 · 10:45
    """#)

  static let germanRecurrences = PhraseSection(
    "recurrences", .german,
    #"""
    [Blumen gießen]
    jeden Tag → every day
    täglich → every day
    jede Woche → every week
    jeden Monat → every month
    monatlich → every month
    jedes Jahr → every year
    jährlich → every year
    zweiwöchentlich → every 2 weeks
    jeden Montag → every Monday
    jeden Mo. → every Monday
    jeden Montag, Mittwoch und Freitag → every Monday, Wednesday and Friday
    montags → every Monday
    montags und donnerstags → every Monday and Thursday
    dienstags um 19 Uhr → every Tuesday · 19:00
    werktags → every weekday
    werktags um 9 → every weekday · 09:00
    wochentags → every weekday
    an Werktagen → every weekday
    jeden Werktag um 9 Uhr → every weekday · 09:00
    von Montag bis Freitag
    jedes Wochenende → every Saturday
    alle 2 Tage → every 2 days
    alle zwei Tage → every 2 days
    alle zwei Wochen → every 2 weeks
    alle 14 Tage → every 14 days
    alle 3 Monate → every 3 months
    alle drei Monate → every 3 months
    alle zwei Jahre → every 2 years
    alle zwei Wochen am Montag → every 2 weeks on Monday
    jeden zweiten Tag → every 2 days
    jede zweite Woche → every 2 weeks
    jeden zweiten Montag → every 2 weeks on Monday
    jeden dritten Tag → every 3 days
    jeden ersten Montag im Monat → every month on the 1st Monday
    jeden ersten Montag des Monats → every month on the 1st Monday
    jeden letzten Freitag im Monat → every month on the last Friday
    jeden ersten Werktag im Monat → every month on the 1st workday
    jeden letzten Werktag im Monat → every month on the last workday
    jeden 1. → every month on the 1st
    jeden 1. und 15. → every month on the 1st and 15th
    jeden Ersten → every month on the 1st
    jeden Monat am 1. → every month on the 1st
    am 1. jeden Monats → every month on the 1st
    am 15. jedes Monats → every month on the 15th
    monatlich am 15. → every month on the 15th
    jeden letzten Tag des Monats → every month on the last day
    jeden 24. Dezember → every year on 24 December
    jährlich am 24. Dezember → every year on 24 December
    jeden Morgen → every day · 09:00
    jeden Abend → every day · 19:00
    jeden Abend um 8 → every day · 20:00
    jeden Morgen um 7 Uhr → every day · 07:00
    jeden Tag um 9 → every day · 09:00
    täglich um 9 Uhr → every day · 09:00
    jede Woche ab Freitag → every week · from 2026-11-20
    jeden Tag bis zum 24. Dezember → every day until 24 December 2026
    jede Woche 5 mal → every week, 5 times
    jeden Tag ab morgen → every day · from 2026-11-19
    zweimal am Tag
    wöchentlich → every week
    vierteljährlich → every 3 months
    halbjährlich → every 6 months
    jeden Montag und Donnerstag → every Monday and Thursday
    jeden Werktag → every weekday
    jeden 15. → every month on the 15th
    jeden Montagabend → every Monday · 19:00
    jeden Tag bis Freitag → every day until 20 November 2026
    alle 12 Stunden
    stündlich
    [Blumen gießen]
    jedes zweite Wochenende → every 2 weeks on Saturday
    immer montags → every Monday
    jeweils am 15. → every month on the 15th
    """#)

  static let germanPlaces = PhraseSection(
    "places in a line", .german,
    #"""
    Morgen Tierarzt anrufen → Tierarzt anrufen | due 2026-11-19
    morgen Tierarzt anrufen → Tierarzt anrufen | due 2026-11-19
    Freitag 9 Uhr Zahnarzt → Zahnarzt | due 2026-11-20 · 09:00
    Fr 9:00 Zahnarzt → Zahnarzt | due 2026-11-20 · 09:00
    Morgen um 9 Zahnarzt → Zahnarzt | due 2026-11-19 · 09:00
    Tierarzt morgen wegen der Katze anrufen → Tierarzt wegen der Katze anrufen | due 2026-11-19
    Mittagessen mit Sam Dienstag 12:30 bei Luigi → Mittagessen mit Sam bei Luigi | due 2026-11-24 · 12:30
    Steuererklärung ab 1. Januar → Steuererklärung | from 2027-01-01
    Am Montag Miete zahlen → Miete zahlen | due 2026-11-23
    heute Abend Müll rausbringen → Müll rausbringen | due 2026-11-18 · 19:00
    Jeden Montag Müll rausbringen → Müll rausbringen | every Monday
    Steuererklärung ab Montag → Steuererklärung | from 2026-11-23
    Bericht bis Freitag an Anna schicken → Bericht an Anna schicken | due 2026-11-20
    """#)
}
