// The pause after which a form asks the service: somebody who types makes one request, not one for each letter.
const PAUSE = 300;

/** Ends after the pause; never once `signal` is aborted. */
export function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
