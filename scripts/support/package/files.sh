# Sourced by scripts/install and scripts/package: the files that belong to the program. Each function
# installs some of them below a folder that stands for a prefix such as /usr.

parts=scripts/support/package

# The value of a constant about the project, such as its address, which Swift has.
project() {
  sed -n "s/.*let $1 = \"\(.*\)\"/\1/p" "Sources/TodoApp/CommandLine/${2:-ProjectHome}.swift"
}

# Adds the manual page and the completions to a folder such as /usr/share; zsh reads its own from the
# folder with the second name.
add_pages() {
  install -D -m 644 docs/paneltodo.1 "$1/man/man1/paneltodo.1"
  mkdir -p "$1/bash-completion/completions" "$1/zsh/$2" "$1/fish/vendor_completions.d"
  "$program" completion bash >"$1/bash-completion/completions/paneltodo"
  "$program" completion zsh >"$1/zsh/$2/_paneltodo"
  "$program" completion fish >"$1/fish/vendor_completions.d/paneltodo.fish"
}

# Adds the units of the timers for reminders and for the synchronisation, which a person may enable,
# to a folder. The second argument is the path of the program.
add_units() {
  for unit in paneltodo-remind paneltodo-sync; do
    for file in "$unit.service" "$unit.timer"; do
      install -D -m 644 "$parts/$file" "$1/$file"
      sed -i "s|^ExecStart=paneltodo|ExecStart=$2|" "$1/$file"
    done
  done
}

# Adds what shows the program in menus and in software centres.
add_desktop_entry() {
  install -D -m 644 $parts/paneltodo.desktop "$1/share/applications/paneltodo.desktop"
  install -D -m 644 $parts/paneltodo.svg "$1/share/icons/hicolor/scalable/apps/paneltodo.svg"
  install -d "$1/share/metainfo"
  # The identifier is the address backwards, as AppStream wants it.
  identifier=$(project address | sed 's|^https*://||; s|/.*||' | tr . '\n' | tac | paste -s -d .).paneltodo
  sed -e "s|@ID@|$identifier|; s|@ADDRESS@|$(project address)|" \
    -e "s|@DEVELOPER@|$(project maintainer | sed 's| <.*||')|; s|@PICTURE@|$(project picture)|" \
    -e "/@RELEASES@/ { r /dev/stdin
      d; }" $parts/metainfo.xml >"$1/share/metainfo/$identifier.metainfo.xml" <<END
$(releases)
END
  chmod 644 "$1/share/metainfo/$identifier.metainfo.xml"
}

# The versions with their days, in the form of AppStream.
releases() {
  sed -n 's|^## \([0-9.]*\) (\(.*\))$|    <release version="\1" date="\2"/>|p' docs/CHANGELOG.md
}

# Adds what a host of guests over SSH needs: the program of a connection and the configuration of the
# server, docs/ssh.md. The second argument is the prefix.
add_hosting() {
  install -D -m 755 scripts/support/ssh/paneltodo-session "$1/lib/paneltodo/paneltodo-session"
  sed -i "s|/usr/bin/paneltodo|$2/bin/paneltodo|" "$1/lib/paneltodo/paneltodo-session"
  install -D -m 644 scripts/support/ssh/paneltodo.conf "$1/share/paneltodo/paneltodo.conf"
}
