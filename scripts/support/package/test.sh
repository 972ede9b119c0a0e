# Sourced by scripts/test-package: the parts of the test.

packages=$PWD/.build/packages

# Makes the packages, unless they are those of this commit.
make_packages() {
  short=$(echo "$commit" | cut -c 1-10)
  case $("$packages/work/paneltodo" --version 2>/dev/null) in
    *"$short"*) ;;
    *) scripts/package ;;
  esac
  (cd "$packages" && sha256sum --quiet --check SHA256SUMS)
}

# A clone with another path makes the same bytes.
test_same() {
  git clone --quiet . "$tests/clone/elsewhere"
  git -C "$tests/clone/elsewhere" checkout --quiet --detach "$commit"
  quietly "$tests/clone/elsewhere/scripts/package"
  diff -u "$packages/SHA256SUMS" "$tests/clone/elsewhere/.build/packages/SHA256SUMS"
}

# Ann does what the page says in a fresh system, first with the folder, for which it has to have
# nothing.
test_system() {
  fresh_system "$1"
  try_folder
  rm -rf "$system/home/ann/.local"
  try_debian_package
  [ "$1" != bookworm ] || check_rules
}

# Ann installs, uses, updates and removes the package, and hosts guests. It leaves nothing behind.
try_debian_package() {
  install_inside bash-completion man-db
  files_inside >"$tests/before"
  download "$packages"/*.deb "$packages/SHA256SUMS"
  run_block check
  run_block debian-install
  (cd "$system" && md5sum --quiet --check var/lib/dpkg/info/paneltodo.md5sums)
  use
  shows 'lists in a terminal' as_person man paneltodo
  # shellcheck disable=SC2016
  shows '^logbook$' as_person bash -c "'
    . /usr/share/bash-completion/bash_completion
    _completion_loader paneltodo
    COMP_LINE=\"paneltodo logb\" COMP_POINT=14 COMP_WORDS=(paneltodo logb) COMP_CWORD=1
    _paneltodo paneltodo
    echo \"\${COMPREPLY[*]}\"'"
  update_package
  run_block debian-remove
  # With the recommended package, which apt keeps until it is asked.
  quietly inside apt-get -qq autoremove --purge
  files_inside >"$tests/after"
  diff -u "$tests/before" "$tests/after" || fail "the package leaves other files than it found"
  test_guests
}

# The package keeps the rules of Debian and of desktops.
check_rules() {
  install_inside lintian
  cp "$packages"/*.deb "$system/tmp/paneltodo.deb"
  inside lintian --allow-root --fail-on error,warning /tmp/paneltodo.deb
  desktop-file-validate "$packages/work/debian/usr/share/applications/paneltodo.desktop"
  appstreamcli validate --no-net "$packages/work/debian/usr/share/metainfo/"*.xml
}

# A package of a later commit takes the place of the one before, and keeps the lists.
update_package() {
  rm -rf "$tests/later"
  dpkg-deb --raw-extract "$packages"/*.deb "$tests/later"
  sed -i 's/^\(Version: .*\)/\1.later/' "$tests/later/DEBIAN/control"
  rm "$system"/home/ann/Downloads/*.deb
  quietly dpkg-deb --root-owner-group --build "$tests/later" "$tests/paneltodo_later.deb"
  download "$tests/paneltodo_later.deb"
  run_block debian-install 'apt install'
  shows '[.]later$' inside dpkg-query -W paneltodo
  shows Milk as_person paneltodo list tag:shop
}

# From the installed package to guests over SSH: ann is the host and the guest.
test_guests() {
  run_block debian-install 'apt install'
  # What stands for a service manager starts the server.
  mkdir -p "$system/run/sshd"
  cat >"$system/usr/local/bin/systemctl" <<'END'
#!/bin/sh
[ "$*" = 'reload ssh' ] || exit 0
exec /usr/sbin/sshd -p 24022 -o ListenAddress=127.0.0.1 -o PidFile=/run/sshd.pid
END
  chmod 755 "$system/usr/local/bin/systemctl"
  install_inside openssh-client
  as_person "ssh-keygen -q -t ed25519 -N '' -f ~/.ssh/id_ed25519 <<<y && cp ~/.ssh/id_ed25519.pub Downloads/ann.pub"
  for name in host-server host-account host-files host-key host-start; do run_block $name; done
  client=$(block client | sed 's/^ssh /ssh -p 24022 -o StrictHostKeyChecking=no -o LogLevel=ERROR /')
  for kind in xterm-256color xterm-kitty xterm-ghostty foot alacritty wezterm st-256color vt100; do
    on_screen 'No lists yet' "$(login_of_person) -c '$client'"
  done
  kind=
  stop_server
  rm "$system/usr/local/bin/systemctl"
}

stop_server() {
  [ ! -s "$system/run/sshd.pid" ] || kill "$(cat "$system/run/sshd.pid")"
}

# Ann does the same with the folder, on a system without xz, FriBidi and MD4C, and uses it where the
# system knows no terminal.
try_folder() {
  download "$packages"/*.tar.gz "$packages/SHA256SUMS"
  run_block check
  run_block folder-install
  use
  folder=$(echo "$system"/home/ann/.local/lib/paneltodo-linux-*)
  run_block folder-update
  shows Milk as_person paneltodo list tag:shop
  test_odd_places
  run_block folder-remove
  [ -z "$(find "$system/home/ann/.local" -name '*paneltodo*' ! -path '*/share/paneltodo')" ] ||
    fail "the folder leaves files behind"
  rm -rf "${system:?}/$place" "$system/usr/local/bin/linked" "$system/usr/local/bin/copied"
  rm "$system"/home/ann/Downloads/*
}

# The folder in a path with a space, with its own libraries and terminals, as a copy and as a link.
test_odd_places() {
  place='/opt/any place'
  mkdir -p "$system/$place"
  cp -a "$folder/." "$system/$place"
  ln -sf "$place/bin/paneltodo" "$system/usr/local/bin/linked"
  for library in "$system/$place"/lib/paneltodo/lib*; do
    shows "$place/lib/paneltodo/$(basename "$library")" \
      inside env LD_TRACE_LOADED_OBJECTS=1 "$place/lib/paneltodo/paneltodo"
  done
  mkdir "$tests/terminals"
  for terminals in etc/terminfo usr/lib/terminfo lib/terminfo usr/share/terminfo; do
    [ ! -d "$system/$terminals" ] || mv "$system/$terminals" "$tests/terminals/$(echo $terminals | tr / -)"
  done
  on_screen Groceries "$(login_of_person) -c 'linked --demo'"
  for terminals in etc/terminfo usr/lib/terminfo lib/terminfo usr/share/terminfo; do
    moved="$tests/terminals/$(echo $terminals | tr / -)"
    [ ! -d "$moved" ] || mv "$moved" "$system/$terminals"
  done
  rmdir "$tests/terminals"
  cp "$folder/bin/paneltodo" "$system/usr/local/bin/copied"
  ! as_person copied --version >"$tests/output" 2>&1 || fail "a copy of the script runs"
  grep -q '^paneltodo: .* is a copy' "$tests/output" || fail "a copy of the script does not say so"
}

# Uses the installed program as a person does: in a shell, and on a screen, also with terminals that
# the system does not know.
use() {
  shows "^paneltodo [0-9.]*.*$short" as_person paneltodo --version
  quietly as_person paneltodo add Milk tomorrow tag:shop
  shows Milk as_person paneltodo list tag:shop
  for kind in xterm-256color xterm-kitty xterm-ghostty foot; do
    on_screen Groceries "$(login_of_person) -c 'paneltodo --demo'"
  done
  kind=
}
