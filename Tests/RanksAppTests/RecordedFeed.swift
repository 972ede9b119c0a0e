/// A feed as the store serves it, including everything that we do not read.
enum RecordedFeed {
  /// A feed of two apps, whose icons are at an address.
  static func text(icons: String = "https://example.org") -> String {
    """
    {"feed":{"author":{"name":{"label":"iTunes Store"},"uri":{"label":"http://www.apple.com/itunes/"}},
    "entry":[
    \(entry(name: "Minecraft", number: "479516143", icons: icons)),
    \(entry(name: "Shadowrocket", number: "932747118", icons: icons))
    ],"updated":{"label":"2026-11-20T12:29:44-07:00"},
    "rights":{"label":"Copyright 2008 Apple Inc."},
    "title":{"label":"iTunes Store: Top Paid Applications"},
    "icon":{"label":"http://itunes.apple.com/favicon.ico"},
    "link":[{"attributes":{"rel":"alternate","type":"text/html",
    "href":"https://apps.apple.com/WebObjects/MZStore.woa/wa/viewTop?cc=us&id=134581&popId=30"}},
    {"attributes":{"rel":"self","href":"https://mzstoreservices-int-st.itunes.apple.com"}}],
    "id":{"label":"https://mzstoreservices-int-st.itunes.apple.com"}}}
    """
  }

  private static func entry(name: String, number: String, icons: String) -> String {
    """
    {"im:name":{"label":"\(name)"},
    "im:image":[
    {"label":"\(icons)/53x53bb.png","attributes":{"height":"53"}},
    {"label":"\(icons)/75x75bb.png","attributes":{"height":"75"}},
    {"label":"\(icons)/100x100bb.png","attributes":{"height":"100"}}],
    "summary":{"label":"What \(name) is.\\nIt has been rated \\u201cgood\\u201d."},
    "im:price":{"label":"$6.99","attributes":{"amount":"6.99","currency":"USD"}},
    "im:contentType":{"attributes":{"term":"Application","label":"Application"}},
    "rights":{"label":"© Makers of \(name)"},"title":{"label":"\(name) - Makers"},
    "link":[{"attributes":{"rel":"alternate","type":"text/html","href":"https://apps.apple.com/"}}],
    "id":{"label":"https://apps.apple.com/us/app/id\(number)?uo=2",
    "attributes":{"im:id":"\(number)","im:bundleId":"com.example.\(number)"}},
    "im:artist":{"label":"Makers","attributes":{"href":"https://apps.apple.com/us/developer/"}},
    "category":{"attributes":{"im:id":"6014","term":"Games","label":"Games"}},
    "im:releaseDate":{"label":"2011-11-16T17:05:54-07:00","attributes":{"label":"2011"}}}
    """
  }
}
