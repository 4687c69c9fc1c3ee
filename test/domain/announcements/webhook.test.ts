// Webhooks, the feed and mail addresses: refusals as tables of cases.
import { expect } from 'chai';
import { assertReplayable } from '../../../domain/announcements/delivery.ts';
import { assertIssued } from '../../../domain/announcements/feed-position.ts';
import { requireOurAddress } from '../../../domain/announcements/incoming-mail.ts';
import { requireSender } from '../../../domain/announcements/newsletter.ts';
import { findAddressProblems, assertActive } from '../../../domain/announcements/webhook.ts';
import { instantAt } from '../../../domain/values/calendar.ts';

describe('a subscription', () => {
  it('requires an address that events may be sent to', () => {
    expect(findAddressProblems(null, 'url')).to.deep.equal([]);
    expect(findAddressProblems('Not public.', '[1].url')).to.deep.equal([
      { code: 'ERR_WEBHOOK_ADDRESS', message: 'Not public.', field: '[1].url' },
    ]);
  });

  it('can be tested while it is active', () => {
    expect(() => assertActive({ active: true })).not.to.throw();
    expect(() => assertActive({ active: false })).to.throw('ERR_WEBHOOK_INACTIVE');
  });

  it('is replayed from one moment to a later one', () => {
    const before = instantAt(0);
    const after = instantAt(1);
    expect(() => assertReplayable(before, after)).not.to.throw();
    expect(() => assertReplayable(before, before)).to.throw('ERR_PERIOD_ORDER');
    expect(() => assertReplayable(after, before)).to.throw('ERR_PERIOD_ORDER');
  });
});

describe('the feed', () => {
  it('refuses a position that was never returned', () => {
    expect(() => assertIssued(false)).not.to.throw();
    expect(() => assertIssued(true)).to.throw('ERR_FORMAT');
  });
});

describe('mails', () => {
  it('are received at one of our addresses only', () => {
    expect(requireOurAddress('a@b.example')).to.equal('a@b.example');
    expect(() => requireOurAddress(undefined)).to.throw('ERR_UNKNOWN_REFERENCE');
  });

  it('of newsletters require a company', () => {
    expect(requireSender(3)).to.equal(3);
    expect(() => requireSender(null)).to.throw('ERR_COMPANY_REQUIRED');
  });
});
