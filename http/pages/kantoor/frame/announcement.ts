// Tells that something was saved, for the eye and for screen readers, wherever the focus goes next.

/** The id of the place in the frame where it stands. */
export const ANNOUNCEMENT_ID = 'announced';

/** A button beside an announcement. */
export interface AnnouncedButton {
  readonly label: string;
  readonly press: () => void;
}

/** Announces a sentence. It goes from sight after some seconds, or stays with its button until the next one. */
export function announce(text: string, button?: AnnouncedButton): void {
  const line = document.createElement('span');
  line.textContent = text;
  replace(button === undefined ? [line] : [line, createButton(button)]);
}

/** Removes an announcement that has a button. */
export function withdrawButton(): void {
  if (document.querySelector(`#${ANNOUNCEMENT_ID} button`) !== null) replace([]);
}

function createButton({ label, press }: AnnouncedButton): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', press, { once: true });
  return button;
}

/** The place keeps the focus that its button had: the next Tab goes on from there. */
function replace(content: readonly HTMLElement[]): void {
  const region = document.getElementById(ANNOUNCEMENT_ID);
  if (region?.contains(document.activeElement)) region.focus();
  region?.replaceChildren(...content);
}
