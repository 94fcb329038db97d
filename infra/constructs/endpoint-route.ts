import { Stack, type Duration } from 'aws-cdk-lib';
import { HttpMethod, HttpRoute, HttpRouteKey, type HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { canaries } from '../canaries.ts';
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

interface EndpointRouteProps extends EndpointDefinition {
  readonly httpApi: HttpApi;
  readonly release: GradualRelease;
  /** The functions of the stack, by the rights that only they or the first of several have. Is added to. */
  readonly holders: Map<string, NodeFunction>;
}

export class EndpointRoute extends Construct {
  readonly route: HttpRoute;

  constructor(scope: Construct, id: string, props: EndpointRouteProps) {
    super(scope, id);
    const { endpoint, grants, denials = [], holders } = props;
    const rights = JSON.stringify(Stack.of(this).resolve([grants, denials]));
    const holder = holders.get(rights);
    const handler = new NodeFunction(this, 'Function', {
      bundle: endpoint.id,
      environment: props.environment,
      memorySize: props.memorySize,
      timeout: props.timeout,
      description: endpoint.summary,
      likeRights: holder,
    });
    acknowledgeNoQueue(handler, 'API Gateway');
    if (!holder) holders.set(rights, handler.allow(...grants).deny(...denials));
    this.route = new HttpRoute(this, 'Route', {
      httpApi: props.httpApi,
      routeKey: HttpRouteKey.with(endpoint.path, HttpMethod[endpoint.method]),
      integration: new HttpLambdaIntegration(
        'Integration',
        props.release.liveOf(handler, canaries.has(endpoint.id)),
      ),
    });
  }
}
