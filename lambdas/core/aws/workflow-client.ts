import { SFNClient } from '@aws-sdk/client-sfn';
import { clientLimits, timed, timedAround } from './call-time.ts';

/** One client per instance of the function. */
export const workflowClient = new SFNClient(clientLimits);
workflowClient.middlewareStack.add(timed, timedAround);
