import type { CryptoKey } from 'jose';
import { Defect } from '#core/defect.ts';

/** Public keys by their id, and how long the server allows caching them. */
export interface KeySet {
  readonly keys: ReadonlyMap<string, CryptoKey>;
  readonly maxAgeMs: number;
}

/** Google answers in about 50 ms; API Gateway waits at most 10 s for an authorizer. */
const TIMEOUT_MS = 3000;
/** Google's set is 2 KB. */
const MAX_BYTES = 64 * 1024;
const DEFAULT_MAX_AGE_MS = 300_000;
/** RS256 requires 2048 bits (RFC 7518, 3.3), and jose throws at less; above 8192 a verification takes milliseconds. */
const MIN_KEY_BITS = 2048;
const MAX_KEY_BITS = 8192;

/**
 * Fetches a JSON Web Key Set (RFC 7517). Uses Node's own client, because loading `fetch` would add 30 ms to the cold
 * start.
 * @throws if the server cannot be reached in time, or answers with anything but a set with a usable RSA key
 */
export async function fetchKeySet(url: URL): Promise<KeySet> {
  const { body, cacheControl } = await download(url);
  const keys = await importKeys(JSON.parse(body));
  if (keys.size === 0) throw new Defect('the key set has no usable key');
  return { keys, maxAgeMs: maxAgeMs(cacheControl) };
}

function download(url: URL): Promise<{ body: string; cacheControl: string }> {
  // Not by `import`, because the module object of node:http would load undici for its WebSocket, which takes about 20
  // ms.
  const { get } = process.getBuiltinModule(url.protocol === 'http:' ? 'node:http' : 'node:https');
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { signal: AbortSignal.timeout(TIMEOUT_MS), headers: { accept: 'application/json' } },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('error', reject);
        response.on('data', (chunk: string) => {
          body += chunk;
          if (body.length > MAX_BYTES) request.destroy(new Defect('the key set is too large'));
        });
        response.on('end', () => {
          if (response.statusCode === 200) {
            resolve({ body, cacheControl: response.headers['cache-control'] ?? '' });
          } else reject(new Defect(`the key server answered ${response.statusCode ?? 0}`));
        });
      },
    );
    request.on('error', reject);
  });
}

/** The usable keys of a set; unusable keys are skipped. */
async function importKeys(document: unknown): Promise<Map<string, CryptoKey>> {
  const list: unknown[] =
    isRecord(document) && Array.isArray(document['keys']) ? document['keys'] : [];
  const imported = await Promise.allSettled(list.map((jwk) => importRsaKey(jwk)));
  return new Map(
    imported.flatMap((result) =>
      result.status === 'fulfilled' && result.value ? [result.value] : [],
    ),
  );
}

/** Imports an RSA public key from only the fields it consists of, unless the others declare another use. */
async function importRsaKey(jwk: unknown): Promise<[kid: string, key: CryptoKey] | undefined> {
  if (!isRecord(jwk)) return undefined;
  const { kid, kty, n, e, alg = 'RS256', use = 'sig' } = jwk;
  if (kty !== 'RSA' || alg !== 'RS256' || use !== 'sig') return undefined;
  // All key servers use this exponent; with the exponent 1, every signature would be valid.
  if (typeof kid !== 'string' || typeof n !== 'string' || e !== 'AQAB') return undefined;
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('jwk', { kty, n, e }, algorithm, false, ['verify']);
  const bits = 'modulusLength' in key.algorithm ? Number(key.algorithm.modulusLength) : 0;
  return bits >= MIN_KEY_BITS && bits <= MAX_KEY_BITS ? [kid, key] : undefined;
}

function maxAgeMs(cacheControl: string): number {
  const seconds = /\bmax-age=(\d{1,9})\b/.exec(cacheControl)?.[1];
  return seconds === undefined ? DEFAULT_MAX_AGE_MS : Number(seconds) * 1000;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
