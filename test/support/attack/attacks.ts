// All attacks, by name.
import type { Attack } from './attack.ts';
import { largeBodies } from './large-bodies.ts';

export const attacks: readonly Attack[] = [largeBodies];
