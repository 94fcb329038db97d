import { CfnParameter, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  HttpLambdaAuthorizer,
  HttpLambdaResponseType,
} from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type { Construct } from 'constructs';
import type { AuthorizerEnvironment } from '#lambdas/authorizer/environment.ts';
import { endpoints } from '#shared/contracts/index.ts';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { accessLog, refusedCalls } from '../constructs/access-log.ts';
import { acknowledgeNoQueue } from '../constructs/acknowledge.ts';
import { EndpointRoute, type EndpointDefinition } from '../constructs/endpoint-route.ts';
import { expiringLog } from '../constructs/expiring-log.ts';
import { GradualRelease } from '../constructs/gradual-release.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { OwnMail } from '../constructs/own-mail.ts';
import { ThrottledStage } from '../constructs/throttled-stage.ts';
import { SettingsError, type Settings } from '../settings.ts';
import { metricNamespaceOf, productNameOf } from '../stage.ts';
import { apiFunctions } from './api-functions.ts';
import { asLive, identityAccess, type IdentityAccess } from './identity-access.ts';
import type { DataStack } from './data-stack.ts';
import type { Feature } from './features.ts';
import { groupThrottle, isThrottled, routeKeyOf, throttleGroups, throttleOf } from './throttles.ts';

export interface ApiStackProps extends StackProps {
  readonly data: DataStack;
  readonly features: readonly Feature[];
  readonly settings: Settings;
}

/** Google's public keys for Firebase ID tokens, as a JSON Web Key Set. */
const FIREBASE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** The endpoints that read and may do nothing: all that no list of functions names. */
const withoutRights = (named: readonly EndpointDefinition[]): EndpointDefinition[] =>
  endpoints
    .filter(({ id }) => !named.some(({ endpoint }) => endpoint.id === id))
    .map((endpoint) => ({ endpoint, environment: {}, grants: [] }));

/** The HTTP API with one authorizer, and the routes of the account, of pupils, and with own throttles. */
export class ApiStack extends Stack {
  readonly httpApi: HttpApi;
  /** Verifies the token of every call. */
  readonly authorizer: NodeFunction;
  readonly identity: IdentityAccess;
  /** Calls that a throttle or a daily quota has refused. */
  readonly refused: Metric;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    const { throttles } = props.settings;
    // Parameters, so that another host of the template can use its own services.
    const jwksUrl = new CfnParameter(this, 'JwksUrl', { default: FIREBASE_KEYS });
    const identityToolkitUrl = new CfnParameter(this, 'IdentityToolkitUrl', {
      default: 'https://identitytoolkit.googleapis.com',
    });

    this.authorizer = new NodeFunction<AuthorizerEnvironment>(this, 'Authorize', {
      bundle: 'authorize',
      environment: {
        FIREBASE_PROJECT_ID: props.settings.firebase.projectId,
        JWKS_URL: jwksUrl.valueAsString,
        OPEN_ROUTES: endpoints
          .filter(({ audience }) => audience === 'signed-in')
          .map(routeKeyOf)
          .join(','),
      },
      timeout: Duration.seconds(5),
      description: 'Verifies the ID token of every call',
    });

    acknowledgeNoQueue(this.authorizer, 'API Gateway');
    const release = new GradualRelease(this, 'Release', props.settings);
    this.httpApi = new HttpApi(this, 'HttpApi', {
      description: productNameOf(props.settings.stage),
      createDefaultStage: false,
      defaultAuthorizer: new HttpLambdaAuthorizer(
        'Authorizer',
        release.liveOf(this.authorizer, true),
        {
          responseTypes: [HttpLambdaResponseType.SIMPLE],
          identitySource: ['$request.header.Authorization', '$context.routeKey'],
          resultsCacheTtl: Duration.minutes(5),
        },
      ),
    });
    const log = expiringLog(this, 'AccessLog');
    this.refused = refusedCalls(this, log, metricNamespaceOf(props.settings.stage));
    // Named `api`, so that the distribution forwards `/api/*` without rewriting paths.
    const stage = new ThrottledStage(this, 'Stage', {
      httpApi: this.httpApi,
      stageName: 'api',
      autoDeploy: true,
      throttle: groupThrottle(throttles, 'calls'),
      accessLogSettings: accessLog(log),
    });

    const mail = props.settings.mail && new OwnMail(this, 'Mail', props.settings.mail);
    const elsewhere = new Set(Object.keys(throttles));
    for (const group of throttleGroups) elsewhere.delete(group);
    this.identity = identityAccess({
      ...props,
      identityToolkitUrl: identityToolkitUrl.valueAsString,
    });
    const { identity } = this;
    const holders = new Map<string, NodeFunction>();
    // The stage names routes that have a throttle of their own, and may name only those that exist before it.
    const ofFeatures = props.features.flatMap(({ functions }) => functions);
    const throttled = ofFeatures.filter(({ endpoint }) => isThrottled(endpoint));
    const own = apiFunctions({ ...props, mail, identity });
    for (const definition of [...own, ...withoutRights([...own, ...ofFeatures]), ...throttled].map(
      asLive(identity),
    )) {
      const { endpoint } = definition;
      const { route } = new EndpointRoute(this, endpoint.id, {
        httpApi: this.httpApi,
        release,
        holders,
        ...definition,
      });
      const throttle = throttleOf(throttles, endpoint);
      if (throttle) stage.throttle(route, routeKeyOf(endpoint), throttle);
      elsewhere.delete(routeKeyOf(endpoint));
    }
    if (elsewhere.size > 0)
      throw new SettingsError(
        `The CDK context is wrong: throttles names ${[...elsewhere].join(', ')}, which is no route of this stack: use calls.`,
      );
  }
}
