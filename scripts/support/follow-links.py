"""Follows the first links of the API documentation: python3 follow-links.py SITE BASE

SITE is the folder that scripts/docs made for the path BASE of a server, such as / or /paneltodo/.
It is served at that path and nowhere else, and Chromium opens its pages. Prints their number, or
fails with all problems.
"""

import functools
import html.parser
import http.server
import os
import subprocess
import sys
import tempfile
import threading

SITE, BASE = sys.argv[1:3]
DOCUMENTATION = BASE + "documentation/"
MISSING = "The page you're looking for can't be found"
# Tags without an end.
VOID = {"area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}
problems = []


class Handler(http.server.SimpleHTTPRequestHandler):
    def translate_path(self, path):
        inside = path.startswith(BASE)
        return super().translate_path("/" + path[len(BASE) :] if inside else "/outside the site")

    def send_error(self, code, *arguments):
        # The renderer asks for a theme, and a browser for an icon; a site needs neither.
        if not self.path.endswith(("/theme-settings.json", "/favicon.ico")):
            problems.append(f"{self.path}: status {code}")
        super().send_error(code, *arguments)

    def log_message(self, *arguments):
        pass


class Page(html.parser.HTMLParser):
    """The title, the text and the links of a page's main part, as the browser shows it."""

    def __init__(self, address):
        super().__init__()
        self.address, self.title, self.text = address, "", ""
        # Of each link: its address, its text, and whether it belongs to the topics.
        self.links = []
        self.has_topics = False
        self.open = []
        self.feed(self.opened())

    def opened(self):
        with tempfile.TemporaryDirectory() as profile:
            command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"]
            command += [f"--user-data-dir={profile}", "--virtual-time-budget=10000"]
            browser = subprocess.run(
                command + [f"http://127.0.0.1:{server.server_port}{self.address}"],
                capture_output=True,
                text=True,
                timeout=120,
            )
        if browser.returncode != 0:
            sys.exit(f"chromium failed: {browser.stderr}")
        return browser.stdout

    def handle_starttag(self, tag, attributes):
        if tag in VOID:
            return
        attributes = dict(attributes)
        self.open.append(tag)
        self.has_topics |= attributes.get("id") == "topics"
        if tag == "a" and "main" in self.open:
            self.links.append([attributes.get("href", ""), "", self.has_topics])

    def handle_endtag(self, tag):
        while tag in self.open and self.open.pop() != tag:
            pass

    def handle_data(self, data):
        if "noscript" in self.open or "main" not in self.open:
            return
        self.text += data
        if "h1" in self.open:
            self.title += data
        if "a" in self.open:
            self.links[-1][1] += data

    def expect(self, claim, condition):
        if not condition:
            problems.append(f"{self.address}: {claim}. The page has: {self.text[:300]!r}")


def check():
    landing = Page(BASE)
    landing.expect("leads to no page about TermPanels", landing.title.strip() == "TermPanels")
    landing.expect("has no abstract", "UIKit’s view-controller containment" in landing.text)
    with open("Tests/Hello/Hello.swift") as file:
        program = "".join(file.read().split())
    landing.expect("lacks the first program", program in "".join(landing.text.split()))

    links = [link for link in landing.links if link[0].startswith(DOCUMENTATION)]
    links = [link for link in links if "#" not in link[0]]
    followed = [link for link in links if link[2]][:10]
    landing.expect("has fewer than ten links in its topics", len(followed) == 10)
    modules = set(os.listdir(os.path.join(SITE, "documentation"))) - {"index.html", "termpanels"}
    for module in sorted(modules):
        link = next((link for link in links if link[0] == DOCUMENTATION + module), None)
        landing.expect(f"does not link to {module}", link)
        followed += [link] if link else []
    for address, text, _ in followed:
        page = Page(address)
        # In front of the name of a type, the link has its kind.
        title = " ".join(page.title.split())
        page.expect(f"is not “{text}”", title and " ".join(text.split()).endswith(title))
        page.expect("is missing", MISSING not in page.text)
    # The folder above all pages.
    folder = Page(DOCUMENTATION)
    folder.expect("leads to no page about TermPanels", folder.title.strip() == "TermPanels")
    return len(followed) + 2


handler = functools.partial(Handler, directory=SITE)
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
# A browser that has ended closes its connections, which is no problem.
server.handle_error = lambda *_: None
threading.Thread(target=server.serve_forever, daemon=True).start()
pages = check()
if problems:
    sys.exit("\n".join(problems))
print(pages)
