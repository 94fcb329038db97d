import { setTimeout as sleep } from 'node:timers/promises';
import { seeded, seedOf } from '#shared/seeded.ts';
import type { FaultHooks } from '#infra/local/platform/fault-hooks.ts';

/** With a seed, calls of the API and steps of jobs are late by times that it draws. */
export const shakeSeed = process.env['SHAKE_SEED'];

/** Milliseconds for what never happens. A shaken run is there to find that, so it waits less. */
export const patienceMs = shakeSeed === undefined ? 240_000 : 100_000;

/** The milliseconds that each call waits, by its name and how often it was made: often none, seldom four seconds. */
const createWaits = (seed: string) => {
  const counts = new Map<string, number>();
  return (name: string): number => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const unit = seeded(seedOf(`${seed} ${name} ${count}`));
    const kind = unit();
    if (kind < 0.6) return 0;
    return kind > 0.93 ? 3_000 + unit() * 1_000 : unit() * 1_200;
  };
};

/** Holds calls of the API, some before they reach it and some on their way back, and steps of jobs. */
export const shakingHooks = (seed: string): FaultHooks => {
  const waitOf = createWaits(seed);
  return {
    api: (handle) => async (request) => {
      const name = `${request.method} ${request.path.replaceAll(/\/[^/]*\d[^/]*/g, '/…')}`;
      const wait = waitOf(name);
      const isAnswer = wait % 2 < 1;
      await sleep(isAnswer ? 0 : wait);
      const answer = await handle(request);
      await sleep(isAnswer ? wait : 0);
      return answer;
    },
    invoke: (invoke) => async (functionArn, event) => {
      // A request has been held already.
      const isRequest = typeof event === 'object' && event !== null && 'requestContext' in event;
      if (!isRequest) await sleep(waitOf(functionArn));
      return invoke(functionArn, event);
    },
  };
};
