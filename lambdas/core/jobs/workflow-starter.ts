import { SFNServiceException, StartExecutionCommand, type SFNClient } from '@aws-sdk/client-sfn';
import { describeError, log } from '../log.ts';
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

/** Starts executions named after their job, so that starting twice starts one. */
export function workflowStarter(client: SFNClient, stateMachineArn: string): WorkflowStarter {
  return {
    async start({ uid, kind, jobId, correlationId }) {
      const input = JSON.stringify({ uid, kind, jobId, correlationId });
      try {
        await client.send(new StartExecutionCommand({ stateMachineArn, name: jobId, input }));
        return 'started';
      } catch (error) {
        const outcome = outcomeOf(error);
        if (outcome !== 'ended') {
          log('error', 'start-execution', {
            kind,
            jobId,
            correlationId,
            outcome,
            error: describeError(error),
          });
        }
        return outcome;
      }
    },
  };
}

function outcomeOf(error: unknown): StartOutcome {
  if (!(error instanceof SFNServiceException)) return 'unknown';
  if (error.name === 'ExecutionAlreadyExists') return 'ended';
  const isThrottling = error.name.startsWith('Throttl') || error.$retryable !== undefined;
  return error.$fault === 'client' && !isThrottling ? 'refused' : 'unknown';
}
