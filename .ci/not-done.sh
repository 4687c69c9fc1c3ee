# What a run could not do here, and whether that makes it red; .ci/run reads it in.
# .ci/expects names the checks, one a line, that the machine of continuous integration can do.

expects=$(dirname "${BASH_SOURCE[0]}")/expects
# A file, so that lanes can note something too.
not_done=$(mktemp)

# could_not NAME WHY: notes that a check was left out.
could_not() {
  echo "$1: $2" >>"$not_done"
}

# In seconds: what begins later might not end within the 90 minutes of continuous integration, and then nothing would land.
latest=4600

# unless_late NAME COMMAND...: runs the command, unless this run has taken too long for it.
unless_late() {
  local name=$1
  shift
  if [ "$SECONDS" -gt "$latest" ]; then could_not "$name" "the machine is slow: $((SECONDS / 60)) minutes had passed."; else "$@"; fi
}

# Prints what was left out and why. Fails when a name of .ci/expects is among it.
report_not_done() {
  local each missing=()
  [ -s "$not_done" ] || return 0
  echo 'Not done in this run:'
  while IFS= read -r each; do
    echo "  $each"
    if grep -qxF -- "${each%%:*}" "$expects"; then missing+=("${each%%:*}"); fi
  done <"$not_done"
  [ ${#missing[@]} -eq 0 ] && return 0
  echo "This machine could do these before (.ci/expects): ${missing[*]}"
  return 1
}
