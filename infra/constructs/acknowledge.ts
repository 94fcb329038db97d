import { Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Accepts a cdk-nag finding for one resource and gives the reason. `test/infra/nag.test.ts` refuses findings without an
 * acknowledgement, and acknowledgements without a finding.
 * @param rules rule ids, with the finding in brackets if a rule has several for a resource
 */
export function acknowledge(construct: IConstruct, rules: readonly string[], reason: string): void {
  const resource = construct.node.defaultChild ?? construct;
  Validations.of(resource).acknowledge(...rules.map((id) => ({ id, reason })));
}

/** Why such a wildcard is the narrowest possible; cdk-nag still reports all others. */
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

/** Acknowledges the wildcard resources of a policy that cannot be narrower. */
export function acknowledgeWildcards(policy: IConstruct, resources: readonly string[]): void {
  for (const resource of resources) {
    const name = readable(Stack.of(policy).resolve(resource));
    const [, reason] = narrowest.find(([form]) => form.test(name)) ?? [];
    if (reason !== undefined) acknowledge(policy, [wildcard(policy, 'Resource', resource)], reason);
  }
}

/** The id of a finding, for rules that may have several for a resource. */
export const finding = (scope: IConstruct, rule: string, kind: string, name: string): string =>
  `${rule}[${kind}::${readable(Stack.of(scope).resolve(name))}]`;

/** The id of the finding for a wildcard permission. */
export const wildcard = (scope: IConstruct, kind: 'Action' | 'Resource', name: string): string =>
  finding(scope, 'AwsSolutions-IAM5', kind, name);

/** Acknowledges that a function needs no dead-letter queue, because its caller waits for the answer. */
export const acknowledgeNoQueue = (handler: IConstruct, caller: string): void =>
  acknowledge(
    handler,
    ['Serverless-LambdaDLQ'],
    `${caller} waits for its answer: no event is queued that a dead-letter queue could take.`,
  );

/** A template's reference in cdk-nag's notation: `<Results25575328.Arn>/work/*`. */
function readable(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const [[kind, of] = []] = Object.entries(value);
  if (kind === 'Ref') return `<${readable(of)}>`;
  if (kind === 'Fn::GetAtt' && Array.isArray(of)) return `<${of.map(readable).join('.')}>`;
  if (kind === 'Fn::Join' && Array.isArray(of)) return of.flat().map(readable).join('');
  throw new Error(`cdk-nag may spell ${String(kind)} otherwise`);
}
