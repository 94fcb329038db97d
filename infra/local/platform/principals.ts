import { randomBytes } from 'node:crypto';
import { parsePolicyDocument, type Principal } from '../aws-gateway/principal.ts';
import type { Application } from '../template/application.ts';

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** An access key in the form of AWS's temporary ones. */
const accessKeyId = (): string =>
  `ASIA${[...randomBytes(16)].map((byte) => base32.charAt(byte % 32)).join('')}`;

/** Every role as a principal with new keys for this run, by role ARN. */
export const createPrincipals = ({ roles }: Pick<Application, 'roles'>): Map<string, Principal> =>
  new Map(
    roles.map(({ arn, name, policyDocuments }) => [
      arn,
      {
        name,
        accessKeyId: accessKeyId(),
        secretAccessKey: randomBytes(30).toString('base64'),
        sessionToken: randomBytes(48).toString('base64'),
        statements: policyDocuments.flatMap(parsePolicyDocument),
      },
    ]),
  );
