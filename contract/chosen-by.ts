// Unions whose kind is deeper than a discriminator can say: `x-chosen-by` names the place and what each value selects.
import type { Ajv2020, ErrorObject } from 'ajv/dist/2020.js';

interface Choice {
  /** A JSON pointer to the value that chooses, without escapes: /meta/object */
  readonly pointer: string;
  /** The schema for each value, as in a discriminator. */
  readonly mapping: Readonly<Record<string, string>>;
}

interface Validate {
  (choice: Choice, value: unknown): boolean;
  errors?: Partial<ErrorObject>[];
}

/**
 * Lets a validator hold a value against the one schema that it chooses: what is wrong is told of that one, and the others
 * cost nothing. `id` is the name that the document has in the validator.
 */
export function addChoices(ajv: Ajv2020, id: string): Ajv2020 {
  const validate: Validate = ({ pointer, mapping }, value) => {
    const chosen = at(value, pointer);
    const reference = typeof chosen === 'string' ? mapping[chosen] : undefined;
    const check = reference === undefined ? undefined : ajv.getSchema(id + reference);
    if (check === undefined) {
      validate.errors = [
        { instancePath: pointer, message: 'chooses nothing that the contract has', params: { chosen } },
      ];
      return false;
    }
    const isRight = check(value);
    validate.errors = [...(check.errors ?? [])];
    return isRight;
  };
  return ajv.addKeyword({ keyword: 'x-chosen-by', errors: 'full', validate });
}

function at(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (from, step) => (typeof from === 'object' && from !== null ? (from as Record<string, unknown>)[step] : undefined),
      value,
    );
}
