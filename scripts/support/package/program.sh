# Sourced by scripts/package: the program, built from a commit, and the files that belong to it.

# The commit that is checked out. Its moment is the time of everything that is made from it.
find_commit() {
  commit=$(git rev-parse --verify --quiet HEAD) || fail "packages are made from a commit of git"
  # These scripts are those of the commit, too.
  [ -z "$(git status --porcelain --untracked-files=no)" ] ||
    fail "there are changes that are not committed; packages are made from a commit"
  SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
  export SOURCE_DATE_EPOCH
}

# Builds the program from an export of the commit, and strips it. Nothing in it depends on the path
# of this folder: the hash that the compiler keeps for itself would, and with it the build id.
build_commit() {
  source=$work/source
  mkdir "$source"
  git archive --output="$work/source.tar" "$commit"
  tar -xf "$work/source.tar" -C "$source"
  echo "Building paneltodo…" >&2
  compile_release "$work/build" --product paneltodo \
    --package-path "$source" \
    -Xswiftc -file-prefix-map -Xswiftc "$work=." -Xcc "-ffile-prefix-map=$work=." \
    -Xcc -D_FORTIFY_SOURCE=2 -Xcc -fstack-protector-strong \
    -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now || fail "the build failed"
  program=$work/paneltodo
  # The strip of binutils drops the segment GNU_RELRO, which makes relocated data read-only.
  toolchain_program llvm-objcopy --strip-all -R .comment -R .swift_modhash -R .note.gnu.build-id \
    "$work/build/release/paneltodo" "$program"
  version=$("$program" --version | cut -d ' ' -f 2)
}

# Adds the manual page and the completions to a folder such as /usr/share; zsh reads its own from
# the folder with the second name.
add_pages() {
  install -D -m 644 "$source/docs/paneltodo.1" "$1/man/man1/paneltodo.1"
  mkdir -p "$1/bash-completion/completions" "$1/zsh/$2" "$1/fish/vendor_completions.d"
  "$program" completion bash >"$1/bash-completion/completions/paneltodo"
  "$program" completion zsh >"$1/zsh/$2/_paneltodo"
  "$program" completion fish >"$1/fish/vendor_completions.d/paneltodo.fish"
}

# Adds the units of the timers for reminders and for the synchronisation, which a person may enable,
# to a folder.
add_units() {
  for unit in paneltodo-remind paneltodo-sync; do
    for file in "$unit.service" "$unit.timer"; do
      install -D -m 644 "$source/scripts/support/package/$file" "$1/$file"
    done
  done
}

# The licences of the program, in the form that Debian prescribes.
copyright() {
  sed -n '/^Permission/,$ { s/^$/./; s/^/ /; p; }' "$source/LICENSE" >"$work/licence"
  sed -e "s|@HOLDERS@|$(sed -n 's/^Copyright (c) //p' "$source/LICENSE")|" \
    -e "/@LICENCE@/ { r $work/licence
      d; }" "$source/scripts/support/package/copyright"
}

# Gives all files of a folder the time of the commit.
settle_times() {
  find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
}
