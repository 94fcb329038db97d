import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { clientLimits, timed, timedAround } from './call-time.ts';

/** One client per instance of the function. */
export const secretsClient = new SecretsManagerClient(clientLimits);
secretsClient.middlewareStack.add(timed, timedAround);
