import { SESv2Client } from '@aws-sdk/client-sesv2';
import { clientLimits, timed, timedAround } from './call-time.ts';

/** One client per instance of the function. */
export const mailClient = new SESv2Client(clientLimits);
mailClient.middlewareStack.add(timed, timedAround);
