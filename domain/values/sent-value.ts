// Selects the sent value of a member, or the stored one.

/** Returns the sent value, null included, or the stored one when none was sent. */
export function selectSent<Value>(sent: Value | undefined, stored: Value): Value {
  return sent === undefined ? stored : sent;
}
