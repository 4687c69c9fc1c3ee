// The form that calls an operation from its page: parameters and a body, filled in as the samples are.
import html from 'html-template-tag';
import type { Parameter } from '../document.ts';
import type { OperationEntry } from './contract.ts';
import type { SampleRequest } from './requests.ts';
import { isBasicOnly, isOpen } from './sample-parts.ts';

/** A form that only the script of the page can send; it stays hidden without it. */
export function writeTryForm(entry: OperationEntry, request: SampleRequest): string {
  const { id, method, path, parameters, body } = entry;
  const fields = parameters.filter((each) => each.in === 'path' || each.in === 'query');
  const credential = isOpen(entry) ? 'none' : isBasicOnly(entry) ? 'basic' : 'any';

  return html`<details class="try" hidden>
    <summary>Try it here</summary>
    <form data-method="${method}" data-path="${path}" data-credential="${credential}" data-name="${id}">
      $${fields.map((each) => writeField(each, { ...request.path, ...request.query })).join('')}
      $${writeBodyField(body, request)}
      <p class="warn">
        $${method === 'GET' ? 'It reads the data of this installation.' : '<strong>It changes the data of this installation.</strong>'}
      </p>
      <button type="submit">Send ${method}</button>
    </form>
    <div class="result" role="status"></div>
  </details>`;
}

function writeField(
  { name, in: location, required, style }: Parameter,
  values: Readonly<Record<string, unknown>>,
): string {
  if (style === 'deepObject') return writePairFields(name);
  const sample = values[name];
  const value = typeof sample === 'string' ? sample : sample === undefined ? '' : JSON.stringify(sample);
  const isRequired = location === 'path' || required === true;
  return html`<label
    ><span><code>${name}</code>$${isRequired ? '' : ' <small>optional</small>'}</span
    ><input name="${name}" data-in="${location}" value="${value}" autocomplete="off" $${isRequired ? ' required' : ''}
  /></label>`;
}

/** A pair of a map: `metadata[key]=value`. */
function writePairFields(name: string): string {
  const fields = (['key', 'value'] as const).map(
    (part) =>
      html`<label
        ><span><code>${name}</code> ${part} <small>optional</small></span
        ><input name="${name}" data-in="${part}" autocomplete="off"
      /></label>`,
  );
  return fields.join('');
}

function writeBodyField(body: OperationEntry['body'], request: SampleRequest): string {
  if (body === undefined) return '';
  const [type = ''] = body.types;
  if (body.schema === undefined)
    return html`<label
      ><span>File <small>${type}</small></span
      ><input type="file" name="body" data-in="file"
    /></label>`;

  const text = JSON.stringify(request.body ?? {}, null, 2);
  const rows = String(Math.min(16, text.split('\n').length + 1));
  return html`<label
    ><span>Body <small>JSON</small></span
    ><textarea name="body" data-in="body" rows="${rows}" spellcheck="false">${text}</textarea>
  </label>`;
}
