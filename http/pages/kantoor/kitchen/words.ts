// The words of the kitchen's list.
import { tableOf } from '../../browser/words.ts';

export const WORDS = tableOf({
  noGroup: ['Without a group', 'Zonder groep'],
  nothing: ['Nothing is booked for this day.', 'Er is niets geboekt voor deze dag.'],
  whom: ['For', 'Voor'],
});
