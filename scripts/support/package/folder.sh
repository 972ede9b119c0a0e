# Sourced by scripts/package: the folder that runs from any place on Linux with glibc. Its name is
# that of every version, so that a link to it stays right.

make_folder() {
  name=paneltodo-linux-$(uname -m)
  tree=$work/$name
  doc=$tree/share/doc/paneltodo
  install -D "$source/scripts/support/package/launcher" "$tree/bin/paneltodo"
  install -D "$program" "$tree/lib/paneltodo/paneltodo"
  add_pages "$tree/share" site-functions
  add_units "$tree/share/systemd/user" paneltodo
  install -D -m 644 "$source/docs/CHANGELOG.md" "$doc/CHANGELOG.md"
  copyright >"$doc/copyright"
  install -D -m 644 /usr/share/common-licenses/Apache-2.0 "$doc/licences/Apache-2.0"
  install -D -m 644 /usr/share/common-licenses/GPL-3 "$doc/licences/GPL-3"
  add_libraries
  add_terminals
  settle_times "$tree"
  # Not every system has xz.
  tar --sort=name --format=gnu --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 \
    --numeric-owner -c -C "$work" "$name" |
    gzip -9 --no-name >"$packages/paneltodo-$version-linux-$(uname -m).tar.gz"
}

# Adds the libraries that not every system has, where the loader finds them: beside the program.
add_libraries() {
  ldd "$program" | awk '$2 == "=>" && $1 !~ /^lib(c|m)[.]so/ { print $1, $3 }' |
    while read -r library path; do
      [ -e "$path" ] || fail "$library is missing"
      install -m 644 "$path" "$tree/lib/paneltodo/$library"
      add_licence "$(dpkg -S "*/$(basename "$(readlink -f "$path")")" | head -n 1 | cut -d : -f 1)"
    done
}

# Adds the entries of the most frequent terminals, for a system without them.
add_terminals() {
  dpkg -L ncurses-base | sed -n 's|^.*/terminfo/\(./[^/]*\)$|\1 &|p' |
    while read -r entry path; do
      install -D -m 644 "$path" "$tree/share/terminfo/$entry"
    done
  add_licence ncurses-base
}

add_licence() {
  install -D -m 644 "/usr/share/doc/$1/copyright" "$doc/licences/$1"
}
