import * as z from 'zod/mini';
import { physicalName } from './names.ts';
import type { ResolvedResource } from './resolved-stack.ts';

/** A Lambda REQUEST authorizer with payload 2.0 and simple responses. */
export interface AuthorizerSpec {
  readonly id: string;
  readonly functionArn: string;
  readonly identitySources: readonly string[];
  /** How long a decision is cached for the same identity sources; 0 disables caching. */
  readonly ttlSeconds: number;
}

/** A route and its function. */
export interface RouteSpec {
  /** `METHOD /path/{param}` or `$default`. */
  readonly routeKey: string;
  readonly functionArn: string;
  readonly timeoutMs: number;
  readonly authorizer?: AuthorizerSpec;
  /** Replaces the stage's throttle. */
  readonly throttle?: Throttle;
}

/** A stage's token bucket. */
export interface Throttle {
  readonly ratePerSecond: number;
  readonly burst: number;
}

/** An HTTP API with its stage. */
export interface HttpApiSpec {
  readonly id: string;
  readonly stage: string;
  readonly throttle?: Throttle;
  readonly routes: readonly RouteSpec[];
}

const authorizerProperties = z.object({
  ApiId: z.string(),
  AuthorizerUri: z.string(),
  AuthorizerType: z.literal('REQUEST'),
  AuthorizerPayloadFormatVersion: z.literal('2.0'),
  EnableSimpleResponses: z.literal(true),
  IdentitySource: z._default(z.array(z.string()), []),
  AuthorizerResultTtlInSeconds: z._default(z.number(), 0),
});
const integrationProperties = z.object({
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
  TimeoutInMillis: z._default(z.number(), 30_000),
});
const routeProperties = z.object({
  ApiId: z.string(),
  RouteKey: z.string(),
  Target: z.string(),
  AuthorizationType: z._default(z.string(), 'NONE'),
  AuthorizerId: z.optional(z.string()),
});
const settings = z.object({
  ThrottlingRateLimit: z.optional(z.number()),
  ThrottlingBurstLimit: z.optional(z.number()),
});
const stageProperties = z.object({
  ApiId: z.string(),
  StageName: z.string(),
  DefaultRouteSettings: z.optional(settings),
  RouteSettings: z._default(z.record(z.string(), settings), {}),
});

const throttleOf = (given: z.infer<typeof settings> = {}): { throttle?: Throttle } => {
  const { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst } = given;
  return rate === undefined ? {} : { throttle: { ratePerSecond: rate, burst: burst ?? rate } };
};

const functionArnIn = (uri: string): string =>
  /functions\/(.+)\/invocations$/.exec(uri)?.[1] ?? uri;

const groupByRef = <T>(
  resources: readonly ResolvedResource[],
  type: string,
  parse: (properties: unknown) => T,
): Map<string, T> =>
  new Map(
    resources
      .filter(({ resource }) => resource.Type === type)
      .map((located) => [physicalName(located), parse(located.properties)]),
  );

/**
 * The HTTP APIs of the templates.
 * @throws if a route uses a missing or unsupported integration or authorizer
 */
export const readHttpApis = (resources: readonly ResolvedResource[]): readonly HttpApiSpec[] => {
  const of = <T>(kind: string, schema: { parse(value: unknown): T }) =>
    groupByRef(resources, `AWS::ApiGatewayV2::${kind}`, (value) => schema.parse(value));
  const authorizers = of('Authorizer', authorizerProperties);
  const integrations = of('Integration', integrationProperties);
  const routes = [...of('Route', routeProperties).values()];
  const stages = [...of('Stage', stageProperties).values()];

  const authorizerOf = (id: string): AuthorizerSpec => {
    const found = authorizers.get(id);
    if (found === undefined) throw new Error(`no authorizer ${id}`);
    return {
      id,
      functionArn: functionArnIn(found.AuthorizerUri),
      identitySources: found.IdentitySource,
      ttlSeconds: found.AuthorizerResultTtlInSeconds,
    };
  };
  const toRoute = (route: z.infer<typeof routeProperties>): RouteSpec => {
    const integration = integrations.get(route.Target.replace(/^integrations\//, ''));
    if (integration === undefined) throw new Error(`${route.RouteKey} has no integration`);
    return {
      routeKey: route.RouteKey,
      functionArn: functionArnIn(integration.IntegrationUri),
      timeoutMs: integration.TimeoutInMillis,
      ...(route.AuthorizationType === 'CUSTOM' &&
        route.AuthorizerId !== undefined && { authorizer: authorizerOf(route.AuthorizerId) }),
    };
  };

  return stages.map(({ ApiId, StageName, DefaultRouteSettings, RouteSettings }) => ({
    id: ApiId,
    stage: StageName,
    ...throttleOf(DefaultRouteSettings),
    routes: routes
      .filter((route) => route.ApiId === ApiId)
      .map((route) => ({ ...toRoute(route), ...throttleOf(RouteSettings[route.RouteKey]) })),
  }));
};
