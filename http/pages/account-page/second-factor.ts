// The second factor of who is logged in: set up by a QR code, its recovery codes, another phone, and removing it.
import type { RecoveryCodes, SecondFactor, SecondFactorSetUp } from 'boekstaaf';
import { button, element } from '../browser/element.ts';
import type { Connection } from './connection.ts';
import { codeField, form, type Act } from './form.ts';
import { qrOf } from './qr.ts';
import { filled } from '../browser/words.ts';
import type { Words } from './words.ts';

/** The part of the page about it. `redraw` is called when something has changed. */
export class SecondFactorPart {
  readonly element: HTMLElement = element('section', { attributes: { 'aria-labelledby': 'second-factor' } });
  readonly #words: Words;
  readonly #api: Connection['secondFactor'];
  readonly #redraw: () => void;

  constructor(words: Words, { secondFactor }: Connection, state: SecondFactor, redraw: () => void) {
    this.#words = words;
    this.#api = secondFactor;
    this.#redraw = redraw;
    this.#draw(...(state.is_active ? this.#active(state) : this.#inactive(state)));
  }

  #draw(...content: readonly HTMLElement[]): void {
    const title = element('h2', { text: this.#words.secondFactor, attributes: { id: 'second-factor' } });
    this.element.replaceChildren(title, ...content);
    this.element.querySelector('input')?.focus();
  }

  #inactive({ is_required }: SecondFactor): HTMLElement[] {
    const { must, isOff, begin } = this.#words;
    const act = async (): Promise<void> => this.#setUp(await this.#api.beginSecondFactor({ body: {} }));
    return [element('p', { text: is_required ? must : isOff }), form(this.#words, [{ text: begin, act }], [])];
  }

  #active({ is_required, recovery_codes_left: count }: SecondFactor): HTMLElement[] {
    const { isOn, left, proof, codeHint, replace, newCodes, remove } = this.#words;
    const { label, input } = codeField(this.#words);
    const body = (): { code: string } => ({ code: input.value.trim() });
    const acts: readonly [Act, ...Act[]] = [
      { text: newCodes, act: async () => this.#keep(await this.#api.createRecoveryCodes({ body: body() })) },
      { text: replace, act: async () => this.#setUp(await this.#api.beginSecondFactor({ body: body() })) },
      ...(is_required ? [] : [{ text: remove, act: () => this.#remove(body()) }]),
    ];
    return [
      element('p', { text: isOn }),
      element('p', { text: filled(left, { count }) }),
      form(this.#words, acts, [label, element('p', { class: 'hint', text: `${codeHint} ${proof}` })], () => {
        input.select();
      }),
    ];
  }

  async #remove(body: { readonly code: string }): Promise<void> {
    await this.#api.removeSecondFactor({ body });
    this.#redraw();
  }

  #setUp({ secret, otpauth_uri }: SecondFactorSetUp): void {
    const { scan, scanned, typeIt, confirmHint, confirm, cancel } = this.#words;
    const { label, input } = codeField(this.#words);
    const act = async (): Promise<void> =>
      this.#keep(await this.#api.confirmSecondFactor({ body: { code: input.value.trim() } }));
    const acts: readonly [Act, ...Act[]] = [
      { text: confirm, act },
      { text: cancel, act: () => Promise.resolve().then(this.#redraw) },
    ];
    const told = element('p', { text: `${typeIt} ` }, element('span', { class: 'secret', text: secret }));
    const content = [element('p', { text: scan }), qrOf(otpauth_uri, scanned), told];
    const typed = [...content, element('p', { text: confirmHint }), label];
    this.#draw(
      form(this.#words, acts, typed, () => {
        input.select();
      }),
    );
  }

  #keep({ recovery_codes: codes }: RecoveryCodes): void {
    const { keep, keepHint, print, kept } = this.#words;
    this.#draw(
      element('h3', { text: keep }),
      element('p', { text: keepHint }),
      element('ol', { class: 'codes' }, ...codes.map((text) => element('li', { text }))),
      element(
        'div',
        { class: 'acts' },
        button(kept, this.#redraw),
        button(print, () => window.print()),
      ),
    );
  }
}
