// The page of the logins of all users, also failed ones: entries of the audit trail, the newest first.
import type { AuditEntry } from 'boekstaaf';
import { AuditApi } from 'boekstaaf/audit';
import { UsersApi } from 'boekstaaf/users';
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../browser/words.ts';
import { addressOf } from '../addresses.ts';
import { Columns } from '../frame/columns.tsx';
import { usePage } from '../frame/context.ts';
import { Heading } from '../frame/heading.tsx';
import { useQuery } from '../frame/navigation.ts';
import { Read, useReading } from '../frame/reading.tsx';
import { WORDS } from './words.ts';

const MAX_ENTRIES = 100;

export function Page(): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  return (
    <article>
      <Heading text={words.logins} />
      {caller.may('editUsers') ? <Logins /> : <p class="nothing">{words.notForYou}</p>}
    </article>
  );
}

/** Returns the address of the list: of one account, or of all for an empty one, and of failed logins alone. */
function buildLoginsAddress(account: string, isFailed: boolean): string {
  const query = new URLSearchParams();
  if (account !== '') query.set('account', account);
  if (isFailed) query.set('welke', 'mislukt');
  return query.size === 0 ? addressOf('logins') : `${addressOf('logins')}?${query.toString()}`;
}

function Logins(): ComponentChildren {
  const { words } = usePage(WORDS);
  const isFailed = useQuery('welke') === 'mislukt';
  const account = useQuery('account');
  const reading = useReading(
    async (caller, signal) => {
      const event: AuditEntry['event'][] = isFailed ? ['loginError'] : ['login', 'loginError'];
      const of = account === '' ? {} : { object: ['frameworkGuardUser' as const], object_id: Number(account) };
      const [entries, users] = await Promise.all([
        caller.getApi(AuditApi).listAuditEntries({ event, ...of, page_size: MAX_ENTRIES }, { signal }),
        caller.getApi(UsersApi).listUsers({}, { signal }),
      ]);
      return { entries, names: new Map(users.map(({ id, gebruikersnaam }) => [id, gebruikersnaam])) };
    },
    [isFailed, account],
  );

  return (
    <div class="sheet">
      <nav class="lists" aria-label={words.lists}>
        {[false, true].map((each) => (
          <a
            key={String(each)}
            href={buildLoginsAddress(account, each)}
            aria-current={each === isFailed ? 'page' : undefined}
          >
            {each ? words.failed : words.all}
          </a>
        ))}
      </nav>
      <Read of={reading}>
        {({ entries, names }) => (
          <>
            {entries.length === 0 ? (
              <p class="nothing">{words.nothing}</p>
            ) : (
              <table>
                <Columns names={[words.moment, words.accountName, words.address, words.how, words.result]} />
                <tbody>
                  {entries.map((entry) => (
                    <Row
                      key={entry.event_id}
                      entry={entry}
                      name={names.get(entry.object_id) ?? String(entry.object_id)}
                    />
                  ))}
                </tbody>
              </table>
            )}
            {entries.length === MAX_ENTRIES && <p class="more">{fillWords(words.newest, { count: MAX_ENTRIES })}</p>}
          </>
        )}
      </Read>
    </div>
  );
}

interface LoginRowProps {
  readonly entry: AuditEntry;
  readonly name: string;
}

function Row({ entry: { occurred_at, object_id, address, event, after }, name }: LoginRowProps): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  const { way, second_factor, reason } = (after ?? {}) as Readonly<Record<string, string | null>>;
  const results: Readonly<Record<string, string>> = event === 'login' ? words.results : words.failures;
  const methodLabels: Readonly<Record<string, string>> = words.ways;

  return (
    <tr>
      <td class="time">{writing.formatMoment(occurred_at)}</td>
      <th scope="row">
        <a href={buildLoginsAddress(String(object_id), false)}>{name}</a>
      </th>
      <td>{address}</td>
      <td>{methodLabels[way ?? 'issuer']}</td>
      <td>{results[(event === 'login' ? second_factor : reason) ?? 'in']}</td>
    </tr>
  );
}
