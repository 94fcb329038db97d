import * as z from 'zod/mini';
import { AwsError } from '../aws-gateway/aws-error.ts';
import type { JsonService } from '../aws-gateway/json-call.ts';

const getSecretValue = z.object({ SecretId: z.string() });

/**
 * Secrets Manager, in memory, because each start makes the secrets anew.
 * @param values the texts of the secrets, by ARN
 */
export const createSecrets = (values: ReadonlyMap<string, string>): JsonService => {
  const answer = async (action: string, input: unknown): Promise<unknown> => {
    if (action !== 'GetSecretValue')
      throw new AwsError('UnknownOperationException', `${action} is not available locally`);
    const { SecretId } = z.parse(getSecretValue, input);
    const SecretString = values.get(SecretId);
    if (SecretString === undefined)
      throw new AwsError(
        'ResourceNotFoundException',
        "Secrets Manager can't find the specified secret.",
      );
    return Promise.resolve({ ARN: SecretId, SecretString, VersionStages: ['AWSCURRENT'] });
  };
  const resourceOf = (_action: string, input: unknown) => z.parse(getSecretValue, input).SecretId;
  return Object.assign(answer, { resourceOf });
};
