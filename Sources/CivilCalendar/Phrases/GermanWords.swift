enum GermanWords: LanguageWords {
  /// German words.
  static let all = days + units + relations + times + rules

  private static let names = [
    "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag",
  ]

  private static let parts: [(String, PartOfDay)] = [
    ("morgen", .morning), ("vormittag", .morning), ("nachmittag", .afternoon),
    ("abend", .evening), ("nacht", .night),
  ]

  private static let days: [Vocabulary] =
    [
      Vocabulary("heute,noch heute", .day(0)),
      Vocabulary("morgen", .day(1)),
      Vocabulary("übermorgen", .day(2)),
      Vocabulary("gestern", .day(-1)),
      Vocabulary("vorgestern", .day(-2)),
      Vocabulary("wochenende,wochenendes", .weekend),
      Vocabulary("werktag,werktage,werktagen,arbeitstag,arbeitstage,arbeitstagen", .workday),
      Vocabulary("werktags,wochentags,werktagen", .habit(workdays)),
      Vocabulary("unter der woche", .habit(workdays)),
    ]
    + row(names.joined(separator: "|"), weekday)
    + [Vocabulary("sonnabend", .weekday(.saturday))]
    + row("mo|di|mi|do|fr|sa|so", care: .weak, shape: .capital, weekday)
    + row(names.map { $0 + "s" }.joined(separator: "|"), habit)
    + names.enumerated().flatMap { index, name in
      parts.map { Vocabulary(name + $0.0, weekday(index + 1), .part($0.1)) }
        + [Vocabulary(name + "mittag", weekday(index + 1), .time(.noon))]
    }
    + row(
      """
      januar,jänner|februar,feber|märz|april|mai|juni|juli|august|september|oktober,okt|november|\
      dezember,dez
      """, DateTerm.month)

  private static let units: [Vocabulary] =
    [
      Vocabulary("minute,minuten", minute), Vocabulary("stunde,stunden,std", hour),
      Vocabulary("tag,tage,tagen,tages", day), Vocabulary("woche,wochen", week),
      Vocabulary("monat,monate,monaten,monats", month), Vocabulary("quartal,quartals", quarter),
      Vocabulary("halbjahr", halfYear), Vocabulary("jahr,jahre,jahren,jahres", year),
      Vocabulary("viertelstunde", .unit(DateLength(15, .minutes))),
      Vocabulary("dreiviertelstunde", .unit(DateLength(45, .minutes))),
      Vocabulary("halbe,halben,halbes", .halves(1)),
      Vocabulary("einer halben,einem halben,eine halbe,ein halbes", .halves(1)),
      Vocabulary("anderthalb,eineinhalb", .halves(3)),
      Vocabulary("ein,eine,einem,einen,einer,eins", .number(1)),
    ]
    + row("-|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf", DateTerm.number)
    + [
      Vocabulary("vierzehn", .number(14)), Vocabulary("zwanzig", .number(20)),
      Vocabulary("letzten,letzter,letzte,letztes", .ordinal(-1)),
    ]
    + row(
      """
      ersten,erster,erste,erstes|zweiten,zweiter,zweite,zweites|dritten,dritter,dritte,drittes|\
      vierten,vierter,vierte|fünften,fünfter,fünfte
      """, DateTerm.ordinal)

  private static let relations: [Vocabulary] = [
    Vocabulary("diesen,diese,dieses,dieser,diesem", .this),
    Vocabulary("kommenden,kommende,kommendes,kommender", .coming),
    Vocabulary("nächsten,nächste,nächstes,nächster,nächstem", .next),
    Vocabulary("übernächsten,übernächste,übernächstes,übernächster", .afterNext),
    Vocabulary("letzten,letzte,letztes,letzter,vergangenen,vergangene", .previous),
    Vocabulary("ende", .edge(.end)),
    Vocabulary("anfang", .edge(.start)),
    Vocabulary("mitte", .edge(.middle)),
    Vocabulary("wochenanfang", .edge(.start), week),
    Vocabulary("monatsende", .edge(.end), month),
    Vocabulary("monatsanfang", .edge(.start), month),
    Vocabulary("monatsmitte", .edge(.middle), month),
    Vocabulary("quartalsende", .edge(.end), quarter),
    Vocabulary("jahresende", .edge(.end), year),
    Vocabulary("in,innerhalb von,innerhalb,binnen", .within),
    Vocabulary("im,im monat", .inMonth),
    Vocabulary("vor", .before),
    Vocabulary("ab jetzt,später", .fromNow),
    Vocabulary("des,der,im,in,von", .of),
    Vocabulary("den,die,das,dem", .article),
    Vocabulary("und", .and),
    Vocabulary("bis", .through),
    Vocabulary("an,zu,über", .on),
    Vocabulary("am,zum,zur", .onThe),
    Vocabulary(
      "bis,bis zum,bis zur,bis zu,bis einschließlich,bis einschließlich zum", .until),
    Vocabulary("bis spätestens,spätestens,spätestens am,spätestens bis", .by),
    Vocabulary("fällig,fällig am", .due),
    Vocabulary("um,gegen", .at),
    Vocabulary("nach", .after),
    Vocabulary("ab,ab dem,beginnend,von,frühestens,frühestens am,nicht vor,nicht vor dem", .start),
    Vocabulary("frühestens", .startBehind), Vocabulary("spätestens", .particle),
  ]

  private static let times: [Vocabulary] =
    [
      Vocabulary("mittag,mittags,am mittag", .time(.noon)),
      Vocabulary("mitternacht,um mitternacht", .time(.midnight)),
      Vocabulary("früh,vormittag", .part(.morning)), Vocabulary("nachmittag", .part(.afternoon)),
      Vocabulary("abend", .part(.evening)), Vocabulary("nacht", .part(.night)),
      Vocabulary("morgens,am morgen,vormittags,am vormittag", .partPhrase(.morning)),
      Vocabulary("nachmittags,am nachmittag", .partPhrase(.afternoon)),
      Vocabulary("abends,am abend", .partPhrase(.evening)),
      Vocabulary("nachts,in der nacht", .partPhrase(.night)),
      Vocabulary("morgen", .part(.morning), care: .name),
      Vocabulary("uhr", .hourMark(isSpoken: false)),
      Vocabulary("halb", .minutesTo(30)), Vocabulary("dreiviertel", .minutesTo(15)),
      Vocabulary("viertel", .quarterHour), Vocabulary("viertel", .minutesTo(45)),
      Vocabulary("nach", .past),
      Vocabulary("vor", .to),
    ]

  private static let rules: [Vocabulary] = [
    Vocabulary("jeden,jede,jedes,jeder,alle,immer,immer am,immer zum", .every),
    Vocabulary("jeweils,jeweils am,jeweils zum", .every),
    Vocabulary("jeden zweiten,jede zweite,jedes zweite", .every, .other),
    Vocabulary("täglich", .every, day),
    Vocabulary("wöchentlich", .every, week),
    Vocabulary("zweiwöchentlich,vierzehntägig,14-tägig", .every, fortnight),
    Vocabulary("monatlich", .every, month),
    Vocabulary("vierteljährlich", .every, quarter),
    Vocabulary("halbjährlich", .every, halfYear),
    Vocabulary("jährlich", .every, year),
    Vocabulary("mal", .times),
    Vocabulary("lang", .particle),
    Vocabulary("nach erledigung", .afterDone),
    Vocabulary("stündlich,zweimal,dreimal,pro", .unheld),
    Vocabulary("weihnachten", .holiday(month: 12, day: 25)),
    Vocabulary("heiligabend", .holiday(month: 12, day: 24)),
    Vocabulary("silvester", .holiday(month: 12, day: 31)),
    Vocabulary("neujahr", .holiday(month: 1, day: 1)),
    Vocabulary("nikolaus", .holiday(month: 12, day: 6)),
  ]
}
