import { synthesized } from './synthesized.ts';

interface Statement {
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

/** Every statement about a model, with its policy. */
export function modelStatements(context: Record<string, unknown>): [policy: string, Statement][] {
  const templates = Object.values(synthesized(context));
  return templates.flatMap((template) =>
    Object.entries(
      template.findResources('AWS::IAM::Policy') as Record<
        string,
        { Properties: { PolicyDocument: { Statement: Statement[] } } }
      >,
    ).flatMap(([id, { Properties }]) =>
      Properties.PolicyDocument.Statement.filter(({ Action }) =>
        [Action].flat().some((action) => action.startsWith('bedrock:')),
      ).map((statement): [string, Statement] => [id, statement]),
    ),
  );
}
/** An ARN of the template, with the account's parts joined. */
export const arnOf = (resource: unknown): string =>
  JSON.stringify(resource)
    .replaceAll('{"Ref":"AWS::Partition"}', 'aws')
    .replaceAll('{"Ref":"AWS::Region"}', '<region>')
    .replaceAll('{"Ref":"AWS::AccountId"}', '<account>')
    .replaceAll(/^\{"Fn::Join":\["",\[|\]\]\}$/g, '')
    .replaceAll(/"|,/g, '');
