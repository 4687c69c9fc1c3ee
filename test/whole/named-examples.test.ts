// The named examples of every operation, sent to a sandbox that was put back to `venue`: each is answered as the contract shows.
import { expect } from 'chai';
import { conform } from 'boekstaaf/conform';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import {
  answersNamed,
  namesOf,
  operationsOf,
  type Placed,
  sendExample,
  type ServedContract,
} from '../support/named-examples.ts';
import { ADMINISTRATOR } from '../support/administrator.ts';
import type { RawAnswer } from '../support/raw.ts';
import { type Sandbox, sandbox } from '../support/sandbox.ts';
import '../support/either-database.ts';
import '../support/only-with-all.ts';

/** Kinds of operations that change nothing. */
const READING = new Set(['list', 'read', 'statistic', 'ask']);

/** The operations without an example that succeeds, by the reason: a fixture cannot have what they need. */
const NO_SUCCESS: Readonly<Record<string, readonly string[]>> = {
  'a picture is no text': ['replacePdfTemplateLogo', 'replaceProductImage', 'replacePackageImage'],
  'only a login makes a session': ['getCurrentSession', 'getSession', 'deleteSession'],
  'only a phone shows codes': [
    'confirmSecondFactor',
    'removeSecondFactor',
    'createRecoveryCodes',
    'deleteUserSecondFactor',
  ],
  'only a mail, or the answer to a visitor, has the token': [
    ...['getCalendarFeed', 'getCancellationPage', 'confirmCancellation', 'getProposalPage', 'answerProposal'],
    ...['getReservationState', 'getVoucherOrderState', 'getUnsubscribePage', 'unsubscribePerson'],
    ...['confirmWithdrawal', 'decideWithdrawal'],
  ],
  'somebody pays on the page of the provider': ['refundOnlinePayment'],
  'the provider brings the document': ['getPeppolDocument', 'updatePeppolDocument', 'getPeppolDocumentUbl'],
  'the outbox of a fixture is empty': ['getMail', 'cancelMail', 'resendMail', 'getBookingMailSending'],
  'a webhook has a secret under the key of its installation': [
    ...['getWebhook', 'updateWebhook', 'deleteWebhook', 'listWebhookDeliveries', 'getWebhookDelivery'],
    ...['redeliverWebhookDelivery', 'replayWebhook', 'testWebhook', 'rotateWebhookSecret'],
  ],
};

/** The operations without an example that is refused. */
const NO_REFUSAL: Readonly<Record<string, readonly string[]>> = {
  'a picture is no text': ['replacePdfTemplateLogo', 'replaceProductImage', 'replacePackageImage'],
  'only a login makes a session, and a wrong password is no example': [
    ...['createSession', 'getCurrentSession', 'deleteCurrentSession', 'getSession', 'deleteSession'],
  ],
  'only a phone shows codes, right or wrong': [
    ...['getSecondFactor', 'beginSecondFactor', 'confirmSecondFactor', 'removeSecondFactor', 'createRecoveryCodes'],
  ],
  'no rule refuses what the schemas take': [
    ...['createPdfTemplate', 'createQualification', 'createNewsletter', 'createProductLabel', 'createAttachment'],
    ...['createMaterial', 'createPaymentMethod', 'createProposalType', 'createStartTimeGroup', 'getDiscountOfCode'],
    ...['createWithdrawal', 'proveInvoices', 'getVatReturn', 'getAgedDebtors', 'getSandboxClock', 'resetSandbox'],
    ...['getOwnStaffMember', 'listApiKeys', 'getUpcomingCapacity'],
  ],
};

function told({ operation }: Placed, name: string, { status, text }: RawAnswer): string {
  return `${operation.operationId} ${name}: ${String(status)} ${text.slice(0, 300)}`;
}

