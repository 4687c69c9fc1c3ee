// All attacks, in the order in which test/attack.ts runs them.
import { anonymousFlood } from './anonymous.ts';
import type { Attack } from './attack.ts';
import { bodiesWithoutEnd, dripping, neverReading } from './connections.ts';
import { inflatingImages } from './images.ts';
import { largeBodies } from './large-bodies.ts';
import { longWords, manyPreviews } from './printing.ts';
import { reservationsByScript } from './reservations.ts';
import { manySubscriptions } from './subscriptions.ts';

export const attacks: readonly Attack[] = [
  largeBodies,
  longWords,
  manyPreviews,
  inflatingImages,
  neverReading,
  bodiesWithoutEnd,
  dripping,
  anonymousFlood,
  manySubscriptions,
  reservationsByScript,
];
