extension PhraseBook {
  static let englishText = PhraseSection(
    "text", .english,
    #"""
    tomorrow never dies
    Watch Tomorrow Never Dies
    Prepare Friday demo
    Prepare tomorrow talk
    Prepare monday standup
    Write tuesday newsletter
    Book friday night dinner
    Read Tuesdays with Morrie
    Watch Saturday Night Live
    Watch Friday Night Lights
    Listen to Blue Monday
    Listen to Ruby Tuesday
    Sunday roast recipe
    Order a sunday roast
    Buy a sunday paper
    Buy the Sunday Times
    Plan movie night
    Buy good night story book
    Buy evening dress
    Rent an evening gown
    Buy night cream
    Buy afternoon tea set
    Get morning coffee machine
    Read 1984
    Watch 2001
    Run 5 km
    Run a 10k
    Buy 2 by 4
    Buy 12 eggs
    Buy 3 kg rice
    Fix bug 12
    Version 2.12
    Upgrade to 24.04
    Pay 15.30
    Price is 9.30
    Rate the film 8/10
    Cut the paper 1/2
    24/7 support plan
    Set up 24/7 support
    Screen ratio 16/9
    Bake for 20 minutes
    Boil eggs 7 minutes
    Boil eggs for 7 min
    Fast 16h
    Fast for 16 hours
    Take 3 days off
    Take two weeks off
    Book 2 weeks in Rome
    Book hotel for 3 nights
    Plan 3 day trip
    Review last week
    Report on last friday
    Summarise yesterday
    Notes from yesterday
    Notes of last tuesday
    Read about the end of the world
    Reach the end of the line
    Write end of year report
    Month end closing
    Year in review
    Next steps
    Decide what to do next
    Next week plan
    This week in tech
    Buy weekend bag
    Buy a weekend ticket
    March on Rome
    Join the march
    May day
    May I go
    Call May
    Call June
    Call April about May
    Meet August
    Dec alpha workstation
    Sept meeting notes
    Mar vista trip
    Fix sat nav
    Buy sun cream and hats
    Sit in the sun
    Wed the two ideas
    Buy wed dress
    Fri the chicken
    Mon ami
    Thu thi
    Call tom
    Call Tom about the sun
    Tom and Jerry
    Learn the second conditional
    Write the second draft
    Finish second draft
    Buy second hand bike
    Win first prize
    Read first chapter
    First aid kit
    Buy the first book
    Meet on 2nd floor
    Clean the 2nd bathroom
    Watch the 3rd season
    Apartment on 5th avenue
    Walk down 5th
    World War 2
    Apollo 13
    Form 1040
    Boeing 747
    Route 66
    Room 101
    Call +49 170 1234567
    Call 030 123456
    Code 1234
    Email bob@9am.com
    Visit 9to5mac.com
    Check example.com/today
    Read every book
    Every breath you take
    Every day is a gift
    Every dog has its day
    Water every plant
    Check every bug
    Ask every one
    Daily mail subscription
    Cancel Daily Mail
    Buy weekly planner
    Write weekly report
    Prepare monthly report
    Read monthly magazine
    Pay annual fee
    Annual review
    Quarterly review
    Prepare quarterly numbers
    Yearly planning
    Everyday carry
    Open from 9 to 5
    Open 9am - 5pm
    Open 9-5
    Work 9 to 5
    Work from 9am
    Call after 9am
    Mon-fri shift
    Plan mon-fri menu
    24-hour challenge
    7 day diet
    12 days of christmas
    Christmas shopping
    Plan halloween party
    Plan the valentine's dinner
    In time
    Just in time
    Buy one
    One day at a time
    First things first
    At last
    At one with nature
    Look at 3 offers
    Look at the sun
    Look in 3 days at it
    Noon
    Midnight train to Georgia
    Watch Midnight Mass
    High noon
    Half price
    Half past
    Quarter pounder
    At home
    By hand
    By the way
    By and by
    By the sea
    Until death
    Until the cows come home
    Due process
    Start the car
    Start reading
    Start a band
    From dusk till dawn
    From me to you
    Before sunrise
    Before midnight
    After hours
    Do it later
    Later
    Soon
    Someday
    Maybe later
    Asap
    This is it
    This or that
    The day after tomorrow
    Day trip
    Pay day
    Payday loan
    Game of the month
    Book of the month
    Employee of the month
    Soup of the day
    Week numbers
    Day 3
    Day 1 setup
    Year 2000 problem
    Mid century lamp
    Early bird ticket
    Night shift
    Night owl
    Work the night shift
    Morning pages
    Write morning pages
    Good morning vietnam
    P1 visa
    Tomorrow never dies
    Today show notes
    Watch the Today show
    Prepare friday demo
    Watch Saturday Night Fever
    Read the Morning Star
    Plan date night
    Say good morning
    Buy the Evening Standard
    Order 66 pizzas
    Install macOS 12.6
    Pay 9.30 EUR
    Read chapter 3/4
    Sleep 8h
    Review last month
    Minutes of monday
    End of month report
    Do the next best thing
    Weekend plans
    Learn to march
    Sun cream
    Buy sun hat
    Call Mon Mothma
    Flight LH 400
    Call 555-1234
    PIN 0815
    Chapter 12
    Season 3 episode 4
    Visit http://example.com/2026/12/24
    Fix monday.com integration
    Listen to Every Breath You Take
    Daily bread
    Buy everyday shoes
    Sat - Sun trip
    Trip 24-26 dec
    Do the 30 day challenge
    Buy christmas tree
    Buy new year decorations
    In 5 minutes
    Drop in
    Log in
    Move in
    Chapter one
    The one
    Buy a quarter pounder
    Pay half
    Due diligence
    Watch Before Midnight
    The day of the jackal
    Watch The Day After Tomorrow
    Word of the day
    The end
    Week 12 review
    Middle child
    Parking P2
    Conference dec 7-9
    Conference dec 7–9
    Conference on dec 7-19
    Call the bank dec 7-9pm
    """#)
}
