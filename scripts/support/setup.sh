# Sourced by the scripts above this folder: the path of the repository, and shared functions.

cd "$(dirname "$(readlink -f "$0")")/.."
# Swift's crash reporter would ask its questions on the terminal of a program that is gone.
export SWIFT_BACKTRACE=enable=no

fail() {
  echo "$(basename "$0"): $*" >&2
  exit 1
}

# Runs a command silently, unless it fails.
quietly() {
  log=$(mktemp)
  "$@" >"$log" 2>&1 || {
    status=$?
    cat "$log" >&2
    rm -f "$log"
    return $status
  }
  rm -f "$log"
}

# Runs a command that takes minutes: on a terminal it shows how far it is, elsewhere nothing unless it
# fails.
visibly() {
  if [ -t 2 ]; then "$@" >&2; else quietly "$@"; fi
}

# Installs those of the given Debian packages that are missing. On a system without dpkg they are
# assumed to be there under other names.
require_packages() {
  command -v dpkg-query >/dev/null || return 0
  missing=
  for package in "$@"; do
    case $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) in
      installed) ;;
      *) missing="$missing $package" ;;
    esac
  done
  [ -n "$missing" ] || return 0

  as_root=
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null && sudo true ||
      fail "these packages are missing, and installing them needs root or sudo:$missing"
    as_root="sudo"
  fi
  echo "Installing$missing…" >&2
  install="$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends"
  # The lists of a fresh system are empty, those of an old one out of date.
  $install $missing >/dev/null 2>&1 || {
    quietly $as_root apt-get update -qq || fail "apt-get update failed"
    quietly $install $missing || fail "apt-get could not install$missing"
  }
}

# The SSH server and its client. Only its program is needed: where the package is missing, the
# server that it brings is kept from starting, now and with the system, until it is unmasked
# (systemctl unmask ssh.service ssh.socket). An installed one stays as it is.
require_ssh_server() {
  require_packages openssh-client procps util-linux
  command -v dpkg-query >/dev/null || return 0
  [ -x /usr/sbin/sshd ] || {
    # A package leaves a masked service alone, and a mask may be there before the service is.
    if command -v systemctl >/dev/null; then
      as_root=
      [ "$(id -u)" = 0 ] || as_root=sudo
      quietly $as_root systemctl mask ssh.service ssh.socket ||
        fail "the service of openssh-server could not be masked, so it is not installed"
      echo "openssh-server is installed without its service, which is masked." >&2
    fi
    require_packages openssh-server
  }
}

# The requirements of compiling and linking: the headers of the four C libraries, and what the
# toolchain itself lacks on a bare system: a linker, the C++ library and two of its own libraries.
require_build_tools() {
  command -v swift >/dev/null || fail "swift is not on the PATH; see https://www.swift.org/install. \
Without Swift, paneltodo can be installed as a package: docs/packages.md"
  require_packages binutils libfribidi-dev libmd4c-dev libncurses-dev libsqlite3-dev
  set -- /usr/lib/gcc/*/*/libstdc++.so
  [ -e "$1" ] || require_packages libstdc++-12-dev
  swift build --version >/dev/null 2>&1 || require_packages libcurl4 libxml2
}

# The further requirements of the samples, and with them of the package as a whole: the libraries
# for images, which TermPanelsImages needs, and the one for the network.
require_sample_libraries() {
  require_packages libcurl4-openssl-dev libpng-dev libturbojpeg0-dev
}

# The commit of this tree for the version of the program, in the form that git archive writes into an
# export (Sources/CSourceCommit), and whether files differ from it. Without git there is none, and an
# export knows its own.
source_commit() {
  file=Sources/CSourceCommit/SourceCommit.c
  form=$(sed -n 's/.*"[$]Format:\(.*\)[$]".*/\1/p' $file)
  # A folder above may be a repository of something else.
  [ -n "$form" ] && [ -z "$(git rev-parse --show-prefix 2>/dev/null)" ] || return 0
  mark=$(git log -1 --format="$form" 2>/dev/null) || return 0
  [ -z "$(git status --porcelain --untracked-files=no)" ] || mark="$mark changed"
  echo "$mark"
}

# Runs a command of SwiftPM with the commit, which Package.swift reads.
knowing_commit() {
  PANELTODO_COMMIT=${PANELTODO_COMMIT-$(source_commit)} "$@"
}

release_folder=.build/run

# Builds the app, or the program of the given name, as it is released, with nothing to install
# beside it, unless nothing has changed since the last time.
build_release() {
  program=${1:-paneltodo}
  release_binary=$PWD/$release_folder/release/$program
  stamp=$release_folder/built-$program
  ! is_release_current || return 0
  echo "Building $program, which takes about five minutes, and only this once…" >&2
  mkdir -p "$release_folder"
  # The time of the start counts: files that change during the build are built the next time.
  touch "$stamp.next"
  compile_release "$release_folder" --product "$program" || fail "the build failed"
  mv "$stamp.next" "$stamp"
}

# Whether nothing has changed since the release of a program was built.
is_release_current() {
  program=${1:-paneltodo}
  stamp=$release_folder/built-$program
  [ -f "$stamp" ] && [ -x "$release_folder/release/$program" ] &&
    [ -z "$(find Package.swift CNcurses Sources scripts/support/setup.sh -cnewer "$stamp" -print -quit)" ]
}

# Builds a program for development, which takes a third of the time of a release and is slower to
# run: docs/performance.md has the figures.
build_for_development() {
  binary=$PWD/.build/debug/$1
  [ -x "$binary" ] ||
    echo "Building $1, which takes about two minutes the first time…" >&2
  visibly knowing_commit swift build --product "$1" || fail "the build failed"
}

# Compiles for release into a folder, with further arguments of `swift build`. SQLite and the
# libraries of Swift and of C++ become part of the program: with fewer libraries to load, it starts
# sooner (docs/decisions/0218-sqlite-is-part-of-the-program.md), and sooner still since it exports no
# symbols (docs/decisions/0239-a-release-exports-no-symbols.md). Builds for development check at run
# time what a release does not (docs/decisions/0234-checks-belong-to-builds-for-development.md).
# Debug information would take a third of the time of the compiler, and nobody reads it.
compile_release() {
  scratch=$1
  shift
  # In this folder the linker finds no shared libraries of these names.
  mkdir -p "$scratch/link"
  for library in libsqlite3.a libstdc++.a; do
    ln -sf "$(toolchain_program clang -print-file-name=$library)" "$scratch/link/$library"
  done
  visibly knowing_commit ${steadily-} swift build -c release --static-swift-stdlib --scratch-path "$scratch" \
    -debug-info-format none "$@" \
    -Xswiftc -use-ld=lld -Xswiftc "-L$scratch/link" \
    -Xswiftc -Xclang-linker -Xswiftc -static-libgcc -Xlinker --no-export-dynamic \
    -Xswiftc -enforce-exclusivity=unchecked \
    -Xswiftc -Xfrontend -Xswiftc -disable-dynamic-actor-isolation
}

# Runs a program that comes with the compiler.
toolchain_program() {
  tool=$1
  shift
  "$(dirname "$(readlink -f "$(command -v swift)")")/$tool" "$@"
}
