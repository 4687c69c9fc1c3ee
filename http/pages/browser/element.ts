// Makes elements of a page that no library draws: text is always text, never markup.

interface Parts {
  readonly class?: string;
  readonly text?: string;
  /** Attributes by name; null leaves one out. */
  readonly attributes?: Readonly<Record<string, string | null>>;
  /** Custom properties of the style sheet, with their two dashes. */
  readonly style?: Readonly<Record<string, string>>;
  readonly onclick?: () => void;
}

/** An element with what it has and what is in it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  parts: Parts = {},
  ...children: readonly (Node | string | null)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (parts.class !== undefined) made.className = parts.class;
  if (parts.text !== undefined) made.textContent = parts.text;
  for (const [name, value] of Object.entries(parts.attributes ?? {}))
    if (value !== null) made.setAttribute(name, value);
  // By the object model: the page's policy forbids style attributes.
  for (const [name, value] of Object.entries(parts.style ?? {})) made.style.setProperty(name, value);
  if (parts.onclick !== undefined) made.addEventListener('click', parts.onclick);
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** A button that says what it does; `name` is for those that show a sign alone. */
export function button(
  text: string,
  onclick: () => void,
  attributes: Readonly<Record<string, string | null>> = {},
): HTMLButtonElement {
  return element('button', { text, onclick, attributes: { type: 'button', ...attributes } });
}
