import {
  CfnStage,
  HttpStage,
  type HttpRoute,
  type HttpStageProps,
} from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';

/** Calls of all callers together: so many in a second, and so many at once before that counts. */
export interface Throttle {
  readonly rateLimit: number;
  readonly burstLimit: number;
}

/** A stage whose routes may each have a throttle of their own, in place of the stage's. */
export class ThrottledStage extends HttpStage {
  /** As CloudFormation names them: the CDK hands them on as they are. */
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
    // A stage that names a route which is not there yet is refused.
    this.node.addDependency(route);
  }
}
