import type { TemplateDocument } from '#infra/local/template/document.ts';

/** One action on one resource that a role is allowed. */
export interface Grant {
  /** Prefix of the logical id of a function that has the role, or of the policy itself. */
  readonly policy: string;
  readonly action: string;
  /** Part of the resource's logical id; every resource of the action by default. */
  readonly resource?: string;
}

interface Statement {
  Action: string | string[];
  Resource: unknown;
}

/** The ARN of a role that is named by reference, as functions name it. */
const attributeOf = (role: unknown): unknown => ({
  'Fn::GetAtt': [(role as { readonly Ref?: string }).Ref, 'Arn'],
});

/** Removes one permission from the templates. @throws unless it exists exactly once */
export const takeGrant =
  ({ policy, action, resource }: Grant) =>
  (templates: ReadonlyMap<string, Pick<TemplateDocument, 'Resources'>>): void => {
    let taken = 0;
    const without = (statement: Statement): Statement[] => {
      const actions = [statement.Action].flat();
      if (!actions.includes(action)) return [statement];
      taken += 1;
      const resources = [statement.Resource].flat();
      const kept = resources.filter(
        (one) => resource !== undefined && !JSON.stringify(one).includes(resource),
      );
      const others = actions.filter((one) => one !== action);
      return [
        ...(others.length > 0 ? [{ ...statement, Action: others }] : []),
        ...(kept.length > 0 ? [{ ...statement, Action: action, Resource: kept }] : []),
      ];
    };
    for (const { Resources } of templates.values()) {
      const named = Object.entries(Resources).filter(([id]) => id.startsWith(policy));
      // Functions with equal rights share a role.
      const roles = named.map(([, { Properties }]) => JSON.stringify(Properties['Role']));
      const isOf = ({ Properties }: (typeof named)[number][1]): boolean =>
        [Properties['Roles'] ?? []]
          .flat()
          .some((role) => roles.includes(JSON.stringify(attributeOf(role))));
      for (const [id, resource] of Object.entries(Resources)) {
        const { Type, Properties } = resource;
        if (Type !== 'AWS::IAM::Policy' || !(id.startsWith(policy) || isOf(resource))) continue;
        const document = Properties['PolicyDocument'] as { Statement: Statement[] };
        document.Statement = document.Statement.flatMap(without);
      }
    }
    if (taken !== 1) throw new Error(`${policy} grants ${action} ${taken} times`);
  };
