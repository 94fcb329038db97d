import { isSame } from './documents/is-same.ts';

/** A function that returns the same object as before when it works out an equal one, for parts of a store. */
export const keepSame = <From, Result>(
  workOut: (from: From) => Result,
): ((from: From) => Result) => {
  let kept: Result | undefined;
  return (from) => {
    const now = workOut(from);
    if (kept !== undefined && isSame(kept, now)) return kept;
    kept = now;
    return now;
  };
};
