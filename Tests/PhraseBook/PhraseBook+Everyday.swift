extension PhraseBook {
  static let englishEveryday = PhraseSection(
    "everyday lines", .english,
    #"""
    Send invoice tomorrow afternoon → Send invoice | due 2026-11-19 · 15:00
    Dentist next thursday 10:15 → Dentist | due 2026-11-26 · 10:15
    Dentist on the 30th at 8am → Dentist | due 2026-11-30 · 08:00
    Vacuum every saturday morning → Vacuum | every Saturday · 09:00
    Vacuum every second saturday of the month → Vacuum | every month on the 2nd Saturday
    Vacuum 1st saturday of every month at 10 → Vacuum | every month on the 1st Saturday · 10:00
    Submit report by noon tomorrow → Submit report | 12:00 · due 2026-11-19
    Submit report before 5pm friday → Submit report | 17:00 · due 2026-11-20
    Submit report by close of business friday → Submit report | due 2026-11-20
    Submit report no later than monday 9am → Submit report | due 2026-11-23 · 09:00
    Submit report in two and a half weeks
    Submit report in 36 hours → Submit report | due 2026-11-19 · 22:00
    Water ficus every ten days → Water ficus | every 10 days
    Water ficus every! 5d → Water ficus | every 5 days after completion
    Change filter every 6 months starting 1 march → Change filter | every 6 months · from 2027-03-01
    Change filter every 6 months from next monday → Change filter | every 6 months · from 2026-11-23
    Standup every workday 9.15 → Standup | every weekday · 09:15
    Standup mon-fri 9:15
    Standup every mon-thu at 9:15 → Standup | every Monday, Tuesday, Wednesday and Thursday · 09:15
    Backup nightly at 23:00 → Backup | every day · 23:00
    Backup friday night at 1 → Backup | due 2026-11-21 · 01:00
    Backup every friday night at 1 → Backup | every Saturday · 01:00
    Backup every sat and sun night at midnight → Backup | every Monday and Sunday · 00:00
    Backup every friday night at 1 until 24 dec → Backup | every Saturday until 25 December 2026 · 01:00
    Backup every night at 1 → Backup | every day · 01:00
    Pay card on the last business day of every month → Pay card | every month on the last workday
    Pay card 3rd of every month → Pay card | every month on the 3rd
    Pay card monthly on the 28th → Pay card | every month on the 28th
    Birthday of Tim every 9 may → Birthday of Tim | every year on 9 May
    Birthday of Tim may 9th every year → Birthday of Tim | due 2027-05-09 · every year
    Renew licence 3 months from today → Renew licence | due 2027-02-18
    Renew licence the first of february → Renew licence | due 2027-02-01
    Renew licence end of march → Renew licence | due 2027-03-31
    Renew licence early next month → Renew licence | due 2026-12-01
    Renew licence mid next month → Renew licence | due 2026-12-15
    Renew licence sometime this week → Renew licence | due 2026-11-20
    Renew licence by wednesday next week → Renew licence | due 2026-11-25
    Renew licence thursday week → Renew licence | due 2026-11-26
    Renew licence 10/2/2027 → Renew licence | due 2027-02-10
    Renew licence 2027.02.10 → Renew licence | due 2027-02-10
    Coffee with Lea at 4pm tomorrow → Coffee with Lea | 16:00 · due 2026-11-19
    Coffee with Lea tomorrow at a quarter past four → Coffee with Lea | due 2026-11-19 · 16:15
    Coffee with Lea wed 11 o'clock → Coffee with Lea | due 2026-11-25 · 11:00
    Coffee with Lea saturday noon at the harbour → Coffee with Lea at the harbour | due 2026-11-21 · 12:00
    Thursday 18:30 choir practice → choir practice | due 2026-11-19 · 18:30
    tomorrow evening call grandma → call grandma | due 2026-11-19 · 19:00
    Every sunday call grandma → call grandma | every Sunday
    by tuesday send the contract to Max → send the contract to Max | due 2026-11-24
    Buy tickets today for the concert → Buy tickets for the concert | due 2026-11-18
    Ask Jo friday if she can come → Ask Jo if she can come | due 2026-11-20
    Order cake tomorrow p2 #home → Order cake | due 2026-11-19 · !medium · #home
    Order cake !!3 fri → Order cake | !low · due 2026-11-20
    Read Sunday Times
    Watch Friday the 13th
    Order 12 may roses
    Write March newsletter
    Finish part 2
    Learn 5 chords
    Night at the museum
    Dawn of the dead
    The Day the Earth Stood Still
    Fix 404 page
    Prepare for week 12
    Add a second monitor
    Second opinion
    Today is a good day
    Friday I'm in love
    Tuesday's gone
    One more day
    Save the date
    5 minute warmup
    Mow the lawn next saturday at 2:30pm → Mow the lawn | due 2026-11-28 · 14:30
    Mow the lawn saturday week → Mow the lawn | due 2026-11-28
    Mow the lawn on the last sunday of november → Mow the lawn | due 2026-11-29
    Mow the lawn every fortnight on saturday → Mow the lawn | every 2 weeks on Saturday
    Mow the lawn bimonthly → Mow the lawn | every 2 months
    Mow the lawn every 3rd sat → Mow the lawn | every month on the 3rd Saturday
    Mow the lawn every third week → Mow the lawn | every 3 weeks
    Mow the lawn twice a month
    Mow the lawn in 4 hours → Mow the lawn | due 2026-11-18 · 14:00
    Mow the lawn a couple of days from now → Mow the lawn | due 2026-11-20
    Mow the lawn 10 days from now at noon → Mow the lawn | due 2026-11-28 · 12:00
    Mow the lawn in three months' time
    Mow the lawn new year's day
    Mow the lawn on new year's day → Mow the lawn | due 2027-01-01
    Mow the lawn by the end of january → Mow the lawn | due 2027-01-31
    Mow the lawn at the start of next month → Mow the lawn | due 2026-12-01
    Mow the lawn this evening at 6 → Mow the lawn | due 2026-11-18 · 18:00
    Mow the lawn monday evening → Mow the lawn | due 2026-11-23 · 19:00
    Mow the lawn 8.30am tomorrow → Mow the lawn | 08:30 · due 2026-11-19
    Mow the lawn tomorrow, 8:30 → Mow the lawn | due 2026-11-19 · 08:30
    Mow the lawn 5th of january 2027 at 10 → Mow the lawn | due 2027-01-05 · 10:00
    Mow the lawn sat 5 dec 10am → Mow the lawn | due 2026-12-05 · 10:00
    Mow the lawn every weekend until march
    Mow the lawn every weekend until 1 march → Mow the lawn | every Saturday until 1 March 2027
    Mow the lawn every day from tomorrow for 5 days → Mow the lawn | every day until 23 November 2026 · from 2026-11-19
    Mow the lawn start saturday → Mow the lawn | from 2026-11-21
    Mow the lawn from 1 april → Mow the lawn | from 2027-04-01
    Mow the lawn p1 every saturday → Mow the lawn | !high · every Saturday
    Saturday mow the lawn → mow the lawn | due 2026-11-21
    Check the oven in 25 minutes → Check the oven | due 2026-11-18 · 10:25
    Pick up Tim from school at 3pm every tuesday → Pick up Tim from school | 15:00 · every Tuesday
    Pick up the kids today at half three → Pick up the kids | due 2026-11-18 · 15:30
    Lunch with Tim at quarter to one → Lunch with Tim | 12:45
    Lunch with Tim at ten to 1 → Lunch with Tim | 12:50
    Feed the baby at quarter to one in the morning → Feed the baby | 00:45
    Feed the baby tonight at quarter to one → Feed the baby | due 2026-11-19 · 00:45
    Return library books by next wednesday → Return library books | due 2026-11-25
    Return library books before the 1st → Return library books | due 2026-11-30
    On sunday phone dad about the boat → phone dad about the boat | due 2026-11-22
    Next month renew the insurance → renew the insurance | due 2026-12-01
    12 dec 19:00 concert → concert | due 2026-12-12 · 19:00
    Dinner 24 dec 1830 → Dinner | due 2026-12-24 · 18:30
    Dinner dec 24 1900 → Dinner | due 2026-12-24 · 19:00
    Dinner fri 27 nov 1945 → Dinner | due 2026-11-27 · 19:45
    Dinner 24 dec 2030 → Dinner | due 2030-12-24
    Hastings 14 oct 1066
    at 17:30 pick up the parcel → pick up the parcel | 17:30
    Talk to Eva tomorrow because of the lease → Talk to Eva because of the lease | due 2026-11-19
    Pay Ben back tomorrow in cash → Pay Ben back in cash | due 2026-11-19
    Look up train times for saturday
    Clean out Monday's leftovers
    Find the April invoice
    Proofread page 12
    Watch The Morning Show
    Watch Before Sunrise
    Play Sunday Bloody Sunday
    Try the 5:2 diet
    Run 3 miles
    Fill in form 12B
    Daily standup notes
    Two weeks notice
    Buy a day pass
    Weekend at Bernie's
    Midnight in Paris
    Get Sat nav fixed
    Call Wed Anderson
    Renew licence week from tomorrow → Renew licence | due 2026-11-26
    Renew licence same time next month → Renew licence | due 2026-12-18 · 10:00
    Renew licence +3 days → Renew licence | due 2026-11-21
    Renew licence no earlier than monday → Renew licence | from 2026-11-23
    Renew licence up to and including friday → Renew licence | due 2026-11-20
    Renew licence in 2 weeks and a day
    Pay card 31st of the month → Pay card | due 2026-12-31
    Pay card 31st of next month → Pay card | due 2026-12-31
    Pay card 31st of this month
    Pay card every quarter end → Pay card | every 3 months on the last day · due 2026-12-31
    Pay card every half year end → Pay card | every 6 months on the last day · due 2026-12-31
    Pay card the last day of every quarter → Pay card | every 3 months on the last day · due 2026-12-31
    Pay card every month at the end → Pay card | every month on the last day
    Pay card at the end of every month → Pay card | every month on the last day
    Pay card end of each month → Pay card | every month on the last day
    Pay card every year at the end
    Pay card every week at the end
    Pay card every day and night
    """#)

  static let americanEveryday = PhraseSection(
    "everyday lines", .american,
    #"""
    Lunch at 1 → Lunch | 13:00
    Lunch tomorrow 12:30 → Lunch | due 2026-11-19 · 12:30
    Flight 3/4/2027 6:15am → Flight | due 2027-03-04 · 06:15
    """#)

  static let germanEveryday = PhraseSection(
    "everyday lines", .german,
    #"""
    Brot kaufen morgen um 18 Uhr → Brot kaufen | due 2026-11-19 · 18:00
    Brot kaufen übernächsten Freitag → Brot kaufen | due 2026-12-04
    Brot kaufen Samstag um halb elf → Brot kaufen | due 2026-11-21 · 10:30
    Oma am Sonntag besuchen → Oma besuchen | due 2026-11-22
    Rechnung bis zum 30.11. bezahlen → Rechnung bezahlen | due 2026-11-30
    Rechnung bezahlen jeden 15. → Rechnung bezahlen | every month on the 15th
    Rechnung bezahlen alle drei Monate am 1. → Rechnung bezahlen | every 3 months on the 1st
    Training dienstags und donnerstags um 19:30 → Training | every Tuesday and Thursday · 19:30
    Übermorgen Paket abholen → Paket abholen | due 2026-11-20
    Nächste Woche Urlaub planen → Urlaub planen | due 2026-11-23
    Der Tag danach
    Mein Montag
    Auto waschen am Samstagmorgen → Auto waschen | due 2026-11-21 · 09:00
    Auto waschen jeden zweiten Samstag im Monat → Auto waschen | every month on the 2nd Saturday
    Auto waschen in zwei Tagen → Auto waschen | due 2026-11-20
    Auto waschen kommenden Montag um 7 → Auto waschen | due 2026-11-23 · 07:00
    Auto waschen alle sechs Wochen → Auto waschen | every 6 weeks
    Auto waschen Anfang Dezember → Auto waschen | due 2026-12-01
    Heute Steuer machen → Steuer machen | due 2026-11-18
    heute Steuer machen → Steuer machen | due 2026-11-18
    Meeting mit Jo morgen um 14 Uhr im Büro → Meeting mit Jo im Büro | due 2026-11-19 · 14:00
    Samstag Nacht
    Termin 24. Dezember nächstes Jahr → Termin | due 2027-12-24
    Termin um fünf vor halb drei → Termin | 14:25
    Termin um halb eins → Termin | 12:30
    Termin um Viertel vor eins → Termin | 12:45
    Termin um fünf nach halb eins → Termin | 12:35
    Termin in 1 Stunde und 20 Minuten → Termin | due 2026-11-18 · 11:20
    Termin am Ende jedes Monats → Termin | every month on the last day
    """#)

  static let frenchEveryday = PhraseSection(
    "everyday lines", .french,
    #"""
    Acheter du pain demain à 18h → Acheter du pain | due 2026-11-19 · 18:00
    Payer le loyer le 30 → Payer le loyer | due 2026-11-30
    Payer le loyer le 5 de chaque mois → Payer le loyer | every month on the 5th
    Yoga tous les mardis et jeudis à 19h30 → Yoga | every Tuesday and Thursday · 19:30
    Rendez-vous dans trois semaines → Rendez-vous | due 2026-12-09
    Demain matin appeler la banque → appeler la banque | due 2026-11-19 · 09:00
    Le jour d'après
    Un dimanche à la campagne
    Laver la voiture samedi matin → Laver la voiture | due 2026-11-21 · 09:00
    Laver la voiture le premier samedi du mois → Laver la voiture | due 2026-12-05
    Laver la voiture toutes les six semaines → Laver la voiture | every 6 weeks
    Laver la voiture début décembre → Laver la voiture | due 2026-12-01
    Réunion avec Jo demain à 14h au bureau → Réunion avec Jo au bureau | due 2026-11-19 · 14:00
    Réunion avec Jo à une heure moins le quart → Réunion avec Jo | 12:45
    Fièvre du samedi soir
    """#)

  static let spanishEveryday = PhraseSection(
    "everyday lines", .spanish,
    #"""
    Comprar pan mañana a las 18:00 → Comprar pan | due 2026-11-19 · 18:00
    Pagar el alquiler el 30 → Pagar el alquiler | due 2026-11-30
    Pagar el alquiler el 5 de cada mes → Pagar el alquiler | every month on the 5th
    Yoga todos los martes y jueves a las 19:30 → Yoga | every Tuesday and Thursday · 19:30
    Reunión dentro de tres semanas → Reunión | due 2026-12-09
    Mañana por la mañana llamar al banco → llamar al banco | due 2026-11-19 · 09:00
    El día después
    Lavar el coche el sábado por la mañana → Lavar el coche | due 2026-11-21 · 09:00
    Lavar el coche el primer sábado del mes → Lavar el coche | due 2026-12-05
    Lavar el coche cada seis semanas → Lavar el coche | every 6 weeks
    Lavar el coche a principios de diciembre → Lavar el coche | due 2026-12-01
    Reunión con Jo mañana a las 14:00 en la oficina → Reunión con Jo en la oficina | due 2026-11-19 · 14:00
    Reunión con Jo a la una menos cuarto → Reunión con Jo | 12:45
    Fiebre del sábado noche
    """#)

  static let japaneseEveryday = PhraseSection(
    "everyday lines", .japanese,
    #"""
    パンを買う 明日18時 → パンを買う | due 2026-11-19 · 18:00
    家賃を払う 30日 → 家賃を払う | due 2026-11-30
    家賃を払う 毎月5日 → 家賃を払う | every month on the 5th
    ヨガ 毎週火曜と木曜19時半 → ヨガ | every Tuesday and Thursday · 19:30
    会議 3週間後 → 会議 | due 2026-12-09
    明日の朝、銀行に電話する → 銀行に電話する | due 2026-11-19 · 09:00
    明日への手紙
    車を洗う 土曜日の朝 → 車を洗う | due 2026-11-21 · 09:00
    車を洗う 6週間ごと → 車を洗う | every 6 weeks
    車を洗う 12月初め → 車を洗う | due 2026-12-01
    明日14時にオフィスで会議 → オフィスで会議 | due 2026-11-19 · 14:00
    寝る 午前0時 → 寝る | 00:00
    寝る 午前0時30分 → 寝る | 00:30
    明日午前0時に寝る → 寝る | due 2026-11-19 · 00:00
    土曜の夜
    """#)
}
