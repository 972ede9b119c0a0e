# Sourced by scripts/test: a run of tests says at its end which of them failed, and one that hangs
# is ended and says where.

: "${TEST_MINUTES:=40}"
export TEST_MINUTES

# Most tests of a process take turns on its main thread. So each of these parts has a process of its
# own, and the other tests share one. Those that take longest begin first.
parts_of_tests='^EndToEndTests[.]
^TodoCommandsTests[.]
^TodoModelTests[.][A-M]
^TodoModelTests[.][N-Z]
^TodoAppTests[.]
^TermPanelsTests[.]'

# Runs the tests that the arguments select, or all of them.
run_tests() {
  if [ $# = 0 ]; then
    run_all_tests in_circumstances .build/debug/*.xctest
  else
    events=$(mktemp -d)
    status=0
    in_circumstances timeout --kill-after=60 "${TEST_MINUTES}m" swift test --disable-xctest \
      --skip-build --event-stream-output-path "$events/all" "$@" || status=$?
    end_run "$events" $status
  fi
}

# Runs all tests: run_all_tests COMMAND PROGRAM [--skip TESTS]. COMMAND runs its arguments in some
# environment. EndToEndTests mostly wait, so there is one process more than processors.
run_all_tests() {
  within=$1
  shift
  events=$(mktemp -d)
  status=0
  arguments_of_parts | "$within" xargs -P $(($(nproc) + 1)) -I PART sh -eufc '
    part=$1 events=$2/$$ program=$3 && shift 3
    # The words of a part are several arguments. Its output is shown when it has ended.
    status=0
    timeout --kill-after=60 "${TEST_MINUTES}m" "$program" --testing-library swift-testing \
      --event-stream-output-path "$events" $part "$@" >"$events.log" 2>&1 || status=$?
    cat "$events.log" && rm "$events.log"
    exit $status' sh PART "$events" "$@" || status=$?
  end_run "$events" $status
}

# The arguments that select the tests of each process, a line for each.
arguments_of_parts() {
  printf -- '--filter %s\n' $parts_of_tests
  printf -- '--skip %s ' $parts_of_tests
}

# Ends a run with its status, after lists of the tests that failed and of those that did not end,
# as in a process that crashed or was ended after TEST_MINUTES.
end_run() {
  if [ "$2" != 0 ]; then
    {
      echo "Failures:"
      failures "$1"/*
      unfinished=$(unfinished_tests "$1"/*)
      [ -z "$unfinished" ] ||
        printf '%s\n' "Did not end, with $TEST_MINUTES minutes for each process:" "$unfinished"
    } >&2
  fi
  rm -rf "$1"
  return "$2"
}

failures() {
  jq -rR 'fromjson? | .payload | select(.issue.isFailure)
    | .testID, "  " + (.messages[].text | split("\n")[])' "$@"
}

unfinished_tests() {
  jq -rR 'fromjson? | .payload | select(.kind | test("^test(Started|Ended|Skipped)$"))
    | "\(.kind) \(.testID)"' "$@" |
    awk '
      { id = substr($0, index($0, " ") + 1) }
      $1 == "testStarted" { running[id] = 1; next }
      { delete running[id] }
      END { for (id in running) print "  " id }' | sort
}
