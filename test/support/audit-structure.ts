// The published structure of XML Auditfile Financieel 3.2: the order of elements, how often they occur, their contents.
import { create } from 'xmlbuilder2';

/** The content of an element: text that a rule accepts, or elements in this order. */
type ElementContent = ((text: string) => boolean) | readonly ElementRule[];
type ElementRule = readonly [name: string, times: '1' | '?' | '*' | '+', content: ElementContent];

const limitLength = (length: number) => (text: string) => Array.from(text).length <= length;
const oneOf = (letters: string) => (text: string) => text.length === 1 && letters.includes(text);
const matchPattern = (pattern: RegExp) => (text: string) => pattern.test(text);
const date = matchPattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
const amount = matchPattern(/^-?\d{1,18}\.\d{2}$/);
const count = matchPattern(/^\d{1,10}$/);
const side = oneOf('CD');
const id = limitLength(35);
const country = matchPattern(/^[A-Z]{2}$/);

const VAT: readonly ElementRule[] = [
  ['vatID', '1', id],
  ['vatPerc', '1', matchPattern(/^\d{1,5}(\.\d{1,3})?$/)],
  ['vatAmnt', '1', amount],
  ['vatAmntTp', '1', side],
];

// Optional elements that this service never writes are left out: one that it begins to write fails here first.
const LINE: readonly ElementRule[] = [
  ['nr', '1', id],
  ['accID', '1', id],
  ['docRef', '1', limitLength(999)],
  ['effDate', '1', date],
  ['desc', '?', limitLength(9999)],
  ['amnt', '1', amount],
  ['amntTp', '1', side],
  ['custSupID', '?', id],
  ['invRef', '?', limitLength(999)],
  ['costID', '?', id],
  ['vat', '*', VAT],
];

const TRANSACTIONS: readonly ElementRule[] = [
  ['linesCount', '1', count],
  ['totalDebit', '1', amount],
  ['totalCredit', '1', amount],
  [
    'journal',
    '*',
    [
      ['jrnID', '1', id],
      ['desc', '1', limitLength(9999)],
      ['jrnTp', '?', oneOf('BCGMOPSTYZ')],
      [
        'transaction',
        '*',
        [
          ['nr', '1', id],
          ['desc', '?', limitLength(9999)],
          ['periodNumber', '1', matchPattern(/^\d{1,3}$/)],
          ['trDt', '1', date],
          ['trLine', '*', LINE],
        ],
      ],
    ],
  ],
];

const COMPANY: readonly ElementRule[] = [
  ['companyIdent', '?', id],
  ['companyName', '1', limitLength(999)],
  ['taxRegistrationCountry', '1', country],
  ['taxRegIdent', '1', limitLength(30)],
  [
    'customersSuppliers',
    '?',
    [
      [
        'customerSupplier',
        '*',
        [
          ['custSupID', '1', id],
          ['custSupName', '?', limitLength(50)],
          ['custSupTp', '?', oneOf('BCOS')],
        ],
      ],
    ],
  ],
  [
    'generalLedger',
    '?',
    [
      [
        'ledgerAccount',
        '+',
        [
          ['accID', '1', id],
          ['accDesc', '1', limitLength(999)],
          ['accTp', '1', oneOf('BMP')],
        ],
      ],
    ],
  ],
  [
    'vatCodes',
    '?',
    [
      [
        'vatCode',
        '*',
        [
          ['vatID', '1', id],
          ['vatDesc', '1', limitLength(999)],
          ['vatToPayAccID', '?', id],
        ],
      ],
    ],
  ],
  [
    'periods',
    '?',
    [
      [
        'period',
        '*',
        [
          ['periodNumber', '1', matchPattern(/^\d{1,3}$/)],
          ['periodDesc', '?', limitLength(50)],
          ['startDatePeriod', '1', date],
          ['endDatePeriod', '1', date],
        ],
      ],
    ],
  ],
  ['transactions', '?', TRANSACTIONS],
];

