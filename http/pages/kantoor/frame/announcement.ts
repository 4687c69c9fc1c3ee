// Announces that a change was saved, on the screen and to screen readers, wherever the focus moves.

/** The id of the element of the frame that shows announcements. */
export const ANNOUNCEMENT_ID = 'announced';

/** A button next to an announcement. */
export interface AnnouncedButton {
  readonly label: string;
  readonly press: () => void;
}

/** Announces a sentence, which disappears after some seconds. With a button it stays until the next announcement. */
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

/** Replaces the announcement. Its region takes over the focus of a removed button, so that Tab continues from there. */
function replace(content: readonly HTMLElement[]): void {
  const region = document.getElementById(ANNOUNCEMENT_ID);
  if (region?.contains(document.activeElement)) region.focus();
  region?.replaceChildren(...content);
}
