import * as z from 'zod/mini';

/** One statement of an IAM policy after normalising: every list is a list, every intrinsic function resolved. */
export interface PolicyStatement {
  Effect: 'Allow' | 'Deny';
  /** Empty when the statement uses `NotAction`. */
  Action: string[];
  NotAction?: string[];
  /** Empty when the statement uses `NotResource`, or when a trust-like statement names no resource. */
  Resource: string[];
  NotResource?: string[];
  Condition?: Record<string, Record<string, string | string[]>>;
}

/** Someone who may sign requests: a function's role with the credentials its worker was started with. */
export interface Principal {
  /** Role name, as it appears in refusals and in the log. */
  name: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
  statements: PolicyStatement[];
}

/** IAM writes a single value without brackets. */
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
 * Statements of an identity policy document whose intrinsic functions are already resolved.
 * @throws when it is not a policy document, or uses policy variables (`${aws:username}` and the like)
 */
export const parsePolicyDocument = (json: unknown): PolicyStatement[] =>
  rawStatements(json).map(normalise);

const everyone = z.union([
  z.literal('*'),
  z.object({ AWS: z.union([z.literal('*'), z.array(z.literal('*'))]) }),
]);

/**
 * Statements of a bucket policy that concern everyone (`Principal: *`), such as "deny what is not TLS". Those for
 * one service or one role (CloudFront, deployment helpers) concern no function and are left out.
 */
export const parseBucketPolicy = (json: unknown): PolicyStatement[] =>
  rawStatements(json)
    .filter((raw) => z.safeParse(everyone, raw.Principal).success)
    .map(normalise);
