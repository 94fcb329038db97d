import { randomBytes } from 'node:crypto';
import { parsePolicyDocument, type Principal } from '../aws-gateway/principal.ts';
import type { Application } from '../template/application.ts';

/** Every role as a principal with new keys for this run, by role ARN. */
export const createPrincipals = ({ roles }: Pick<Application, 'roles'>): Map<string, Principal> =>
  new Map(
    roles.map(({ arn, name, policyDocuments }) => [
      arn,
      {
        name,
        // In the form of AWS's temporary ones.
        accessKeyId: `ASIA${randomBytes(8).toString('hex').toUpperCase()}`,
        secretAccessKey: randomBytes(30).toString('base64'),
        sessionToken: randomBytes(48).toString('base64'),
        statements: policyDocuments.flatMap(parsePolicyDocument),
      },
    ]),
  );
