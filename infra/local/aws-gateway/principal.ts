import * as z from 'zod/mini';

/** A normalized IAM policy statement: single values are lists, and intrinsic functions are resolved. */
export interface PolicyStatement {
  Effect: 'Allow' | 'Deny';
  /** Empty if the statement uses `NotAction`. */
  Action: string[];
  NotAction?: string[];
  /** Empty if the statement uses `NotResource`, or is trust-like without a resource. */
  Resource: string[];
  NotResource?: string[];
  Condition?: Record<string, Record<string, string | string[]>>;
}

/** An identity that signs requests: a function's role with its worker's credentials. */
export interface Principal {
  /** Role name, as in refusals and logs. */
  name: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
  statements: PolicyStatement[];
}

/** IAM writes single values without brackets. */
const oneOrMany = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) => (typeof value === 'string' ? [value] : value)),
);
const scalar = z.pipe(z.union([z.string(), z.boolean(), z.number()]), z.transform(String));
const statement = z.object({
  Effect: z.enum(['Allow', 'Deny']),
  Action: z.optional(oneOrMany),
  NotAction: z.optional(oneOrMany),
  Resource: z.optional(oneOrMany),
  NotResource: z.optional(oneOrMany),
  Principal: z.optional(z.unknown()),
  Condition: z.optional(
    z.record(z.string(), z.record(z.string(), z.union([scalar, z.array(scalar)]))),
  ),
});
const policyDocument = z.object({ Statement: z.union([statement, z.array(statement)]) });

type RawStatement = z.infer<typeof statement>;

const rawStatements = (json: unknown): RawStatement[] => {
  const { Statement } = z.parse(policyDocument, json);
  return Array.isArray(Statement) ? Statement : [Statement];
};

const normalise = (raw: RawStatement): PolicyStatement => {
  const { Effect, Action, NotAction, Resource, NotResource, Condition } = raw;
  if (!Action === !NotAction)
    throw new Error('a policy statement needs either Action or NotAction');
  if (Resource && NotResource)
    throw new Error('a policy statement takes Resource or NotResource, not both');
  const result = {
    Effect,
    Action: Action ?? [],
    ...(NotAction && { NotAction }),
    Resource: Resource ?? [],
    ...(NotResource && { NotResource }),
    ...(Condition && { Condition }),
  };
  const variable = /\$\{[^}]*\}/.exec(JSON.stringify(result));
  if (variable) throw new Error(`policy variable ${variable[0]} is not supported locally`);
  return result;
};

/**
 * Parses an identity policy document whose intrinsic functions are already resolved.
 * @throws if it is not a policy document, or uses policy variables (`${aws:username}` and the like)
 */
export const parsePolicyDocument = (json: unknown): PolicyStatement[] =>
  rawStatements(json).map(normalise);

const everyone = z.union([
  z.literal('*'),
  z.object({ AWS: z.union([z.literal('*'), z.array(z.literal('*'))]) }),
]);

/**
 * Parses the statements of a bucket policy for everyone (`Principal: *`), such as denying calls without TLS. Statements
 * for one service or role (CloudFront, deployment helpers) concern no function and are left out.
 */
export const parseBucketPolicy = (json: unknown): PolicyStatement[] =>
  rawStatements(json)
    .filter((raw) => z.safeParse(everyone, raw.Principal).success)
    .map(normalise);
