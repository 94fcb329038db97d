import { CfnOutput, Fn, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

/** The Region of everything that stands before CloudFront, wherever the rest is. */
const REGION = 'us-east-1';

/** Requests of one address in five minutes: a school's teachers and pupils share one, and each asks every ten seconds. */
const REQUESTS = 20_000;

/**
 * What AWS's rules find in bodies is counted alone. They refuse a body above 8 KB, as every longer draft is, and lessons
 * about web pages and paths of files. A body is JSON that is parsed by its schema.
 */
const countedInBodies = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
];

/** A firewall before the distribution: it costs about ten dollars a month, so it is there if it is asked for. */
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
          // What the browser takes for "busy": it waits, and asks again.
          action: { block: { customResponse: { responseCode: 429 } } },
          visibilityConfig: measured('Rate'),
        },
        managed(2, 'AWSManagedRulesKnownBadInputsRuleSet'),
        managed(3, 'AWSManagedRulesCommonRuleSet', countedInBodies),
      ],
    });
    this.#output = new CfnOutput(this, 'WebAclArn', { value: acl.attrArn });
  }

  /** The firewall's ARN, for a stack of any Region that is deployed after this one. */
  get webAclArn(): string {
    return Fn.getStackOutput(this.stackName, this.#output.logicalId, REGION);
  }
}

/** Counted by a metric; no request is kept as a sample, since there are tokens in them. */
const measured = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});

/** A set of rules that AWS writes, of which some are to count alone. */
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
