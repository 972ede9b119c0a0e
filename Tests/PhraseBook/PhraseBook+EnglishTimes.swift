extension PhraseBook {
  static let englishTimes = PhraseSection(
    "times", .english,
    #"""
    [Water garden]
    9am → 09:00
    9 am → 09:00
    9AM → 09:00
    9 a.m. → 09:00
    9 p.m. → 21:00
    9:30am → 09:30
    9:30 a.m. → 09:30
    9.30pm → 21:30
    9:30 PM → 21:30
    12am → 00:00
    12:30 am → 00:30
    21:00 → 21:00
    at 9 → 09:00
    at 15 → 15:00
    at 9:30 → 09:30
    at 9.30 → 09:30
    at 15.30 → 15:30
    at 9h30 → 09:30
    at 17h → 17:00
    at 17h30 → 17:30
    at 5p → 17:00
    at 9a → 09:00
    at 0900 → 09:00
    at 1730 → 17:30
    at nine → 09:00
    at noon → 12:00
    at midday → 12:00
    midnight → 00:00
    at half past nine → 09:30
    half past nine → 09:30
    half past 9 → 09:30
    at quarter to five → 16:45
    quarter to 5 → 16:45
    at a quarter to 5 → 16:45
    quarter past 8 → 08:15
    at quarter past eight → 08:15
    ten past nine → 09:10
    at 20 past 9 → 09:20
    five to nine → 08:55
    twenty to six → 17:40
    9 o'clock → 09:00
    at 9 o'clock → 09:00
    nine o'clock → 09:00
    at nine oclock → 09:00
    3 o'clock → 15:00
    @ 3pm → 15:00
    @ 15:00 → 15:00
    in 3h → due 2026-11-18 · 13:00
    in 3 hours → due 2026-11-18 · 13:00
    in 2 hrs → due 2026-11-18 · 12:00
    in an hour → due 2026-11-18 · 11:00
    in half an hour → due 2026-11-18 · 10:30
    in 20 minutes → due 2026-11-18 · 10:20
    in 20 mins → due 2026-11-18 · 10:20
    in 20 min → due 2026-11-18 · 10:20
    in 45min → due 2026-11-18 · 10:45
    in 90 minutes → due 2026-11-18 · 11:30
    in 20m
    in 15 hours → due 2026-11-19 · 01:00
    in 24 hours → due 2026-11-19 · 10:00
    in 48 hours → due 2026-11-20 · 10:00
    in an hour and a half → due 2026-11-18 · 11:30
    in 1.5 hours → due 2026-11-18 · 11:30
    2 hours from now → due 2026-11-18 · 12:00
    an hour from now → due 2026-11-18 · 11:00
    20 minutes from now → due 2026-11-18 · 10:20
    +2h → due 2026-11-18 · 12:00
    +30min → due 2026-11-18 · 10:30
    in the evening → 19:00
    at night → 21:00
    at lunchtime → 12:00
    before noon → 12:00
    before 5pm → 17:00
    by 5pm → 17:00
    by noon → 12:00
    until 5pm → 17:00
    until 17:00 → 17:00
    due at 5pm → 17:00
    9 in the morning → 09:00
    at 8 in the evening → 20:00
    at 7 tonight → due 2026-11-18 · 19:00
    tonight at 8 → due 2026-11-18 · 20:00
    tonight 8pm → due 2026-11-18 · 20:00
    tonight at half past eight → due 2026-11-18 · 20:30
    12 pm → 12:00
    09:05 → 09:05
    noon → 12:00
    at midnight → 00:00
    @3pm → 15:00
    in three hours → due 2026-11-18 · 13:00
    in 1 hour → due 2026-11-18 · 11:00
    in the morning → 09:00
    in the afternoon → 15:00
    at 9 in the morning → 09:00
    at 3 in the afternoon → 15:00
    7pm tonight → due 2026-11-18 · 19:00
    tonight at 20:00 → due 2026-11-18 · 20:00
    [Pick up kids]
    mon @ 3pm → due 2026-11-23 · 15:00
    mon @3pm → due 2026-11-23 · 15:00
    mon @ 15:00 → due 2026-11-23 · 15:00
    mon 15:30 → due 2026-11-23 · 15:30
    mon 9h30 → due 2026-11-23 · 09:30
    mon 5p → due 2026-11-23 · 17:00
    mon, 3pm → due 2026-11-23 · 15:00
    Mon, 15:00 → due 2026-11-23 · 15:00
    mon morning → due 2026-11-23 · 09:00
    mon afternoon → due 2026-11-23 · 15:00
    mon evening → due 2026-11-23 · 19:00
    mon night → due 2026-11-23 · 21:00
    on monday morning → due 2026-11-23 · 09:00
    tomorrow morning → due 2026-11-19 · 09:00
    tomorrow afternoon → due 2026-11-19 · 15:00
    tomorrow evening → due 2026-11-19 · 19:00
    tomorrow night → due 2026-11-19 · 21:00
    tomorrow noon → due 2026-11-19 · 12:00
    tomorrow at noon → due 2026-11-19 · 12:00
    tomorrow midnight → due 2026-11-19 · 00:00
    tomorrow 17h → due 2026-11-19 · 17:00
    tomorrow 9
    tomorrow @ 9 → due 2026-11-19 · 09:00
    tomorrow 9am → due 2026-11-19 · 09:00
    tomorrow 9.30 → due 2026-11-19 · 09:30
    tomorrow at half past nine → due 2026-11-19 · 09:30
    tomorrow at quarter to 5 → due 2026-11-19 · 16:45
    tomorrow quarter past 8 → due 2026-11-19 · 08:15
    tomorrow at 9 o'clock → due 2026-11-19 · 09:00
    tomorrow morning at 8:30 → due 2026-11-19 · 08:30
    tomorrow at 7 in the evening → due 2026-11-19 · 19:00
    friday night at 10 → due 2026-11-20 · 22:00
    fri night 10pm → due 2026-11-20 · 22:00
    at 9 on friday → 09:00 · due 2026-11-20
    9am on friday → 09:00 · due 2026-11-20
    9:30 next tuesday → 09:30 · due 2026-11-24
    3pm tues → 15:00 · due 2026-11-24
    noon friday → 12:00 · due 2026-11-20
    at noon on friday → 12:00 · due 2026-11-20
    9am 24 dec → 09:00 · due 2026-12-24
    24 dec 9am → due 2026-12-24 · 09:00
    24 dec at 9 → due 2026-12-24 · 09:00
    dec 24 at 18:00 → due 2026-12-24 · 18:00
    24 dec 18.30 → due 2026-12-24 · 18:30
    2026-12-24 18:00 → due 2026-12-24 · 18:00
    2026-12-24 at 18:00 → due 2026-12-24 · 18:00
    day after tomorrow at 9 → due 2026-11-20 · 09:00
    the day after tomorrow 9am → due 2026-11-20 · 09:00
    day after tomorrow in the evening → due 2026-11-20 · 19:00
    next friday at 9 → due 2026-11-27 · 09:00
    in 2 weeks at 9am → due 2026-12-02 · 09:00
    in 3 days at noon → due 2026-11-21 · 12:00
    today at 5 → due 2026-11-18 · 17:00
    today 5pm → due 2026-11-18 · 17:00
    today 17:00 → due 2026-11-18 · 17:00
    today noon → due 2026-11-18 · 12:00
    by 5pm friday → 17:00 · due 2026-11-20
    by 5pm on friday → 17:00 · due 2026-11-20
    no later than friday 5pm → due 2026-11-20 · 17:00
    weekend morning
    sat 10am → due 2026-11-21 · 10:00
    sat at 10 → due 2026-11-21 · 10:00
    sunday 5 pm → due 2026-11-22 · 17:00
    mon at 3pm → due 2026-11-23 · 15:00
    mon 3pm → due 2026-11-23 · 15:00
    mon 3 pm → due 2026-11-23 · 15:00
    mon 15.30 → due 2026-11-23 · 15:30
    mon 17h → due 2026-11-23 · 17:00
    mon 9a → due 2026-11-23 · 09:00
    monday in the morning → due 2026-11-23 · 09:00
    tomorrow lunchtime → due 2026-11-19 · 12:00
    tomorrow 5p → due 2026-11-19 · 17:00
    tomorrow at 9 → due 2026-11-19 · 09:00
    tomorrow 9.30am → due 2026-11-19 · 09:30
    tomorrow morning at 8 → due 2026-11-19 · 08:00
    tomorrow evening at 7 → due 2026-11-19 · 19:00
    tomorrow afternoon at 4 → due 2026-11-19 · 16:00
    tomorrow night at 9 → due 2026-11-19 · 21:00
    9am tomorrow → 09:00 · due 2026-11-19
    at 9 tomorrow → 09:00 · due 2026-11-19
    24 dec, 9am → due 2026-12-24 · 09:00
    next week monday 9am → due 2026-11-23 · 09:00
    by friday 5pm → due 2026-11-20 · 17:00
    before friday 5pm → due 2026-11-20 · 17:00
    due friday 5pm → due 2026-11-20 · 17:00
    this weekend at 10 → due 2026-11-21 · 10:00
    sunday noon → due 2026-11-22 · 12:00
    []
    Call NY tomorrow 17:00 CET → Call NY 17:00 CET | due 2026-11-19
    Call NY fri 9am EST → Call NY 9am EST | due 2026-11-20
    Standup 9am PST
    Webinar 15:00 UTC
    Webinar thu 15:00 GMT → Webinar 15:00 GMT | due 2026-11-19
    Webinar 3pm ET tomorrow → Webinar 3pm ET | due 2026-11-19
    Call Tokyo 9:00 JST fri → Call Tokyo 9:00 JST | due 2026-11-20
    Webinar 17:00 UTC+2
    Call NY tomorrow at 17:00 CET → Call NY at 17:00 CET | due 2026-11-19
    Standup at 9am pst
    Sync at 14:00 CEST
    [Pick up kids]
    in 1h30 → due 2026-11-18 · 11:30
    in 1h 30min → due 2026-11-18 · 11:30
    in 3 hours and 20 minutes → due 2026-11-18 · 13:20
    in a quarter of an hour → due 2026-11-18 · 10:15
    in three quarters of an hour → due 2026-11-18 · 10:45
    """#)

  static let englishStarts = PhraseSection(
    "start dates", .english,
    #"""
    [Review the offer]
    starting monday → from 2026-11-23
    starting on monday → from 2026-11-23
    starting from monday → from 2026-11-23
    beginning monday → from 2026-11-23
    start mon due fri → from 2026-11-23 · due 2026-11-20
    defer:tomorrow → from 2026-11-19
    defer until monday → from 2026-11-23
    as of monday → from 2026-11-23
    from next week → from 2026-11-23
    from monday → from 2026-11-23
    from tomorrow on → from 2026-11-19
    not before monday → from 2026-11-23
    start:mon → from 2026-11-23
    from 1 dec until 5 dec → from 2026-12-01 · due 2026-12-05
    from 1 dec onwards → from 2026-12-01
    """#)

  static let englishPriorities = PhraseSection(
    "priorities", .english,
    #"""
    [Buy nails]
    p1 → !high
    p2 → !medium
    p3 → !low
    p4 → !none
    P1 → !high
    !!1 → !high
    !!2 → !medium
    !1 → !high
    p1 tomorrow → !high · due 2026-11-19
    tomorrow p1 → due 2026-11-19 · !high
    tomorrow !!1 #home → due 2026-11-19 · !high · #home
    tomorrow !! → due 2026-11-19 · !medium
    fri 17:00 !!! → due 2026-11-20 · 17:00 · !high
    p5
    !!5
    !!
    !!! → !high
    !!!!
    !!3 → !low
    tomorrow 9am p1 → due 2026-11-19 · 09:00 · !high
    []
    p1 call the bank → call the bank | !high
    Fix p1 bugs
    Review p1 and p2 incidents
    """#)

  static let americanDigits = PhraseSection(
    "dates in digits", .american,
    #"""
    [Renew the visa]
    12/24 → due 2026-12-24
    12/24/26 → due 2026-12-24
    24/12 → due 2026-12-24
    3/12/2027 → due 2027-03-12
    11/12/2026 → due 2026-11-12
    12-24-2026 → due 2026-12-24
    12/1/2026 → due 2026-12-01
    12/5 → due 2026-12-05
    1/15 → due 2027-01-15
    by 12/1 → due 2026-12-01
    3/12 2pm → due 2027-03-12 · 14:00
    12/24 at 6pm → due 2026-12-24 · 18:00
    2026-12-24 → due 2026-12-24
    12/24/2026 → due 2026-12-24
    24/12/2026 → due 2026-12-24
    12/05/2026 → due 2026-12-05
    12/1 → due 2026-12-01
    on 3/12 → due 2027-03-12
    due 1/5 → due 2027-01-05
    """#)
}
