// Puts a sent value before the stored one.

/** The sent value, null included, or the stored one when nothing was sent. */
export function selectSent<Value>(sent: Value | undefined, stored: Value): Value {
  return sent === undefined ? stored : sent;
}
