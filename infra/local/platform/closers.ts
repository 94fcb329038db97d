/** Undoes a start step by step, the last step first. */
export interface Closers {
  readonly add: (close: () => void | Promise<void>) => void;
  /** Runs every step even if one fails; each at most once. */
  readonly close: () => Promise<void>;
}

/** An empty list of steps. */
export const createClosers = (): Closers => {
  const steps: (() => void | Promise<void>)[] = [];
  return {
    add: (close) => {
      steps.push(close);
    },
    close: async () => {
      const failures: unknown[] = [];
      for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
        try {
          await step();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'not everything could be closed');
    },
  };
};
