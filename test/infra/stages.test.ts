import { Stack } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { appWith, featureParts, routeParts, synthesized } from '../support/synthesized.ts';

const production = synthesized();
const staging = synthesized({ stage: 'staging' });
const stacksOf = (given: Record<string, unknown>): readonly Stack[] =>
  appWith(given)
    .node.findAll()
    .filter((construct) => Stack.isStack(construct));

interface Resource {
  readonly Type: string;
  readonly DeletionPolicy?: string;
  readonly Properties?: Record<string, unknown>;
}
const resourcesOf = (templates: Partial<typeof staging>): readonly Resource[] =>
  Object.values(templates).flatMap((template) =>
    Object.values((template.toJSON() as { Resources: Record<string, Resource> }).Resources),
  );

/** Names that CloudFront requires to be unique in an account: the CDK derives them from the stack. */
const namesOf = ({ web }: typeof staging): readonly unknown[] =>
  resourcesOf({ web })
    .filter(({ Type }) => Type.startsWith('AWS::CloudFront::'))
    .flatMap(({ Properties = {} }) =>
      [Properties, ...Object.values(Properties)].map(
        (owner: unknown) => (owner as { Name?: unknown }).Name,
      ),
    )
    .filter((name) => name !== undefined)
    .map((name) => JSON.stringify(name));

describe('the default stage', () => {
  it('has the original names of its stacks', () => {
    const names = stacksOf({}).map(({ stackName }) => stackName);
    expect(names.toSorted()).toEqual(
      ['api', 'covers', 'data', 'operations', 'web', 'workflows', ...featureParts]
        .toSorted()
        .map((part) => `daftar-${part}`),
    );
  });

  it('protects the data of teachers, and names its metrics after the product alone', () => {
    expect(stacksOf({}).filter((stack) => stack.terminationProtection)).toHaveLength(1);
    expect(JSON.stringify(resourcesOf(production))).not.toContain('METRIC_NAMESPACE');
  });
});

describe('another stage of the same account', () => {
  it('has its own stacks, named after the stage', () => {
    const stacks = stacksOf({ stage: 'staging' });
    expect(stacks).toHaveLength(10);
    for (const { stackName, templateOptions } of stacks) {
      expect(stackName).toMatch(/^daftar-staging-[a-z]+$/);
      expect(templateOptions.description).toMatch(/^Daftar-staging: /);
    }
    staging.api.hasResourceProperties('AWS::ApiGatewayV2::Api', {
      Description: 'Daftar-staging',
      Tags: { product: 'daftar', stage: 'staging' },
    });
    staging.web.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: { Comment: 'Daftar-staging' },
    });
  });

  it('shares no name with the first', () => {
    expect(namesOf(staging).length).toBeGreaterThan(4);
    expect(namesOf(staging).filter((name) => namesOf(production).includes(name))).toEqual([]);
  });

  it('is deleted with its stacks, including the data', () => {
    const kept = resourcesOf(staging).filter(({ DeletionPolicy }) => DeletionPolicy === 'Retain');
    expect(kept).toEqual([]);
    staging.data.hasResourceProperties('AWS::DynamoDB::Table', {
      DeletionProtectionEnabled: false,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    });
    staging.data.resourceCountIs('Custom::S3AutoDeleteObjects', 4);
    expect(stacksOf({ stage: 'staging' }).filter((stack) => stack.terminationProtection)).toEqual(
      [],
    );
  });

  it('has its own metrics', () => {
    const functions = [...routeParts, 'workflows' as const]
      .flatMap((part) => resourcesOf({ [part]: staging[part] }))
      .filter(({ Type }) => Type === 'AWS::Lambda::Function')
      .map(({ Properties }) => Properties?.['Environment']);
    expect(functions.length).toBeGreaterThan(50);
    for (const environment of functions)
      expect(environment).toMatchObject({ Variables: { METRIC_NAMESPACE: 'Daftar-staging' } });
    const watched = JSON.stringify(staging.operations.toJSON());
    expect(watched).toContain('"Namespace":"Daftar-staging"');
    expect(watched).not.toContain('"Namespace":"Daftar"');
  });
});
