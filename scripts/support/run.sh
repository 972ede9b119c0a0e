# Sourced by scripts/test: a run of tests says at its end which of them failed, and one that hangs
# is ended and says where.

# Runs all tests, or those that the arguments select. A run that is not over after TEST_MINUTES is
# ended, and the tests that began and did not end are listed.
run_tests() {
  : "${TEST_MINUTES:=40}"
  events=$(mktemp)
  status=0
  in_circumstances timeout --kill-after=60 "${TEST_MINUTES}m" \
    swift test --disable-xctest --skip-build --event-stream-output-path "$events" "$@" || status=$?
  [ $status = 0 ] || failures "$events" >&2
  [ $status != 124 ] || {
    echo "The tests were not over after $TEST_MINUTES minutes. These began and did not end:"
    unfinished_tests "$events"
  } >&2
  rm -f "$events"
  return $status
}

failures() {
  echo "Failures:"
  jq -rR 'fromjson? | .payload | select(.issue.isFailure)
    | .testID, "  " + (.messages[].text | split("\n")[])' "$1"
}

unfinished_tests() {
  jq -rR 'fromjson? | .payload | select(.kind | test("^test(Started|Ended|Skipped)$"))
    | "\(.kind) \(.testID)"' "$1" |
    awk '
      { id = substr($0, index($0, " ") + 1) }
      $1 == "testStarted" { running[id] = 1; next }
      { delete running[id] }
      END { for (id in running) print "  " id }' | sort
}
