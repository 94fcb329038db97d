import { availableParallelism } from 'node:os';

/** Limits how many workers load at a time, because more would only slow each other. */
export const createStarts = (most = Math.max(2, availableParallelism())) => {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  return async <Outcome>(start: () => Promise<Outcome>): Promise<Outcome> => {
    if (underWay >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else underWay += 1;
    try {
      return await start();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
};
/** Runs a start when its turn comes. */
export type Starts = ReturnType<typeof createStarts>;
