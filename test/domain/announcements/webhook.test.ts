// Webhooks as tables of cases: addresses, replays, positions of the feed, and who sends a newsletter.
import { expect } from 'chai';
import { assertReplayable } from '../../../domain/announcements/delivery.ts';
import { assertGivenOut } from '../../../domain/announcements/event.ts';
import { requireOurAddress } from '../../../domain/announcements/incoming-mail.ts';
import { requireSender } from '../../../domain/announcements/newsletter.ts';
import { findAddressProblems, assertActive } from '../../../domain/announcements/webhook.ts';
import { instantAt } from '../../../domain/values/calendar.ts';

describe('a subscription', () => {
  it('has an address that events are sent to', () => {
    expect(findAddressProblems([null, null], String)).to.deep.equal([]);
    expect(findAddressProblems([null, 'Not public.'], (index) => `[${String(index)}].url`)).to.deep.equal([
      { code: 'ERR_WEBHOOK_ADDRESS', message: 'Not public.', field: '[1].url' },
    ]);
  });

  it('is tried out while it is active', () => {
    expect(() => assertActive({ active: true })).not.to.throw();
    expect(() => assertActive({ active: false })).to.throw('ERR_WEBHOOK_INACTIVE');
  });

  it('is replayed from one moment to a later one', () => {
    const [before, after] = [instantAt(0), instantAt(1)];
    expect(() => assertReplayable(before, after)).not.to.throw();
    expect(() => assertReplayable(before, before)).to.throw('ERR_PERIOD_ORDER');
    expect(() => assertReplayable(after, before)).to.throw('ERR_PERIOD_ORDER');
  });
});

describe('the feed', () => {
  it('is read from a position that was given out', () => {
    expect(() => assertGivenOut(false)).not.to.throw();
    expect(() => assertGivenOut(true)).to.throw('ERR_FORMAT');
  });
});

describe('mails', () => {
  it('come in at an address of ours', () => {
    expect(requireOurAddress('a@b.example')).to.equal('a@b.example');
    expect(() => requireOurAddress(undefined)).to.throw('ERR_UNKNOWN_REFERENCE');
  });

  it('of newsletters are sent by a company', () => {
    expect(requireSender(3)).to.equal(3);
    expect(() => requireSender(null)).to.throw('ERR_COMPANY_REQUIRED');
  });
});
