# Sourced by scripts/test-package: fresh systems, as folders below $tests, and the commands in them.

# Makes a minimal Debian of a suite. The others of these functions work in the last one made.
fresh_debian() {
  debian=$tests/$1
  echo "Making a Debian $1…" >&2
  quietly debootstrap --variant=minbase "$1" "$debian" \
    "${DEBIAN_MIRROR:-http://deb.debian.org/debian}" || fail "debootstrap could not make a Debian $1"
  mount -t proc proc "$debian/proc"
  mkdir -m 700 "$debian/tmp/home"
  chown nobody "$debian/tmp/home"
}

remove_fresh() {
  umount "$tests"/*/proc 2>/dev/null || true
  rm -rf --one-file-system "$tests"
}

environment='PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp/home LC_ALL=C.UTF-8'
environment="$environment TERM=xterm-256color DEBIAN_FRONTEND=noninteractive"

# Runs a command as root.
inside() { chroot "$debian" env -i $environment "$@"; }

# Runs a command as a person without rights.
as_person() { chroot --userspec=nobody "$debian" env -i $environment "$@"; }

install_inside() { quietly inside apt-get -qq install --no-install-recommends "$@"; }

# Lists all files but those that any program leaves: logs, caches, the lists of apt.
files_inside() {
  (cd "$debian" && find . -xdev \( -path ./tmp -o -path ./proc -o -path ./var/cache \
    -o -path ./var/log -o -path ./var/lib/apt \) -prune -o -print | sort)
}

# Fails unless a command prints a line that matches.
shows() {
  pattern=$1
  shift
  "$@" >"$tests/output" 2>&1 || { cat "$tests/output" >&2 && fail "this failed: $*"; }
  grep -q "$pattern" "$tests/output" ||
    { cat "$tests/output" >&2 && fail "the output lacks $pattern: $*"; }
}

# Runs a command, whose words have no spaces, as a person on a terminal. Waits until the terminal
# has got a text, and ends the command with q.
shows_on_screen() {
  text=$1
  shift
  rm -f "$tests/keys"
  mkfifo "$tests/keys"
  timeout 60 script --quiet --return --command \
    "stty rows 24 columns 80 && chroot --userspec=nobody $debian env -i $environment $*" \
    /dev/null <"$tests/keys" >"$tests/screen" &
  session=$!
  exec 9>"$tests/keys"
  until grep -q "$text" "$tests/screen"; do
    kill -0 $session 2>/dev/null || { cat -v "$tests/screen" >&2 && fail "no screen from: $*"; }
    sleep 0.1
  done
  printf q >&9
  wait $session || fail "this did not end well: $*"
  exec 9>&-
}
