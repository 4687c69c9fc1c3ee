// What a change sends over what is stored.

/** The sent value, null included, or the stored one when nothing was sent. */
export function given<Value>(sent: Value | undefined, stored: Value): Value {
  return sent === undefined ? stored : sent;
}
