/**
 * A cold start, in a process of its own: loads a bundle, calls its handler twice, and tells file descriptor 3 what it took.
 * Between the calls the address in the third argument is asked, so that the second finds what the first has found.
 */
import { writeSync } from 'node:fs';

/** What a cold start took since the bundle was asked for, milliseconds. */
export interface ColdStart {
  readonly load: number;
  readonly first: number;
  /** Of computing until the first answer: Lambda gives it by memory, and other processes do not disturb it much. */
  readonly cpu: number;
  /** What the process holds then, MB, Node itself included. */
  readonly memory: number;
  /** Computing of a second call, which finds the function warm. */
  readonly warm: number;
  /** The answer's status, `ok` where an answer has none, or the name of what was thrown. */
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
// Not before: what it loads would be there for the function.
const { get } = await import('node:http');
await new Promise((resolve) => get(undo, (answer) => answer.resume().once('end', resolve)));
const again = process.cpuUsage();
await answerOf(handler);
const measured: ColdStart = { load, first, cpu, memory, warm: computed(again), answer };
writeSync(3, JSON.stringify(measured));
process.exit();
