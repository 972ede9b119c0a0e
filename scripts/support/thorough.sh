# Sourced by scripts/test: what watches for mistakes that no assertion names. Each part builds into
# a folder of its own, and fails with the tool that found something.

# All tests with the checks of addresses, and of what C leaves undefined in the C of this package.
# Swift itself traps on overflow and on a place outside an array.
test_addresses() {
  # What Swift refers to weakly counts as lost there; and a program under strace cannot look for it.
  usually env ASAN_OPTIONS=detect_leaks=0 swift test --disable-xctest --sanitize=address \
    -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=undefined --scratch-path .build/address "$@"
  tell ASan "all tests without a fault of memory, the C with UBSan"
}

# The tests of the store, ten times: a race shows only when two threads meet. The places of memory
# that this checker wants for itself are taken where they are chosen at random.
test_threads() {
  swift build --build-tests --sanitize=thread --scratch-path .build/thread --quiet
  for round in 1 2 3 4 5 6 7 8 9 10; do
    usually setarch -R swift test --disable-xctest --skip-build --sanitize=thread \
      --scratch-path .build/thread --filter 'TodoModelTests|SQLiteKitTests' ||
      fail "a race, in round $round"
  done
  tell TSan "the store's tests, 10 times, without a race"
}

# Feeds each target for some seconds, from the seeds of Tests/Fuzz/Seeds.
fuzz() {
  seconds=$1
  tools=$(dirname "$(readlink -f "$(command -v swift)")")
  resources=$("$tools/clang" -print-resource-dir)
  library=$(find "$resources/lib" -name "libclang_rt.fuzzer_no_main*$(uname -m).a" | head -n 1)
  [ -n "$library" ] || fail "this toolchain has no libFuzzer"
  swift build --product Fuzz --scratch-path .build/fuzz --quiet --sanitize=address \
    -Xswiftc -O -Xswiftc -use-ld=lld \
    -Xswiftc -sanitize-coverage=edge,inline-8bit-counters,pc-table,trace-cmp \
    -Xlinker "$library" -Xlinker -u -Xlinker LLVMFuzzerRunDriver -Xlinker -lstdc++
  for seeds in Tests/Fuzz/Seeds/*; do
    target=$(basename "$seeds")
    # What is found on the way is kept, so that the next run goes on from there.
    found=.build/fuzz/found/$target
    mkdir -p "$found"
    .build/fuzz/debug/Fuzz "$target" -max_total_time="$seconds" -max_len=4096 -timeout=10 \
      -artifact_prefix=.build/fuzz/ "$found" "$seeds" >.build/fuzz/log 2>&1 || {
      tail -n 40 .build/fuzz/log >&2
      fail "fuzzing $target found something: put the input among $seeds"
    }
    runs=$(sed -n 's/^Done \([0-9]*\) runs.*/\1/p' .build/fuzz/log)
    tell Fuzz "$target: $runs inputs in $seconds s, none that breaks anything"
  done
}

# Runs tests as often as usual, without their figures, on the app that was built with them.
usually() {
  env -u THOROUGH -u FIGURES -u PANELTODO "$@"
}

# A line among the figures.
tell() {
  printf '%s\t%s\n' "$1" "$2" >>"$FIGURES"
}
