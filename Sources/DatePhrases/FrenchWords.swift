/// French words.
enum FrenchWords {
  /// The words as a text; see ``Vocabulary/read(_:)``.
  static let text = """
    # Days
    day 0: aujourd'hui
    day 1: demain
    day 2: après-demain, après demain
    day -1: hier
    day -2: avant-hier
    weekend: week-end, weekend
    weekend: week-ends, weekends
    workday: jour ouvré, jours ouvrés, jour ouvrable, jours ouvrables
    habit workdays: en semaine, du lundi au vendredi, les jours ouvrés
    weekday #: lundi | mardi | mercredi | jeudi | vendredi | samedi | dimanche
    weekday # (weak dotted): lun | mar | mer | jeu | ven | sam | dim
    habit #: lundis, les lundis | mardis, les mardis | mercredis, les mercredis | jeudis, les \
    jeudis | vendredis, les vendredis | samedis, les samedis | dimanches, les dimanches
    month #: janvier, janv | février, févr, fév | mars | avril, avr | mai | juin | juillet, juil \
    | août | septembre, sept | octobre, oct | novembre, nov | décembre, déc

    # Numbers and lengths
    unit minute: minute, minutes
    unit hour: heure, heures
    unit day: jour, jours
    unit week: semaine, semaines
    unit fortnight: quinzaine
    unit month: mois, mois-ci
    unit quarter: trimestre, trimestres
    unit half-year: semestre, semestres
    unit year: an, ans, année, années, l'an, l'année
    unit 30 minutes: demi-heure, demie heure
    unit 15 minutes: quart d'heure
    amount 45 minutes: trois quarts d'heure
    unit week: en huit
    unit fortnight: en quinze
    andHalf: et demi, et demie
    number #: un, une | deux | trois | quatre | cinq | six | sept | huit | neuf | dix | onze | \
    douze | - | - | quinze
    number 20: vingt
    ordinal -1: dernier, dernière, derniers
    ordinal #: premier, première, premiers | deuxième, second, deuxièmes | troisième, troisièmes \
    | quatrième, quatrièmes | cinquième

    # Relations
    of + unit year: d'année
    this: ce, cet, cette
    next: prochain, prochaine, prochains
    coming: qui vient
    previous: dernier, dernière
    edge end: fin, en fin, à la fin, la fin
    edge start: début, au début, en début
    edge middle: mi, milieu, à la mi, au milieu
    within: dans, sous, d'ici
    inMonth: en, au mois de, au mois d'
    fromNow: plus tard
    of: de, du, d'
    article: la, les, le
    and: et
    through: au, à

    # Prepositions
    onThe: le
    on: au, en
    by: d'ici, au plus tard, au plus tard le, d'ici le, d'ici au
    particle: au plus tard, inclus
    until: jusqu'à, jusqu'au, jusqu'en
    before: avant
    at: à, vers
    after: après
    start: à partir de, à partir du, dès, à compter de, à compter du
    start: au plus tôt, au plus tôt le, pas avant, pas avant le
    startBehind: au plus tôt

    # Times
    time noon: midi
    time midnight: minuit
    part morning: matin, matins
    partPhrase morning: le matin
    partBehind morning: du matin
    part afternoon: après-midi
    partPhrase afternoon: l'après-midi
    partBehind afternoon: de l'après-midi
    part evening: soir, soirs
    partPhrase evening: le soir
    partBehind evening: du soir
    part night: nuit
    partPhrase night: la nuit
    hourMark: heure, heures, h
    halfHour: demi, demie
    quarterHour: quart, le quart
    plus: et
    minus: moins

    # Rules
    every: chaque, tous les, toutes les
    otherBehind: sur deux
    every + unit day: quotidiennement
    every + unit week: hebdomadairement
    every + unit month: mensuellement
    every + unit quarter: trimestriellement
    every + unit year: annuellement
    times: fois
    during: pendant
    afterDone: après exécution

    # Holidays
    holiday 12 25: noël
    holiday 12 31: la saint-sylvestre
    holiday 1 1: nouvel an
    """
}
