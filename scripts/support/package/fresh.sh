# Sourced by scripts/test-package: fresh systems, as folders below $tests, and the commands in them.

# Makes a minimal system of a suite of Debian or Ubuntu, with a person, ann, who has a folder of
# downloads and may use sudo. The others of these functions work in the last one made.
fresh_system() {
  system=$tests/$1
  case $1 in
    jammy) mirror=${UBUNTU_MIRROR:-http://archive.ubuntu.com/ubuntu} ;;
    *) mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian} ;;
  esac
  echo "Making a fresh system, $1…" >&2
  quietly debootstrap --variant=minbase "$1" "$system" "$mirror" ||
    fail "debootstrap could not make a system of $1"
  mount -t proc proc "$system/proc"
  mount -t devpts -o newinstance,ptmxmode=0666,gid=5,mode=620 devpts "$system/dev/pts"
  ln -sf pts/ptmx "$system/dev/ptmx"
  # What the installer of a system writes.
  echo "127.0.0.1 localhost $(uname -n)" >"$system/etc/hosts"
  # Ubuntu has FriBidi in a part that a minimal system does not look at.
  ! grep -q ubuntu "$system/etc/os-release" ||
    echo "deb $mirror $1 main universe" >"$system/etc/apt/sources.list"
  quietly inside apt-get -qq update
  # Without questions, as for a person who answers yes.
  echo 'APT::Get::Assume-Yes "true";' >"$system/etc/apt/apt.conf.d/90yes"
  install_inside sudo
  inside useradd --create-home --shell /bin/bash ann
  echo 'ann ALL=(ALL) NOPASSWD: ALL' >"$system/etc/sudoers.d/ann"
  as_person mkdir Downloads
}

remove_fresh() {
  stop_server
  umount "$tests"/*/dev/pts "$tests"/*/proc 2>/dev/null || true
  rm -rf --one-file-system "$tests"
}

# Runs a command as root.
inside() {
  chroot "$system" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
}

install_inside() { quietly inside apt-get -qq install --no-install-recommends "$@"; }

# The command that logs ann in and runs a line of a shell.
login_of_person() {
  echo "chroot $system env -i TERM=${kind:-xterm-256color} LC_ALL=C.UTF-8 su --login ann --whitelist-environment=LC_ALL"
}

# Runs a line of a shell as ann, who has just logged in.
as_person() { $(login_of_person) -c "$*"; }

# Gives ann files to download.
download() { install -m 644 -o 1000 -g 1000 "$@" "$system/home/ann/Downloads"; }

# A block of the pages, by its name.
block() {
  found=$(sed -n "/^\`\`\`sh $1\$/,/^\`\`\`\$/p" docs/packages.md docs/ssh.md | sed '1d; $d')
  [ -n "$found" ] || fail "no page has the block $1"
  echo "$found"
}

# Runs a block of the pages as ann in her folder of downloads, on a terminal. When the samples are on
# the screen, q is pressed. With a second argument, only the lines that match it are run.
run_block() {
  {
    echo 'set -eu; cd ~/Downloads'
    block "$1" | grep -e "${2:-}"
  } >"$system/tmp/block"
  if grep -q -e --demo "$system/tmp/block"; then
    on_screen Groceries "$(login_of_person) -c 'bash /tmp/block'"
  else
    as_person bash /tmp/block >"$tests/output" 2>&1 || {
      cat "$tests/output" >&2
      fail "this block of the page failed: $1"
    }
  fi
}

# Lists all files but those that any program leaves (logs, caches, the lists of apt), and ann's.
files_inside() {
  (cd "$system" && find . -xdev \( -path ./tmp -o -path ./proc -o -path ./dev -o -path ./home/ann \
    -o -path ./var/cache -o -path ./var/log -o -path ./var/lib/apt \) -prune -o -print | sort)
}

# Fails unless a command prints a line that matches.
shows() {
  pattern=$1
  shift
  "$@" >"$tests/output" 2>&1 || { cat "$tests/output" >&2 && fail "this failed: $*"; }
  grep -q -e "$pattern" "$tests/output" ||
    { cat "$tests/output" >&2 && fail "the output lacks $pattern: $*"; }
}

# Runs a command line on a terminal. Waits until the terminal has got a text, and then presses q.
on_screen() {
  rm -f "$tests/keys"
  mkfifo "$tests/keys"
  : >"$tests/screen"
  timeout 120 script --quiet --return --command "stty rows 24 columns 80 && $2" \
    /dev/null <"$tests/keys" >"$tests/screen" &
  session=$!
  exec 9>"$tests/keys"
  until grep -q "$1" "$tests/screen"; do
    kill -0 $session 2>/dev/null || { cat -v "$tests/screen" >&2 && fail "no screen from: $2"; }
    sleep 0.1
  done
  printf q >&9
  wait $session || { cat -v "$tests/screen" >&2 && fail "this did not end well: $2"; }
  exec 9>&-
}
