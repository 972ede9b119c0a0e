# Sourced by scripts/package: the program, built from a commit.

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
  toolchain_program clang -O2 -Wall -Wextra -Werror -fPIC -c "$source/scripts/support/package/glibc.c" \
    -o "$work/glibc.o"
  # The compiler orders some instructions by addresses of its own memory, which are random otherwise.
  steadily='setarch --addr-no-randomize'
  $steadily true 2>/dev/null || steadily=
  # An export knows its own commit.
  PANELTODO_COMMIT='' compile_release "$work/build" --product paneltodo \
    --package-path "$source" -Xlinker "$work/glibc.o" \
    -Xswiftc -file-prefix-map -Xswiftc "$work=." -Xcc "-ffile-prefix-map=$work=." \
    -Xcc -D_FORTIFY_SOURCE=2 -Xcc -fstack-protector-strong \
    -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now || fail "the build failed"
  program=$work/paneltodo
  # The strip of binutils drops the segment GNU_RELRO, which makes relocated data read-only.
  toolchain_program llvm-objcopy --strip-all -R .comment -R .swift_modhash -R .note.gnu.build-id \
    "$work/build/release/paneltodo" "$program"
  # The lines are "GLIBC_2.34" and the like.
  newer=$(objdump -T "$program" | grep -o 'GLIBC_2[.]\(3[5-9]\|[4-9][0-9]\)' | sort -u)
  [ -z "$newer" ] || fail "the program would need a C library newer than 2.34: $newer"
  version=$("$program" --version | cut -d ' ' -f 2)
  # All that follows is made from the export.
  cd "$source" || exit
}

# The licences of the program and the versions of what it contains, in the form that Debian prescribes.
copyright() {
  sed -n '/^Permission/,$ { s/^$/./; s/^/ /; p; }' "$source/LICENSE" >"$work/licence"
  sed -e "s|@HOLDERS@|$(sed -n 's/^Copyright (c) //p' "$source/LICENSE")|" \
    -e "s|@ADDRESS@|$(project address)|" \
    -e "s|@SWIFT@|$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p')|" \
    -e "s|@GCC@|$(toolchain_program clang -v 2>&1 | sed -n 's|^Selected GCC.*/||p')|" \
    -e "s|@SQLITE@|$(dpkg-query -W -f '${Version}' libsqlite3-dev)|" \
    -e "/@LICENCE@/ { r $work/licence
      d; }" "$source/scripts/support/package/copyright"
}

# Gives all files of a folder the time of the commit.
settle_times() {
  find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
}
