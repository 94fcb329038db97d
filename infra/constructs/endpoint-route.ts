import type { Duration } from 'aws-cdk-lib';
import { HttpMethod, HttpRoute, HttpRouteKey, type HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { acknowledgeNoQueue } from './acknowledge.ts';
import type { GradualRelease } from './gradual-release.ts';
import { NodeFunction, type Grant } from './node-function.ts';

/** An endpoint with its hosting: contract, environment of its handler, and permissions. */
export interface EndpointDefinition {
  readonly endpoint: Endpoint;
  readonly environment: Record<string, string>;
  /** Default: 512 MB. */
  readonly memorySize?: number;
  /** Default: 10 s; API Gateway waits 30 s. */
  readonly timeout?: Duration;
  readonly grants: readonly Grant[];
  /** Denied even if another grant allows it. */
  readonly denials?: readonly Grant[];
}

/** The function and the route of one endpoint, both from its contract. */
export class EndpointRoute extends Construct {
  readonly route: HttpRoute;

  constructor(
    scope: Construct,
    id: string,
    props: EndpointDefinition & { httpApi: HttpApi; release: GradualRelease },
  ) {
    super(scope, id);
    const { endpoint } = props;
    const handler = new NodeFunction(this, 'Function', {
      bundle: endpoint.id,
      environment: props.environment,
      memorySize: props.memorySize,
      timeout: props.timeout,
      description: endpoint.summary,
    });
    acknowledgeNoQueue(handler, 'API Gateway');
    handler.allow(...props.grants).deny(...(props.denials ?? []));
    this.route = new HttpRoute(this, 'Route', {
      httpApi: props.httpApi,
      routeKey: HttpRouteKey.with(endpoint.path, HttpMethod[endpoint.method]),
      integration: new HttpLambdaIntegration('Integration', props.release.liveOf(handler)),
    });
  }
}
