// Waits for an answer, but not for long.

/** The answer; undefined when it is not there within so many milliseconds. */
export function awaitBriefly<T>(asked: Promise<T>, patience: number): Promise<T | undefined> {
  let impatient: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    impatient = setTimeout(() => {
      resolve(undefined);
    }, patience);
  });
  return Promise.race([asked, late]).finally(() => {
    clearTimeout(impatient);
  });
}
