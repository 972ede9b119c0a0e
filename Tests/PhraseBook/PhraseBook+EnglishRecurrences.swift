extension PhraseBook {
  static let englishRecurrences = PhraseSection(
    "recurrences", .english,
    #"""
    [Clean the kitchen]
    everyday → every day
    each day → every day
    ev day → every day
    each week → every week
    every mon → every Monday
    every tues → every Tuesday
    each monday → every Monday
    ev mon → every Monday
    every mondays → every Monday
    every mon wed fri → every Monday, Wednesday and Friday
    every mon, wed, fri → every Monday, Wednesday and Friday
    every mon and fri → every Monday and Friday
    every mon & fri → every Monday and Friday
    every tue thu → every Tuesday and Thursday
    every monday, wednesday and friday → every Monday, Wednesday and Friday
    every mon-fri → every weekday
    every mon to fri → every weekday
    every monday to friday → every weekday
    every monday through friday → every weekday
    every sat and sun → every Saturday and Sunday
    every sat, sun → every Saturday and Sunday
    every mon wed fri 6:30 → every Monday, Wednesday and Friday · 06:30
    every mon wed at 7pm → every Monday and Wednesday · 19:00
    every thurs 19:00 → every Thursday · 19:00
    every day at 9am → every day · 09:00
    every day 9am → every day · 09:00
    every day at half past nine → every day · 09:30
    every day in the morning → every day · 09:00
    every day @ 9am → every day · 09:00
    at 9am every day → 09:00 · every day
    9am every weekday → 09:00 · every weekday
    every morning → every day · 09:00
    every afternoon → every day · 15:00
    every evening → every day · 19:00
    every night → every day · 21:00
    every night at 9 → every day · 21:00
    every morning at 7 → every day · 07:00
    every evening at 8pm → every day · 20:00
    every monday morning → every Monday · 09:00
    every sunday night → every Sunday · 21:00
    every friday evening → every Friday · 19:00
    every friday afternoon at 4 → every Friday · 16:00
    nightly → every day · 21:00
    every other day → every 2 days
    every other month → every 2 months
    every other year → every 2 years
    every other tue → every 2 weeks on Tuesday
    every other friday → every 2 weeks on Friday
    every other tues 7pm → every 2 weeks on Tuesday · 19:00
    every other mon and thu → every 2 weeks on Monday and Thursday
    every 2nd day → every 2 days
    every second day → every 2 days
    every third day → every 3 days
    every second week → every 2 weeks
    every second friday → every month on the 2nd Friday
    every third thursday → every month on the 3rd Thursday
    every third thursday of the month → every month on the 3rd Thursday
    every first monday → every month on the 1st Monday
    every first monday of the month → every month on the 1st Monday
    every last friday of the month → every month on the last Friday
    every first and third monday → every month on the 1st Monday and 3rd Monday
    every 1st and 3rd friday of the month → every month on the 1st Friday and 3rd Friday
    every 1st → every month on the 1st
    every 15th → every month on the 15th
    every 15th of the month → every month on the 15th
    every 1st and 15th → every month on the 1st and 15th
    every 1st and 15th of the month → every month on the 1st and 15th
    every first of the month → every month on the 1st
    every last day → every month on the last day
    every last day of the month → every month on the last day
    every first workday → every month on the 1st workday
    every first workday of the month → every month on the 1st workday
    every last workday → every month on the last workday
    every first business day of the month → every month on the 1st workday
    every last working day of the month → every month on the last workday
    every month on the first workday → every month on the 1st workday
    on the first workday of every month → every month on the 1st workday
    on the first workday of each month → every month on the 1st workday
    every month on the 1st → every month on the 1st
    every month on the 15th → every month on the 15th
    every month on 15th → every month on the 15th
    every month on the last day → every month on the last day
    every month on the 2nd tuesday → every month on the 2nd Tuesday
    every month on the last friday → every month on the last Friday
    on the 1st of every month → every month on the 1st
    the 1st of every month → every month on the 1st
    1st of every month → every month on the 1st
    on the 15th of each month → every month on the 15th
    on the last day of every month → every month on the last day
    first monday of every month → every month on the 1st Monday
    on the first monday of every month → every month on the 1st Monday
    on the last friday of each month → every month on the last Friday
    last friday of every month → every month on the last Friday
    every end of month → every month on the last day
    every 2 days → every 2 days
    every two days → every 2 days
    every three weeks → every 3 weeks
    every 6 months → every 6 months
    every six months → every 6 months
    every 90 days → every 90 days
    every 4 years → every 4 years
    every half year → every 6 months
    every quarter → every 3 months
    every fortnight → every 2 weeks
    every 2 weeks on mon → every 2 weeks on Monday
    every two weeks on friday → every 2 weeks on Friday
    every 2 weeks on monday and thursday → every 2 weeks on Monday and Thursday
    every 3 months on the 1st → every 3 months on the 1st
    every week on monday → every Monday
    once a day → every day
    once a week → every week
    once a month → every month
    once a year → every year
    once every 2 weeks → every 2 weeks
    daily → every day
    weekly → every week
    biweekly → every 2 weeks
    bi-weekly → every 2 weeks
    yearly → every year
    annually → every year
    semiannually → every 6 months
    biannually → every 6 months
    half-yearly → every 6 months
    biennially → every 2 years
    daily at 9am → every day · 09:00
    weekly on mon → every Monday
    weekly on mondays → every Monday
    weekly on tuesday and thursday → every Tuesday and Thursday
    weekly on fridays at 3pm → every Friday · 15:00
    biweekly on friday → every 2 weeks on Friday
    monthly on the first → every month on the 1st
    monthly on the 1st → every month on the 1st
    monthly on the first of the month → every month on the 1st
    monthly on the last day → every month on the last day
    monthly on the last workday → every month on the last workday
    quarterly on the 1st → every 3 months on the 1st · due 2027-01-01
    yearly on 12 dec → every year on 12 December
    yearly on december 12 → every year on 12 December
    annually on 3 march → every year on 3 March
    every year on 24 dec → every year on 24 December
    every year on the 24th of december → every year on 24 December
    every 24 dec → every year on 24 December
    every dec 24 → every year on 24 December
    every dec 24th → every year on 24 December
    every december 24th → every year on 24 December
    every january 1st → every year on 1 January
    every christmas → every year on 25 December
    every weekday at 9 → every weekday · 09:00
    every weekdays → every weekday
    every workday → every weekday
    every working day → every weekday
    every business day → every weekday
    every business day at 9am → every weekday · 09:00
    every week day → every weekday
    weekdays → every weekday
    weekdays at 9 → every weekday · 09:00
    weekdays 9am → every weekday · 09:00
    on weekdays → every weekday
    on workdays → every weekday
    weekends → every Saturday
    on weekends → every Saturday
    every weekend → every Saturday
    mondays → every Monday
    on mondays → every Monday
    mondays at 7pm → every Monday · 19:00
    tuesdays and thursdays → every Tuesday and Thursday
    on tuesdays and thursdays → every Tuesday and Thursday
    on monday mornings → every Monday · 09:00
    sunday evenings → every Sunday · 19:00
    on sundays in the evening → every Sunday · 19:00
    weekday mornings → every weekday · 09:00
    every 3 days after done → every 3 days after completion
    every 3 months after done → every 3 months after completion
    every 3 months after completion → every 3 months after completion
    every 10 days after it is done → every 10 days after completion
    every month after it's done → every month after completion
    every week after completing → every week after completion
    every week when done → every week after completion
    every! day → every day after completion
    every! 3 weeks → every 3 weeks after completion
    every! 2 months → every 2 months after completion
    3 days after done → every 3 days after completion
    every day until 24 dec → every day until 24 December 2026
    every day until december 24 → every day until 24 December 2026
    every day till friday → every day until 20 November 2026
    every day until the end of the month → every day until 30 November 2026
    every day until next friday → every day until 27 November 2026
    every week until the end of the year → every week until 31 December 2026
    every week for 5 times → every week, 5 times
    every week five times → every week, 5 times
    every day 10x → every day, 10 times
    every monday x 4
    every month for 6 times → every month, 6 times
    every day for 2 weeks → every day until 1 December 2026
    every day for a week → every day until 24 November 2026
    every week starting friday → every week · from 2026-11-20
    every week starting on friday → every week · from 2026-11-20
    every week starting next friday → every week · from 2026-11-27
    every month starting 1 jan → every month · from 2027-01-01
    every month starting jan 1 → every month · from 2027-01-01
    every 2 weeks starting monday → every 2 weeks · from 2026-11-23
    every day starting tomorrow → every day · from 2026-11-19
    every day from 1 dec onwards → every day · from 2026-12-01
    every 2 weeks beginning monday → every 2 weeks · from 2026-11-23
    every day from monday until friday → every day until 27 November 2026 · from 2026-11-23
    every day from 1 dec to 24 dec → every day until 24 December 2026 · from 2026-12-01
    every 12 hours
    every hour
    hourly
    every 30 minutes
    twice a day
    three times a week
    every 12 hours starting tomorrow
    every mon at 9 and fri at 10
    every 0 days
    every 1000 days
    every 31 feb
    every 1st jan and 1st jul
    every now and then
    every so often
    every
    every other
    every second
    every day → every day
    every single day → every day
    every week → every week
    every month → every month
    every year → every year
    every thurs → every Thursday
    every Wednesday → every Wednesday
    every mon/wed/fri → every Monday, Wednesday and Friday
    every tues and thurs → every Tuesday and Thursday
    every tuesday and thursday → every Tuesday and Thursday
    every tues 7pm → every Tuesday · 19:00
    every thurs at 19:00 → every Thursday · 19:00
    every day at 9 → every day · 09:00
    every day at noon → every day · 12:00
    every night at 22:00 → every day · 22:00
    every other week → every 2 weeks
    every other monday at 7 → every 2 weeks on Monday · 07:00
    every 2nd week → every 2 weeks
    every 3rd month → every 3 months
    every 2nd tue → every month on the 2nd Tuesday
    every 1st monday of the month → every month on the 1st Monday
    every last friday → every month on the last Friday
    every 2nd and 4th tue → every month on the 2nd Tuesday and 4th Tuesday
    every last workday of the month → every month on the last workday
    every month on the last workday → every month on the last workday
    every month on the first → every month on the 1st
    on the first of every month → every month on the 1st
    last day of every month → every month on the last day
    every 3 weeks → every 3 weeks
    every 10 years → every 10 years
    every couple of weeks → every 2 weeks
    every 2 weeks on tues at 9 → every 2 weeks on Tuesday · 09:00
    every other month on the 1st → every 2 months on the 1st
    every week on mon and thu → every Monday and Thursday
    fortnightly → every 2 weeks
    monthly → every month
    bimonthly → every 2 months
    quarterly → every 3 months
    daily at 9 → every day · 09:00
    daily 9am → every day · 09:00
    monthly on the 15th → every month on the 15th
    monthly on the first monday → every month on the 1st Monday
    every 24th of december → every year on 24 December
    every weekday → every weekday
    on weekdays at 8:30 → every weekday · 08:30
    on mondays at 7pm → every Monday · 19:00
    Mondays 7pm → every Monday · 19:00
    on tuesdays and thursdays at 6 → every Tuesday and Thursday · 06:00
    monday mornings → every Monday · 09:00
    every 2 weeks after completion → every 2 weeks after completion
    every week until christmas → every week until 25 December 2026
    every mon until 1 jan → every Monday until 1 January 2027
    every week 5 times → every week, 5 times
    every day for the next 3 days → every day until 20 November 2026
    every week starting Friday → every week · from 2026-11-20
    every day from tomorrow → every day · from 2026-11-19
    every day from tomorrow on → every day · from 2026-11-19
    every 4h
    twice a week
    3x a week
    every few days
    every once in a while
    every last
    every time
    [Clean the kitchen]
    quarterly on the last workday → every 3 months on the last workday · due 2026-12-31
    every other weekend → every 2 weeks on Saturday
    every 2nd weekend → every 2 weeks on Saturday
    every 3 weekends → every 3 weeks on Saturday
    """#)
}
