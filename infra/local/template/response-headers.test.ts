import { expect, it } from 'vitest';
import { responseHeadersOf, responseHeadersPolicy } from './response-headers.ts';

it('reads every header of a policy, and whether it overrides the origin’s', () => {
  const policy = responseHeadersPolicy.parse({
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: {
        ContentTypeOptions: { Override: true },
        FrameOptions: { FrameOption: 'DENY', Override: false },
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: 60,
          IncludeSubdomains: true,
          Override: true,
        },
      },
      CustomHeadersConfig: {
        Items: [{ Header: 'Cache-Control', Value: 'no-store', Override: false }],
      },
    },
  });
  expect(responseHeadersOf(policy)).toEqual([
    { name: 'x-content-type-options', value: 'nosniff', override: true },
    { name: 'x-frame-options', value: 'DENY', override: false },
    { name: 'strict-transport-security', value: 'max-age=60; includeSubDomains', override: true },
    { name: 'cache-control', value: 'no-store', override: false },
  ]);
});
