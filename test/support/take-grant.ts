import type { TemplateDocument } from '#infra/local/template/document.ts';

/** One action on one resource that a role is allowed. */
export interface Grant {
  /** Prefix of the policy's logical id. */
  readonly policy: string;
  readonly action: string;
  /** Part of the resource's logical id; every resource of the action by default. */
  readonly resource?: string;
}

interface Statement {
  Action: string | string[];
  Resource: unknown;
}

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
      for (const [id, { Type, Properties }] of Object.entries(Resources)) {
        if (Type !== 'AWS::IAM::Policy' || !id.startsWith(policy)) continue;
        const document = Properties['PolicyDocument'] as { Statement: Statement[] };
        document.Statement = document.Statement.flatMap(without);
      }
    }
    if (taken !== 1) throw new Error(`${policy} grants ${action} ${taken} times`);
  };
