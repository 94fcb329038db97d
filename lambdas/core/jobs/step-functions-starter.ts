import { SFNServiceException, StartExecutionCommand, type SFNClient } from '@aws-sdk/client-sfn';
import { describeError, log } from '../log.ts';
import type { StartOutcome, WorkflowStarter } from './workflow-starter.ts';

/** Names an execution after its job, so that a second start has no effect. */
export function stepFunctionsStarter(client: SFNClient, stateMachineArn: string): WorkflowStarter {
  return {
    async start({ uid, kind, jobId, correlationId, items }) {
      const input = JSON.stringify({ uid, kind, jobId, correlationId, items });
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
