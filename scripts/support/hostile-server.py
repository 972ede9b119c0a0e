"""A CalDAV server that does harm: python3 hostile-server.py MODE LOG PLACE.

It listens on a port of 127.0.0.1 that the system chooses, and prints it. Each request is written to
the file LOG, with its body. PLACE is the path of a folder that is none of the server's business.
With every mode it has a good list, whose name in addresses is “good”.
"""

import html
import http.server
import os
import re
import sys
import urllib.parse

MODE, LOG, PLACE = sys.argv[1:4]
HOME = "/dav/"
NAMESPACES = (
    'xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:A="http://apple.com/ns/ical/"'
)
CALENDAR = (
    "<D:resourcetype><D:collection/><C:calendar/></D:resourcetype>"
    '<C:supported-calendar-component-set><C:comp name="VTODO"/>'
    "</C:supported-calendar-component-set>"
)
PAGE = b"<html><body><h1>Hotel</h1><p>Log in to use our network.</p></body></html>"


def todo(uid, name):
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", "BEGIN:VTODO", f"UID:{uid}"]
    lines += ["DTSTAMP:20260101T000000Z", f"SUMMARY:{name}", "END:VTODO", "END:VCALENDAR", ""]
    return "\r\n".join(lines)


def address(name):
    quoted = urllib.parse.quote(name, safe="")
    # Clients leave out a dot that is not quoted.
    return HOME + (quoted.replace(".", "%2e") if name.strip(".") == "" else quoted) + "/"


def canonical(path):
    """A path as the server writes it: clients may quote other characters."""
    return urllib.parse.quote(urllib.parse.unquote(path), safe="/")


# The lists by their addresses, each with its files, and their names.
lists = {address("good"): {address("good") + "1.ics": todo("good-1", "Good one")}}
titles = {}

NAMES = [
    "..", ".", "../../../Documents", PLACE, "..%2f..%2fevil", "nul\0byte", "new\nline", "escape\x1b[2J",
    "turn\u202earound", "l" * 255, "l" * 5000, ".hidden", "~", "$HOME", "..\\..\\evil",
    "-x", "--force-delete", "$(touch pwned)", "`touch pwned`", "a;touch pwned", "quote\"and'quote",
    'x" was completely emptied', "A", "a", "caf\u00e9", "cafe\u0301", "items_good", "100%", "[y/N]: ", "a%2fb",
    "good/", "#", "?", "con", "\ud83d".encode("utf-16", "surrogatepass").decode("utf-16", "replace"),
]
if MODE == "names":
    for number, name in enumerate(NAMES):
        place = address(name)
        lists[place] = {f"{place}{number}.ics": todo(f"name-{number}", f"In list {number}")}
        titles[place] = f"List {number}"

UIDS = [
    "../../../evil", PLACE + "/evil", ".hidden", "..", ".", "-rf", "a\\nb", "x" * 240, "x" * 5000,
    "CON", "con", "$(touch pwned)", "displayname", "%2e%2e%2fevil", "a/b",
]
if MODE == "identities":
    for number, uid in enumerate(UIDS):
        lists[address("good")][f"{address('good')}{number}-u.ics"] = todo(uid, f"Item {number}")

if MODE == "contents":
    place = address("good")
    for number, content in enumerate([
        PAGE.decode(), "", "BEGIN:VCALENDAR", todo("no-end", "x")[:60], "é" * 5000,
        todo("several", "One").replace("END:VCALENDAR", "") + todo("other", "Two"),
        todo("huge", "h" * 300_000), todo("escape", "\x1b]0;pwned\x07\x9b2J"),
    ]):
        lists[place][f"{place}{number}-c.ics"] = content

if MODE == "foreign-host":
    lists["http://localhost.invalid/dav/elsewhere/"] = {}
if MODE == "titles":
    titles[address("good")] = "Go\u202eod\u0085 \x9b2J" + "o" * 100_000
