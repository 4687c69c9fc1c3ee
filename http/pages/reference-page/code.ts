// Prepares the code samples of a page: the address of this installation, a button that copies, and a choice of languages.
import { buildElement } from './element.ts';

/** The address in the samples of the build (spec/generator/reference/samples.ts). */
const SAMPLE_ADDRESS = 'http://127.0.0.1:8080';

/** The language that was chosen for all samples, while the document is open. */
let chosen: string | undefined;

/** Makes code and tables that overflow focusable, so that the keyboard can scroll them. */
const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = target;
    if (scrollWidth > clientWidth || scrollHeight > clientHeight) target.setAttribute('tabindex', '0');
    else target.removeAttribute('tabindex');
  }
});

/** Prepares the code below `root`: its address, its buttons, and scrolling by the keyboard. */
export function addCode(root: ParentNode): void {
  for (const wide of root.querySelectorAll('pre, .wide')) sizes.observe(wide);
  for (const code of root.querySelectorAll('pre code')) nameAddress(code);
  for (const figure of root.querySelectorAll('figure.code')) addCopy(figure);
  for (const section of root.querySelectorAll<HTMLElement>('.choice')) addWays(section, root);
}

function nameAddress(code: Element): void {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.nodeValue?.includes(SAMPLE_ADDRESS) === true)
      node.nodeValue = node.nodeValue.replaceAll(SAMPLE_ADDRESS, location.origin);
}

function addCopy(figure: Element): void {
  const copy = buildElement('button', { type: 'button', class: 'copy' }, 'Copy');
  copy.addEventListener('click', () => {
    const text = figure.querySelector('pre')?.textContent ?? '';
    void navigator.clipboard.writeText(text).then(
      () => {
        copy.textContent = 'Copied';
      },
      () => {
        copy.textContent = 'Select it';
      },
    );
  });

  figure.querySelector('figcaption')?.append(copy);
}

function addWays(section: HTMLElement, root: ParentNode): void {
  const variants = [...section.querySelectorAll<HTMLElement>('.way')];
  const names = variants.map((variant) => variant.dataset['way'] ?? '');
  const buttons = names.map((name) => buildElement('button', { type: 'button' }, name));

  const show = (activeName: string): void => {
    for (const [at, variant] of variants.entries()) {
      variant.hidden = names[at] !== activeName;
      buttons[at]?.setAttribute('aria-pressed', String(names[at] === activeName));
    }
  };

  for (const [at, each] of buttons.entries())
    each.addEventListener('click', () => {
      chosen = names[at];
      for (const other of root.querySelectorAll('.choice')) other.dispatchEvent(new Event('chosen'));
    });

  section.addEventListener('chosen', () => {
    if (chosen !== undefined && names.includes(chosen)) show(chosen);
  });
  section.prepend(
    buildElement('div', { class: 'ways', role: 'group', 'aria-label': section.dataset['choice'] ?? '' }, ...buttons),
  );
  show(chosen !== undefined && names.includes(chosen) ? chosen : (names[0] ?? ''));
}
