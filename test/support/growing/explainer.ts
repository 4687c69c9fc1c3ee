// Something that tells the plan of a statement.
import type { Asked } from '../queries.ts';
import type { Scan } from './scan.ts';

export interface Explainer {
  explain(asked: Asked): Promise<readonly Scan[]>;
  close(): Promise<void>;
}
