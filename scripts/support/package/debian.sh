# Sourced by scripts/package: the package for Debian.

make_debian_package() {
  tree=$work/debian
  share=$tree/usr/share
  doc=$share/doc/paneltodo
  maintainer=${PACKAGER:-$(project maintainer)}
  install -D "$program" "$tree/usr/bin/paneltodo"
  # The libraries are those of the system, not files beside the program.
  quietly chrpath --delete "$tree/usr/bin/paneltodo"
  add_pages "$share" vendor-completions
  add_units "$tree/usr/lib/systemd/user" /usr/bin/paneltodo
  add_desktop_entry "$tree/usr"
  add_hosting "$tree/usr" /usr
  mkdir -p "$doc" "$tree/DEBIAN"
  copyright >"$doc/copyright"
  debian_changelog >"$doc/changelog"
  gzip -9 --no-name "$doc/changelog" "$share/man/man1/paneltodo.1"
  (cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$tree/DEBIAN/md5sums"
  needed=$(needed_packages)
  debian_control >"$tree/DEBIAN/control"
  settle_times "$tree"
  quietly dpkg-deb --root-owner-group -Zxz --threads-max=1 --build "$tree" \
    "$packages/paneltodo_${version}_$(dpkg --print-architecture).deb"
}

debian_control() {
  cat <<END
Package: paneltodo
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: $maintainer
Installed-Size: $(installed_size)
Depends: $needed
Recommends: libnotify-bin
Suggests: openssh-server, vdirsyncer
Section: utils
Priority: optional
Homepage: $(project address)
Description: to-do lists in a terminal
 Lists of items with dates, times, tags, priorities, notes, subtasks and
 recurrence, on a full screen with keys and mouse, or line by line for screen
 readers. A line of plain words adds an item; every change can be undone.
 .
 The same lists can be used from a shell, with output as text or JSON, and
 exchanged with iCalendar, todo.txt, Taskwarrior, Org, Markdown and CSV.
END
}

# The kilobytes of all files on a disk with blocks of that size.
installed_size() {
  find "$tree/usr" \( -type f -printf '%s\n' \) -o -printf '1\n' |
    awk '{ blocks += int(($1 + 1023) / 1024) } END { print blocks }'
}

# The packages with the libraries that the program is linked to, with their versions.
needed_packages() {
  mkdir -p "$work/stub/debian"
  printf 'Source: paneltodo\n\nPackage: paneltodo\nArchitecture: any\n' >"$work/stub/debian/control"
  (cd "$work/stub" && dpkg-shlibdeps -O "$tree/usr/bin/paneltodo" 2>"$work/stub/log") \
    >"$work/stub/depends" || { cat "$work/stub/log" >&2 && fail "dpkg-shlibdeps failed"; }
  sed -n 's/^shlibs:Depends=//p' "$work/stub/depends"
}

# The points of docs/CHANGELOG.md in the form of Debian: an entry for each version, and for what was
# not released when the commit was made.
debian_changelog() {
  trailer=
  points | {
    while IFS= read -r line; do
      case $line in
        '## '*)
          [ -z "$trailer" ] || printf '\n%s\n\n' "$trailer"
          line=${line#'## '}
          day=${line#*'('}
          number=${line%%' ('*}
          moment="${day%')'} 12:00"
          [ "$number" != Unreleased ] || { number=$version && moment=@$SOURCE_DATE_EPOCH; }
          printf 'paneltodo (%s) stable; urgency=medium\n\n' "$number"
          trailer=" -- $maintainer  $(LC_ALL=C date -u -R -d "$moment")"
          ;;
        *) echo "* $line" | fold -s -w 74 | sed '1s/^/  /; 2,$s/^/    /; s/ *$//' ;;
      esac
    done
    printf '\n%s\n' "$trailer"
  }
}

# The headings of versions and the points below them, each on one line and without Markdown.
points() {
  awk '
    function flush() { if (point != "") print point; point = "" }
    /^## / { flush(); begun = 1; print; next }
    !begun { next }
    /^- / { flush(); point = substr($0, 3); next }
    /^  / && point != "" { point = point " " substr($0, 3); next }
    { flush() }
    END { flush() }' "$source/docs/CHANGELOG.md" |
    sed 's/\[\([^]]*\)\]([^)]*)/\1/g; s/`//g'
}
