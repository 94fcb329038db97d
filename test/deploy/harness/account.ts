import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { bareEnvironment } from './bare-environment.ts';
import { emulatorFiles } from './places.ts';

const run = promisify(execFile);

/** The emulated account, for its administrator. Plain values, because workers receive it too. */
export interface Account {
  readonly accountId: string;
  readonly region: string;
  /** Origin of every service. */
  readonly gateway: string;
  /** Path of the gateway's certificate. */
  readonly certificate: string;
  /** An empty home folder, so that the settings of the person at the terminal are not used. */
  readonly home: string;
  /** Folder for the output of the tools. */
  readonly logs: string;
  /** The interpreter that has boto3. */
  readonly python: string;
}

/** The environment of the administrator's tools. */
export const administration = ({ gateway, certificate, home, region }: Account) =>
  bareEnvironment(home, {
    AWS_ENDPOINT_URL: gateway,
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_CA_BUNDLE: certificate,
    NODE_EXTRA_CA_CERTS: certificate,
  });

/** An AWS call with boto3's names, e.g. `['s3', 'list_buckets', {}]`; all pages of a list are one answer. */
export type AwsCall = readonly [service: string, operation: string, given: object];

/**
 * Calls AWS as the administrator.
 * @returns an answer for each call
 * @throws when AWS refuses one, with its message
 */
export async function callAws<Schema extends z.ZodMiniType>(
  account: Account,
  calls: readonly AwsCall[],
  answer: Schema,
): Promise<z.infer<Schema>[]> {
  const { stdout } = await run(account.python, [emulatorFiles.call, JSON.stringify(calls)], {
    env: administration(account),
    timeout: 120_000,
    maxBuffer: 256 << 20,
  });
  return z.parse(z.array(answer), JSON.parse(stdout));
}
