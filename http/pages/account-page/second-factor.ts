// The second factor of who is logged in: set up by a QR code, its recovery codes, another phone, and removing it.
import type { RecoveryCodes, SecondFactor, SecondFactorSetUp } from 'boekstaaf';
import { button, element } from '../browser/element.ts';
import type { Connection } from './connection.ts';
import { codeField, form, type Act } from './form.ts';
import { qrOf } from './qr.ts';
import { filled } from '../browser/words.ts';
import { WORDS, type Words } from './words.ts';

/** One step of the part, drawn in the language of these words. */
type View = (words: Words) => readonly HTMLElement[];

/** The part of the page about it. `redraw` is called when something has changed. */
export class SecondFactorPart {
  readonly #element: HTMLElement = element('section', { attributes: { 'aria-labelledby': 'second-factor' } });
  readonly #api: Connection['secondFactor'];
  readonly #redraw: () => void;
  #words: Words = WORDS.en;
  #view: View;

  constructor(api: Connection['secondFactor'], state: SecondFactor, redraw: () => void) {
    this.#api = api;
    this.#redraw = redraw;
    this.#view = (words) => (state.is_active ? this.#active(words, state) : this.#inactive(words, state));
  }

  /** The part in the language of these words; it stays at the step that it was at. */
  drawnIn(words: Words): HTMLElement {
    this.#words = words;
    this.#show(this.#view);
    return this.#element;
  }

  #show(view: View): void {
    this.#view = view;
    const title = element('h2', { text: this.#words.secondFactor, attributes: { id: 'second-factor' } });
    this.#element.replaceChildren(title, ...view(this.#words));
    this.#element.querySelector('input')?.focus();
  }

  #inactive(words: Words, { is_required }: SecondFactor): HTMLElement[] {
    const act = async (): Promise<void> => this.#setUp(await this.#api.beginSecondFactor({ body: {} }));
    return [
      element('p', { text: is_required ? words.must : words.isOff }),
      form(words, [{ text: words.begin, act }], []),
    ];
  }

  #active(words: Words, { is_required, recovery_codes_left: count }: SecondFactor): HTMLElement[] {
    const { isOn, left, proof, codeHint, replace, newCodes, remove } = words;
    const { label, input } = codeField(words);
    const body = (): { code: string } => ({ code: input.value.trim() });
    const acts: readonly [Act, ...Act[]] = [
      { text: newCodes, act: async () => this.#keep(await this.#api.createRecoveryCodes({ body: body() })) },
      { text: replace, act: async () => this.#setUp(await this.#api.beginSecondFactor({ body: body() })) },
      ...(is_required ? [] : [{ text: remove, act: () => this.#remove(body()) }]),
    ];
    return [
      element('p', { text: isOn }),
      element('p', { text: filled(left, { count }) }),
      form(words, acts, [label, element('p', { class: 'hint', text: `${codeHint} ${proof}` })], () => {
        input.select();
      }),
    ];
  }

  async #remove(body: { readonly code: string }): Promise<void> {
    await this.#api.removeSecondFactor({ body });
    this.#redraw();
  }

  #setUp({ secret, otpauth_uri }: SecondFactorSetUp): void {
    this.#show((words) => {
      const { scan, scanned, typeIt, confirmHint, confirm, cancel } = words;
      const { label, input } = codeField(words);
      const act = async (): Promise<void> =>
        this.#keep(await this.#api.confirmSecondFactor({ body: { code: input.value.trim() } }));
      const acts: readonly [Act, ...Act[]] = [
        { text: confirm, act },
        { text: cancel, act: () => Promise.resolve().then(this.#redraw) },
      ];
      const told = element('p', { text: `${typeIt} ` }, element('span', { class: 'secret', text: secret }));
      const content = [element('p', { text: scan }), qrOf(otpauth_uri, scanned), told];
      const typed = [...content, element('p', { text: confirmHint }), label];
      return [
        form(words, acts, typed, () => {
          input.select();
        }),
      ];
    });
  }

  #keep({ recovery_codes: codes }: RecoveryCodes): void {
    this.#show(({ keep, keepHint, print, kept }) => [
      element('h3', { text: keep }),
      element('p', { text: keepHint }),
      element('ol', { class: 'codes' }, ...codes.map((text) => element('li', { text }))),
      element(
        'div',
        { class: 'acts' },
        button(kept, this.#redraw),
        button(print, () => window.print()),
      ),
    ]);
  }
}
