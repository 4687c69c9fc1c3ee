// Our metrics as Prometheus reads them: the samples of a response, and those that an expression selects.

type Labels = Readonly<Record<string, string>>;

interface Sample {
  readonly name: string;
  readonly labels: Labels;
}

interface Selector {
  /** The text in the expression. */
  readonly text: string;
  readonly name: string;
  /** Whether the labels of a sample fit. */
  readonly isMatching: (sample: Labels) => boolean;
}

const LABEL = /(\w+)\s*(=~|!~|!=|=)\s*"((?:[^"\\]|\\.)*)"/g;
/** The labels that Prometheus adds itself. */
const ADDED_LABELS: ReadonlySet<string> = new Set(['job', 'instance']);

/** Returns the samples of a response of /metrics. */
export function parseSamples(text: string): Sample[] {
  return [...text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)].map(([, name = '', labelText = '']) => {
    const labels = [...labelText.matchAll(LABEL)].map(([, label = '', , value = '']) => [label, value] as const);
    return { name, labels: Object.fromEntries(labels) };
  });
}

/** The expressions in the tables of a page. */
export function expressionsOf(page: string): string[] {
  return [...page.matchAll(/^\| `([^`]+)`/gm)].map(([, expression = '']) => expression);
}

/** The selectors of expressions: the names of ours and of the process, with their labels, `by` included. */
export function parseSelectors(expressions: readonly string[]): Selector[] {
  return expressions.flatMap((expression) => {
    const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(/\s*,\s*/));
    const groupLabels = grouped.filter((label) => !ADDED_LABELS.has(label));
    return [...expression.matchAll(/\b((?:boekstaaf|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)].map(
      ([, name = '', labelText = '']) => {
        const conditions = [...labelText.matchAll(LABEL)].filter(([, label = '']) => !ADDED_LABELS.has(label));
        const isMatching = (sample: Labels): boolean =>
          groupLabels.every((label) => label in sample) &&
          conditions.every(([, label = '', operator, value = '']) => isLabelMatch(sample[label], operator, value));
        return { text: `${name}{${labelText}} of ${expression}`, name, isMatching };
      },
    );
  });
}

/** A label that a sample does not have fits nothing: what an expression says of it would mean nothing. */
function isLabelMatch(value: string | undefined, operator: string | undefined, operand: string): boolean {
  if (value === undefined) return false;
  const isEqual = operator?.endsWith('~') === true ? new RegExp(`^(?:${operand})$`).test(value) : value === operand;
  return operator?.startsWith('!') === true ? !isEqual : isEqual;
}
