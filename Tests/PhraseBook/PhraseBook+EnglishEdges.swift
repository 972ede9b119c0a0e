extension PhraseBook {
  static let englishEdges = PhraseSection(
    "edges of periods", .english,
    #"""
    [Plan the budget]
    eod → due 2026-11-18
    eow → due 2026-11-20
    eom → due 2026-11-30
    eoq → due 2026-12-31
    eoy → due 2026-12-31
    by eod → due 2026-11-18
    by EOD → due 2026-11-18
    by EOM → due 2026-11-30
    end of day → due 2026-11-18
    by end of day → due 2026-11-18
    by the end of the day → due 2026-11-18
    by end of day tomorrow → due 2026-11-19
    by end of day friday → due 2026-11-20
    by EOD Friday → due 2026-11-20
    tomorrow eod → due 2026-11-19
    by close of business → due 2026-11-18
    by cob friday → due 2026-11-20
    end of week → due 2026-11-20
    end of the week → due 2026-11-20
    by end of the week → due 2026-11-20
    by the end of this week → due 2026-11-20
    end of next week → due 2026-11-27
    by the end of next week → due 2026-11-27
    end of the month → due 2026-11-30
    by end of this month → due 2026-11-30
    end of next month → due 2026-12-31
    by the end of next month → due 2026-12-31
    end of quarter → due 2026-12-31
    end of the quarter → due 2026-12-31
    end of year → due 2026-12-31
    end of the year → due 2026-12-31
    before the end of the month → due 2026-11-30
    before the end of the year → due 2026-12-31
    before the weekend → due 2026-11-20
    end of january → due 2027-01-31
    end of feb → due 2027-02-28
    end november → due 2026-11-30
    late january
    start of next week → due 2026-11-23
    beginning of next week → due 2026-11-23
    at the beginning of next week → due 2026-11-23
    early next week → due 2026-11-23
    start of next month → due 2026-12-01
    beginning of next month → due 2026-12-01
    start of the month → due 2026-12-01
    beginning of january → due 2027-01-01
    start of next year → due 2027-01-01
    mid jan → due 2027-01-15
    mid january → due 2027-01-15
    mid-january → due 2027-01-15
    by mid january → due 2027-01-15
    middle of next week → due 2026-11-25
    midweek
    middle of the month → due 2026-12-15
    middle of next month → due 2026-12-15
    mid month → due 2026-12-15
    by eow → due 2026-11-20
    by eoy → due 2026-12-31
    eod tomorrow → due 2026-11-19
    at the end of the week → due 2026-11-20
    end of month → due 2026-11-30
    end of next quarter → due 2027-03-31
    by the end of next year → due 2027-12-31
    by the end of january → due 2027-01-31
    start of january → due 2027-01-01
    start of next quarter → due 2027-01-01
    in mid january → due 2027-01-15
    in march → due 2027-03-01
    in March → due 2027-03-01
    by march → due 2027-03-01
    in march 2028 → due 2028-03-01
    in november → due 2026-11-30
    middle of january → due 2027-01-15
    mid next week → due 2026-11-25
    middle of next year → due 2027-07-01
    """#)

  static let englishWorkdays = PhraseSection(
    "working days", .english,
    #"""
    [Pay the plumber]
    next business day → due 2026-11-19
    next working day → due 2026-11-19
    on the next workday → due 2026-11-19
    in 3 business days → due 2026-11-23
    in 3 workdays → due 2026-11-23
    in 3 working days → due 2026-11-23
    in 1 business day → due 2026-11-19
    in five working days → due 2026-11-25
    3 business days from now → due 2026-11-23
    within 5 business days → due 2026-11-25
    within two working days → due 2026-11-20
    first workday of next month → due 2026-12-01
    first working day of the month → due 2026-12-01
    first business day of january → due 2027-01-01
    last workday of the month → due 2026-11-30
    last business day of next month → due 2026-12-31
    last workday of february → due 2027-02-26
    by the first workday of next month → due 2026-12-01
    next workday → due 2026-11-19
    in two business days → due 2026-11-20
    last working day of the month → due 2026-11-30
    last working day of the year → due 2026-12-31
    """#)

  static let englishDigits = PhraseSection(
    "dates in digits", .english,
    #"""
    [Renew the visa]
    24/12/2026 → due 2026-12-24
    24/12/26 → due 2026-12-24
    24-12-2026 → due 2026-12-24
    24.12.2026 → due 2026-12-24
    24.12. → due 2026-12-24
    24/12 → due 2026-12-24
    12/24 → due 2026-12-24
    12/24/2026 → due 2026-12-24
    12/24/26 → due 2026-12-24
    2026/12/24 → due 2026-12-24
    2026-12-24 → due 2026-12-24
    5/12/2026 → due 2026-12-05
    05/12/2026 → due 2026-12-05
    05/12 → due 2026-12-05
    31/12 → due 2026-12-31
    12/31 → due 2026-12-31
    15/3 → due 2027-03-15
    by 3/12 → due 2026-12-03
    due 3/12 → due 2026-12-03
    by 24.12. → due 2026-12-24
    by 24/12 → due 2026-12-24
    on 24/12/2026 → due 2026-12-24
    1/1/2027 → due 2027-01-01
    1.1.2027 → due 2027-01-01
    3/12 2pm → due 2026-12-03 · 14:00
    24.12. 18:00 → due 2026-12-24 · 18:00
    24/12 at 6pm → due 2026-12-24 · 18:00
    31/02/2027
    32/12/2026
    24-12-26 → due 2026-12-24
    24.12.26 → due 2026-12-24
    2026.12.24 → due 2026-12-24
    on 3/12 → due 2026-12-03
    on 24.12 → due 2026-12-24
    01/01/2027 → due 2027-01-01
    24.12 18:00 → due 2026-12-24 · 18:00
    2026-13-01
    """#)

  static let englishPlaces = PhraseSection(
    "places in a line", .english,
    #"""
    Tomorrow call the vet → call the vet | due 2026-11-19
    tomorrow call the vet → call the vet | due 2026-11-19
    Tomorrow, call the vet → call the vet | due 2026-11-19
    Tomorrow: call the vet → call the vet | due 2026-11-19
    tomorrow dentist → dentist | due 2026-11-19
    tomorrow dentist at 9 → dentist | due 2026-11-19 · 09:00
    tomorrow 9am dentist → dentist | due 2026-11-19 · 09:00
    tomorrow morning call the vet → call the vet | due 2026-11-19 · 09:00
    Tomorrow morning call the vet → call the vet | due 2026-11-19 · 09:00
    Today buy milk → buy milk | due 2026-11-18
    today call mum and dad → call mum and dad | due 2026-11-18
    tonight water the plants → water the plants | due 2026-11-18 · 19:00
    Tonight take out the bins → take out the bins | due 2026-11-18 · 19:00
    fri 9am dentist → dentist | due 2026-11-20 · 09:00
    Fri 9am dentist → dentist | due 2026-11-20 · 09:00
    friday at 9 dentist → dentist | due 2026-11-20 · 09:00
    Friday call mum → call mum | due 2026-11-20
    friday call mum → call mum | due 2026-11-20
    Monday email the landlord → email the landlord | due 2026-11-23
    mon pay rent → pay rent | due 2026-11-23
    Next week call the plumber → call the plumber | due 2026-11-23
    next week book the flights → book the flights | due 2026-11-23
    Next friday pick up the car → pick up the car | due 2026-11-27
    in 2 weeks check the lease → check the lease | due 2026-12-02
    24 dec buy presents → buy presents | due 2026-12-24
    Dec 24 buy presents → buy presents | due 2026-12-24
    On friday, buy presents → buy presents | due 2026-11-20
    by friday finish the slides → finish the slides | due 2026-11-20
    By end of month submit expenses → submit expenses | due 2026-11-30
    Every monday take out the bins → take out the bins | every Monday
    every day take vitamins → take vitamins | every day
    every monday standup → standup | every Monday
    Every monday standup with Bob → standup with Bob | every Monday
    every weekday standup at 9 → standup | every weekday · 09:00
    Every other tuesday clean the fridge → clean the fridge | every 2 weeks on Tuesday
    every mon wed fri go to the gym → go to the gym | every Monday, Wednesday and Friday
    mon 3pm meet Sam at the station → meet Sam at the station | due 2026-11-23 · 15:00
    24.12. 18:00 church → church | due 2026-12-24 · 18:00
    2026-12-24 church → church | due 2026-12-24
    9am call the dentist → call the dentist | 09:00
    at 5pm call Anna → call Anna | 17:00
    Call the vet tomorrow about the cat → Call the vet about the cat | due 2026-11-19
    call the vet tomorrow at 9 about the cat → call the vet about the cat | due 2026-11-19 · 09:00
    call the vet tomorrow morning about the cat → call the vet about the cat | due 2026-11-19 · 09:00
    lunch with Sam tues 12:30pm at Joe's → lunch with Sam at Joe's | due 2026-11-24 · 12:30
    Lunch w/ Sam tues 12:30pm → Lunch w/ Sam | due 2026-11-24 · 12:30
    Dinner with Anna tonight at Luigi's → Dinner with Anna at Luigi's | due 2026-11-18 · 19:00
    Dinner with Anna tonight at 8 at Luigi's → Dinner with Anna at Luigi's | due 2026-11-18 · 20:00
    Meet Bob friday at the pub → Meet Bob at the pub | due 2026-11-20
    Meet Bob on friday at the pub → Meet Bob at the pub | due 2026-11-20
    Meet Bob fri 7pm at the pub → Meet Bob at the pub | due 2026-11-20 · 19:00
    Email boss next week about the raise → Email boss about the raise | due 2026-11-23
    Talk to Kim on monday about the budget → Talk to Kim about the budget | due 2026-11-23
    Call back in 3 days about the offer → Call back about the offer | due 2026-11-21
    Pick up the cake at 5pm from the bakery → Pick up the cake from the bakery | 17:00
    Pick up the cake tomorrow from the bakery → Pick up the cake from the bakery | due 2026-11-19
    Pay the rent tomorrow before the bank closes → Pay the rent before the bank closes | due 2026-11-19
    Return the drill saturday to Tom → Return the drill to Tom | due 2026-11-21
    Fly to Rome 24 dec with Anna → Fly to Rome with Anna | due 2026-12-24
    Fly to Rome on 24 december with Anna → Fly to Rome with Anna | due 2026-12-24
    Gym every mon with Bob → Gym with Bob | every Monday
    Yoga every thurs 19:00 with Anna → Yoga with Anna | every Thursday · 19:00
    Remind me tomorrow to call mum → Remind me to call mum | due 2026-11-19
    Send by friday the report → Send the report | due 2026-11-20
    Buy 2026-12-24 presents → Buy presents | due 2026-12-24
    Clean the car by sunday with wax → Clean the car with wax | due 2026-11-22
    Submit the thesis by 5 jan to the office → Submit the thesis to the office | due 2027-01-05
    Call Anna at 5pm about the trip → Call Anna about the trip | 17:00
    Call Jan fri → Call Jan | due 2026-11-20
    Call Jan on friday → Call Jan | due 2026-11-20
    Call May tomorrow → Call May | due 2026-11-19
    Read The Daily tomorrow → Read The Daily | due 2026-11-19
    Read "Dune" tomorrow → Read "Dune" | due 2026-11-19
    Plan the weekend tomorrow → Plan the weekend | due 2026-11-19
    Buy 3 apples tomorrow → Buy 3 apples | due 2026-11-19
    Chapter 4 tomorrow → Chapter 4 | due 2026-11-19
    Read chapter 12 fri → Read chapter 12 | due 2026-11-20
    Prepare for the meeting monday → Prepare for the meeting | due 2026-11-23
    Call the vet, tomorrow → Call the vet | due 2026-11-19
    Call the vet (tomorrow)
    Call the vet tomorrow! → Call the vet | due 2026-11-19
    Call the vet tomorrow?
    Call the vet - tomorrow
    Do I need milk tomorrow → Do I need milk | due 2026-11-19
    write mom tomorrow → write mom | due 2026-11-19
    Book flights for the summer holiday by friday #home p1 → Book flights for the summer holiday | due 2026-11-20 · #home · !high
    Standup weekdays at 9:15 #Work → Standup | every weekday · 09:15 · #Work
    Tomorrow 9am dentist → dentist | due 2026-11-19 · 09:00
    tomorrow at 9 dentist → dentist | due 2026-11-19 · 09:00
    today buy milk → buy milk | due 2026-11-18
    Fri 9:30 dentist appointment → dentist appointment | due 2026-11-20 · 09:30
    Monday send the invoice → send the invoice | due 2026-11-23
    next tues return library books → return library books | due 2026-11-24
    Day after tomorrow call Anna → call Anna | due 2026-11-20
    In 3 days call the garage → call the garage | due 2026-11-21
    Every morning walk the dog → walk the dog | every day · 09:00
    every 2 weeks water the cactus → water the cactus | every 2 weeks
    9:30 standup → standup | 09:30
    call the vet tomorrow about the cat → call the vet about the cat | due 2026-11-19
    Talk to Kim next tuesday about the budget → Talk to Kim about the budget | due 2026-11-24
    Send Kim the slides tomorrow and the notes → Send Kim the slides and the notes | due 2026-11-19
    Water the plants every 3 days in summer → Water the plants in summer | every 3 days
    Ask Kim today whether the offer stands → Ask Kim whether the offer stands | due 2026-11-18
    Standup at 9:30 with the team → Standup with the team | 09:30
    Pay rent every month on the 1st at 9am @bills → Pay rent | every month on the 1st · 09:00 · @bills
    """#)

  static let americanTimes = PhraseSection(
    "times", .american,
    #"""
    [Call the office]
    tomorrow at 5 → due 2026-11-19 · 17:00
    tomorrow at 9 → due 2026-11-19 · 09:00
    tomorrow at 12 → due 2026-11-19 · 12:00
    fri at 3:30 → due 2026-11-20 · 15:30
    at 6 → 18:00
    tomorrow 5:45 → due 2026-11-19 · 17:45
    next week → due 2026-11-22
    end of next week → due 2026-11-27
    friday next week → due 2026-11-27
    this weekend → due 2026-11-21
    at 8 → 08:00
    mon 11:30 → due 2026-11-23 · 11:30
    """#)
}
