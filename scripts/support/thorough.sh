# Sourced by scripts/test: tests that run far more often than usual, and tools that detect mistakes
# that no assertion names. Each tool builds into a folder of its own, and fails with its findings.

# Runs all parts, or the one whose name comes first. One that fails does not keep the others from
# running.
test_thoroughly() {
  parts='guests often dates fuzz threads addresses site'
  case " $parts machines " in *" ${1-none} "*) parts=$1 && shift ;; esac
  report Seed "$SEED: SEED=$SEED tries the same random sequences again"
  report Time "preparing: $(minutes "$began")"
  failed=
  for part in $parts; do
    echo "== $part"
    part_began=$(date +%s)
    # As the condition of anything it would continue after a failure.
    set +e
    (set -e && "test_$part" "$@")
    status=$?
    set -e
    [ $status = 0 ] || failed="$failed $part"
    report Time "$part: $(minutes "$part_began")"
  done
  report Time "all: $(minutes "$began")"
  [ -z "$failed" ] || fail "failed:$failed"
}

# Builds the tests that run often. They take less time with the rest of the package optimised.
build_fast() {
  OPTIMIZED=1 swift build --build-tests --scratch-path .build/fast --quiet
  tests=$(echo .build/fast/debug/*.xctest)
}

# Runs some of them: run_fast --filter TESTS
run_fast() { in_circumstances "$tests" --testing-library swift-testing "$@"; }

# The guests over SSH, whose waiting is measured, have the machine to themselves.
guests=ManyGuestsTests
test_guests() {
  run_fast --filter "$guests"
}

# Machines that share lists through a server. This takes hours, so it runs only when it is named.
test_machines() {
  MACHINES=1 run_fast --filter RandomServerTests
}

# All other tests. Few run at once, since many take minutes and would wait for each other.
test_often() {
  export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=6
  TEST_MINUTES=240
  if [ $# = 0 ]; then
    run_all_tests in_circumstances "$tests" --skip "$guests"
  else
    run_fast --skip "$guests" "$@"
  fi
}

# Everything about time, at moments and in places that have surprised programs: within the process,
# and the app under clocks of its own. Long tests that depend on no date are left to the other parts.
dated='CivilCalendar|TodoLanguage|TodoModel|TodoApp|Documentation|GalleryApp|ClockTests'
dated="$dated|ItemJourneyTests"
long='PowerLoss|Large|Random|FullDisk|CorruptFile|TwoInstances|TwoStores|ForeignShape|Quota'
long="$long|ForeignText|Burst|Forgetting|ManyTags|in linear time"
test_dates() {
  moments='2028-02-29 12:00:00 UTC C.UTF-8
2031-12-31 23:59:58 Pacific/Kiritimati ar_EG.UTF-8
2027-03-14 01:59:58 America/St_Johns de_DE.UTF-8
2027-11-07 01:59:58 America/St_Johns ja_JP.UTF-8
2026-04-05 01:59:58 Australia/Lord_Howe de_DE.UTF-8
2026-09-27 02:44:58 Pacific/Chatham ja_JP.UTF-8
2038-01-18 17:14:05 Pacific/Honolulu ja_JP.UTF-8
2038-01-19 03:14:05 UTC ar_EG.UTF-8
2099-12-31 23:59:58 Pacific/Chatham de_DE.UTF-8'
  export dated long tests
  usually at_once "$moments" '
    . scripts/support/when.sh
    set -- $1
    TEST_NOW="$1 $2" TEST_ZONE=$3 TEST_LOCALE=$4
    echo "$(circumstances)"
    output=$(in_circumstances "$tests" --testing-library swift-testing \
      --filter "$dated" --skip "$long" 2>&1) ||
      { echo "$output" | tail -n 100 && false; }'
  report Dates "$(printf '%s\n' "$moments" | wc -l) moments, zones and locales: 0 failures"
}

build_fuzz() {
  tools=$(dirname "$(readlink -f "$(command -v swift)")")
  resources=$("$tools/clang" -print-resource-dir)
  library=$(find "$resources/lib" -name "libclang_rt.fuzzer_no_main*$(uname -m).a" | head -n 1)
  [ -n "$library" ] || fail "this toolchain has no libFuzzer"
  swift build --product Fuzz --scratch-path .build/fuzz --quiet --sanitize=address \
    -Xswiftc -O -Xswiftc -use-ld=lld \
    -Xswiftc -sanitize-coverage=edge,inline-8bit-counters,pc-table,trace-cmp \
    -Xlinker "$library" -Xlinker -u -Xlinker LLVMFuzzerRunDriver -Xlinker -lstdc++
}

# Feeds each target for a minute, from the seeds of Tests/Fuzz/Seeds.
test_fuzz() {
  seconds=60
  build_fuzz
  at_once "$(ls Tests/Fuzz/Seeds)" '
    # Findings are kept, so that the next run continues from there.
    mkdir -p .build/fuzz/found/$1
    .build/fuzz/debug/Fuzz $1 -max_total_time='"$seconds"' -max_len=4096 -timeout=10 \
      -artifact_prefix=.build/fuzz/$1- .build/fuzz/found/$1 Tests/Fuzz/Seeds/$1 \
      >.build/fuzz/$1.log 2>&1 ||
      { tail -n 40 .build/fuzz/$1.log && echo "$1: add the finding to its seeds" && false; }'
  for log in .build/fuzz/*.log; do
    runs=$(sed -n 's/^Done \([0-9]*\) runs.*/\1/p' "$log")
    report Fuzz "$(basename "$log" .log): $runs inputs in $seconds s, no failures"
  done
}

# The tests of the store, twice: in each, threads meet thousands of times, in another order each
# time. The addresses that this checker needs for itself are taken if addresses are chosen at
# random.
test_threads() {
  TEST_TARGETS='TodoModelTests SQLiteKitTests' OPTIMIZED=1 swift build \
    --product TermPanelsPackageTests --sanitize=thread --scratch-path .build/thread --quiet
  program=.build/thread/debug/$(basename .build/thread/debug/*.xctest)
  rounds=$(seq 2)
  usually at_once "$rounds" '
    setarch -R '"$program"' --testing-library swift-testing \
      --filter "TodoModelTests|SQLiteKitTests" >.build/thread/$1.log 2>&1 ||
      { tail -n 200 .build/thread/$1.log && false; }'
  report TSan "the store's tests, twice, without a data race"
}

# All tests with checks of addresses, and of undefined behaviour in the C of this package. Swift
# itself traps on overflow and on an index outside an array. Tests that read or compile
# sources run nothing that is checked.
test_addresses() {
  OPTIMIZED=1 swift build --build-tests --sanitize=address -Xcc -fsanitize=undefined \
    -Xcc -fsanitize-trap=undefined --scratch-path .build/address --quiet
  # Weak references of Swift count as leaks there; and a program under strace cannot look for leaks.
  export ASAN_OPTIONS=detect_leaks=0
  TEST_MINUTES=120
  usually run_all_tests env .build/address/debug/*.xctest \
    --skip 'ArchitectureTests|FloorTests|OutsidePackageTests'
  report ASan "all tests without a memory error, the C with UBSan"
}

# The site of the API documentation, at the root of a server and below a path: a browser follows the
# first links. The libraries that it describes are built already.
test_site() {
  require_packages chromium python3
  site=$(mktemp -d)
  trap 'rm -rf "$site"' EXIT
  for base in / /paneltodo/; do
    OPTIMIZED=1 SCRATCH_PATH=.build/fast scripts/docs --base-path $base "$site" >/dev/null
    pages=$(python3 scripts/support/follow-links.py "$site" $base)
    report Site "$base: a browser opened $pages pages, none missing"
  done
}

# Runs a script for each of some words, as many at once as there are processors.
at_once() {
  printf '%s\n' "$1" | xargs -P "$(nproc)" -I WORD sh -euc "$2" sh WORD
}

# Runs tests as often as usual, without their figures, on the app that was built with them.
usually() {
  # The checker's libraries come first, so the clock is the system's.
  (unset FIGURES PANELTODO && export TEST_FLOOR=full TZ=UTC &&
    export TEST_NOW="$(date -u '+%F %T')" && "$@")
}

# The number of whole minutes since a moment.
minutes() {
  echo "$((($(date +%s) - $1 + 30) / 60)) min"
}

# Adds a line to the figures.
report() {
  printf '%s\t%s\n' "$1" "$2" >>"$FIGURES"
}
