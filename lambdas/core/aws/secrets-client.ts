import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { clientLimits, timed, timedAround } from './call-time.ts';

/** One client for the life of the function's instance. */
export const secretsClient = new SecretsManagerClient(clientLimits);
secretsClient.middlewareStack.add(timed, timedAround);
