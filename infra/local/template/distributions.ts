import * as z from 'zod/mini';
import { responseHeadersOf, type PolicyHeader } from './response-headers.ts';
import { attributeOf, physicalName } from './names.ts';
import type { ResolvedResource } from './resolved-stack.ts';
import type { Environment } from './resource-types.ts';

/** A behavior's origin: a bucket, or an HTTP API of the same templates. */
export type OriginSpec =
  | { readonly kind: 'bucket'; readonly bucket: string }
  | { readonly kind: 'http-api'; readonly apiId: string };

/** A behavior of a distribution; the default one has the pattern `*`. */
export interface BehaviorSpec {
  readonly pathPattern: string;
  readonly origin: OriginSpec;
  readonly allowedMethods: readonly string[];
  readonly compress: boolean;
  readonly responseHeaders: readonly PolicyHeader[];
  /** Source of the CloudFront function that runs first for each request. */
  readonly viewerRequest?: string;
}

/** A distribution with its behaviors in order of precedence. */
export interface DistributionSpec {
  readonly domainName: string;
  readonly defaultRootObject: string;
  readonly behaviors: readonly BehaviorSpec[];
}

const behavior = z.object({
  PathPattern: z._default(z.string(), '*'),
  TargetOriginId: z.string(),
  AllowedMethods: z._default(z.array(z.string()), ['GET', 'HEAD']),
  Compress: z._default(z.boolean(), false),
  ResponseHeadersPolicyId: z.optional(z.string()),
  FunctionAssociations: z._default(
    z.array(z.object({ EventType: z.string(), FunctionARN: z.string() })),
    [],
  ),
});
const distributionProperties = z.object({
  DistributionConfig: z.object({
    DefaultRootObject: z._default(z.string(), ''),
    DefaultCacheBehavior: behavior,
    CacheBehaviors: z._default(z.array(behavior), []),
    Origins: z.array(z.object({ Id: z.string(), DomainName: z.string() })),
  }),
});
const functionProperties = z.object({ FunctionCode: z.string() });

const originOf = (domainName: string): OriginSpec => {
  const bucket = /^(.+)\.s3\./.exec(domainName)?.[1];
  if (bucket !== undefined) return { kind: 'bucket', bucket };
  const apiId = /^([a-z0-9]+)\.execute-api\./.exec(domainName)?.[1];
  if (apiId !== undefined) return { kind: 'http-api', apiId };
  throw new Error(`the origin ${domainName} is neither a bucket nor an HTTP API`);
};

/** The distributions of the templates. */
export const readDistributions = (
  resources: readonly ResolvedResource[],
  environment: Environment,
): readonly DistributionSpec[] => {
  const ofType = (type: string) => resources.filter(({ resource }) => resource.Type === type);
  const functions = new Map(
    ofType('AWS::CloudFront::Function').map((located) => [
      attributeOf(located, 'FunctionARN', environment),
      functionProperties.parse(located.properties).FunctionCode,
    ]),
  );
  const policies = new Map(
    ofType('AWS::CloudFront::ResponseHeadersPolicy').map((located) => [
      physicalName(located),
      responseHeadersOf(located.properties),
    ]),
  );

  return ofType('AWS::CloudFront::Distribution').map((located) => {
    const { DistributionConfig: config } = distributionProperties.parse(located.properties);
    const origins = new Map(config.Origins.map(({ Id, DomainName }) => [Id, DomainName]));
    const viewerRequestOf = ({ FunctionAssociations }: z.infer<typeof behavior>) =>
      functions.get(
        FunctionAssociations.find(({ EventType }) => EventType === 'viewer-request')?.FunctionARN ??
          '',
      );
    return {
      domainName: `${physicalName(located).toLowerCase()}.cloudfront.net`,
      defaultRootObject: config.DefaultRootObject,
      behaviors: [...config.CacheBehaviors, config.DefaultCacheBehavior].map((item) => ({
        pathPattern: item.PathPattern,
        origin: originOf(origins.get(item.TargetOriginId) ?? item.TargetOriginId),
        allowedMethods: item.AllowedMethods,
        compress: item.Compress,
        responseHeaders: policies.get(item.ResponseHeadersPolicyId ?? '') ?? [],
        viewerRequest: viewerRequestOf(item),
      })),
    };
  });
};
