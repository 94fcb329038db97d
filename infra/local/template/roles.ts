import * as z from 'zod/mini';
import { arnOf, physicalName } from './names.ts';
import type { ResolvedResource } from './resolved-stack.ts';
import type { Environment } from './resource-types.ts';

/** A role with the documents of all its policies, inline and attached. */
export interface RoleSpec {
  readonly arn: string;
  readonly name: string;
  readonly policyDocuments: readonly unknown[];
}

const inline = z.object({
  Policies: z._default(z.array(z.object({ PolicyDocument: z.unknown() })), []),
});
const attached = z.object({
  PolicyDocument: z.unknown(),
  Roles: z._default(z.array(z.string()), []),
});

/** Every role of the templates. AWS managed policies are left out, because they only allow logging and the like. */
export const readRoles = (
  resources: readonly ResolvedResource[],
  environment: Environment,
): readonly RoleSpec[] => {
  const policies = resources
    .filter(({ resource }) =>
      ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'].includes(resource.Type),
    )
    .map(({ properties }) => attached.parse(properties));
  return resources
    .filter(({ resource }) => resource.Type === 'AWS::IAM::Role')
    .map((located) => {
      const name = physicalName(located);
      return {
        arn: arnOf(located, environment),
        name,
        policyDocuments: [
          ...inline.parse(located.properties).Policies,
          ...policies.filter(({ Roles }) => Roles.includes(name)),
        ].map(({ PolicyDocument }) => PolicyDocument),
      };
    });
};
