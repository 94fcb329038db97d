import path from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Effect, PolicyStatement, type PolicyStatementProps } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { lifetimes } from '../../shared/model/lifetimes.ts';

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
  constructor(scope: Construct, id: string, props: NodeFunctionProps<Environment>) {
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
      logGroup: new LogGroup(scope, `${id}Logs`, {
        retention: lifetimes.log.days,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
    });
  }

  /** Allows exactly these actions on exactly these resources, under these conditions if any. */
  allow(
    actions: string[],
    resources: string[],
    conditions?: PolicyStatementProps['conditions'],
  ): this {
    const statement = { effect: Effect.ALLOW, actions, resources, conditions };
    this.addToRolePolicy(new PolicyStatement(statement));
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
