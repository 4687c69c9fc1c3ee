// Reports the replica in the log and in /metrics: whether it is in use, its lag, and how many reads it serves.
import type { Logger } from 'pino';
import { Counter, Gauge, type Registry } from 'prom-client';
import {
  READ_PLACES,
  REPLICA_STATES,
  type Replica,
  type ReplicaState,
  type ReplicaStatus,
} from '../db/engine/session/replica.ts';

/** Says whether it is in use, now and whenever that changes. */
export function logReplica(replica: Replica, log: Logger): void {
  const tell = (state: ReplicaState): void => {
    if (state === 'in use') log.info({ replica: state }, 'the replica is in use');
    else log.warn({ replica: state }, 'the replica is left out: the primary answers everything');
  };
  tell(replica.state);
  replica.onChange(tell);
}

/** Adds the metrics of the replica, read when /metrics is requested; zero without a replica. */
export function addReplica(registers: Registry[], replica: Replica | null): void {
  let looking: Promise<ReplicaStatus | null> | undefined;

  // Both metrics are collected at once, and share one query.
  const readStatus = (): Promise<ReplicaStatus | null> =>
    (looking ??= Promise.resolve(replica?.readStatus() ?? null).finally(() => {
      looking = undefined;
    }));

  new Gauge({
    name: 'boekstaaf_replica',
    help: 'Processes by the state that the replica has for them: it is in use, or left out.',
    labelNames: ['state'],
    registers,
    async collect() {
      const status = await readStatus();
      for (const state of REPLICA_STATES) this.set({ state }, state === status?.state ? 1 : 0);
    },
  });

  const addLagGauge = (name: string, help: string, of: (status: ReplicaStatus) => number | null): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      aggregator: 'max',
      async collect() {
        const status = await readStatus();
        this.set(status === null ? 0 : (of(status) ?? NaN));
      },
    });

  addLagGauge(
    'boekstaaf_replica_behind_bytes',
    'The log of the primary that the replica has not replayed.',
    (status) => status.behind_bytes,
  );

  addLagGauge(
    'boekstaaf_replica_behind_seconds',
    'For how long something has been missing on the replica.',
    (status) => status.behind_seconds,
  );

  new Counter({
    name: 'boekstaaf_replica_reads_total',
    help: 'Reads of lists and statistics by the database that answered them.',
    labelNames: ['place'],
    registers,
    collect() {
      this.reset();
      for (const place of READ_PLACES) this.inc({ place }, replica?.reads.get(place) ?? 0);
    },
  });
}
