// The measures of a whole run: the speed of the machine and the cost of its files; and runs that are repeated.
import { spawn } from 'node:child_process';
import { listRunCosts, GATE_BUDGET_S } from './durations.ts';
import { measureLoop, USUAL_LOOP_S } from './processor-time.ts';
import type { TestCounts } from './report.ts';

/** The files of the gate together cost no more than its budget: whoever adds one pays for it. */
export function checkBudget(scale: number): TestCounts {
  const costs = listRunCosts(scale);
  const totalSeconds = Math.round(costs.reduce((sum, { seconds }) => sum + seconds, 0));
  const text = `the files of the gate cost ${String(totalSeconds)} of ${String(GATE_BUDGET_S)} usual seconds`;
  const isKept = totalSeconds <= GATE_BUDGET_S;
  console.log(`${isKept ? '✓' : '✗'} ${text}`);
  if (isKept) return { passed: 1, failures: [] };
  for (const { name, seconds } of costs.slice(0, 20)) console.log(`    ${String(Math.round(seconds))} ${name}`);
  return { passed: 0, failures: [`${text}: make them cheaper, or mark one by test/support/nightly-only.ts`] };
}

/** Runs again and again, one after the other. */
export async function repeatRun<T>(times: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let time = 1; time <= times; time++) {
    if (times > 1) console.log(`Run ${String(time)} of ${String(times)}`);
    results.push(await run());
  }
  return results;
}

/** Starts the neighbours of a slow machine: as many loops as a small one has cores. Returns how to end them. */
export function startBusyLoops(): () => void {
  const loops = Array.from({ length: 2 }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  const end = (): void => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
  process.once('exit', end);
  return end;
}

/** Says how fast this machine is now, so that runs can be compared. */
export function tellLoop(moment: string): number {
  const seconds = measureLoop();
  console.log(
    `10^9 additions take ${seconds.toFixed(1)} s at the ${moment}, ${String(USUAL_LOOP_S)} on a usual machine.`,
  );
  return seconds;
}
