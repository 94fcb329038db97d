import { describe, expect, it } from 'vitest';
import { synthesized } from '../support/synthesized.ts';

const production = synthesized();
const staging = synthesized({ stage: 'staging' });

interface Alias {
  readonly Properties: { readonly FunctionName: { readonly Ref: string } };
  readonly UpdatePolicy?: {
    readonly CodeDeployLambdaAliasUpdate: {
      readonly DeploymentGroupName: { readonly Ref: string };
    };
  };
}
const aliasesOf = ({ api, record }: typeof production) =>
  [api, record].map(
    (template) => template.findResources('AWS::Lambda::Alias') as unknown as Record<string, Alias>,
  );

describe.each([
  ['production', production],
  ['staging', staging],
])('in %s', (_stage, templates) => {
  it('routes and the authorizer call an alias of each function, and may call nothing else', () => {
    const { api, record } = templates;
    for (const [index, template] of [api, record].entries()) {
      const aliases = Object.keys(aliasesOf(templates)[index]!);
      expect(aliases).toHaveLength(
        Object.keys(template.findResources('AWS::Lambda::Function')).length,
      );
      const properties = (type: string) =>
        Object.values(template.findResources(type)) as unknown as {
          Properties: Record<string, unknown>;
        }[];
      const called = [
        ...properties('AWS::ApiGatewayV2::Integration').map(
          (one) => one.Properties['IntegrationUri'],
        ),
        ...properties('AWS::Lambda::Permission').map((one) => one.Properties['FunctionName']),
      ];
      for (const target of called)
        expect(aliases).toContain((target as { readonly Ref?: string }).Ref);
      for (const { Properties } of properties('AWS::ApiGatewayV2::Authorizer'))
        expect(JSON.stringify(Properties['AuthorizerUri'])).toMatch(/"Ref":"AuthorizeLive/);
    }
  });

  it('the steps of a job have no versions, so that all of a job runs the same release', () => {
    templates.workflows.resourceCountIs('AWS::Lambda::Alias', 0);
  });
});

describe('a gradual release', () => {
  it('moves each alias by a group of its own, which alarms that exist can stop', () => {
    for (const given of [{}, { stage: 'staging', release: 'canary' }]) {
      const templates = synthesized(given);
      const alarms = Object.values(
        templates.operations.findResources('AWS::CloudWatch::Alarm'),
      ).map(({ Properties }) => (Properties as { AlarmName?: string }).AlarmName);
      const watched = new Set<string>();
      for (const [index, template] of [templates.api, templates.record].entries()) {
        const groups = template.findResources('AWS::CodeDeploy::DeploymentGroup');
        const used = Object.values(aliasesOf(templates)[index]!).map(
          ({ UpdatePolicy }) => UpdatePolicy?.CodeDeployLambdaAliasUpdate.DeploymentGroupName.Ref,
        );
        expect(used.toSorted()).toEqual(Object.keys(groups).toSorted());
        for (const { Properties } of Object.values(groups)) {
          expect(Properties).toMatchObject({
            DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
            AutoRollbackConfiguration: {
              Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'],
            },
          });
          const { Alarms } = (Properties as { AlarmConfiguration: { Alarms: { Name: string }[] } })
            .AlarmConfiguration;
          for (const { Name } of Alarms) watched.add(Name);
        }
      }
      expect([...watched].map((name) => name.replace(/^daftar(-staging)?-/, ''))).toEqual([
        'ApiErrors',
        'SlowCalls',
      ]);
      expect(alarms).toEqual(expect.arrayContaining([...watched]));
    }
  });

  it.each([{ stage: 'staging' }, { release: 'all-at-once' }])('is not made with %j', (given) => {
    const { api, record } = synthesized(given);
    for (const template of [api, record]) {
      template.resourceCountIs('AWS::CodeDeploy::DeploymentGroup', 0);
      for (const alias of Object.values(template.findResources('AWS::Lambda::Alias')))
        expect(alias).not.toHaveProperty('UpdatePolicy');
    }
  });
});
