// Changes of VAT rates against a model of their own, in 100,000 totals, half of them on each database; a slow machine compares fewer.
import { casesOf } from '../support/patience.ts';
import { vatChangesOfChance } from '../support/vat-changes-of-chance.ts';
import '../support/only-with-all.ts';

vatChangesOfChance(casesOf(50_000), 150);
