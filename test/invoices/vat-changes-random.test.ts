// Changes of VAT rates against a model of their own, in 100,000 totals.
import { vatChangesOfChance } from '../support/vat-changes-of-chance.ts';
import '../support/only-with-all.ts';

vatChangesOfChance(100_000, 150);
