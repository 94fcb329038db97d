import {
  CfnStage,
  HttpStage,
  type HttpRoute,
  type HttpStageProps,
  type ThrottleSettings,
} from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';

/** Limits for all callers together: calls per second, and the burst above that. */
export type Throttle = Required<ThrottleSettings>;

export class ThrottledStage extends HttpStage {
  /** With CloudFormation's property names, because the CDK passes them on unchanged. */
  readonly #settings: Record<string, Record<`Throttling${'Rate' | 'Burst'}Limit`, number>> = {};

  constructor(scope: Construct, id: string, props: HttpStageProps) {
    super(scope, id, props);
    const resource = this.node.defaultChild;
    if (!(resource instanceof CfnStage)) throw new Error('the stage is no CloudFormation resource');
    resource.routeSettings = this.#settings;
  }

  /** @param key the route's key, e.g. `POST /students` */
  throttle(route: HttpRoute, key: string, { rateLimit, burstLimit }: Throttle): void {
    this.#settings[key] = { ThrottlingRateLimit: rateLimit, ThrottlingBurstLimit: burstLimit };
    // API Gateway refuses a stage that names a missing route.
    this.node.addDependency(route);
  }
}
