// Errors of the database drivers: which of them are retried at once, and the error code that clients get for each.
import { expect } from 'chai';
import { isRetryable, translateError } from '../../db/engine/session/errors.ts';
import { CommitFailure } from '../../db/engine/session/transaction-end.ts';
import { Problem, createProblem } from '../../domain/values/problem.ts';

const lost = new Error('Connection terminated unexpectedly');

describe('an error of the database', () => {
  for (const [code, retryable, name] of [
    ['40001', true, 'ERR_UNAVAILABLE'],
    ['40P01', true, 'ERR_UNAVAILABLE'],
    ['57P01', true, 'ERR_UNAVAILABLE'],
    ['ECONNRESET', true, 'ERR_UNAVAILABLE'],
    // A pooler that lost its connection to the database.
    ['08P01', true, 'ERR_UNAVAILABLE'],
    ['ECONNREFUSED', false, 'ERR_UNAVAILABLE'],
    ['53300', false, 'ERR_UNAVAILABLE'],
    ['55P03', false, 'ERR_UNAVAILABLE'],
    ['57014', false, 'ERR_UNAVAILABLE'],
    ['SQLITE_BUSY', false, 'ERR_UNAVAILABLE'],
    ['53100', false, 'ERR_UNAVAILABLE'],
    ['SQLITE_FULL', false, 'ERR_UNAVAILABLE'],
    ['SQLITE_IOERR_WRITE', false, 'ERR_UNAVAILABLE'],
    ['22021', false, 'ERR_FORMAT'],
    ['22003', false, 'ERR_FORMAT'],
    ['22008', false, 'ERR_FORMAT'],
  ] as const) {
    it(`${code} is ${name}, ${retryable ? 'and worth' : 'but not worth'} a retry at once`, () => {
      const error = createError(code);
      expect(isRetryable(error)).to.equal(retryable);
      expect(codeOf(translateError(error))).to.equal(name);
    });
  }

  it('is retried after a lost connection, except at the commit, whose outcome is unknown', () => {
    expect(isRetryable(lost)).to.equal(true);
    expect(isRetryable(new CommitFailure(lost))).to.equal(false);

    const error = translateError(new CommitFailure(lost));
    expect(codeOf(error)).to.equal('ERR_UNAVAILABLE');
    expect((error as Problem).problems[0]?.message).to.match(/check whether the change was made/);
  });

  it('keeps its meaning when it comes from the commit', () => {
    expect(codeOf(translateError(new CommitFailure(createError('23505', { constraint: 'unheard_of' }))))).to.equal(
      undefined,
    );
    expect(codeOf(translateError(new CommitFailure(createError('40001'))))).to.equal('ERR_UNAVAILABLE');
  });

  it('without a translation is passed on unchanged, and so is a refusal', () => {
    const unknown = createError('42P01');
    const refusal = createProblem('ERR_TAKEN', 'This name is taken: choose another.', { field: 'naam' });

    expect(translateError(unknown)).to.equal(unknown);
    expect(translateError(refusal)).to.equal(refusal);
  });

  it('is the cause of the error that replaces it', () => {
    const error = createError('55P03');
    expect((translateError(error) as Problem).cause).to.equal(error);
  });
});

function createError(code: string, more: object = {}): Error {
  return Object.assign(new Error('as the driver says it'), { code, ...more });
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Problem ? error.problems[0]?.code : undefined;
}
