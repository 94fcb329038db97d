import * as z from 'zod/mini';

/** IAM writes single values without brackets. */
const oneOrMany = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) => [value].flat()),
);
const scalar = z.pipe(z.union([z.string(), z.boolean(), z.number()]), z.transform(String));

/** A policy statement with resolved intrinsic functions; the exclusions `NotAction` and `NotResource` are refused. */
const statement = z.strictObject({
  Sid: z.optional(z.string()),
  Effect: z.enum(['Allow', 'Deny']),
  Action: oneOrMany,
  Resource: oneOrMany,
  Principal: z.optional(z.unknown()),
  Condition: z.optional(
    z.record(z.string(), z.record(z.string(), z.union([scalar, z.array(scalar)]))),
  ),
});
export type PolicyStatement = z.infer<typeof statement>;
const policyDocument = z.object({ Statement: z.union([statement, z.array(statement)]) });

/** An identity that signs requests: a function's role with its worker's credentials. */
export interface Principal {
  name: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
  statements: PolicyStatement[];
}

/**
 * Parses a policy document whose intrinsic functions are already resolved.
 * @throws if it is not a policy document, or uses policy variables (`${aws:username}` and the like)
 */
export const parsePolicyDocument = (json: unknown): PolicyStatement[] => {
  const variable = /\$\{[^}]*\}/.exec(JSON.stringify(json));
  if (variable) throw new Error(`policy variable ${variable[0]} is not supported locally`);
  return [z.parse(policyDocument, json).Statement].flat();
};

const everyone = z.union([
  z.literal('*'),
  z.object({ AWS: z.union([z.literal('*'), z.array(z.literal('*'))]) }),
]);

/** The statements of a bucket policy for everyone; those for one service or role concern no function. */
export const parseBucketPolicy = (json: unknown): PolicyStatement[] =>
  parsePolicyDocument(json).filter(({ Principal }) => z.safeParse(everyone, Principal).success);
