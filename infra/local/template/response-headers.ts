import * as z from 'zod/mini';

const overriding = z.object({ Override: z.boolean() });
export const responseHeadersPolicy = z.object({
  ResponseHeadersPolicyConfig: z.object({
    SecurityHeadersConfig: z._default(
      z.object({
        ContentSecurityPolicy: z.optional(
          z.extend(overriding, { ContentSecurityPolicy: z.string() }),
        ),
        ContentTypeOptions: z.optional(overriding),
        FrameOptions: z.optional(z.extend(overriding, { FrameOption: z.string() })),
        ReferrerPolicy: z.optional(z.extend(overriding, { ReferrerPolicy: z.string() })),
        StrictTransportSecurity: z.optional(
          z.extend(overriding, {
            AccessControlMaxAgeSec: z.number(),
            IncludeSubdomains: z._default(z.boolean(), false),
          }),
        ),
      }),
      {},
    ),
    CustomHeadersConfig: z._default(
      z.object({
        Items: z.array(z.extend(overriding, { Header: z.string(), Value: z.string() })),
      }),
      { Items: [] },
    ),
  }),
});

export interface PolicyHeader {
  /** In lower case. */
  readonly name: string;
  readonly value: string;
  /** Whether it replaces the origin's header; otherwise it is added only if the origin has none. */
  readonly override: boolean;
}

export const responseHeadersOf = ({
  ResponseHeadersPolicyConfig: { SecurityHeadersConfig: security, CustomHeadersConfig: custom },
}: z.infer<typeof responseHeadersPolicy>): readonly PolicyHeader[] => {
  const {
    ContentSecurityPolicy: policy,
    ContentTypeOptions: type,
    FrameOptions: frame,
    ReferrerPolicy: referrer,
    StrictTransportSecurity: hsts,
  } = security;
  const header = <T extends z.infer<typeof overriding>>(
    name: string,
    config: T | undefined,
    valueOf: (config: T) => string,
  ): PolicyHeader[] =>
    config === undefined ? [] : [{ name, value: valueOf(config), override: config.Override }];
  return [
    ...header('content-security-policy', policy, (one) => one.ContentSecurityPolicy),
    ...header('x-content-type-options', type, () => 'nosniff'),
    ...header('x-frame-options', frame, (one) => one.FrameOption),
    ...header('referrer-policy', referrer, (one) => one.ReferrerPolicy),
    ...header('strict-transport-security', hsts, (one) =>
      [
        `max-age=${one.AccessControlMaxAgeSec}`,
        ...(one.IncludeSubdomains ? ['includeSubDomains'] : []),
      ].join('; '),
    ),
    ...custom.Items.flatMap((item) => header(item.Header.toLowerCase(), item, (one) => one.Value)),
  ];
};
