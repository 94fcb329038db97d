import * as z from 'zod/mini';
import type { ReadResources } from './resource-reader.ts';

/** A Lambda REQUEST authorizer with payload 2.0 and simple responses. */
export interface AuthorizerSpec {
  readonly id: string;
  readonly functionArn: string;
  readonly identitySources: readonly string[];
  /** How long a decision is cached for the same identity sources. */
  readonly ttlSeconds: number;
}

export interface RouteSpec {
  /** `METHOD /path/{param}`. */
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

export interface HttpApiSpec {
  readonly id: string;
  readonly stage: string;
  readonly throttle?: Throttle;
  readonly routes: readonly RouteSpec[];
}

const authorizer = z.object({
  AuthorizerUri: z.string(),
  AuthorizerType: z.literal('REQUEST'),
  AuthorizerPayloadFormatVersion: z.literal('2.0'),
  EnableSimpleResponses: z.literal(true),
  IdentitySource: z._default(z.array(z.string()), []),
  AuthorizerResultTtlInSeconds: z._default(z.number(), 0),
});
const integration = z.object({
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
  TimeoutInMillis: z._default(z.number(), 30_000),
});
const route = z.object({
  ApiId: z.string(),
  RouteKey: z.string(),
  Target: z.string(),
  AuthorizationType: z._default(z.enum(['NONE', 'CUSTOM']), 'NONE'),
  AuthorizerId: z.optional(z.string()),
});
const settings = z.object({
  ThrottlingRateLimit: z.optional(z.number()),
  ThrottlingBurstLimit: z.optional(z.number()),
});
const stage = z.object({
  ApiId: z.string(),
  StageName: z.string(),
  DefaultRouteSettings: z.optional(settings),
  RouteSettings: z._default(z.record(z.string(), settings), {}),
});

const throttleOf = (given: z.infer<typeof settings> = {}): Throttle | undefined => {
  const { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst } = given;
  return rate === undefined ? undefined : { ratePerSecond: rate, burst: burst ?? rate };
};

const functionArnIn = (uri: string): string =>
  /functions\/(.+)\/invocations$/.exec(uri)?.[1] ?? uri;

/**
 * The HTTP APIs of the templates.
 * @throws if a route uses a missing or unsupported integration or authorizer
 */
export const readHttpApis = (read: ReadResources): readonly HttpApiSpec[] => {
  const all = <Schema extends z.core.$ZodType>(kind: string, schema: Schema) =>
    read(`AWS::ApiGatewayV2::${kind}`, schema);
  const integrations = all('Integration', integration);
  const routes = all('Route', route).map(({ properties }) => properties);
  const authorizers = all('Authorizer', authorizer).map(({ name, properties }) => ({
    id: name,
    functionArn: functionArnIn(properties.AuthorizerUri),
    identitySources: properties.IdentitySource,
    ttlSeconds: properties.AuthorizerResultTtlInSeconds,
  }));

  const routeOf = (given: z.infer<typeof route>): RouteSpec => {
    const found = integrations.find(({ name }) => given.Target === `integrations/${name}`);
    if (found === undefined) throw new Error(`${given.RouteKey} has no integration`);
    const own = authorizers.find(({ id }) => id === given.AuthorizerId);
    if (own === undefined && given.AuthorizationType === 'CUSTOM')
      throw new Error(`${given.RouteKey} has no authorizer`);
    return {
      routeKey: given.RouteKey,
      functionArn: functionArnIn(found.properties.IntegrationUri),
      timeoutMs: found.properties.TimeoutInMillis,
      authorizer: own,
    };
  };
  return all('Stage', stage).map(({ properties }) => ({
    id: properties.ApiId,
    stage: properties.StageName,
    throttle: throttleOf(properties.DefaultRouteSettings),
    routes: routes
      .filter(({ ApiId }) => ApiId === properties.ApiId)
      .map((given) => ({
        ...routeOf(given),
        throttle: throttleOf(properties.RouteSettings[given.RouteKey]),
      })),
  }));
};
