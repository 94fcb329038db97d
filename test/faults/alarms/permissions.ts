import * as z from 'zod/mini';
import { evaluate } from '#infra/local/aws-gateway/authorize.ts';
import { parsePolicyDocument } from '#infra/local/aws-gateway/principal.ts';

const document = z.object({ Statement: z.array(z.looseObject({ Principal: z.unknown() })) });
const everyone = z.union([z.literal('*'), z.strictObject({ AWS: z.literal('*') })]);
const services = z.strictObject({ Service: z.union([z.string(), z.array(z.string())]) });

const concerns = (principal: unknown, service: string): boolean =>
  z.safeParse(everyone, principal).success ||
  [z.safeParse(services, principal).data?.Service ?? []].flat().includes(service);

/** Whether a resource's policies allow an AWS service an action, over TLS, for a source. */
export const serviceMay = (
  policies: readonly unknown[],
  service: string,
  action: string,
  resource: string,
  source: { readonly arn: string; readonly account: string },
): boolean => {
  const statements = policies
    .flatMap((policy) => z.parse(document, policy).Statement)
    .filter(({ Principal }) => concerns(Principal, service));
  return evaluate(parsePolicyDocument({ Statement: statements }), action, resource, {
    'aws:SecureTransport': 'true',
    'aws:SourceArn': source.arn,
    'aws:SourceAccount': source.account,
  }).allowed;
};

/** Whether a role with these policies may perform an action. */
export const roleMay = (policies: readonly unknown[], action: string, resource: string): boolean =>
  evaluate(policies.flatMap(parsePolicyDocument), action, resource).allowed;
