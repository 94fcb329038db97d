import path from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { CfnRole, Effect, PolicyStatement, type PolicyStatementProps } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct, IConstruct } from 'constructs';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { acknowledge, acknowledgeWildcards } from './acknowledge.ts';

const bundles = path.resolve(import.meta.dirname, '../../dist/lambdas');

/** A function of the product; `Environment` is the type its handler validates at run time. */
export interface NodeFunctionProps<Environment extends Record<string, string>> {
  /** The bundle's folder in `dist/lambdas`, which is also the handler's file name. */
  readonly bundle: string;
  readonly environment: Environment;
  readonly memorySize?: number;
  readonly timeout?: Duration;
  readonly description?: string;
}

/** Node 24 on arm64, one pre-built bundle, its own log group (a month), nothing granted that is not asked for. */
export class NodeFunction<
  Environment extends Record<string, string> = Record<string, string>,
> extends Function {
  /** The bundle's folder, which names the function. */
  readonly bundle: string;
  /** The actions that it is allowed. */
  readonly allowed = new Set<string>();

  constructor(scope: Construct, id: string, props: NodeFunctionProps<Environment>) {
    const logGroup = new LogGroup(scope, `${id}Logs`, {
      retention: lifetimes.log.days,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    super(scope, id, {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(path.join(bundles, props.bundle)),
      // Init and JSON work are bound by CPU, which Lambda gives by memory: 512 MB is the knee for one client.
      memorySize: props.memorySize ?? 512,
      timeout: props.timeout ?? Duration.seconds(10),
      // Errors name the lines of the source, by the maps beside the bundles.
      environment: { ...props.environment, NODE_OPTIONS: '--enable-source-maps' },
      description: props.description,
      logGroup,
    });
    this.bundle = props.bundle;
    // Writes its own log and no other, which is less than AWS's policy for every function allows.
    const role = this.role?.node.defaultChild;
    if (!(role instanceof CfnRole)) throw new Error('the role is no CloudFormation resource');
    role.managedPolicyArns = undefined;
    this.allow(['logs:CreateLogStream', 'logs:PutLogEvents'], [logGroup.logGroupArn]);
    acknowledge(
      this,
      ['Serverless-LambdaTracing'],
      'No tracer: a job’s steps are traced by Step Functions, a call has one function (decision 39).',
    );
  }

  /** What it is allowed and denied, beside the function itself. */
  get policy(): IConstruct {
    const policy = this.role?.node.findChild('DefaultPolicy');
    if (!policy) throw new Error('the role is not the function’s own');
    return policy;
  }

  /** Allows exactly these actions on exactly these resources, under these conditions if any. */
  allow(
    actions: string[],
    resources: string[],
    conditions?: PolicyStatementProps['conditions'],
  ): this {
    const statement = { effect: Effect.ALLOW, actions, resources, conditions };
    this.addToRolePolicy(new PolicyStatement(statement));
    acknowledgeWildcards(this.policy, resources);
    for (const action of actions) this.allowed.add(action);
    return this;
  }

  /** Denies them, whatever else is allowed. */
  deny(
    actions: string[],
    resources: string[],
    conditions?: PolicyStatementProps['conditions'],
  ): this {
    const statement = { effect: Effect.DENY, actions, resources, conditions };
    this.addToRolePolicy(new PolicyStatement(statement));
    return this;
  }
}
