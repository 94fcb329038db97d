import type { GatewayEvent } from '../aws-gateway/gate.ts';
import type { InvocationError } from '../lambda/invocation.ts';

export const describeGatewayEvent = (event: GatewayEvent): string => {
  switch (event.kind) {
    case 'denied':
      return `denied: ${event.principal} may not ${event.action} on ${event.resource}: ${event.reason}`;
    case 'refused':
      return `refused: ${event.service}: ${event.code}: ${event.reason}`;
    case 'failed':
      return `failed: ${event.service}: ${event.error instanceof Error ? String(event.error.stack) : String(event.error)}`;
  }
};

/** A failed job's message may quote a teacher's file, so only the type of a `JobError` is logged. */
export const describeFailure = ({ errorType, errorMessage, trace }: InvocationError): string =>
  JSON.stringify(errorType === 'JobError' ? { errorType } : { errorType, errorMessage, trace });
