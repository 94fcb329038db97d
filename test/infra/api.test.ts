import { globSync } from 'node:fs';
import path from 'node:path';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/contracts/index.ts';
import { synthesized } from '../support/synthesized.ts';

const { api, web } = synthesized();
const handlers = new Set(
  globSync('lambdas/*/handlers/*.ts').map((file) => path.basename(file, '.ts')),
);
const routeKey = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

interface Route {
  Properties: { RouteKey: string; AuthorizationType: string };
}
const routes = () =>
  Object.values(api.findResources('AWS::ApiGatewayV2::Route')) as unknown as Route[];

describe('the HTTP API', () => {
  it('hosts a route for every contract that has a handler, and no other', () => {
    const expected = endpoints.filter(({ id }) => handlers.has(id)).map(routeKey);
    expect(
      routes()
        .map(({ Properties }) => Properties.RouteKey)
        .sort(),
    ).toEqual(expected.sort());
  });

  it('puts the authorizer before every route', () => {
    expect(new Set(routes().map(({ Properties }) => Properties.AuthorizationType))).toEqual(
      new Set(['CUSTOM']),
    );
  });

  it('caches an authorization for one token and one route', () => {
    api.hasResourceProperties('AWS::ApiGatewayV2::Authorizer', {
      AuthorizerType: 'REQUEST',
      EnableSimpleResponses: true,
      IdentitySource: ['$request.header.Authorization', '$context.routeKey'],
      AuthorizerResultTtlInSeconds: 300,
    });
  });

  it('logs each call, and nothing of who calls or what for', () => {
    const [stage] = Object.values(api.findResources('AWS::ApiGatewayV2::Stage')) as {
      Properties: { AccessLogSettings: { DestinationArn: unknown; Format: string } };
    }[];
    const { DestinationArn, Format } = stage!.Properties.AccessLogSettings;
    expect(DestinationArn).toEqual({ 'Fn::GetAtt': [expect.stringMatching(/^AccessLog/), 'Arn'] });
    const logged = Object.values(JSON.parse(Format) as Record<string, string>);
    expect(logged).toContain('$context.routeKey');
    // Paths have keys, queries have names of files, the authorizer's context has an address, and errors may quote all.
    expect(logged.join(' ')).not.toMatch(
      /context\.(path|identity|http|authorizer\.(uid|email|error|claims)|\w*[eE]rror\w*\.?[mM]essage)/,
    );
  });

  it('lets less through to what costs money or sends a mail, on routes that are there', () => {
    const [stage] = Object.values(api.findResources('AWS::ApiGatewayV2::Stage')) as {
      Properties: {
        DefaultRouteSettings: object;
        RouteSettings: Record<
          string,
          { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }
        >;
      };
      DependsOn: string[];
    }[];
    const { DefaultRouteSettings, RouteSettings } = stage!.Properties;
    expect(DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 200, ThrottlingBurstLimit: 400 });
    const hosted = Object.entries(
      api.findResources('AWS::ApiGatewayV2::Route') as unknown as Record<string, Route>,
    ).filter(([, { Properties }]) => Properties.RouteKey in RouteSettings);
    expect(hosted.map(([, { Properties }]) => Properties.RouteKey)).toEqual(
      expect.arrayContaining([
        'POST /students',
        'POST /students/{studentId}/invitation',
        'POST /grades/extract',
        'POST /grades/jobs/{jobId}/retry',
        'POST /ai/generate-content',
        'POST /ai-content/jobs/{jobId}/retry',
      ]),
    );
    expect(hosted).toHaveLength(Object.keys(RouteSettings).length);
    // A stage that names a route which is not there yet is refused.
    expect(stage!.DependsOn).toEqual(expect.arrayContaining(hosted.map(([id]) => id)));
    for (const { ThrottlingRateLimit, ThrottlingBurstLimit } of Object.values(RouteSettings)) {
      expect(ThrottlingRateLimit).toBeLessThanOrEqual(20);
      expect(ThrottlingBurstLimit).toBeLessThanOrEqual(100);
    }
  });

  it('tells the authorizer which routes are for teachers', () => {
    const functions = Object.values(api.findResources('AWS::Lambda::Function')) as {
      Properties: { Environment?: { Variables: Record<string, unknown> } };
    }[];
    const told = functions
      .map(({ Properties }) => Properties.Environment?.Variables['TEACHER_ROUTES'])
      .filter((value) => typeof value === 'string');
    const teachers = endpoints.filter(({ audience }) => audience === 'teacher').map(routeKey);
    expect(told).toEqual([teachers.join(',')]);
  });
});

describe('the API behind the distribution', () => {
  it('is asked with what the viewer accepts, and compresses by itself', () => {
    // The managed policies CachingDisabled and AllViewerExceptHostHeader.
    web.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        CacheBehaviors: Match.arrayWith([
          Match.objectLike({
            PathPattern: '/api/*',
            CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
            OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
            Compress: false,
          }),
        ]),
      },
    });
  });

  it('keeps no error for the next caller', () => {
    const [distribution] = Object.values(
      web.findResources('AWS::CloudFront::Distribution'),
    ) as unknown as { Properties: { DistributionConfig: { CustomErrorResponses: object[] } } }[];
    // Those that CloudFront would keep for ten seconds; none is replaced by another page or status.
    expect(distribution!.Properties.DistributionConfig.CustomErrorResponses).toEqual(
      [404, 405, 414, 500, 501, 502, 503, 504].map((ErrorCode) => ({
        ErrorCode,
        ErrorCachingMinTTL: 0,
      })),
    );
  });

  it('says of no answer that it may be kept, unless the answer says so itself', () => {
    web.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: {
        CustomHeadersConfig: {
          Items: [{ Header: 'Cache-Control', Value: 'no-store', Override: false }],
        },
      },
    });
  });
});
