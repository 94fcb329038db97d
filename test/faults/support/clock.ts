import type { Clock } from '#infra/local/platform/fault-hooks.ts';

/** A clock that a test advances, for services and functions together or for functions alone. */
export const createClock = () => {
  const functionsAhead = new Float64Array(new SharedArrayBuffer(8));
  let ahead = 0;
  let skew = 0;
  const set = () => {
    functionsAhead[0] = ahead + skew;
  };
  const clock: Clock = { now: () => Date.now() + ahead, functionsAhead };
  return {
    ...clock,
    /** Advances the time. */
    advance: (milliseconds: number): void => {
      ahead += milliseconds;
      set();
    },
    /** Sets the functions' clock wrong. */
    skewFunctions: (milliseconds: number): void => {
      skew = milliseconds;
      set();
    },
    /** Resets all clocks. */
    reset: (): void => {
      ahead = 0;
      skew = 0;
      set();
    },
  };
};