const FILE: readonly ElementRule[] = [
  [
    'header',
    '1',
    [
      ['fiscalYear', '1', limitLength(9)],
      ['startDate', '1', date],
      ['endDate', '1', date],
      ['curCode', '1', matchPattern(/^EUR$/)],
      ['dateCreated', '1', date],
      ['softwareDesc', '?', limitLength(50)],
      ['softwareVersion', '?', limitLength(20)],
    ],
  ],
  ['company', '1', COMPANY],
];

/** An element that was read: its name, its text, and its elements. */
export interface AuditElement {
  readonly name: string;
  readonly text: string;
  readonly children: readonly AuditElement[];
}

/** The elements of a well-formed document; throws for any other. */
export function readXml(xml: string): AuditElement {
  const toElement = (node: XmlNode): AuditElement => {
    const children = Array.from(node.childNodes).filter(({ nodeType }) => nodeType === 1);
    return { name: node.nodeName, text: node.textContent ?? '', children: children.map(toElement) };
  };
  return toElement(create(xml).root().node);
}

interface XmlNode {
  readonly nodeName: string;
  readonly nodeType: number;
  readonly textContent: string | null;
  readonly childNodes: Iterable<XmlNode>;
}

/** All elements at a path below one: `company/transactions/journal`. */
export function findElements(element: AuditElement, path: string): readonly AuditElement[] {
  return path
    .split('/')
    .reduce<readonly AuditElement[]>(
      (elements, name) => elements.flatMap(({ children }) => children.filter((each) => each.name === name)),
      [element],
    );
}

/** The texts of all elements at a path. */
export function textsAt(element: AuditElement, path: string): string[] {
  return findElements(element, path).map(({ text }) => text);
}

/** Faults in the structure, the keys or the references by the published schema; nothing for a good file. */
export function auditProblems(file: AuditElement): string[] {
  const problems = file.name === 'auditfile' ? findPartProblems(file, FILE) : [`The root is ${file.name}.`];
  for (const [name, keys, references] of KEYS) {
    const keyValues = textsAt(file, keys);
    if (new Set(keyValues).size !== keyValues.length) problems.push(`${name} is not unique.`);
    for (const path of references)
      for (const value of textsAt(file, path))
        if (!keyValues.includes(value)) problems.push(`${path} names no ${name}: ${value}`);
  }
  return problems;
}

const LINES = 'company/transactions/journal/transaction/trLine';
const KEYS: readonly (readonly [name: string, keys: string, references: readonly string[]])[] = [
  [
    'account',
    'company/generalLedger/ledgerAccount/accID',
    [`${LINES}/accID`, 'company/vatCodes/vatCode/vatToPayAccID'],
  ],
  ['customer', 'company/customersSuppliers/customerSupplier/custSupID', [`${LINES}/custSupID`]],
  ['VAT code', 'company/vatCodes/vatCode/vatID', [`${LINES}/vat/vatID`]],
  ['period', 'company/periods/period/periodNumber', ['company/transactions/journal/transaction/periodNumber']],
  ['journal', 'company/transactions/journal/jrnID', []],
];

function findPartProblems({ name, children }: AuditElement, parts: readonly ElementRule[]): string[] {
  const problems: string[] = [];
  const remainingElements = [...children];
  for (const [part, times, content] of parts) {
    const elements: AuditElement[] = [];
    while (remainingElements[0]?.name === part) elements.push(remainingElements.shift() as AuditElement);
    if (elements.length === 0 && (times === '1' || times === '+')) problems.push(`${name} lacks ${part}.`);
    if (elements.length > 1 && (times === '1' || times === '?')) problems.push(`${name} has ${part} more than once.`);
    for (const each of elements) problems.push(...findContentProblems(each, content));
  }
  return remainingElements[0] === undefined
    ? problems
    : [...problems, `${name} has ${remainingElements[0].name} where it does not belong.`];
}

function findContentProblems(element: AuditElement, content: ElementContent): string[] {
  if (typeof content !== 'function') return findPartProblems(element, content);
  const isText = element.children.length === 0 && content(element.text);
  return isText ? [] : [`${element.name} cannot be ${JSON.stringify(element.text.slice(0, 100))}.`];
}
