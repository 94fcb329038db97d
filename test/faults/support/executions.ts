import type { Execution } from '#infra/local/states/execution.ts';
import type { Journal } from '#infra/local/states/journal.ts';

interface Entry {
  execution: Execution;
  begun: number;
  ended: number;
}

/** Watches the journal: the executions, and how often each has started and ended. */
export const createExecutions = () => {
  const entries = new Map<string, Entry>();
  const watch = (journal: Journal): Journal => ({
    ...journal,
    put: (execution) => {
      const { executionArn, ending } = execution;
      // An execution that could not be recorded has not started; its end still arrives.
      if (ending === undefined) journal.put(execution);
      const entry = entries.get(executionArn) ?? { execution, begun: 0, ended: 0 };
      entries.set(executionArn, entry);
      entry.execution = execution;
      if (ending === undefined) entry.begun += 1;
      else {
        entry.ended += 1;
        journal.put(execution);
      }
    },
  });
  const all = () => [...entries.values()];
  return {
    watch,
    areEnded: (): boolean => all().every(({ execution }) => execution.ending !== undefined),
    /** Executions of a teacher's jobs. */
    of: (uid: string): readonly Entry[] =>
      all().filter(({ execution }) => execution.input.includes(JSON.stringify(uid))),
  };
};
