import * as z from 'zod/mini';

const properties = z.object({
  ResponseHeadersPolicyConfig: z.object({
    SecurityHeadersConfig: z._default(
      z.object({
        ContentSecurityPolicy: z.optional(z.object({ ContentSecurityPolicy: z.string() })),
        ContentTypeOptions: z.optional(z.object({ Override: z.boolean() })),
        FrameOptions: z.optional(z.object({ FrameOption: z.string() })),
        ReferrerPolicy: z.optional(z.object({ ReferrerPolicy: z.string() })),
        StrictTransportSecurity: z.optional(
          z.object({
            AccessControlMaxAgeSec: z.number(),
            IncludeSubdomains: z._default(z.boolean(), false),
            Preload: z._default(z.boolean(), false),
          }),
        ),
      }),
      {},
    ),
    CustomHeadersConfig: z._default(
      z.object({ Items: z.array(z.object({ Header: z.string(), Value: z.string() })) }),
      { Items: [] },
    ),
  }),
});

/** The headers that a CloudFront response headers policy adds, by lower-case name. */
export const responseHeadersOf = (resolved: unknown): Readonly<Record<string, string>> => {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } =
    properties.parse(resolved).ResponseHeadersPolicyConfig;
  const hsts = security.StrictTransportSecurity;
  const headers: Record<string, string | undefined> = {
    'content-security-policy': security.ContentSecurityPolicy?.ContentSecurityPolicy,
    'x-content-type-options': security.ContentTypeOptions && 'nosniff',
    'x-frame-options': security.FrameOptions?.FrameOption,
    'referrer-policy': security.ReferrerPolicy?.ReferrerPolicy,
    'strict-transport-security':
      hsts &&
      [
        `max-age=${hsts.AccessControlMaxAgeSec}`,
        ...(hsts.IncludeSubdomains ? ['includeSubDomains'] : []),
        ...(hsts.Preload ? ['preload'] : []),
      ].join('; '),
    ...Object.fromEntries(
      custom.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value] as const),
    ),
  };
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  );
};
