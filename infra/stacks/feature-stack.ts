import { Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { EndpointRoute } from '../constructs/endpoint-route.ts';
import { GradualRelease } from '../constructs/gradual-release.ts';
import type { NodeFunction } from '../constructs/node-function.ts';
import type { Settings } from '../settings.ts';
import type { Feature } from './features.ts';
import { asLive, type IdentityAccess } from './identity-access.ts';
import { isThrottled } from './throttles.ts';

interface FeatureStackProps extends StackProps {
  readonly feature: Feature;
  readonly httpApi: HttpApi;
  readonly identity: IdentityAccess;
  readonly settings: Settings;
}

/** The routes of a feature, except those with their own throttle, which the API's stage names. */
export class FeatureStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { feature, httpApi, identity, settings, ...props }: FeatureStackProps,
  ) {
    super(scope, id, props);
    const release = new GradualRelease(this, 'Release', settings);
    const holders = new Map<string, NodeFunction>();
    for (const definition of feature.functions.map(asLive(identity)))
      if (!isThrottled(definition.endpoint))
        new EndpointRoute(this, definition.endpoint.id, {
          httpApi,
          release,
          holders,
          ...definition,
        });
  }
}
