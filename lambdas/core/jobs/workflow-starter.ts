import type { WorkflowInput } from './job-record.ts';

/**
 * `started`: the workflow runs (again safe to call while it does). `ended`: an execution of this name has been
 * and gone. `refused`: it cannot start and trying again will not help. `unknown`: it may or may not have started.
 */
export type StartOutcome = 'started' | 'ended' | 'refused' | 'unknown';

export interface WorkflowStarter {
  /** Never throws: what cannot be known now is settled by the sweep. */
  start(input: WorkflowInput): Promise<StartOutcome>;
}
