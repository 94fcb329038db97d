import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { AwsError } from '../aws-gateway/aws-error.ts';
import type { JsonService } from '../aws-gateway/json-service.ts';

const secret = z.object({
  arn: z.string(),
  name: z.string(),
  /** The secret's text. */
  value: z.string(),
  versionId: z.string(),
  /** Seconds since the epoch. */
  createdAt: z.number(),
});
const stored = z.array(secret);
const getSecretValue = z.object({ SecretId: z.string() });

/** Secrets Manager over one file that only its owner can read. */
export interface Secrets {
  /** Answers GetSecretValue; the resource is the secret's ARN. */
  service: JsonService;
  /** Keeps an existing secret, so that keys from the first start stay valid. */
  ensure(
    spec: { name: string; arn: string },
    makeValue: () => string | Promise<string>,
  ): Promise<void>;
}

const read = async (path: string): Promise<z.infer<typeof stored>> => {
  try {
    return z.parse(stored, JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new Error(`${path} does not hold secrets; forget the kept data with "npm run reset"`, {
      cause: error,
    });
  }
};

/** Writes the file atomically. */
const write = async (path: string, secrets: z.infer<typeof stored>): Promise<void> => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const scratch = `${path}.${randomUUID()}`;
  await writeFile(scratch, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true });
  await rename(scratch, path);
};

/** A call may use a secret's name, its ARN, or its ARN without AWS's six-character suffix. */
const matches =
  (id: string) =>
  ({ name, arn }: z.infer<typeof secret>): boolean =>
    id === name || id === arn || id === arn.replace(/-[A-Za-z0-9]{6}$/, '');

/** @param path of the JSON file, created if missing (mode 0600) */
export const openSecrets = async (path: string): Promise<Secrets> => {
  const secrets = await read(path);

  const answer = async (action: string, input: unknown): Promise<unknown> => {
    if (action !== 'GetSecretValue')
      throw new AwsError('UnknownOperationException', `${action} is not available locally`);
    const { SecretId } = z.parse(getSecretValue, input);
    const found = secrets.find(matches(SecretId));
    if (!found)
      throw new AwsError(
        'ResourceNotFoundException',
        "Secrets Manager can't find the specified secret.",
      );
    return Promise.resolve({
      ARN: found.arn,
      Name: found.name,
      SecretString: found.value,
      VersionId: found.versionId,
      VersionStages: ['AWSCURRENT'],
      CreatedDate: found.createdAt,
    });
  };
  const resourceOf = (_action: string, input: unknown): string => {
    const { SecretId } = z.parse(getSecretValue, input);
    return secrets.find(matches(SecretId))?.arn ?? SecretId;
  };

  return {
    service: Object.assign(answer, { resourceOf }),
    ensure: async ({ name, arn }, makeValue) => {
      const known = secrets.find((one) => one.name === name);
      if (known?.arn === arn) return;
      const value = known?.value ?? (await makeValue());
      const versionId = createHash('sha256').update(value).digest('hex').slice(0, 32);
      const entry = {
        arn,
        name,
        value,
        versionId,
        createdAt: known?.createdAt ?? Math.floor(Date.now() / 1000),
      };
      secrets.splice(known ? secrets.indexOf(known) : secrets.length, known ? 1 : 0, entry);
      await write(path, secrets);
    },
  };
};
