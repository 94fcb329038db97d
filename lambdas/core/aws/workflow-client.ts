import { SFNClient } from '@aws-sdk/client-sfn';
import { clientLimits, timed, timedAround } from './call-time.ts';

/** One client for the life of the function's instance. */
export const workflowClient = new SFNClient(clientLimits);
workflowClient.middlewareStack.add(timed, timedAround);
