import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { findEntries } from '#infra/build/entries.ts';
import { endpoints } from '#shared/contracts/index.ts';
import { routeParts, synthesized } from '../support/synthesized.ts';

const templates = synthesized();
const { api, web } = templates;
const handlers = findEntries();
const routeKey = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

interface Route {
  Properties: { RouteKey: string; AuthorizationType: string };
}
const routes = () =>
  routeParts.flatMap((part) =>
    Object.values(templates[part].findResources('AWS::ApiGatewayV2::Route')),
  ) as unknown as Route[];

describe('the HTTP API', () => {
  it('has a route for every contract with a handler, and no other', () => {
    const expected = endpoints.filter(({ id }) => handlers.has(id)).map(routeKey);
    expect(
      routes()
        .map(({ Properties }) => Properties.RouteKey)
        .sort(),
    ).toEqual(expected.sort());
  });

  it('calls the authorizer before every route', () => {
    expect(new Set(routes().map(({ Properties }) => Properties.AuthorizationType))).toEqual(
      new Set(['CUSTOM']),
    );
  });

  it('keeps an authorization for one token and one route', () => {
    api.hasResourceProperties('AWS::ApiGatewayV2::Authorizer', {
      AuthorizerType: 'REQUEST',
      EnableSimpleResponses: true,
      IdentitySource: ['$request.header.Authorization', '$context.routeKey'],
      AuthorizerResultTtlInSeconds: 300,
    });
  });

  it('logs each call, but not the caller or the content', () => {
    const [stage] = Object.values(api.findResources('AWS::ApiGatewayV2::Stage')) as {
      Properties: { AccessLogSettings: { DestinationArn: unknown; Format: string } };
    }[];
    const { DestinationArn, Format } = stage!.Properties.AccessLogSettings;
    expect(DestinationArn).toEqual({ 'Fn::GetAtt': [expect.stringMatching(/^AccessLog/), 'Arn'] });
    const logged = Object.values(JSON.parse(Format) as Record<string, string>);
    expect(logged).toContain('$context.routeKey');
    // Paths contain keys, queries file names, the authorizer's context an address, and errors may quote all.
    expect(logged.join(' ')).not.toMatch(
      /context\.(path|identity|http|authorizer\.(uid|email|error|claims)|\w*[eE]rror\w*\.?[mM]essage)/,
    );
  });

  it('limits the routes that cost money or send mails', () => {
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
    // A stage that names a route before it exists is refused.
    expect(stage!.DependsOn).toEqual(expect.arrayContaining(hosted.map(([id]) => id)));
    for (const { ThrottlingRateLimit, ThrottlingBurstLimit } of Object.values(RouteSettings)) {
      expect(ThrottlingRateLimit).toBeLessThanOrEqual(20);
      expect(ThrottlingBurstLimit).toBeLessThanOrEqual(100);
    }
  });

  it('takes throttles of groups and of single routes from the context', () => {
    const throttles = { calls: 2_000, costly: 50, 'GET /profile/professional': 500 };
    const [stage] = Object.values(
      synthesized({ throttles }).api.findResources('AWS::ApiGatewayV2::Stage'),
    ) as { Properties: Record<'DefaultRouteSettings' | 'RouteSettings', Record<string, object>> }[];
    const { DefaultRouteSettings, RouteSettings } = stage!.Properties;
    const at = (ThrottlingRateLimit: number, ThrottlingBurstLimit: number) => ({
      ThrottlingRateLimit,
      ThrottlingBurstLimit,
    });
    expect(DefaultRouteSettings).toEqual(at(2_000, 4_000));
    expect(RouteSettings).toMatchObject({
      'GET /profile/professional': at(500, 1_000),
      'POST /ai/generate-content': at(50, 300),
      'POST /students': at(20, 100),
    });
  });

  it.each(['GET /classes/{classId}/mark-sheets', 'GET /nothing'])(
    'refuses a throttle of a route that the stage cannot name: %s',
    (route) => {
      expect(() => synthesized({ throttles: { [route]: 5 } })).toThrow(`throttles names ${route}`);
    },
  );

  it('tells the authorizer which routes are not for teachers alone', () => {
    const functions = Object.values(api.findResources('AWS::Lambda::Function')) as {
      Properties: { Environment?: { Variables: Record<string, unknown> } };
    }[];
    const told = functions
      .map(({ Properties }) => Properties.Environment?.Variables['OPEN_ROUTES'])
      .filter((value) => typeof value === 'string');
    const open = endpoints.filter(({ audience }) => audience === 'signed-in').map(routeKey);
    expect(told).toEqual([open.join(',')]);
  });
});

describe('the API behind the distribution', () => {
  it('receives the viewer’s Accept-Encoding, and compresses by itself', () => {
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

  it('caches no error for the next caller', () => {
    const [distribution] = Object.values(
      web.findResources('AWS::CloudFront::Distribution'),
    ) as unknown as { Properties: { DistributionConfig: { CustomErrorResponses: object[] } } }[];
    // CloudFront caches these for ten seconds by default; none is replaced by another page or status.
    expect(distribution!.Properties.DistributionConfig.CustomErrorResponses).toEqual(
      [404, 405, 414, 500, 501, 502, 503, 504].map((ErrorCode) => ({
        ErrorCode,
        ErrorCachingMinTTL: 0,
      })),
    );
  });

  it('forbids caching an answer unless the answer allows it', () => {
    web.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: {
        CustomHeadersConfig: {
          Items: [{ Header: 'Cache-Control', Value: 'no-store', Override: false }],
        },
      },
    });
  });
});
