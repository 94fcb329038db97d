import { CfnOutput, Fn, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

/** AWS requires CloudFront's firewalls to be in this Region. */
const REGION = 'us-east-1';

/** Requests from one address in five minutes: a school shares an address, and each browser polls every ten seconds. */
const REQUESTS = 20_000;

/** Rules that only count: they would refuse bodies above 8 KB, and lessons about web pages and file paths. */
const countedInBodies = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
];

/** A firewall in front of the distribution; optional, because it costs about ten dollars a month. */
export class FirewallStack extends Stack {
  readonly #output: CfnOutput;

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, { ...props, env: { region: REGION } });
    const acl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: measured('Firewall'),
      rules: [
        managed(0, 'AWSManagedRulesAmazonIpReputationList'),
        {
          name: 'Rate',
          priority: 1,
          statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit: REQUESTS } },
          // The browser treats 429 as "busy": it waits and retries.
          action: { block: { customResponse: { responseCode: 429 } } },
          visibilityConfig: measured('Rate'),
        },
        managed(2, 'AWSManagedRulesKnownBadInputsRuleSet'),
        managed(3, 'AWSManagedRulesCommonRuleSet', countedInBodies),
      ],
    });
    this.#output = new CfnOutput(this, 'WebAclArn', { value: acl.attrArn });
  }

  /** The firewall's ARN, for stacks of any Region that are deployed after this one. */
  get webAclArn(): string {
    return Fn.getStackOutput(this.stackName, this.#output.logicalId, REGION);
  }
}

/** Metrics only; requests are not sampled because they contain tokens. */
const measured = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});

/** A rule set maintained by AWS; the `counted` rules only count. */
const managed = (
  priority: number,
  name: string,
  counted: readonly string[] = [],
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: measured(name),
});
