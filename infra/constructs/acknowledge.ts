import { Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Takes what cdk-nag finds of one resource as it is, and says why. `test/infra/nag.test.ts` refuses what is neither mended
 * nor acknowledged, and what is acknowledged but not found.
 * @param rules with the finding in brackets, where the rule has several of a resource
 */
export function acknowledge(construct: IConstruct, rules: readonly string[], reason: string): void {
  const resource = construct.node.defaultChild ?? construct;
  Validations.of(resource).acknowledge(...rules.map((id) => ({ id, reason })));
}

/** Why a resource that ends so is the narrowest there is to name. Of any other with a wildcard cdk-nag complains. */
const narrowest: readonly (readonly [RegExp, string])[] = [
  [
    /\/(?:documents|results|uploads|work)\/\*$/,
    'Keys under this folder begin with the teacher’s uid, which the token of each call names: no role can.',
  ],
  [/\/covers\/\*$/, 'Which cover is printed its teacher chooses, and all of them are public.'],
  [
    /:bedrock:\*::foundation-model\/[\w.:-]+$/,
    'The inference profile chooses the Region of each call; model and profile are named.',
  ],
];

/** Acknowledges the resources with a wildcard that a policy names, where nothing narrower could be named. */
export function acknowledgeWildcards(policy: IConstruct, resources: readonly string[]): void {
  for (const resource of resources) {
    const name = readable(Stack.of(policy).resolve(resource));
    const [, reason] = narrowest.find(([form]) => form.test(name)) ?? [];
    if (reason !== undefined) acknowledge(policy, [wildcard(policy, 'Resource', resource)], reason);
  }
}

/** One finding of a rule that may have several of a resource. */
export const finding = (scope: IConstruct, rule: string, kind: string, name: string): string =>
  `${rule}[${kind}::${readable(Stack.of(scope).resolve(name))}]`;

/** The finding of a permission with a wildcard. */
export const wildcard = (scope: IConstruct, kind: 'Action' | 'Resource', name: string): string =>
  finding(scope, 'AwsSolutions-IAM5', kind, name);

/** Says of a function that whoever calls it waits for its answer, so that nothing waits in a queue to be lost. */
export const acknowledgeNoQueue = (handler: IConstruct, caller: string): void =>
  acknowledge(
    handler,
    ['Serverless-LambdaDLQ'],
    `${caller} waits for its answer: no event is queued that a dead-letter queue could take.`,
  );

/** What a template says of a name, as cdk-nag spells it: `<Results25575328.Arn>/work/*`. */
function readable(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const [[kind, of] = []] = Object.entries(value);
  if (kind === 'Ref') return `<${readable(of)}>`;
  if (kind === 'Fn::GetAtt' && Array.isArray(of)) return `<${of.map(readable).join('.')}>`;
  if (kind === 'Fn::Join' && Array.isArray(of)) return of.flat().map(readable).join('');
  throw new Error(`cdk-nag may spell ${String(kind)} otherwise`);
}
