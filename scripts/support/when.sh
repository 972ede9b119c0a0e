# Sourced by scripts/test: the moment and the place of the tests. Each run draws a moment, a zone
# and a locale, unless TEST_NOW, TEST_ZONE or TEST_LOCALE is set.

# Some locales with other words, other digits and other weeks, created if they are missing.
require_locales() {
  command -v localedef >/dev/null || return 0
  for name in de_DE ar_EG ja_JP; do
    locale -a 2>/dev/null | grep -qix "$name.utf-\?8" && continue
    as_root=
    [ "$(id -u)" = 0 ] || as_root=sudo
    quietly $as_root localedef -i "$name" -f UTF-8 "$name.UTF-8" ||
      echo "The locale $name could not be created, so it is not drawn." >&2
  done
}

# Draws the variables that are not set.
draw_circumstances() {
  zones=/usr/share/zoneinfo
  : "${TEST_ZONE:=$(grep -v '^#' "$zones/zone1970.tab" | cut -f 3 | shuf -n 1)}"
  : "${TEST_ZONE:=UTC}"
  : "${TEST_LOCALE:=$(locale -a | grep -i 'utf-\?8$' | shuf -n 1)}"
  : "${TEST_LOCALE:=C.UTF-8}"
  # A time that clocks in the zone skip is drawn again.
  while [ -z "${TEST_NOW-}" ]; do
    TEST_NOW=$(date -u -d "2000-01-01 +$(shuf -i 0-36524 -n 1) days" +%F)
    TEST_NOW="$TEST_NOW $(date -u -d "@$(shuf -i 0-86399 -n 1)" +%T)"
    moment_of "$TEST_NOW" >/dev/null || TEST_NOW=
  done
  [ -e "$zones/$TEST_ZONE" ] || fail "there is no zone $TEST_ZONE"
  moment_of "$TEST_NOW" >/dev/null || fail "no clock in $TEST_ZONE shows $TEST_NOW"
  echo "The tests run $(circumstances)."
}

# Builds the clock for in_circumstances.
build_clock() {
  clock=.build/clock.so
  [ ! "$clock" -nt scripts/support/clock.c ] || return 0
  mkdir -p .build
  toolchain_program clang -O2 -Wall -Werror -shared -fPIC scripts/support/clock.c -o "$clock"
}

moment_of() { TZ=$TEST_ZONE date -d "$1" +%s 2>/dev/null; }

circumstances() { echo "at $TEST_NOW in $TEST_ZONE, in the locale $TEST_LOCALE"; }

# Runs a command at that moment and in that place. It and its children see another system clock; the
# clock by which waiting is measured stays the same.
in_circumstances() {
  status=0
  env LD_PRELOAD="$PWD/.build/clock.so" CLOCK_SECONDS=$(($(moment_of "$TEST_NOW") - $(date +%s))) \
    TEST_NOW="$TEST_NOW" TZ="$TEST_ZONE" LC_ALL="$TEST_LOCALE" "$@" || status=$?
  [ $status = 0 ] || {
    echo "This was $(circumstances). To repeat it:" >&2
    echo "TEST_NOW='$TEST_NOW' TEST_ZONE=$TEST_ZONE TEST_LOCALE=$TEST_LOCALE scripts/test" >&2
    return $status
  }
}
