import path from 'node:path';
import { Duration } from 'aws-cdk-lib';
import { DISABLE_ASSET_STAGING_CONTEXT } from 'aws-cdk-lib/cx-api';
import { CfnRole, Effect, PolicyStatement, type PolicyStatementProps } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function, Runtime } from 'aws-cdk-lib/aws-lambda';
import type { Construct, IConstruct } from 'constructs';
import { acknowledge, acknowledgeWildcards } from './acknowledge.ts';
import { expiringLog } from './expiring-log.ts';
import { NODE_OPTIONS } from './node-options.ts';

/** Megabytes for one whole CPU, for work that is CPU-bound. The largest pictures need 1.2 GB (`npm run bench:picture`). */
export const WHOLE_CPU = 1769;

const bundles = path.resolve(import.meta.dirname, '../../dist/lambdas');

export interface Grant {
  readonly actions: string[];
  readonly resources: string[];
  readonly conditions?: PolicyStatementProps['conditions'];
}

/** A function of the product; `Environment` is the type its handler validates at run time. */
export interface NodeFunctionProps<Environment extends Record<string, string>> {
  /** The bundle's folder in `dist/lambdas`, which is also the handler's file name. */
  readonly bundle: string;
  readonly environment: Environment;
  readonly memorySize?: number;
  readonly timeout?: Duration;
  readonly description?: string;
  /** A function with the same rights, whose role and log this one shares. By default both are its own. */
  readonly likeRights?: NodeFunction;
}

/** Node 24 on arm64, one pre-built bundle, and only explicit permissions. */
export class NodeFunction<
  Environment extends Record<string, string> = Record<string, string>,
> extends Function {
  /** The bundle's folder, which is the function's name. */
  readonly bundle: string;
  readonly allowed = new Set<string>();

  constructor(scope: Construct, id: string, props: NodeFunctionProps<Environment>) {
    const logGroup = props.likeRights?.logGroup ?? expiringLog(scope, `${id}Logs`);
    // Such a bundle needs no hash of its content: reading them all takes a third of synthesizing.
    const staysInPlace = scope.node.tryGetContext(DISABLE_ASSET_STAGING_CONTEXT) === true;
    super(scope, id, {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(
        path.join(bundles, props.bundle),
        staysInPlace ? { assetHash: props.bundle } : {},
      ),
      // Start and JSON work need CPU, which Lambda assigns by memory; above 512 MB a single client gains little.
      memorySize: props.memorySize ?? 512,
      timeout: props.timeout ?? Duration.seconds(10),
      environment: { ...props.environment, NODE_OPTIONS },
      description: props.description,
      logGroup,
      role: props.likeRights?.role,
    });
    this.bundle = props.bundle;
    // The function writes only its own log, while AWS's managed policy allows all logs.
    const role = this.role?.node.defaultChild;
    if (!(role instanceof CfnRole)) throw new Error('the role is no CloudFormation resource');
    role.managedPolicyArns = undefined;
    const actions = ['logs:CreateLogStream', 'logs:PutLogEvents'];
    this.allow({ actions, resources: [logGroup.logGroupArn] });
    acknowledge(
      this,
      ['Serverless-LambdaTracing'],
      'No tracer: a job’s steps are traced by Step Functions, a call has one function (decision 39).',
    );
  }

  get policy(): IConstruct {
    const policy = this.role?.node.findChild('DefaultPolicy');
    if (!policy) throw new Error('the role is not the product’s own');
    return policy;
  }

  /** Allows exactly these actions on exactly these resources. */
  allow(...grants: readonly Grant[]): this {
    for (const grant of grants) {
      this.addToRolePolicy(new PolicyStatement(grant));
      acknowledgeWildcards(this.policy, grant.resources);
      for (const action of grant.actions) this.allowed.add(action);
    }
    return this;
  }

  /** Denies these actions, even if they are allowed elsewhere. */
  deny(...grants: readonly Grant[]): this {
    for (const grant of grants)
      this.addToRolePolicy(new PolicyStatement({ ...grant, effect: Effect.DENY }));
    return this;
  }
}
