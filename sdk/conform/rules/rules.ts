// All rules, in the order in which they are checked.
import type { ConformRule } from '../rule.ts';
import { capacity } from './capacity.ts';
import { conditions } from './conditions.ts';
import { created } from './created.ts';
import { examples } from './examples.ts';
import { feed } from './feed.ts';
import { idempotency } from './idempotency.ts';
import { inUse } from './in-use.ts';
import { logins } from './logins.ts';
import { members } from './members.ts';
import { methods } from './methods.ts';
import { money } from './money.ts';
import { orderOfChecks } from './order.ts';
import { paging } from './paging.ts';
import { periods } from './periods.ts';
import { permissions } from './permissions.ts';
import { putBack } from './put-back.ts';
import { readOnly } from './read-only.ts';
import { refusals } from './refusals.ts';
import { statistics } from './statistics.ts';
import { strictness } from './strictness.ts';
import { successes } from './successes.ts';
import { uniqueness } from './uniqueness.ts';

export const RULES: readonly ConformRule[] = [
  // First, because it resets the sandbox: everything that earlier rules had created would be lost.
  examples,
  successes,
  logins,
  permissions,
  orderOfChecks,
  strictness,
  members,
  periods,
  uniqueness,
  refusals,
  methods,
  created,
  conditions,
  idempotency,
  putBack,
  readOnly,
  paging,
  capacity,
  money,
  statistics,
  feed,
  inUse,
];
