// Waits for a promise, up to a time-out.

/** Returns the result; undefined when it is not there within `patience` milliseconds. */
export function awaitBriefly<T>(promise: Promise<T>, patience: number): Promise<T | undefined> {
  let impatient: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    impatient = setTimeout(() => {
      resolve(undefined);
    }, patience);
  });
  return Promise.race([promise, late]).finally(() => {
    clearTimeout(impatient);
  });
}
