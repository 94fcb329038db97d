import * as z from 'zod/mini';
import { secretsClient } from '../aws/secrets-client.ts';
import { createAccessTokens } from './access-token.ts';
import type { IdentityAccounts } from './identity-accounts.ts';
import { createIdentityAccounts } from './identity-toolkit.ts';
import { readServiceAccount } from './service-account.ts';

/** The variables of a function that administers users. */
export const identityEnvironment = z.object({
  FIREBASE_PROJECT_ID: z.string().check(z.minLength(1)),
  /** Secrets Manager id of the service account's key file. */
  IDENTITY_SECRET_ID: z.string().check(z.minLength(1)),
  IDENTITY_TOOLKIT_URL: z.url(),
});
export type IdentityEnvironment = z.infer<typeof identityEnvironment>;

/** The identity provider's users; one instance per instance of the function. Fetches nothing before the first call. */
export function connectIdentity(environment: IdentityEnvironment): IdentityAccounts {
  return createIdentityAccounts({
    url: environment.IDENTITY_TOOLKIT_URL,
    projectId: environment.FIREBASE_PROJECT_ID,
    send: (...request) => fetch(...request),
    now: () => Date.now(),
    accessTokens: createAccessTokens({
      readServiceAccount: () => readServiceAccount(secretsClient, environment.IDENTITY_SECRET_ID),
      send: (...request) => fetch(...request),
      now: () => Date.now(),
    }),
  });
}
