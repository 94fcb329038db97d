import { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { appWith, synthesized } from '../support/synthesized.ts';

interface Rule {
  readonly Name: string;
  readonly Action?: unknown;
  readonly Statement: {
    readonly RateBasedStatement?: { readonly AggregateKeyType: string };
    readonly ManagedRuleGroupStatement?: {
      readonly RuleActionOverrides: readonly { readonly Name: string }[];
    };
  };
}

const firewallOf = (app: ReturnType<typeof appWith>): Stack | undefined =>
  app.node.children
    .filter((child) => Stack.isStack(child))
    .find(({ stackName }) => /firewall$/.test(stackName));

const webAclOf = (given: Record<string, unknown>): unknown => {
  const [found] = Object.values(
    synthesized(given).web.findResources('AWS::CloudFront::Distribution'),
  ) as {
    Properties: { DistributionConfig: { WebACLId?: unknown } };
  }[];
  return found?.Properties.DistributionConfig.WebACLId;
};

describe('the firewall', () => {
  it('does not exist and costs nothing by default', () => {
    expect(firewallOf(appWith())).toBeUndefined();
    expect(webAclOf({})).toBeUndefined();
  });

  it('is in CloudFront’s Region, and the distribution finds it from any Region', () => {
    const stack = firewallOf(appWith({ firewall: true, stage: 'staging' }));
    expect(stack?.region).toBe('us-east-1');
    expect(webAclOf({ firewall: true, stage: 'staging' })).toEqual({
      'Fn::GetStackOutput': {
        StackName: 'daftar-staging-firewall',
        Region: 'us-east-1',
        OutputName: 'WebAclArn',
      },
    });
    Template.fromStack(stack!).hasOutput('WebAclArn', {});
  });

  const template = Template.fromStack(firewallOf(appWith({ firewall: true }))!);
  const [acl] = Object.values(template.findResources('AWS::WAFv2::WebACL')) as {
    Properties: { Scope: string; Rules: readonly Rule[] };
  }[];
  const { Scope, Rules } = acl!.Properties;

  it('answers too many calls with the status that makes the browser wait', () => {
    const rate = Rules.find(({ Statement }) => Statement.RateBasedStatement);
    expect(Scope).toBe('CLOUDFRONT');
    expect(rate?.Statement.RateBasedStatement?.AggregateKeyType).toBe('IP');
    expect(rate?.Action).toEqual({ Block: { CustomResponse: { ResponseCode: 429 } } });
  });

  it('blocks no draft for its length, and no lesson about web pages', () => {
    const counted = Rules.flatMap(
      ({ Statement }) => Statement.ManagedRuleGroupStatement?.RuleActionOverrides ?? [],
    ).map(({ Name }) => Name);
    expect(counted).toContain('SizeRestrictions_BODY');
    expect(counted.every((name) => name.endsWith('_BODY'))).toBe(true);
  });

  it('stores no sample of requests', () => {
    expect(JSON.stringify(template.toJSON())).not.toContain('"SampledRequestsEnabled":true');
  });
});
