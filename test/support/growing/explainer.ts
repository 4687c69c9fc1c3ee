// The interface that returns the plan of a statement.
import type { SentStatement } from '../queries.ts';
import type { Scan } from './scan.ts';

export interface Explainer {
  explain(statement: SentStatement): Promise<readonly Scan[]>;
  close(): Promise<void>;
}
