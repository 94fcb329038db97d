import { describe, expect, it } from 'vitest';
import { canaries } from '#infra/canaries.ts';
import { endpoints } from '#shared/contracts/index.ts';
import { routeParts, synthesized } from '../support/synthesized.ts';

const production = synthesized();
const staging = synthesized({ stage: 'staging' });

interface Alias {
  readonly Properties: { readonly FunctionName: { readonly Ref: string } };
  readonly DependsOn?: readonly string[];
  readonly UpdatePolicy?: {
    readonly CodeDeployLambdaAliasUpdate: {
      readonly DeploymentGroupName: { readonly Ref: string };
    };
  };
}
const aliasesOf = (template: (typeof production)['api']) =>
  template.findResources('AWS::Lambda::Alias') as unknown as Record<string, Alias>;
const routesIn = (templates: typeof production) => routeParts.map((part) => templates[part]);

describe.each([
  ['production', production],
  ['staging', staging],
])('in %s', (_stage, templates) => {
  it('routes and the authorizer call an alias of each function, and may call nothing else', () => {
    for (const template of routesIn(templates)) {
      const aliases = Object.keys(aliasesOf(template));
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
  it('moves some aliases of each stack by groups of their own, which alarms that exist can stop', () => {
    for (const given of [{}, { stage: 'staging', release: 'canary' }]) {
      const templates = synthesized(given);
      const alarms = Object.values(
        templates.operations.findResources('AWS::CloudWatch::Alarm'),
      ).map(({ Properties }) => (Properties as { AlarmName?: string }).AlarmName);
      const watched = new Set<string>();
      for (const template of routesIn(templates)) {
        const groups = template.findResources('AWS::CodeDeploy::DeploymentGroup');
        const used = Object.values(aliasesOf(template)).flatMap(({ UpdatePolicy }) =>
          UpdatePolicy ? [UpdatePolicy.CodeDeployLambdaAliasUpdate.DeploymentGroupName.Ref] : [],
        );
        expect(used.toSorted()).toEqual(Object.keys(groups).toSorted());
        expect(used.length).toBeGreaterThan(0);
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

  it('moves the other aliases when those have done well', () => {
    for (const template of routesIn(production)) {
      const aliases = Object.entries(aliasesOf(template));
      const first = aliases.filter(([, { UpdatePolicy }]) => UpdatePolicy).map(([id]) => id);
      for (const [, { UpdatePolicy, DependsOn }] of aliases)
        if (!UpdatePolicy) expect(DependsOn).toEqual(expect.arrayContaining(first));
    }
  });

  it('names endpoints that exist, and the authorizer of all', () => {
    const ids = new Set(endpoints.map(({ id }) => id));
    expect([...canaries].filter((id) => !ids.has(id))).toEqual([]);
    const groups = routesIn(production).flatMap((template) =>
      Object.keys(template.findResources('AWS::CodeDeploy::DeploymentGroup')),
    );
    expect(groups).toHaveLength(canaries.size + 1);
    expect(groups.some((id) => id.startsWith('Authorize'))).toBe(true);
    for (const template of routesIn(production)) {
      const inStack = Object.keys(template.findResources('AWS::CodeDeploy::DeploymentGroup'));
      expect(inStack.length).toBeLessThanOrEqual(10);
    }
  });

  it.each([{ stage: 'staging' }, { release: 'all-at-once' }])('is not made with %j', (given) => {
    for (const template of routesIn(synthesized(given))) {
      template.resourceCountIs('AWS::CodeDeploy::DeploymentGroup', 0);
      for (const alias of Object.values(template.findResources('AWS::Lambda::Alias')))
        expect(alias).not.toHaveProperty('UpdatePolicy');
    }
  });
});
