extension PhraseBook {
  static let frenchDays = PhraseSection(
    "days", .french,
    #"""
    [Acheter du lait]
    aujourd'hui → due 2026-11-18
    aujourd’hui → due 2026-11-18
    demain → due 2026-11-19
    Demain → due 2026-11-19
    après-demain → due 2026-11-20
    apres-demain → due 2026-11-20
    tomorrow → due 2026-11-19
    lundi → due 2026-11-23
    Lundi → due 2026-11-23
    lun. → due 2026-11-23
    mardi → due 2026-11-24
    mercredi → due 2026-11-25
    jeudi → due 2026-11-19
    jeu. → due 2026-11-19
    vendredi → due 2026-11-20
    ven. → due 2026-11-20
    samedi → due 2026-11-21
    dimanche → due 2026-11-22
    ce vendredi → due 2026-11-20
    vendredi prochain → due 2026-11-27
    le lundi prochain → due 2026-11-23
    avant vendredi → due 2026-11-19
    d'ici vendredi → due 2026-11-20
    d’ici vendredi → due 2026-11-20
    d'ici la fin du mois → due 2026-11-30
    jusqu'à vendredi → due 2026-11-20
    au plus tard vendredi → due 2026-11-20
    vendredi au plus tard → due 2026-11-20
    la semaine prochaine → due 2026-11-23
    semaine prochaine → due 2026-11-23
    lundi de la semaine prochaine → due 2026-11-23
    vendredi de la semaine prochaine → due 2026-11-27
    le mois prochain → due 2026-12-01
    mois prochain → due 2026-12-01
    l'année prochaine → due 2027-01-01
    l'an prochain → due 2027-01-01
    le trimestre prochain → due 2027-01-01
    cette semaine → due 2026-11-20
    ce mois-ci → due 2026-11-30
    ce week-end → due 2026-11-21
    le week-end prochain → due 2026-11-28
    week-end prochain → due 2026-11-28
    dans 3 jours → due 2026-11-21
    dans trois jours → due 2026-11-21
    dans une semaine → due 2026-11-25
    dans deux semaines → due 2026-12-02
    dans huit jours → due 2026-11-26
    dans un mois → due 2026-12-18
    dans 6 mois → due 2027-05-18
    dans un an → due 2027-11-18
    sous 3 jours → due 2026-11-21
    demain en huit → due 2026-11-26
    vendredi en huit → due 2026-11-27
    vendredi en quinze → due 2026-12-04
    dans 3 jours ouvrés → due 2026-11-23
    prochain jour ouvré → due 2026-11-19
    fin de semaine → due 2026-11-20
    fin de la semaine → due 2026-11-20
    fin de mois → due 2026-11-30
    fin du mois → due 2026-11-30
    à la fin du mois → due 2026-11-30
    en fin de mois → due 2026-11-30
    fin novembre → due 2026-11-30
    fin janvier → due 2027-01-31
    en mars → due 2027-03-01
    en mars 2028 → due 2028-03-01
    en novembre → due 2026-11-30
    au mois de mai → due 2027-05-01
    mi-janvier → due 2027-01-15
    mi janvier → due 2027-01-15
    début janvier → due 2027-01-01
    au début de janvier → due 2027-01-01
    début décembre → due 2026-12-01
    début de la semaine prochaine → due 2026-11-23
    fin de la semaine prochaine → due 2026-11-27
    fin du mois prochain → due 2026-12-31
    24 decembre → due 2026-12-24
    le 24 décembre → due 2026-12-24
    24 déc. → due 2026-12-24
    le 24 déc → due 2026-12-24
    24 décembre 2026 → due 2026-12-24
    le 1er → due 2026-12-01
    le 1er janvier → due 2027-01-01
    1er janvier → due 2027-01-01
    le premier janvier → due 2027-01-01
    3 mars → due 2027-03-03
    1er août → due 2027-08-01
    le 24/12 → due 2026-12-24
    24/12 → due 2026-12-24
    24/12/2026 → due 2026-12-24
    24/12/26 → due 2026-12-24
    vendredi 27 novembre → due 2026-11-27
    le vendredi 27 novembre → due 2026-11-27
    ven. 27 nov. → due 2026-11-27
    avant le 5 janvier → due 2027-01-04
    avant Noël → due 2026-12-24
    à Noël → due 2026-12-25
    dernier vendredi du mois → due 2026-11-27
    premier lundi de décembre → due 2026-12-07
    lundi prochain → due 2026-11-23
    d'ici demain → due 2026-11-19
    jusqu'au 24 décembre → due 2026-12-24
    ce weekend → due 2026-11-21
    dans un jour → due 2026-11-19
    dans 2 semaines → due 2026-12-02
    dans quinze jours → due 2026-12-03
    dans 2 ans → due 2028-11-18
    le prochain jour ouvré → due 2026-11-19
    fin de l'année → due 2026-12-31
    fin d'année → due 2026-12-31
    24 décembre → due 2026-12-24
    le 15 → due 2026-12-15
    3 février → due 2027-02-03
    3 mai → due 2027-05-03
    24.12.2026 → due 2026-12-24
    le dernier jour du mois → due 2026-11-30
    le premier lundi du mois prochain → due 2026-12-07
    [Acheter du lait]
    au plus tôt vendredi → from 2026-11-20
    jusqu'à vendredi inclus → due 2026-11-20
    24 décembre l'année prochaine → due 2027-12-24
    du 1er au 5 décembre
    """#)

  static let frenchTimes = PhraseSection(
    "times", .french,
    #"""
    [Appeler maman]
    à 9h → 09:00
    à 9 h → 09:00
    à 9h30 → 09:30
    à 9 h 30 → 09:30
    9h30 → 09:30
    17h → 17:00
    17h30 → 17:30
    17 h 30 → 17:30
    à 9:30 → 09:30
    à 9 heures → 09:00
    à 9 heures 30 → 09:30
    à neuf heures et demie → 09:30
    à 9h et quart → 09:15
    à cinq heures moins le quart → 16:45
    à midi → 12:00
    midi → 12:00
    à midi et demi → 12:30
    à minuit → 00:00
    ce matin → due 2026-11-18
    ce soir → due 2026-11-18 · 19:00
    cet après-midi → due 2026-11-18 · 15:00
    ce soir à 20h → due 2026-11-18 · 20:00
    ce soir à 8h → due 2026-11-18 · 20:00
    demain matin → due 2026-11-19 · 09:00
    demain après-midi → due 2026-11-19 · 15:00
    demain midi → due 2026-11-19 · 12:00
    demain à midi → due 2026-11-19 · 12:00
    demain à 9h → due 2026-11-19 · 09:00
    demain 9h → due 2026-11-19 · 09:00
    demain à 9 h 30 → due 2026-11-19 · 09:30
    demain matin à 8h → due 2026-11-19 · 08:00
    demain à 8h du matin → due 2026-11-19 · 08:00
    demain à 8h du soir → due 2026-11-19 · 20:00
    lundi à 15h → due 2026-11-23 · 15:00
    lundi 15h → due 2026-11-23 · 15:00
    vendredi soir → due 2026-11-20 · 19:00
    vendredi soir à 20h → due 2026-11-20 · 20:00
    avant vendredi 17h → due 2026-11-20 · 17:00
    le 24 décembre à 18h → due 2026-12-24 · 18:00
    le 24/12 à 18h → due 2026-12-24 · 18:00
    le soir → 19:00
    le matin → 09:00
    dans une heure → due 2026-11-18 · 11:00
    dans 2h → due 2026-11-18 · 12:00
    dans une demi-heure → due 2026-11-18 · 10:30
    dans un quart d'heure → due 2026-11-18 · 10:15
    dans 20 minutes → due 2026-11-18 · 10:20
    dans 20 min → due 2026-11-18 · 10:20
    à neuf heures → 09:00
    cette nuit → due 2026-11-18 · 21:00
    aujourd'hui à 17h → due 2026-11-18 · 17:00
    demain soir → due 2026-11-19 · 19:00
    demain à 9h30 → due 2026-11-19 · 09:30
    lundi matin → due 2026-11-23 · 09:00
    dans 2 heures → due 2026-11-18 · 12:00
    [Appeler maman]
    dans trois quarts d'heure → due 2026-11-18 · 10:45
    """#)

  static let frenchRecurrences = PhraseSection(
    "recurrences", .french,
    #"""
    [Arroser les plantes]
    chaque jour → every day
    tous les jours → every day
    toutes les semaines → every week
    chaque mois → every month
    tous les mois → every month
    chaque année → every year
    tous les ans → every year
    chaque lundi → every Monday
    tous les lundis → every Monday
    tous les lundis et jeudis → every Monday and Thursday
    chaque lundi et jeudi → every Monday and Thursday
    tous les lundis, mercredis et vendredis → every Monday, Wednesday and Friday
    tous les mardis à 19h → every Tuesday · 19:00
    le lundi et le jeudi
    tous les 2 jours → every 2 days
    tous les deux jours → every 2 days
    toutes les 2 semaines → every 2 weeks
    toutes les deux semaines le lundi → every 2 weeks on Monday
    tous les 3 mois → every 3 months
    tous les trois mois → every 3 months
    tous les 2 ans → every 2 years
    tous les quinze jours → every 15 days
    un jour sur deux → every 2 days
    une semaine sur deux → every 2 weeks
    un lundi sur deux → every 2 weeks on Monday
    un vendredi sur deux à 9h → every 2 weeks on Friday · 09:00
    en semaine → every weekday
    tous les jours ouvrés → every weekday
    tous les jours ouvrés à 9h → every weekday · 09:00
    tous les week-ends → every Saturday
    chaque week-end → every Saturday
    quotidiennement → every day
    hebdomadairement → every week
    mensuellement → every month
    trimestriellement → every 3 months
    tous les trimestres → every 3 months
    chaque premier lundi du mois → every month on the 1st Monday
    tous les premiers lundis du mois → every month on the 1st Monday
    le premier lundi de chaque mois → every month on the 1st Monday
    le dernier vendredi de chaque mois → every month on the last Friday
    chaque dernier vendredi du mois → every month on the last Friday
    chaque premier jour ouvré du mois → every month on the 1st workday
    le premier jour ouvré de chaque mois → every month on the 1st workday
    le 1er de chaque mois → every month on the 1st
    chaque 15 du mois → every month on the 15th
    tous les 15 du mois → every month on the 15th
    tous les mois le 15 → every month on the 15th
    le dernier jour de chaque mois → every month on the last day
    chaque 24 décembre → every year on 24 December
    tous les 24 décembre → every year on 24 December
    tous les ans le 24 décembre → every year on 24 December
    chaque matin → every day · 09:00
    tous les soirs → every day · 19:00
    chaque soir à 20h → every day · 20:00
    tous les jours à 9h → every day · 09:00
    chaque semaine à partir de vendredi → every week · from 2026-11-20
    tous les jours à partir de demain → every day · from 2026-11-19
    tous les jours jusqu'à vendredi → every day until 20 November 2026
    tous les jours jusqu'au 24 décembre → every day until 24 December 2026
    chaque semaine 5 fois → every week, 5 times
    toutes les 12 heures
    toutes les heures
    chaque semaine → every week
    toutes les deux semaines → every 2 weeks
    chaque jour ouvré → every weekday
    du lundi au vendredi → every weekday
    annuellement → every year
    le 15 de chaque mois → every month on the 15th
    chaque mois le 1er → every month on the 1st
    tous les matins → every day · 09:00
    chaque lundi matin → every Monday · 09:00
    deux fois par jour
    """#)

  static let frenchPlaces = PhraseSection(
    "places in a line", .french,
    #"""
    Demain appeler le vétérinaire → appeler le vétérinaire | due 2026-11-19
    demain appeler le vétérinaire → appeler le vétérinaire | due 2026-11-19
    Vendredi 9h dentiste → dentiste | due 2026-11-20 · 09:00
    Demain à 9h dentiste → dentiste | due 2026-11-19 · 09:00
    Déjeuner avec Sam mardi 12h30 chez Joe → Déjeuner avec Sam chez Joe | due 2026-11-24 · 12:30
    Déclaration à partir de lundi → Déclaration | from 2026-11-23
    Déclaration dès lundi → Déclaration | from 2026-11-23
    Ce soir sortir les poubelles → sortir les poubelles | due 2026-11-18 · 19:00
    Chaque lundi sortir les poubelles → sortir les poubelles | every Monday
    appeler le vétérinaire demain pour le chat → appeler le vétérinaire pour le chat | due 2026-11-19
    """#)
}
