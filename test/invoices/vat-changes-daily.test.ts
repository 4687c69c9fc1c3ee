// The same on each day, in fewer totals: changes of VAT rates against a model of their own.
import { vatChangesOfChance } from '../support/vat-changes-of-chance.ts';

vatChangesOfChance(3_000, 15);
