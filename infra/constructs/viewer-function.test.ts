import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { newStack } from '#test/support/new-stack.ts';
import { createViewerFunction } from '../local/distribution/viewer-function.ts';
import { assetRouting, tokenForm, ViewerFunction } from './viewer-function.ts';

const stack = newStack('web');
new ViewerFunction(stack, 'TokenForm', tokenForm);
const [deployed] = Object.values(
  Template.fromStack(stack).findResources('AWS::CloudFront::Function'),
) as { Properties: { FunctionCode: string; FunctionConfig: unknown } }[];
const { FunctionCode, FunctionConfig } = deployed!.Properties;
const ask = createViewerFunction(FunctionCode);
const asked = (authorization?: string) =>
  ask({ method: 'GET', uri: '/api/profile', headers: { host: 'd.example', authorization } });

describe('an asset', () => {
  const route = createViewerFunction(assetRouting.join('\n'));
  const routed = (accepted?: string) =>
    route({ method: 'GET', uri: '/assets/a.js', headers: { 'accept-encoding': accepted } });

  it.each(['br', 'gzip, deflate, br, zstd', 'gzip,br', 'br;q=0.5', 'br; q=1.0, gzip'])(
    'is sent as it is stored, by brotli, to who accepts «%s»',
    (accepted) => expect(routed(accepted)).toEqual({ uri: '/assets/a.js' }),
  );

  it.each([undefined, '', 'gzip', 'identity', 'gzip, br;q=0', 'br; q=0.0, gzip', 'brx'])(
    'is sent from its plain copy to who accepts «%s»',
    (accepted) => expect(routed(accepted)).toEqual({ uri: '/plain/assets/a.js' }),
  );
});

describe('a token’s form', () => {
  it.each(['Bearer a.b.c', 'Bearer eyJ_-9.eyJ0.AAAA', 'Bearer a.b.'])(
    'is right for «%s», and the request reaches the API',
    (authorization) => expect(asked(authorization)).toEqual({ uri: '/api/profile' }),
  );

  it.each([undefined, ''])(
    'is not checked when there is no token: API Gateway rejects the request (%j)',
    (none) => expect(asked(none)).toEqual({ uri: '/api/profile' }),
  );

  it.each([
    'a.b.c',
    'bearer a.b.c',
    'Basic dTpw',
    'Bearer owner',
    'Bearer a.b',
    'Bearer a.b.c.d',
    'Bearer a.b.c d.e.f',
    'Bearer a.b.c,Bearer a.b.c',
    'Bearer a.b.c\n',
    `Bearer ${'a'.repeat(8000)}`,
  ])('is wrong for «%s», which is rejected as the authorizer would', (authorization) => {
    const answer = asked(authorization);
    expect(answer).toMatchObject({ status: 403, headers: { 'content-type': 'application/json' } });
    expect('body' in answer && String(answer.body)).toBe('{"message":"Forbidden"}');
  });

  it('is checked by a function small enough for CloudFront', () => {
    expect(FunctionConfig).toMatchObject({ Runtime: 'cloudfront-js-2.0' });
    expect(FunctionCode.length).toBeLessThan(10_240);
  });
});
