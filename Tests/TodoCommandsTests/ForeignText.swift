/// Texts of each format with a number in each place where that format has one. Their keys are the
/// names of the formats, with that of a program where it has a form of its own.
enum ForeignText {
  static let all: [String: String] = [
    "ics": iCalendar, "json": json, "jsonl": jsonLines, "todo.txt": todoTxt,
    "taskwarrior": taskwarrior, "org": org, "markdown": markdown, "csv": csv,
    "csv/todoist": todoist,
    "csv/ticktick": tickTick, "mvctodo": mvcTodo,
  ]

  private static let iCalendar = """
    BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:-//x//y 1.0//EN
    BEGIN:VTIMEZONE
    TZID:Own
    BEGIN:DAYLIGHT
    DTSTART:19810329T020000
    RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3;UNTIL=20370329T010000Z
    TZOFFSETFROM:+0100
    TZOFFSETTO:+0200
    END:DAYLIGHT
    BEGIN:STANDARD
    DTSTART:19961027T030000
    RDATE:19971026T030000,19981025T030000
    TZOFFSETFROM:+020000
    TZOFFSETTO:+010000
    END:STANDARD
    END:VTIMEZONE
    BEGIN:VTODO
    UID:a
    DTSTAMP:20261121T120000Z
    CREATED:20261101T120000Z
    LAST-MODIFIED:20261120T120000Z
    SEQUENCE:3
    SUMMARY:Rent 5
    DTSTART;TZID=Own:20261123T090000
    DUE;TZID=Own:20261124T093000
    RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=5
    EXDATE;TZID=Own:20261208T093000
    RDATE;VALUE=DATE:20261209
    PRIORITY:5
    PERCENT-COMPLETE:50
    ESTIMATED-DURATION:PT30M
    X-APPLE-SORT-ORDER:600000000
    GEO:37.386013;-122.082932
    BEGIN:VALARM
    ACTION:DISPLAY
    TRIGGER:-PT15M
    REPEAT:4
    DURATION:PT5M
    END:VALARM
    BEGIN:VALARM
    ACTION:DISPLAY
    TRIGGER;VALUE=DATE-TIME:20261124T080000Z
    X-APPLE-PROXIMITY-RADIUS:100
    END:VALARM
    END:VTODO
    END:VCALENDAR
    """

  private static let json = """
    {"paneltodo":1,"exported":"2026-11-21T12:00:00Z","lists":[{"uuid":"A360FC44-315C-4366-B70C-EA7E7520B749",\
    "name":"Home","order":5,"created":"2026-11-02T12:00:00Z"}],"items":[{"uuid":\
    "A360FC44-315C-4366-B70C-EA7E7520B740","name":"Pay","list":{"name":"Home"},"due":"2026-12-24",\
    "time":"09:30","start":"2026-12-20","repeat":{"rule":"FREQ=WEEKLY;INTERVAL=2;COUNT=5",\
    "from":"done"},"effort":30,"worked":90,"postponed":3,"reminders":[0,10,60],"order":7,"priority":"high",\
    "created":"2026-11-02T12:00:00.5Z","modified":"2026-11-03T12:00:00Z","extra":{"x":{"n":1e3}}},\
    {"uuid":"A360FC44-315C-4366-B70C-EA7E7520B741","name":"Done","list":{"name":"Home"},\
    "completed":"2026-11-03T12:00:00Z","done":true,"subtasks":{"open":0,"total":3}}],"remainder":[]}
    """

  private static let jsonLines = """
    {"paneltodo":1}
    {"uuid":"A360FC44-315C-4366-B70C-EA7E7520B742","name":"Tea","list":{"name":"Home"},"due":"2026-12-24",\
    "effort":30,"worked":90,"postponed":3,"reminders":[5]}
    """

  private static let todoTxt = """
    (A) 2026-11-02 Rent @home +flat due:2026-12-24 t:2026-12-20 rec:+1m id:1 pri:3
    x 2026-11-03 2026-11-02 Milk p:1 rec:2w due:2026-11-03
    2026-11-02 Tea h:1 effort:30 rec:3d t:2026-12-20
    """

