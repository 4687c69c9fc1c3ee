// Changes of VAT rates against a model of their own, in 100,000 totals; a slow machine compares fewer.
import { casesOf } from '../support/patience.ts';
import { vatChangesOfChance } from '../support/vat-changes-of-chance.ts';
import '../support/only-with-all.ts';

vatChangesOfChance(casesOf(100_000), 150);