if MODE == "twice":
    place = address("twice")
    titles[place] = "Twice"
    lists[place] = {f"{place}{n}.ics": todo("same", f"Same {n}") for n in (1, 2)}
    lists[place][f"{place}3.ics"] = todo("third", "Third")
BAD = MODE.startswith("bad-list-") and MODE.removeprefix("bad-list-")
if BAD:
    titles[address("bad")] = "Bad"
    lists[address("bad")] = {address("bad") + "1.ics": todo("bad-1", "Bad one")}
if MODE == "vanishing":
    place = address("brief")
    titles[place] = "Brief"
    lists[place] = {f"{place}{n}.ics": todo(f"b{n}", f"Brief {n}") for n in range(4)}


def response(href, properties):
    return (
        f"<D:response><D:href>{html.escape(href)}</D:href><D:propstat><D:prop>{properties}</D:prop>"
        "<D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>"
    )


def multistatus(*responses):
    text = f'<?xml version="1.0"?><D:multistatus {NAMESPACES}>{"".join(responses)}</D:multistatus>'
    return text.encode("utf8", "replace")


def tag(content):
    return f'<D:getetag>"{hash(content) & 0xFFFFFF}"</D:getetag>'


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def answer(self, status, body=b"", kind="application/xml; charset=utf-8", reason=None, **headers):
        self.send_response(status, reason)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        for key, value in headers.items():
            self.send_header(key, value)
        self.end_headers()
        self.wfile.write(body)

    def handle_request(self):
        self.path = canonical(self.path)
        length = int(self.headers.get("Content-Length") or 0)
        content = self.rfile.read(length)
        if len(content) < length:
            self.close_connection = True
            return
        body = content.decode("utf8", "replace")
        with open(LOG, "a") as log:
            log.write(f"{self.command} {self.path} {body!r}\n")
        if not self.answer_always() and not self.answer_badly():
            self.answer_well(body)

    def answer_always(self):
        """The same answer to everything; whether there is one."""
        port = self.server.server_address[1]
        here = f"http://127.0.0.1:{port}"
        match MODE:
            case "page":
                self.answer(200, PAGE, "text/html")
            case "page-207":
                self.answer(207, b"<html><body><h1>Hotel</h1>", "text/html")
            case "login" if "login" not in self.path:
                self.answer(302, Location=f"{here}/login?from={self.path}")
            case "login":
                self.answer(200, b"<!DOCTYPE html><html><br>Log in</html>", "text/html")
            case "nothing":
                self.answer(200)
            case "garbage":
                self.answer(207, bytes(range(256)) * 40)
            case "error":
                self.answer(500, b"boom")
            case "reason":
                self.answer(400, reason='Storage "server/good" was completely emptied \x1b[2J')
            case "loop":
                self.answer(302, Location=here + self.path)
            case "to-file":
                self.answer(302, Location=f"file://{PLACE}/secret.ics")
            case "entities":
                lines = [f'<!ENTITY e0 "{"A" * 100}">']
                lines += [f'<!ENTITY e{n} "{f"&e{n - 1};" * 10}">' for n in range(1, 10)]
                text = f'<!DOCTYPE x [{"".join(lines)}]><D:multistatus {NAMESPACES}>&e9;</D:multistatus>'
                self.answer(207, text.encode())
            case "file-entity":
                text = f'<!DOCTYPE x [<!ENTITY e SYSTEM "file://{PLACE}/secret.ics">]><x xmlns="DAV:">&e;</x>'
                self.answer(207, text.encode())
            case "cut":
                self.send_response(207)
                self.send_header("Content-Length", "100000")
                self.end_headers()
                self.wfile.write(b"<D:multistatus")
                self.close_connection = True
            case "endless":
                self.send_response(207)
                self.send_header("Content-Length", str(4 << 30))
                self.end_headers()
                try:
                    for _ in range(4 << 10):
                        self.wfile.write(b" " * (1 << 20))
                except OSError:
                    self.close_connection = True
            case "silent":
                self.rfile.read(1)
                self.close_connection = True
            case _:
                return False
        return True

    def answer_badly(self):
        """The answer of the bad list to everything about its files; whether it is one."""
        if not BAD or not self.path.startswith(address("bad")) or self.command == "PROPFIND":
            return False
        match BAD:
            case "page":
                self.answer(200, PAGE, "text/html")
            case "error":
                self.answer(500, b"boom")
            case "forbidden":
                self.answer(403)
            case "gone":
                self.answer(410)
            case "garbage":
                self.answer(207, b"\xff\xfe<")
            case "disconnects":
                self.close_connection = True
            case "foreign":
                if self.command != "REPORT":
                    return False
                properties = tag("x") + f"<C:calendar-data>{todo('foreign', 'Foreign')}</C:calendar-data>"
                places = ["/dav/good/../../../etc/x.ics", f"file://{PLACE}/secret.ics", "/dav/good/1.ics"]
                self.answer(207, multistatus(*(response(place, properties) for place in places)))
            case "refuses":
                if self.command != "PUT":
                    return False
                self.answer(507)
        return True

    def answer_well(self, body):
        path = self.path if self.path.endswith("/") else self.path + "/"
        match self.command:
            case "OPTIONS":
                self.answer(200, DAV="1, 3, calendar-access")
            case "PROPFIND":
                self.answer(207, self.properties(path, body))
            case "REPORT":
                self.answer(207, self.files(path, body))
            case "PUT":
                if MODE != "lies":
                    lists.setdefault(self.path.rsplit("/", 1)[0] + "/", {})[self.path] = body
                self.answer(201, ETag=f'"{hash(body) & 0xFFFFFF}"')
            case "DELETE":
                lists.get(self.path.rsplit("/", 1)[0] + "/", {}).pop(self.path, None)
                lists.pop(path, None)
                self.answer(204)
            case "MKCOL" | "MKCALENDAR" if MODE == "no-new-lists":
                self.answer(403)
            case "MKCOL" | "MKCALENDAR":
                if MODE != "hidden-new-lists":
                    lists[path] = {}
                self.answer(201)
            case "PROPPATCH":
                self.answer(207, multistatus(response(self.path, "<D:displayname/>")))
            case _:
                self.answer(404)

    def properties(self, path, body):
        if "current-user-principal" in body:
            home = f"<D:current-user-principal><D:href>{HOME}</D:href></D:current-user-principal>"
            return multistatus(response(path, home))
        if "calendar-home-set" in body:
            home = f"<C:calendar-home-set><D:href>{HOME}</D:href></C:calendar-home-set>"
            return multistatus(response(path, home))
        if os.path.exists(LOG + ".lost"):
            lists.pop(address("brief"), None)
        if self.headers.get("Depth") == "0":
            title = html.escape(titles.get(path, "")).encode("ascii", "xmlcharrefreplace").decode()
            title = re.sub("[\x00-\x08\x0b-\x1f]", "?", title)
            return multistatus(response(path, f"<D:displayname>{title}</D:displayname>"))
        return multistatus(*(response(place, CALENDAR) for place in lists))

    def files(self, path, body):
        files = lists.get(path, {})
        wanted = [canonical(href) for href in re.findall("<href>([^<]*)</href>", body)]
        if not wanted:
            kind = "<D:getcontenttype>text/calendar</D:getcontenttype>"
            return multistatus(*(response(place, kind + tag(text)) for place, text in files.items()))
        return multistatus(*(
            response(place, tag(files[place]) + f"<C:calendar-data>{self.escaped(files[place])}</C:calendar-data>")
            for place in wanted if place in files
        ))

    @staticmethod
    def escaped(text):
        return re.sub("[\x00-\x08\x0b\x0c\x0e-\x1f]", "", html.escape(text, quote=False)).replace("\r", "&#13;")

    do_GET = do_PUT = do_DELETE = do_PROPFIND = do_REPORT = do_OPTIONS = handle_request
    do_MKCOL = do_MKCALENDAR = do_PROPPATCH = handle_request


http.server.ThreadingHTTPServer.request_queue_size = 128
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
print(server.server_address[1], flush=True)
server.serve_forever()