  private static let taskwarrior = """
    [{"id":1,"description":"Rent","status":"recurring","recur":"2wks","mask":"+-","imask":2,\
    "due":"20261224T093000Z","entry":"20261102T120000Z","wait":"20261220T000000Z","urgency":8.5,\
    "annotations":[{"entry":"20261103T120000Z","description":"Late"}],"scheduled":"1445172120",\
    "uuid":"A360FC44-315C-4366-B70C-EA7E7520B743","until":"20271224T093000Z"},
    {"description":"Tea","entry":1445172120,"modified":"1445172130","end":"20261104T120000Z",\
    "status":"completed","recur":"P3M","due":1795262400,"uuid":"A360FC44-315C-4366-B70C-EA7E7520B744"}]
    """

  private static let org = """
    * List
    ** TODO [#1] Rent :home:
       SCHEDULED: <2026-12-20 Sun 08:00 ++1w -2d> DEADLINE: <2026-12-24 Thu 09:30-10:30 .+1d/2d -1d>
       :PROPERTIES:
       :Effort: 1:30
       :ID: 5
       :END:
       :LOGBOOK:
       CLOCK: [2026-11-02 Mon 12:00]--[2026-11-02 Mon 13:30] =>  1:30
       :END:
    *** DONE Tea
        CLOSED: [2026-11-03 Tue 12:00]
    ** TODO Milk [1/3] [33%]
       DEADLINE: <2026-12-24 Thu +4m>
       :PROPERTIES:
       :Effort: 30
       :END:
    """

  private static let markdown = """
    # Home
    1. [ ] Rent ⏫ 🔁 every 2 weeks when done ➕ 2026-11-02 🛫 2026-12-01 ⏳ 2026-12-20 ⏰ 2026-12-24 09:30 📅 2026-12-24
       - [x] Tea ✅ 2026-11-03
    - [ ] Milk 🔁 every month on the 15th 📅 2026-12-15 ^5
    """

  private static let csv = """
    name;list;due;time;start;repeat;repeat from;priority;effort;worked;postponed;reminders;created;completed;order
    Rent;Home;2026-12-24;09:30;2026-12-20;FREQ=WEEKLY;INTERVAL=2;2;30;90;3;10;2026-11-02;;5
    Tea;Home;2026-12-24;;;"FREQ=MONTHLY;BYMONTHDAY=24;COUNT=3";due;1;15;;;;;2026-11-03T12:00:00Z;6
    """

  private static let todoist = """
    TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION
    task,Rent @home,Note 5,1,1,Ann (12),,every 2 weeks starting 24 Dec 2026 9:30,en,Europe/Berlin,45
    task,Tea,,4,2,Ann (12),,24 Dec 2026 at 9am,en,,
    section,Later,,,,,,,,,
    task,Milk,,3,1,,,every 3rd day,en,,
    """

  private static let tickTick = """
    "Folder Name","List Name","Title","Kind","Tags","Content","Is Check list","Start Date","Due Date","Reminder","Repeat","Priority","Status","Created Time","Completed Time","Order","Timezone","Is All Day","Is Floating","Column Name","Column Order","View Mode","taskId","parentId"
    "Flat","Home","Rent","TEXT","a","Note 5","N","2026-12-20T08:00:00+0000","2026-12-24T09:30:00+0000","PT30M","FREQ=WEEKLY;INTERVAL=2;COUNT=5","5","0","2026-11-02T12:00:00+0000","","-1099511627776","Europe/Berlin","false","false",,"0","list","1",""
    "","Home","Tea","TEXT","","","N","","2026-12-24T00:00:00+0000","","RRULE:FREQ=DAILY;INTERVAL=3","1","2","2026-11-02T12:00:00+0000","2026-11-03T12:00:00+0000","1099511627776","Europe/Berlin","true","false",,"3","list","2","1"
    """

  private static let mvcTodo = """
    {"lists":[{"identifier":{"rawValue":"936DA01F-9ABD-4D9D-80C7-02AF85C822A8"},"name":"Home",\
    "emoji":""}],"items":[{"identifier":{"rawValue":"0A0B0C0D-0000-4000-8000-000000000001"},\
    "name":"Rent","creation":742849200.123456,"due":742900000.5,"completion":742849300.25,"size":3}],\
    "associations":[{"rawValue":"936DA01F-9ABD-4D9D-80C7-02AF85C822A8"},\
    [{"rawValue":"0A0B0C0D-0000-4000-8000-000000000001"}]]}
    """
}
