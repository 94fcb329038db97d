import * as z from 'zod/mini';
import type { ReadResources } from './resource-reader.ts';
import { responseHeadersOf, responseHeadersPolicy, type PolicyHeader } from './response-headers.ts';

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

export interface DistributionSpec {
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
    z.array(z.object({ EventType: z.literal('viewer-request'), FunctionARN: z.string() })),
    [],
  ),
});
const distribution = z.object({
  DistributionConfig: z.object({
    DefaultRootObject: z._default(z.string(), ''),
    DefaultCacheBehavior: behavior,
    CacheBehaviors: z._default(z.array(behavior), []),
    Origins: z.array(z.object({ Id: z.string(), DomainName: z.string() })),
  }),
});
const viewerFunction = z.object({ FunctionCode: z.string() });

const originOf = (domainName: string): OriginSpec => {
  const bucket = /^(.+)\.s3\./.exec(domainName)?.[1];
  if (bucket !== undefined) return { kind: 'bucket', bucket };
  const apiId = /^([a-z0-9]+)\.execute-api\./.exec(domainName)?.[1];
  if (apiId !== undefined) return { kind: 'http-api', apiId };
  throw new Error(`the origin ${domainName} is neither a bucket nor an HTTP API`);
};

export const readDistributions = (read: ReadResources): readonly DistributionSpec[] => {
  const functions = read('AWS::CloudFront::Function', viewerFunction);
  const codeOf = (arn: string | undefined): string | undefined =>
    functions.find(({ name }) => arn?.endsWith(`:function/${name}`))?.properties.FunctionCode;
  const policies = new Map(
    read('AWS::CloudFront::ResponseHeadersPolicy', responseHeadersPolicy).map(
      ({ name, properties }) => [name, responseHeadersOf(properties)],
    ),
  );
  return read('AWS::CloudFront::Distribution', distribution).map(({ properties }) => {
    const config = properties.DistributionConfig;
    const origins = new Map(config.Origins.map(({ Id, DomainName }) => [Id, DomainName]));
    return {
      defaultRootObject: config.DefaultRootObject,
      behaviors: [...config.CacheBehaviors, config.DefaultCacheBehavior].map((item) => ({
        pathPattern: item.PathPattern,
        origin: originOf(origins.get(item.TargetOriginId) ?? item.TargetOriginId),
        allowedMethods: item.AllowedMethods,
        compress: item.Compress,
        responseHeaders: policies.get(item.ResponseHeadersPolicyId ?? '') ?? [],
        viewerRequest: codeOf(item.FunctionAssociations[0]?.FunctionARN),
      })),
    };
  });
};
