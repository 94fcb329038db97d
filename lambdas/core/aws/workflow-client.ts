import { SFNClient } from '@aws-sdk/client-sfn';

/** One client for the life of the function's instance. */
export const workflowClient = new SFNClient({});
