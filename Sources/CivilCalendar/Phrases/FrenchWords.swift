enum FrenchWords: LanguageWords {
  /// French words.
  static let all =
    days + units + relations + prepositions + times + rules

  private static let names = [
    "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche",
  ]

  private static let days: [Vocabulary] =
    [
      Vocabulary("aujourd'hui", .day(0)),
      Vocabulary("demain", .day(1)),
      Vocabulary("après-demain,après demain", .day(2)),
      Vocabulary("hier", .day(-1)),
      Vocabulary("avant-hier", .day(-2)),
      Vocabulary("week-end,weekend", .weekend),
      Vocabulary("week-ends,weekends", .weekend),
      Vocabulary("jour ouvré,jours ouvrés,jour ouvrable,jours ouvrables", .workday),
      Vocabulary("en semaine,du lundi au vendredi,les jours ouvrés", .habit(workdays)),
    ]
    + row(names.joined(separator: "|"), weekday)
    + row("lun|mar|mer|jeu|ven|sam|dim", care: .weak, shape: .dotted, weekday)
    + row(names.map { $0 + "s,les " + $0 + "s" }.joined(separator: "|"), habit)
    + row(
      """
      janvier,janv|février,févr,fév|mars|avril,avr|mai|juin|juillet,juil|août|septembre,sept|\
      octobre,oct|novembre,nov|décembre,déc
      """, DateTerm.month)

  private static let units: [Vocabulary] =
    [
      Vocabulary("minute,minutes", minute), Vocabulary("heure,heures", hour),
      Vocabulary("jour,jours", day), Vocabulary("semaine,semaines", week),
      Vocabulary("quinzaine", fortnight), Vocabulary("mois,mois-ci", month),
      Vocabulary("trimestre,trimestres", quarter), Vocabulary("semestre,semestres", halfYear),
      Vocabulary("an,ans,année,années,l'an,l'année", year),
      Vocabulary("d'année", .of, year),
      Vocabulary("demi-heure,demie heure", .unit(DateLength(30, .minutes))),
      Vocabulary("quart d'heure", .unit(DateLength(15, .minutes))),
      Vocabulary("trois quarts d'heure", .amount(DateLength(45, .minutes))),
      Vocabulary("en huit", week), Vocabulary("en quinze", fortnight),
      Vocabulary("et demi,et demie", .andHalf),
      Vocabulary("un,une", .number(1)),
    ]
    + row("-|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze", DateTerm.number)
    + [
      Vocabulary("quinze", .number(15)), Vocabulary("vingt", .number(20)),
      Vocabulary("dernier,dernière,derniers", .ordinal(-1)),
    ]
    + row(
      """
      premier,première,premiers|deuxième,second,deuxièmes|troisième,troisièmes|quatrième,quatrièmes|\
      cinquième
      """, DateTerm.ordinal)

  private static let relations: [Vocabulary] = [
    Vocabulary("ce,cet,cette", .this),
    Vocabulary("prochain,prochaine,prochains", .next),
    Vocabulary("qui vient", .coming),
    Vocabulary("dernier,dernière", .previous),
    Vocabulary("fin,en fin,à la fin,la fin", .edge(.end)),
    Vocabulary("début,au début,en début", .edge(.start)),
    Vocabulary("mi,milieu,à la mi,au milieu", .edge(.middle)),
    Vocabulary("dans,sous,d'ici", .within),
    Vocabulary("en,au mois de,au mois d'", .inMonth),
    Vocabulary("plus tard", .fromNow),
    Vocabulary("de,du,d'", .of),
    Vocabulary("la,les,le", .article),
    Vocabulary("et", .and),
    Vocabulary("au,à", .through),
  ]

  private static let prepositions: [Vocabulary] = [
    Vocabulary("le", .onThe),
    Vocabulary("au,en", .on),
    Vocabulary("d'ici,au plus tard,au plus tard le,d'ici le,d'ici au", .by),
    Vocabulary("au plus tard,inclus", .particle),
    Vocabulary("jusqu'à,jusqu'au,jusqu'en", .until),
    Vocabulary("avant", .before),
    Vocabulary("à,vers", .at),
    Vocabulary("après", .after),
    Vocabulary("à partir de,à partir du,dès,à compter de,à compter du", .start),
    Vocabulary("au plus tôt,au plus tôt le,pas avant,pas avant le", .start),
    Vocabulary("au plus tôt", .startBehind),
  ]

  private static let times: [Vocabulary] = [
    Vocabulary("midi", .time(.noon)),
    Vocabulary("minuit", .time(.midnight)),
    Vocabulary("matin,matins", .part(.morning)), Vocabulary("le matin", .partPhrase(.morning)),
    Vocabulary("du matin", .partBehind(.morning)),
    Vocabulary("après-midi", .part(.afternoon)),
    Vocabulary("l'après-midi", .partPhrase(.afternoon)),
    Vocabulary("de l'après-midi", .partBehind(.afternoon)),
    Vocabulary("soir,soirs", .part(.evening)), Vocabulary("le soir", .partPhrase(.evening)),
    Vocabulary("du soir", .partBehind(.evening)),
    Vocabulary("nuit", .part(.night)), Vocabulary("la nuit", .partPhrase(.night)),
    Vocabulary("heure,heures,h", .hourMark(isSpoken: false)),
    Vocabulary("demi,demie", .halfHour),
    Vocabulary("quart,le quart", .quarterHour),
    Vocabulary("et", .plus),
    Vocabulary("moins", .minus),
  ]

  private static let rules: [Vocabulary] = [
    Vocabulary("chaque,tous les,toutes les", .every),
    Vocabulary("sur deux", .otherBehind),
    Vocabulary("quotidiennement", .every, day),
    Vocabulary("hebdomadairement", .every, week),
    Vocabulary("mensuellement", .every, month),
    Vocabulary("trimestriellement", .every, quarter),
    Vocabulary("annuellement", .every, year),
    Vocabulary("fois", .times),
    Vocabulary("pendant", .during),
    Vocabulary("après exécution", .afterDone),
    Vocabulary("noël", .holiday(month: 12, day: 25)),
    Vocabulary("la saint-sylvestre", .holiday(month: 12, day: 31)),
    Vocabulary("nouvel an", .holiday(month: 1, day: 1)),
  ]
}
