// The words of the crew's list.
import { tableOf } from '../../browser/words.ts';

export const WORDS = tableOf({
  nobody: ['Nobody works on this day.', 'Er werkt niemand op deze dag.'],
  group: ['Group', 'Groep'],
  remark: ['Remark', 'Opmerking'],
});
