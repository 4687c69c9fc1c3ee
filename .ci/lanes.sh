# Lanes: steps that need nothing of each other, side by side; .ci/run reads it in.

lanes=()

# lane NAME FUNCTION: runs the function beside what follows. Its output is kept until it ends.
lane() {
  (
    set -euo pipefail
    "$2"
  ) >"$work/lane-$1" 2>&1 &
  lanes+=("$! $1")
}

# Waits for all lanes and prints their output. Fails when one of them failed.
end_lanes() {
  local each failed=()
  for each in "${lanes[@]}"; do
    wait "${each%% *}" || failed+=("${each#* }")
    echo "--- ${each#* }"
    cat "$work/lane-${each#* }"
  done
  [ ${#failed[@]} -eq 0 ] && return 0
  echo "These lanes failed: ${failed[*]}"
  return 1
}
