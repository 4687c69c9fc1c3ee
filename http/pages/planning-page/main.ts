// Starts the page: asks who looks, and shows the planning to whoever the service lets in.
import { Unauthorized } from 'boekstaaf';
import { zone as zoneOf } from '../../../domain/values/calendar.ts';
import { askForCredential, connectAgain, connectWith, type Connection, type Refused, type Typed } from './login.ts';
import { periodOf } from './period.ts';
import { Planner } from './planner.ts';
import { read, sentence } from './reading.ts';
import { pageTime, sandboxTime } from '../browser/time.ts';
import { sandboxNote } from './sandbox-note.ts';
import { readerLanguage } from '../browser/language.ts';
import { speak, words } from './words.ts';

const page = document.querySelector<HTMLElement>('#page') ?? document.body;
const zone = zoneOf(document.body.dataset['zone'] ?? 'Europe/Amsterdam');

const language = readerLanguage();

speak(language);
document.documentElement.lang = language;
if (sandboxTime !== '') document.body.prepend(sandboxNote(zone, sandboxTime));

await connectAgain()
  .then(async (api) => (api === null ? ask('') : await show(api)))
  .catch((error: unknown) => ask(sentence(error)));

function ask(why: string): void {
  document.title = `boekstaaf: ${words.planning.toLowerCase()}`;
  askForCredential(page, enter, why);
}

async function enter(typed: Typed): Promise<Refused | null> {
  try {
    await show(await connectWith(typed));
    return null;
  } catch (error) {
    return { words: sentence(error), needsCode: error instanceof Unauthorized && error.reason === 'needs-code' };
  }
}

async function show(api: Connection): Promise<void> {
  const first = await read(api.planning, periodOf(location.hash, pageTime(), zone), zone);
  new Planner(page, zone, api, first, ask);
}
