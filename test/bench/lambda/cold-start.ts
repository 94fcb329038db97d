/**
 * A cold start, in its own process: loads a bundle, calls its handler twice, and reports the measurement to file
 * descriptor 3. Between the calls it requests the address in the third argument, so that the second call finds the same
 * data.
 */
import { writeSync } from 'node:fs';

/** Milliseconds of a cold start, from the request for the bundle. */
export interface ColdStart {
  readonly load: number;
  readonly first: number;
  /** CPU time until the first answer: Lambda allots it by memory, and other processes hardly disturb it. */
  readonly cpu: number;
  /** Memory of the process at that moment in MB, including Node itself. */
  readonly memory: number;
  /** CPU time of a second call to the warm function. */
  readonly warm: number;
  /** The answer's status, `ok` if it has none, or the name of the error. */
  readonly answer: string;
}

const [, , bundle = '', event = '', undo = ''] = process.argv;

async function answerOf(handler: (event: unknown) => Promise<unknown>): Promise<string> {
  try {
    const answer = (await handler(JSON.parse(event))) as { statusCode?: number } | undefined;
    return String(answer?.statusCode ?? 'ok');
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}

const usage = process.cpuUsage();
const started = performance.now();
const { handler } = (await import(bundle)) as { handler: (event: unknown) => Promise<unknown> };
const load = performance.now() - started;
const answer = await answerOf(handler);
const first = performance.now() - started;
const computed = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};
const cpu = computed(usage);
const memory = process.memoryUsage.rss() / 2 ** 20;
// Not earlier, because what it loads would then be there for the function.
const { get } = await import('node:http');
await new Promise((resolve) => get(undo, (answer) => answer.resume().once('end', resolve)));
const again = process.cpuUsage();
await answerOf(handler);
const measured: ColdStart = { load, first, cpu, memory, warm: computed(again), answer };
writeSync(3, JSON.stringify(measured));
process.exit();
