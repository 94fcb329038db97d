import { randomUUID } from 'node:crypto';
import path from 'node:path';
import {
  exportPKCS8,
  exportJWK,
  generateKeyPair,
  importPKCS8,
  type CryptoKey,
  type JWK,
} from 'jose';
import * as z from 'zod/mini';
import { readJsonFile, writePrivateFile } from './private-file.ts';

const storedKey = z.object({ kid: z.string(), pem: z.string() });
const storedKeys = z.object({ tokens: storedKey, serviceAccount: storedKey });
type StoredKey = z.infer<typeof storedKey>;

export interface LocalKey {
  readonly kid: string;
  readonly pem: string;
  readonly privateKey: CryptoKey;
  /** The public key, as in a key set. */
  readonly publicJwk: JWK;
}

export interface LocalKeys {
  /** Signs re-issued ID tokens. */
  readonly tokens: LocalKey;
  /** Belongs to the service account that functions use. */
  readonly serviceAccount: LocalKey;
}

/** Reads the local keys, or creates them. They are stored so that tokens stay valid after a restart. */
export async function loadLocalKeys(directory: string): Promise<LocalKeys> {
  const file = path.join(directory, 'keys.json');
  let keys = await readJsonFile(file, storedKeys);
  if (keys === undefined) {
    const [tokens, serviceAccount] = await Promise.all([makeKey(), makeKey()]);
    keys = { tokens, serviceAccount };
    await writePrivateFile(file, JSON.stringify(keys));
  }
  const [tokens, serviceAccount] = await Promise.all([
    openKey(keys.tokens),
    openKey(keys.serviceAccount),
  ]);
  return { tokens, serviceAccount };
}

async function makeKey(): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { kid: randomUUID(), pem: await exportPKCS8(privateKey) };
}

async function openKey({ kid, pem }: StoredKey): Promise<LocalKey> {
  const privateKey = await importPKCS8(pem, 'RS256', { extractable: true });
  const { kty, n, e } = await exportJWK(privateKey);
  return { kid, pem, privateKey, publicJwk: { kty, n, e, kid, alg: 'RS256', use: 'sig' } };
}
