/// German words.
enum GermanWords {
  /// The words as a text; see ``Vocabulary/read(_:)``.
  static let text = """
    # Days
    day 0: heute, noch heute
    day 1: morgen
    day 2: übermorgen
    day -1: gestern
    day -2: vorgestern
    weekend: wochenende, wochenendes
    workday: werktag, werktage, werktagen, arbeitstag, arbeitstage, arbeitstagen
    habit workdays: werktags, wochentags, werktagen
    habit workdays: unter der woche
    weekday #: montag | dienstag | mittwoch | donnerstag | freitag | samstag | sonntag
    weekday 6: sonnabend
    weekday # (weak capital): mo | di | mi | do | fr | sa | so
    habit #: montags | dienstags | mittwochs | donnerstags | freitags | samstags | sonntags
    weekday # + part morning: montagmorgen | dienstagmorgen | mittwochmorgen | donnerstagmorgen | \
    freitagmorgen | samstagmorgen | sonntagmorgen
    weekday # + part morning: montagvormittag | dienstagvormittag | mittwochvormittag | \
    donnerstagvormittag | freitagvormittag | samstagvormittag | sonntagvormittag
    weekday # + part afternoon: montagnachmittag | dienstagnachmittag | mittwochnachmittag | \
    donnerstagnachmittag | freitagnachmittag | samstagnachmittag | sonntagnachmittag
    weekday # + part evening: montagabend | dienstagabend | mittwochabend | donnerstagabend | \
    freitagabend | samstagabend | sonntagabend
    weekday # + part night: montagnacht | dienstagnacht | mittwochnacht | donnerstagnacht | \
    freitagnacht | samstagnacht | sonntagnacht
    weekday # + time noon: montagmittag | dienstagmittag | mittwochmittag | donnerstagmittag | \
    freitagmittag | samstagmittag | sonntagmittag
    month #: januar, jänner | februar, feber | märz | april | mai | juni | juli | august | \
    september | oktober, okt | november | dezember, dez

    # Numbers and lengths
    unit minute: minute, minuten
    unit hour: stunde, stunden, std
    unit day: tag, tage, tagen, tages
    unit week: woche, wochen
    unit month: monat, monate, monaten, monats
    unit quarter: quartal, quartals
    unit half-year: halbjahr
    unit year: jahr, jahre, jahren, jahres
    unit 15 minutes: viertelstunde
    unit 45 minutes: dreiviertelstunde
    halves 1: halbe, halben, halbes
    halves 1: einer halben, einem halben, eine halbe, ein halbes
    halves 3: anderthalb, eineinhalb
    number #: ein, eine, einem, einen, einer, eins | zwei | drei | vier | fünf | sechs | sieben | \
    acht | neun | zehn | elf | zwölf | - | vierzehn
    number 20: zwanzig
    ordinal -1: letzten, letzter, letzte, letztes
    ordinal #: ersten, erster, erste, erstes | zweiten, zweiter, zweite, zweites | dritten, \
    dritter, dritte, drittes | vierten, vierter, vierte | fünften, fünfter, fünfte

    # Relations
    this: diesen, diese, dieses, dieser, diesem
    coming: kommenden, kommende, kommendes, kommender
    next: nächsten, nächste, nächstes, nächster, nächstem
    afterNext: übernächsten, übernächste, übernächstes, übernächster
    previous: letzten, letzte, letztes, letzter, vergangenen, vergangene
    edge end: ende
    edge start: anfang
    edge middle: mitte
    edge start + unit week: wochenanfang
    edge end + unit month: monatsende
    edge start + unit month: monatsanfang
    edge middle + unit month: monatsmitte
    edge end + unit quarter: quartalsende
    edge end + unit year: jahresende
    within: in, innerhalb von, innerhalb, binnen
    inMonth: im, im monat
    fromNow: ab jetzt, später
    of: des, der, im, in, von
    article: den, die, das, dem
    and: und
    through: bis

    # Prepositions
    before: vor
    on: an, zu, über
    onThe: am, zum, zur
    until: bis, bis zum, bis zur, bis zu, bis einschließlich, bis einschließlich zum
    by: bis spätestens, spätestens, spätestens am, spätestens bis
    due: fällig, fällig am
    at: um, gegen
    after: nach
    start: ab, ab dem, beginnend, von, frühestens, frühestens am, nicht vor, nicht vor dem
    startBehind: frühestens
    particle: spätestens
    particle: lang

    # Times
    time noon: mittag, mittags, am mittag
    time midnight: mitternacht, um mitternacht
    part morning: früh, vormittag
    part afternoon: nachmittag
    part evening: abend
    part night: nacht
    partPhrase morning: morgens, am morgen, vormittags, am vormittag
    partPhrase afternoon: nachmittags, am nachmittag
    partPhrase evening: abends, am abend
    partPhrase night: nachts, in der nacht
    part morning (name): morgen
    hourMark: uhr
    minutesTo 30: halb
    minutesTo 15: dreiviertel
    quarterHour: viertel
    minutesTo 45: viertel
    past: nach
    to: vor

    # Rules
    every: jeden, jede, jedes, jeder, alle, immer, immer am, immer zum
    every: jeweils, jeweils am, jeweils zum
    every + other: jeden zweiten, jede zweite, jedes zweite
    every + unit day: täglich
    every + unit week: wöchentlich
    every + unit fortnight: zweiwöchentlich, vierzehntägig, 14-tägig
    every + unit month: monatlich
    every + unit quarter: vierteljährlich
    every + unit half-year: halbjährlich
    every + unit year: jährlich
    times: mal
    afterDone: nach erledigung
    unheld: stündlich, zweimal, dreimal, pro

    # Holidays
    holiday 12 25: weihnachten
    holiday 12 24: heiligabend
    holiday 12 31: silvester
    holiday 1 1: neujahr
    holiday 12 6: nikolaus
    """
}
