extension PhraseBook {
  static let englishRelativeDays = PhraseSection(
    "relative days", .english,
    #"""
    [Buy milk]
    tomorrow → due 2026-11-19
    tmr → due 2026-11-19
    Tomorrow → due 2026-11-19
    TODAY → due 2026-11-18
    tonight → due 2026-11-18 · 19:00
    this afternoon → due 2026-11-18 · 15:00
    this morning → due 2026-11-18
    later today → due 2026-11-18
    day after tomorrow → due 2026-11-20
    the day after tomorrow → due 2026-11-20
    overmorrow → due 2026-11-20
    in 1 week → due 2026-11-25
    in one week → due 2026-11-25
    in two weeks → due 2026-12-02
    in a fortnight → due 2026-12-02
    in two fortnights → due 2026-12-16
    in a month → due 2026-12-18
    in one month → due 2026-12-18
    in six months → due 2027-05-18
    in a year → due 2027-11-18
    in 10 years → due 2036-11-18
    in a couple of days → due 2026-11-20
    in a couple of weeks → due 2026-12-02
    in couple of days → due 2026-11-20
    in three days → due 2026-11-21
    in 3 days → due 2026-11-21
    in 2w → due 2026-12-02
    in a day → due 2026-11-19
    in 10 days → due 2026-11-28
    in 100 days → due 2027-02-26
    three days from now → due 2026-11-21
    a month from now → due 2026-12-18
    a week from now → due 2026-11-25
    a week from tomorrow → due 2026-11-26
    two weeks from tomorrow → due 2026-12-03
    a week from Friday → due 2026-11-27
    two weeks from monday → due 2026-12-07
    10 days from today → due 2026-11-28
    3 days from tomorrow → due 2026-11-22
    1 year from today → due 2027-11-18
    a week tomorrow → due 2026-11-26
    a week on friday → due 2026-11-27
    two weeks on monday → due 2026-12-07
    a week today → due 2026-11-25
    tomorrow week → due 2026-11-26
    friday week → due 2026-11-27
    Monday week → due 2026-11-30
    tuesday week → due 2026-12-01
    within 3 days → due 2026-11-21
    within a week → due 2026-11-25
    +1d → due 2026-11-19
    +3m → due 2027-02-18
    +1y → due 2027-11-18
    +10d → due 2026-11-28
    today → due 2026-11-18
    tmrw → due 2026-11-19
    this evening → due 2026-11-18 · 19:00
    in a week → due 2026-11-25
    in 2 wks → due 2026-12-02
    a fortnight today → due 2026-12-02
    in 3d → due 2026-11-21
    in half a year → due 2027-05-18
    3 days from now → due 2026-11-21
    2 weeks from now → due 2026-12-02
    a week from today → due 2026-11-25
    a week from friday → due 2026-11-27
    2 weeks from friday → due 2026-12-04
    +2w → due 2026-12-02
    [Email the landlord]
    next week → due 2026-11-23
    next month → due 2026-12-01
    next year → due 2027-01-01
    next quarter → due 2027-01-01
    the weekend
    on the weekend → due 2026-11-21
    over the weekend → due 2026-11-21
    this week → due 2026-11-20
    this month → due 2026-11-30
    this year → due 2026-12-31
    this quarter → due 2026-12-31
    later this week → due 2026-11-20
    later this month → due 2026-11-30
    the week after next → due 2026-11-30
    month after next → due 2027-01-01
    in the next week
    friday after next → due 2026-12-04
    the friday after next → due 2026-12-04
    tuesday next week → due 2026-11-24
    on tuesday next week → due 2026-11-24
    friday next week → due 2026-11-27
    friday of next week → due 2026-11-27
    next week friday → due 2026-11-27
    next week on friday → due 2026-11-27
    next week tue → due 2026-11-24
    this week friday → due 2026-11-20
    friday this week → due 2026-11-20
    in 2 weeks on tuesday → due 2026-12-01
    in two weeks on friday → due 2026-12-04
    in 3 weeks on mon → due 2026-12-07
    tuesday in two weeks → due 2026-12-08
    friday in 2 weeks → due 2026-12-04
    the week of 7 dec
    next weekend → due 2026-11-28
    this weekend → due 2026-11-21
    weekend → due 2026-11-21
    at the weekend → due 2026-11-21
    week after next → due 2026-11-30
    monday after next → due 2026-11-30
    [Email the landlord]
    fortnight from today → due 2026-12-02
    this time tomorrow → due 2026-11-19 · 10:00
    this time next week → due 2026-11-25 · 10:00
    +1 week → due 2026-11-25
    monday at the earliest → from 2026-11-23
    this time on friday → due 2026-11-20 · 10:00
    this time next year → due 2027-11-18 · 10:00
    """#)

  static let englishWeekdays = PhraseSection(
    "weekdays", .english,
    #"""
    [Call the bank]
    tues → due 2026-11-24
    wed → due 2026-11-25
    weds → due 2026-11-25
    thu → due 2026-11-19
    thur → due 2026-11-19
    thurs → due 2026-11-19
    sat → due 2026-11-21
    sun → due 2026-11-22
    monday → due 2026-11-23
    Tuesday → due 2026-11-24
    WEDNESDAY → due 2026-11-25
    thursday → due 2026-11-19
    Friday → due 2026-11-20
    sunday → due 2026-11-22
    mon. → due 2026-11-23
    Tues. → due 2026-11-24
    Thurs. → due 2026-11-19
    on thurs → due 2026-11-19
    by tues → due 2026-11-24
    by weds → due 2026-11-25
    by Friday → due 2026-11-20
    before friday → due 2026-11-19
    before monday → due 2026-11-22
    till friday → due 2026-11-20
    til friday → due 2026-11-20
    no later than friday → due 2026-11-20
    at the latest friday → due 2026-11-20
    by friday at the latest → due 2026-11-20
    due tues → due 2026-11-24
    due on thursday → due 2026-11-19
    due by weds → due 2026-11-25
    due monday → due 2026-11-23
    next mon → due 2026-11-23
    next tues → due 2026-11-24
    next friday → due 2026-11-27
    on next monday → due 2026-11-23
    by next friday → due 2026-11-27
    this thurs → due 2026-11-19
    this coming friday → due 2026-11-20
    coming friday → due 2026-11-20
    this sunday → due 2026-11-22
    first thing monday → 09:00 · due 2026-11-23
    first thing tomorrow → due 2026-11-19 · 09:00
    first thing tomorrow morning → due 2026-11-19 · 09:00
    sometime next week → due 2026-11-23
    mon → due 2026-11-23
    tue → due 2026-11-24
    fri → due 2026-11-20
    saturday → due 2026-11-21
    on mon → due 2026-11-23
    on tues → due 2026-11-24
    on Wednesday → due 2026-11-25
    until thurs → due 2026-11-19
    not later than friday → due 2026-11-20
    next thurs → due 2026-11-26
    next sunday → due 2026-11-29
    """#)

  static let englishMonths = PhraseSection(
    "dates by month", .english,
    #"""
    [Renew the passport]
    dec 12 → due 2026-12-12
    12 Dec. → due 2026-12-12
    12th dec → due 2026-12-12
    12th of dec → due 2026-12-12
    12th of December → due 2026-12-12
    the 12th of december → due 2026-12-12
    december 12 → due 2026-12-12
    December 12th → due 2026-12-12
    12 december 2027 → due 2027-12-12
    12 dec 2027 → due 2027-12-12
    12 dec '27 → due 2027-12-12
    15th of april → due 2027-04-15
    April 15 → due 2027-04-15
    15 sept → due 2027-09-15
    sept 15 → due 2027-09-15
    15 sep → due 2027-09-15
    1 jan → due 2027-01-01
    Jan 1 → due 2027-01-01
    jan 1st → due 2027-01-01
    1st of january → due 2027-01-01
    the first of january → due 2027-01-01
    first of march → due 2027-03-01
    march 3rd → due 2027-03-03
    3rd march → due 2027-03-03
    by 5 january → due 2027-01-05
    no later than 5 jan → due 2027-01-05
    before 5 jan → due 2027-01-04
    before christmas → due 2026-12-24
    new year's eve 9pm → due 2026-12-31 · 21:00
    christmas at 7pm → due 2026-12-25 · 19:00
    by christmas → due 2026-12-25
    by xmas → due 2026-12-25
    on christmas eve → due 2026-12-24
    on new year's eve → due 2026-12-31
    on halloween → due 2027-10-31
    friday 27 november → due 2026-11-27
    friday, november 27 → due 2026-11-27
    Fri, 27 Nov → due 2026-11-27
    friday the 27th → due 2026-11-27
    friday 27th → due 2026-11-27
    fri 27.11. → due 2026-11-27
    tuesday december 1st → due 2026-12-01
    wednesday, 2 december 2026 → due 2026-12-02
    feb 29 → due 2028-02-29
    31 december → due 2026-12-31
    18 nov → due 2026-11-18
    17 nov → due 2027-11-17
    on the 1st → due 2026-12-01
    on the 15th → due 2026-12-15
    the 15th
    by the 1st → due 2026-12-01
    on the first → due 2026-12-01
    1st of next month → due 2026-12-01
    the 1st of next month → due 2026-12-01
    on the 1st of next month → due 2026-12-01
    first of next month → due 2026-12-01
    15th of next month → due 2026-12-15
    the 15th of this month
    on the 20th of this month → due 2026-11-20
    15th of the month → due 2026-12-15
    the 1st of the month → due 2026-12-01
    the first of the month → due 2026-12-01
    first day of next month → due 2026-12-01
    the last day of the month → due 2026-11-30
    last day of month → due 2026-11-30
    last day of next month → due 2026-12-31
    last day of november → due 2026-11-30
    first monday of december → due 2026-12-07
    first monday in december → due 2026-12-07
    2nd tuesday of december → due 2026-12-08
    second tuesday in january → due 2027-01-12
    last friday of the month → due 2026-11-27
    last friday of november → due 2026-11-27
    last friday in december → due 2026-12-25
    first friday of next month → due 2026-12-04
    third thursday of next month → due 2026-12-17
    last monday of next month → due 2026-12-28
    next 15th
    12 dec → due 2026-12-12
    Dec. 12 → due 2026-12-12
    dec 12th → due 2026-12-12
    dec 12 2027 → due 2027-12-12
    Dec 12, 2027 → due 2027-12-12
    december 12th, 2027 → due 2027-12-12
    on march 3rd → due 2027-03-03
    on the 3rd of march → due 2027-03-03
    by Jan 5 → due 2027-01-05
    by new year's day → due 2027-01-01
    on valentine's day → due 2027-02-14
    on boxing day → due 2026-12-26
    until new year → due 2027-01-01
    fri 27 nov → due 2026-11-27
    on friday the 27th → due 2026-11-27
    tue 1 dec 2026 → due 2026-12-01
    29 feb → due 2028-02-29
    by the 20th → due 2026-11-20
    first of the month → due 2026-12-01
    last day of the month → due 2026-11-30
    last day of the year → due 2026-12-31
    last day of february → due 2027-02-28
    the first monday in january → due 2027-01-04
    [Renew the passport]
    29 feb 2027
    24 dec next year → due 2027-12-24
    early in december → due 2026-12-01
    from 1 to 5 december
    the second last day of the month
    dec 1 to 5
    2 hours before friday
    """#)
}
