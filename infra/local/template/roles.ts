import * as z from 'zod/mini';
import type { ReadResources } from './resource-reader.ts';

const role = z.object({
  Policies: z._default(z.array(z.object({ PolicyDocument: z.unknown() })), []),
});
const attached = z.object({
  PolicyDocument: z.unknown(),
  Roles: z._default(z.array(z.string()), []),
});

/** Every role with its policies, without AWS's managed ones, which only allow logging and the like. */
export const readRoles = (read: ReadResources) => {
  const policies = ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy']
    .flatMap((type) => read(type, attached))
    .map(({ properties }) => properties);
  return read('AWS::IAM::Role', role).map(({ name, arn, properties }) => ({
    name,
    arn,
    policyDocuments: [
      ...properties.Policies,
      ...policies.filter(({ Roles }) => Roles.includes(name)),
    ].map(({ PolicyDocument }) => PolicyDocument),
  }));
};
