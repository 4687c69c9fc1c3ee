// Starts the page: asks who looks, and shows the planning to whoever the service lets in.
import type { Credential } from 'boekstaaf';
import { zone as zoneOf } from '../../../domain/values/calendar.ts';
import { askForCredential, connect } from './login.ts';
import { periodOf } from './period.ts';
import { Planner } from './planner.ts';
import { read, sentence } from './reading.ts';

const page = document.querySelector<HTMLElement>('#page') ?? document.body;
const zone = zoneOf(document.body.dataset['zone'] ?? 'Europe/Amsterdam');

ask('');

function ask(why: string): void {
  document.title = 'boekstaaf: planning';
  askForCredential(page, enter, why);
}

async function enter(credential: Credential): Promise<string | null> {
  try {
    const api = connect(credential);
    const first = await read(api.planning, periodOf(location.hash, Date.now(), zone), zone);
    new Planner(page, zone, api, first, ask);
    return null;
  } catch (error) {
    return sentence(error);
  }
}
