import { describeError, log } from '#core/log.ts';
import { createAuthorizer } from './create-authorizer.ts';
import { readSettings } from './environment.ts';
import { fetchKeySet } from './fetch-key-set.ts';
import { createKeyStore } from './key-store.ts';
import { createTokenVerifier } from './verify-token.ts';

const { projectId, keySetUrl, openRoutes } = readSettings(process.env);

const keyFor = createKeyStore({
  fetchKeys: () => fetchKeySet(keySetUrl),
  now: () => performance.now(),
  onUnavailable: (cause, hasKeys) =>
    log(hasKeys ? 'warn' : 'error', 'key-server-unavailable', { error: describeError(cause) }),
});

/** The Lambda authorizer of the HTTP API: Firebase ID tokens, verified with the key set at `JWKS_URL`. */
export const handler = createAuthorizer({
  verify: createTokenVerifier({ projectId, keyFor, now: () => new Date() }),
  openRoutes,
  onRefused: (refusal) => log('info', 'refused', { ...refusal }),
});
