import type { WorkflowInput } from './job-record.ts';

/**
 * `started`: the workflow runs, also if it was started before. `ended`: an execution of this name has already ended.
 * `refused`: it cannot start and a retry will not help. `unknown`: it may or may not have started.
 */
export type StartOutcome = 'started' | 'ended' | 'refused' | 'unknown';

export interface WorkflowStarter {
  /** Never throws; the sweep handles an unknown outcome. */
  start(input: WorkflowInput): Promise<StartOutcome>;
}