describe('the named examples', () => {
  let own: Sandbox;
  let text: string;
  let contract: ServedContract;
  let operations: Placed[];

  before(async () => {
    own = await sandbox();
    const served = await own.raw('GET', '/openapi.json');
    ({ text } = served);
    contract = served.body as ServedContract;
    operations = operationsOf(contract);
    await own.api.sandbox.reset('venue');
  });

  after(() => own.close());

  /** The names of an operation: what is sent has them, or only the answer, where nothing is sent. */
  function named({ operation }: Placed): string[] {
    const isShown = answersNamed('success', operation, contract).length > 0;
    return [...new Set([...namesOf(operation), ...(isShown ? ['success'] : [])])];
  }

  /** The names of what changes nothing. */
  function quietNames(placed: Placed): string[] {
    return named(placed).filter((name) => name.startsWith('ERR_') || READING.has(placed.operation['x-kind']));
  }

  /** Nothing is sent and nothing comes: there is no place for an example. */
  function isBare({ operation: { parameters = [], requestBody, responses } }: Placed): boolean {
    const isAsked = requestBody !== undefined || parameters.some(({ required }) => required === true);
    const content = Object.entries(responses).filter(([status]) => Number(status) < 300);
    return !isAsked && content.every(([, each]) => each.content?.['application/json'] === undefined);
  }

  it('are there for each operation, one that succeeds and one that is refused, but for these', () => {
    const ids = (list: readonly Placed[]): string[] => list.map(({ operation }) => operation.operationId).toSorted();
    const lacking = operations.filter((each) => !isBare(each));
    expect(ids(lacking.filter((each) => !named(each).includes('success')))).to.deep.equal(
      Object.values(NO_SUCCESS).flat().toSorted(),
    );
    const isRefused = (each: Placed): boolean => named(each).some((name) => name.startsWith('ERR_'));
    expect(ids(operations.filter((each) => !isRefused(each)))).to.deep.equal(
      Object.values(NO_REFUSAL).flat().toSorted(),
    );
  });

  it('stand under one name with what is sent and with the answer', () => {
    for (const { operation } of operations)
      for (const name of namesOf(operation).filter((each) => /^success$|^ERR_/.test(each))) {
        const [[status] = []] = answersNamed(name, operation, contract);
        const hasBody = Object.entries(operation.responses).some(
          ([each, { content }]) => Number(each) < 300 && content?.['application/json'] !== undefined,
        );
        expect(status === undefined ? !hasBody : status < 300 === (name === 'success'), operation.operationId).to.equal(
          true,
        );
      }
  });

  it('that are refused, and those that only read, are answered as the conformance run expects', async () => {
    const { results } = await conform({ url: own.url, ...ADMINISTRATOR, rules: ['examples'] });
    expect(results.filter(({ outcome }) => outcome !== 'held')).to.deep.equal([]);
    const asked = results.map(({ subject }) => subject);
    // The package has no operations of sandboxes.
    const meant = operations.filter((each) => each.operation.tags[0] !== 'sandbox' && quietNames(each).length > 0);
    expect(asked).to.include.members(meant.map(({ operation }) => operation.operationId));
  });

  it('that write succeed, with a body of their schema', async () => {
    // A log-out shows nothing, and only a page can do it.
    const without = new Set([...Object.values(NO_SUCCESS).flat(), 'deleteCurrentSession']);
    const wrong: string[] = [];
    const writing = operations.filter(({ operation }) => !READING.has(operation['x-kind']));
    for (const placed of writing.filter(({ operation }) => !without.has(operation.operationId))) {
      const answer = await sendExample(own, placed, 'success');
      const [[status] = [answer.status]] = answersNamed('success', placed.operation, contract);
      // The sandbox holds every answer against its schema, and fails where it does not fit.
      if (answer.status >= 300 || answer.status !== status) wrong.push(told(placed, 'success', answer));
      if (answer.status < 300) await own.api.sandbox.reset('venue');
    }
    expect(wrong).to.deep.equal([]);
  });

  it('fit their schemas as another tool checks them', async () => {
    const rules = { 'no-invalid-media-type-examples': 'error', 'no-invalid-parameter-examples': 'error' } as const;
    const config = await createConfig({ rules: { ...rules, struct: 'error', 'no-unresolved-refs': 'error' } });
    const found = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
    expect(found.map(({ message, location }) => `${message} ${location[0]?.pointer ?? ''}`)).to.deep.equal([]);
  });

  it('of creates link to what becomes of their result: reading it, and all else that its path has', () => {
    const paths = new Map(operations.map(({ path, operation }) => [operation.operationId, path]));
    const creating = operations.filter(({ operation }) => operation['x-kind'] === 'create');
    for (const { operation } of creating) {
      const links = operation.responses['201']?.links ?? {};
      const [path] = new Set(Object.keys(links).map((id) => paths.get(id)));
      const all = operations.filter((each) => each.path === path).map((each) => each.operation.operationId);
      expect(Object.keys(links), operation.operationId).to.have.members(all).and.not.be.empty;
      const names = [...(path ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(links)) expect(Object.keys(parameters)).to.have.members(names);
    }
    expect(creating.length).to.be.greaterThan(50);
  });

  it('make the contract that is served less than 30 % larger', () => {
    expect(text.length / JSON.stringify(bundle).length).to.be.lessThan(1.3);
  });
});
