import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';
import { Defect } from '../defect.ts';

/** The fields of a Google service account's key file that are used. */
const serviceAccount = z.object({
  client_email: z.string(),
  /** PKCS #8, PEM. */
  private_key: z.string(),
  private_key_id: z.optional(z.string()),
  token_uri: z.url(),
});
export type ServiceAccount = z.infer<typeof serviceAccount>;

/**
 * The service account kept in Secrets Manager.
 * @throws if the secret cannot be read or does not hold a key file; the message never quotes it
 */
export async function readServiceAccount(
  client: SecretsManagerClient,
  secretId: string,
): Promise<ServiceAccount> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secretId }));
  const parsed = z.safeParse(serviceAccount, parseJson(SecretString ?? ''));
  if (!parsed.success) throw new Defect('the identity secret does not hold a service-account key');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message is dropped, because it would quote the secret.
    return undefined;
  }
}
