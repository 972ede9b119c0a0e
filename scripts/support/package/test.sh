# Sourced by scripts/test-package: the parts of the test.

packages=.build/packages

# Makes the packages, unless they are those of this commit.
make_packages() {
  short=$(echo "$commit" | cut -c 1-10)
  case $("$packages/work/paneltodo" --version 2>/dev/null) in
    *"(commit $short,"*) ;;
    *) scripts/package ;;
  esac
  (cd "$packages" && sha256sum --quiet --check SHA256SUMS)
}

# A clone with another path makes the same bytes.
test_same() {
  git clone --quiet . "$tests/clone/elsewhere"
  git -C "$tests/clone/elsewhere" checkout --quiet --detach "$commit"
  quietly "$tests/clone/elsewhere/scripts/package"
  diff -u "$packages/SHA256SUMS" "$tests/clone/elsewhere/$packages/SHA256SUMS"
}

# The package is installed, used and purged, leaves nothing behind, and keeps Debian's rules.
test_debian() {
  fresh_debian bookworm
  quietly inside apt-get -qq update
  install_inside bash-completion man-db
  files_inside >"$tests/before"
  cp "$packages"/*.deb "$debian/tmp/paneltodo.deb"
  install_inside /tmp/paneltodo.deb
  (cd "$debian" && md5sum --quiet --check var/lib/dpkg/info/paneltodo.md5sums)
  use
  shows 'lists in a terminal' as_person man paneltodo
  # shellcheck disable=SC2016
  shows '^logbook$' as_person bash -c '
    . /usr/share/bash-completion/bash_completion
    _completion_loader paneltodo
    COMP_LINE="paneltodo logb" COMP_POINT=14 COMP_WORDS=(paneltodo logb) COMP_CWORD=1
    _paneltodo paneltodo
    echo "${COMPREPLY[*]}"'
  quietly inside apt-get -qq purge --auto-remove paneltodo
  files_inside >"$tests/after"
  diff -u "$tests/before" "$tests/after" || fail "the package leaves other files than it found"

  install_inside lintian
  inside lintian --allow-root --fail-on error,warning /tmp/paneltodo.deb
}

# The folder runs in any place, on a system without its libraries and its terminals.
test_folder() {
  fresh_debian trixie
  place='/opt/any place'
  mkdir "$debian/$place"
  tar -xJf "$packages"/*.tar.xz --strip-components=1 -C "$debian/$place"
  ln -s "$place/bin/paneltodo" "$debian/usr/local/bin/paneltodo"
  rm -rf "$debian/etc/terminfo" "$debian/usr/lib/terminfo" "$debian/usr/share/terminfo"
  for library in "$debian/$place"/lib/paneltodo/lib*; do
    shows "$place/lib/paneltodo/$(basename "$library")" \
      inside env LD_TRACE_LOADED_OBJECTS=1 "$place/lib/paneltodo/paneltodo"
  done
  use
}

# Uses the installed program as a person does: in a shell, and on a screen.
use() {
  shows "^paneltodo [0-9.]* (commit $short, [0-9-]*)$" as_person paneltodo --version
  quietly as_person paneltodo add Milk tomorrow tag:shop
  shows Milk as_person paneltodo list tag:shop
  quietly as_person paneltodo remind
  shows_on_screen Groceries paneltodo --demo
}
