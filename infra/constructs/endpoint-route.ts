import type { Duration } from 'aws-cdk-lib';
import { HttpMethod, HttpRoute, HttpRouteKey, type HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { PolicyStatementProps } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { acknowledgeNoQueue } from './acknowledge.ts';
import { NodeFunction } from './node-function.ts';

/** Actions on resources, under conditions if any. */
export interface Grant {
  readonly actions: string[];
  readonly resources: string[];
  readonly conditions?: PolicyStatementProps['conditions'];
}

/** An endpoint as it is hosted: its contract, what its handler reads from the environment, what it may do. */
export interface EndpointDefinition {
  readonly endpoint: Endpoint;
  readonly environment: Record<string, string>;
  /** 512 MB unless said otherwise. */
  readonly memorySize?: number;
  /** 10 s unless said otherwise; API Gateway itself waits 30 s. */
  readonly timeout?: Duration;
  readonly grants: readonly Grant[];
  /** What it may not do, whatever is granted. */
  readonly denials?: readonly Grant[];
}

/** The function of one endpoint and its route, both from the contract. */
export class EndpointRoute extends Construct {
  readonly route: HttpRoute;

  constructor(scope: Construct, id: string, props: EndpointDefinition & { httpApi: HttpApi }) {
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
    for (const { actions, resources, conditions } of props.grants)
      handler.allow(actions, resources, conditions);
    for (const { actions, resources, conditions } of props.denials ?? [])
      handler.deny(actions, resources, conditions);
    this.route = new HttpRoute(this, 'Route', {
      httpApi: props.httpApi,
      routeKey: HttpRouteKey.with(endpoint.path, HttpMethod[endpoint.method]),
      integration: new HttpLambdaIntegration('Integration', handler),
    });
  }
}
