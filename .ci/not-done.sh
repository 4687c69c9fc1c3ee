# What a run could not do here, and whether that makes it red; .ci/run reads it in.
# .ci/expects names the checks, one a line, that the machine of continuous integration can do.

expects=$(dirname "${BASH_SOURCE[0]}")/expects
not_done=()

# could_not NAME WHY: notes that a check was left out.
could_not() {
  not_done+=("$1: $2")
}

# Prints what was left out and why. Fails when a name of .ci/expects is among it.
report_not_done() {
  local each missing=()
  [ ${#not_done[@]} -gt 0 ] || return 0
  echo 'Not done in this run:'
  for each in "${not_done[@]}"; do
    echo "  $each"
    if grep -qxF -- "${each%%:*}" "$expects"; then missing+=("${each%%:*}"); fi
  done
  [ ${#missing[@]} -eq 0 ] && return 0
  echo "This machine could do these before (.ci/expects): ${missing[*]}"
  return 1
}
