import { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import {
  LambdaApplication,
  LambdaDeploymentConfig,
  LambdaDeploymentGroup,
} from 'aws-cdk-lib/aws-codedeploy';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Alias } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { releaseAlarms, stackNameOf } from '../stage.ts';
import { acknowledge } from './acknowledge.ts';
import type { NodeFunction } from './node-function.ts';

const awsPolicy = 'service-role/AWSCodeDeployRoleForLambdaLimited';

/**
 * Gives the functions of a stack to their callers by an alias. If releases are gradual, CodeDeploy sends a tenth of the
 * calls of some to a new version for five minutes, and goes back to the old one if an alarm of the API goes off meanwhile;
 * the others follow after that.
 */
export class GradualRelease extends Construct {
  readonly #group?: (alias: Alias) => void;
  readonly #first: Alias[] = [];
  readonly #others: Alias[] = [];

  constructor(
    scope: Construct,
    id: string,
    { stage, release }: { readonly stage: string; readonly release: 'canary' | 'all-at-once' },
  ) {
    super(scope, id);
    if (release === 'all-at-once') return;
    const application = new LambdaApplication(this, 'Application');
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(awsPolicy)],
    });
    acknowledge(
      role,
      [`AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${awsPolicy}]`],
      'CodeDeploy’s own policy for functions: what it needs to move an alias and to read alarms.',
    );
    // By name, because the alarms are in a stack that depends on this one.
    const alarms = releaseAlarms.map((alarm) =>
      Alarm.fromAlarmName(this, alarm, stackNameOf(stage, alarm)),
    );
    this.#group = (alias) =>
      new LambdaDeploymentGroup(alias, 'Release', {
        ...{ application, role, alarms, alias },
        deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      });
  }

  /**
   * The function's alias, which leads to its newest version that has not been taken back.
   * @param isCanary whether a tenth of its calls gets a new version first
   */
  liveOf(handler: NodeFunction, isCanary: boolean): Alias {
    const alias = new Alias(handler, 'Live', {
      aliasName: 'live',
      version: handler.currentVersion,
    });
    if (!this.#group) return alias;
    if (isCanary) {
      this.#group(alias);
      for (const other of this.#others) other.node.addDependency(alias);
      this.#first.push(alias);
    } else {
      alias.node.addDependency(...this.#first);
      this.#others.push(alias);
    }
    return alias;
  }
}
