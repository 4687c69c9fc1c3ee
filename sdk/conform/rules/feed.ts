// Each change is in the feed, once and in its order.
import { assertHolds } from '../outcome-errors.ts';
import { idOf, isSame, objectOf, objectsOf, shortenValue, textOf, type JsonObject } from '../json.ts';
import type { ConformRule } from '../rule.ts';
import type { ConformWorld } from '../world.ts';

export const feed: ConformRule = {
  name: 'feed',
  source: 'the description of listEvents',
  asks: 'the feed, after a location was created, changed, put back as it was, and deleted',
  expects: 'postInsert and postSave, postUpdate and postSave, and postDelete; nothing for what changed nothing',
  run: ({ world, attempt }) =>
    attempt('a location', async () => {
      const after = await endOf(world);
      const location = await world.askForBody('createLocation');
      const path = { id: idOf(location) };
      const updatedLocation = await world.askForBody('updateLocation', { path, body: { naam: world.createName() } });
      await world.askForBody('updateLocation', { path, body: updatedLocation });
      await world.askForBody('deleteLocation', { path });

      const events = await world.waitUntilFound(async () => {
        const locationEvents = (await listEventsAfter(world, after)).filter(isOf(path.id));
        return locationEvents.some((each) => nameOf(each).endsWith('postDelete')) ? locationEvents : undefined;
      });
      const names = events.map((each) => nameOf(each).replace('Locatie::', ''));
      const expected = ['postInsert', 'postSave', 'postUpdate', 'postSave', 'postDelete'];

      assertHolds(
        isSame([...names].sort(), [...expected].sort()),
        `the feed has ${shortenValue(names)}, and not ${shortenValue(expected)}`,
      );

      const eventData = objectOf(events.find((each) => nameOf(each).endsWith('postInsert'))?.['data']);
      assertHolds(
        textOf(eventData, 'naam') === textOf(location, 'naam'),
        'the event of a create has other data than the create',
      );
    }),
};

async function endOf(world: ConformWorld): Promise<string | undefined> {
  let after: string | undefined;
  for (;;) {
    const events = await listEventsAfter(world, after);
    if (events.length === 0) return after;
    after = textOf(objectOf(events.at(-1))['meta'], 'position');
  }
}

async function listEventsAfter(world: ConformWorld, after: string | undefined): Promise<JsonObject[]> {
  const query = { page_size: 1000, ...(after === undefined ? {} : { after }) };
  return objectsOf((await world.askForResponse('listEvents', { query })).body);
}

function nameOf({ meta }: JsonObject): string {
  return textOf(meta, 'event');
}

function isOf(id: number): (event: JsonObject) => boolean {
  return ({ meta }) => objectOf(meta)['object'] === 'Locatie' && objectOf(meta)['object_id'] === id;
}
