// Tells that something was saved, for the eye and for screen readers, wherever the focus goes next.

/** The id of the place in the frame where it stands. */
export const ANNOUNCED = 'announced';

/** Announces a sentence. It goes from sight after some seconds. */
export function announce(text: string): void {
  const line = document.createElement('span');
  line.textContent = text;
  document.getElementById(ANNOUNCED)?.replaceChildren(line);
}
