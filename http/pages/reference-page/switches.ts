// The switches of the bar: light or dark, and the side bar on a phone. Neither is stored.

/** Shows the switches, and handles their clicks. */
export function addSwitches(): void {
  const theme = requireButton('.theme');
  const dark = matchMedia('(prefers-color-scheme: dark)');

  const isDark = (): boolean =>
    document.documentElement.dataset['scheme'] === undefined
      ? dark.matches
      : document.documentElement.dataset['scheme'] === 'dark';

  const tell = (): void => {
    theme.textContent = isDark() ? 'Light' : 'Dark';
  };

  theme.addEventListener('click', () => {
    document.documentElement.dataset['scheme'] = isDark() ? 'light' : 'dark';
    tell();
  });
  dark.addEventListener('change', tell);
  tell();
  theme.hidden = false;

  const menu = requireButton('.menu');
  const narrow = matchMedia('(max-width: 52rem)');

  const fit = (): void => {
    menu.hidden = !narrow.matches;
  };

  menu.addEventListener('click', () => {
    const isShown = document.querySelector('nav')?.classList.toggle('shown') === true;
    menu.setAttribute('aria-expanded', String(isShown));
  });
  narrow.addEventListener('change', fit);
  fit();
}

/** Returns a button that every page has. Throws for a page without it. */
export function requireButton(selector: string): HTMLButtonElement {
  const button = document.querySelector<HTMLButtonElement>(selector);
  if (button === null) throw new Error(`The page has no ${selector}.`);
  return button;
}
