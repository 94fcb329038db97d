import { describe, expect, it } from 'vitest';
import { variants } from '../review/variants.ts';
import { routeParts, synthesized } from '../support/synthesized.ts';

/** What AWS allows, as its pages of quotas say; none of these can be raised. */
const limits = {
  'resources of a stack': 500,
  'outputs of a stack': 200,
  'parameters of a stack': 200,
  'bytes of a template': 1_000_000,
  'routes of the API': 300,
  'bytes of a function’s environment': 4_096,
  'characters of a role’s own policies': 10_240,
  'characters of a bucket’s policy': 20_480,
  'characters of a key’s policy': 32_768,
  'characters of a state machine': 1_048_576,
  'behaviours of the distribution': 75,
  'characters of a function of the distribution': 10_240,
  // Not a quota: public reports say that about fifteen at once were refused. Four fifths of this are ten.
  'gradual releases of a stack': 12.5,
} as const;
type Limit = keyof typeof limits;

type Found = readonly [limit: Limit, of: string, amount: number];

interface Resource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
}
interface Written {
  readonly Resources: Readonly<Record<string, Resource>>;
  readonly Outputs?: object;
  readonly Parameters?: object;
}

const sizeOf = (value: unknown): number => JSON.stringify(value ?? '').length;
const countOf = (value: object = {}): number => Object.keys(value).length;

/** The amounts of one resource; references count with their text in the template, which is about as long as an ARN. */
const ofResource = (id: string, { Type, Properties = {} }: Resource): Found[] => {
  switch (Type) {
    case 'AWS::Lambda::Function': {
      const { Variables } = (Properties['Environment'] ?? {}) as { Variables?: object };
      return [['bytes of a function’s environment', id, sizeOf(Variables)]];
    }
    case 'AWS::IAM::Policy':
      return [['characters of a role’s own policies', id, sizeOf(Properties['PolicyDocument'])]];
    case 'AWS::S3::BucketPolicy':
      return [['characters of a bucket’s policy', id, sizeOf(Properties['PolicyDocument'])]];
    case 'AWS::KMS::Key':
      return [['characters of a key’s policy', id, sizeOf(Properties['KeyPolicy'])]];
    case 'AWS::StepFunctions::StateMachine':
      return [['characters of a state machine', id, sizeOf(Properties['DefinitionString'])]];
    case 'AWS::CloudFront::Function':
      return [
        ['characters of a function of the distribution', id, sizeOf(Properties['FunctionCode'])],
      ];
    case 'AWS::CloudFront::Distribution': {
      const { CacheBehaviors } = Properties['DistributionConfig'] as { CacheBehaviors: object };
      return [['behaviours of the distribution', id, countOf(CacheBehaviors) + 1]];
    }
    default:
      return [];
  }
};

const ofStack = (part: string, { Resources, Outputs, Parameters }: Written): Found[] => {
  const resources = Object.entries(Resources);
  const count = (type: string) => resources.filter(([, { Type }]) => Type === type).length;
  return [
    ['resources of a stack', part, resources.length],
    ['outputs of a stack', part, countOf(Outputs)],
    ['parameters of a stack', part, countOf(Parameters)],
    ['bytes of a template', part, sizeOf({ Resources, Outputs, Parameters })],
    ['gradual releases of a stack', part, count('AWS::CodeDeploy::DeploymentGroup')],
    ...resources.flatMap(([id, resource]) => ofResource(id, resource)),
  ];
};

describe.each(Object.entries(variants))('the product with %s', (_name, context) => {
  const templates = synthesized(context);
  const found: Found[] = Object.entries(templates).flatMap(([part, template]) =>
    ofStack(part, template.toJSON() as Written),
  );
  const routes = routeParts.map((part) =>
    countOf(templates[part].findResources('AWS::ApiGatewayV2::Route')),
  );
  found.push(['routes of the API', 'all', routes.reduce((sum, count) => sum + count, 0)]);

  it.each(Object.keys(limits) as Limit[])('leaves a fifth of what AWS allows: %s', (limit) => {
    const amounts = found.filter(([kind]) => kind === limit);
    // A key exists only if the customer has one.
    if (limit !== 'characters of a key’s policy') expect(amounts.length).toBeGreaterThan(0);
    expect(amounts.filter(([, , amount]) => amount > 0.8 * limits[limit])).toEqual([]);
  });
});

it('gives functions of one stack with equal rights one role, and others none of its rights', () => {
  for (const part of routeParts) {
    const policies = Object.values(synthesized()[part].findResources('AWS::IAM::Policy')).map(
      ({ Properties }) =>
        (
          Properties as { PolicyDocument: { Statement: readonly { Action: unknown }[] } }
        ).PolicyDocument.Statement.filter(
          ({ Action }) => !JSON.stringify(Action).includes('logs:'),
        ),
    );
    const texts = policies
      .filter(({ length }) => length > 0)
      .map((statements) => JSON.stringify(statements));
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  }
});
