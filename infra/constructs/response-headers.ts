import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

/** The hash of the empty string: emotion writes its rules through the CSSOM into style tags that stay empty. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const everywhere: ResponseSecurityHeadersBehavior = {
  contentTypeOptions: { override: true },
  frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
  referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
  strictTransportSecurity: {
    accessControlMaxAge: Duration.days(730),
    includeSubdomains: true,
    override: true,
  },
};

interface Origins {
  readonly uploads: IBucket;
  readonly results: IBucket;
  readonly authDomain: string;
}

/** What the site's pages may load and connect to: themselves, the buckets of teachers' files, the identity provider. */
export function contentSecurityPolicy({ uploads, results, authDomain }: Origins): string {
  return Object.entries({
    'default-src': ["'none'"],
    // Google's pop-up sign-in loads its message channel from apis.google.com.
    'script-src': ["'self'", 'https://apis.google.com'],
    'style-src': ["'self'", EMPTY_STYLE_HASH],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      'https://*.googleusercontent.com',
      // The picture of the page that marks were read from.
      `https://${results.bucketRegionalDomainName}`,
    ],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      `https://${uploads.bucketRegionalDomainName}`,
    ],
    'frame-src': [`https://${authDomain}`],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

export function siteHeaders(scope: Construct, origins: Origins): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'SiteHeaders', {
    securityHeadersBehavior: {
      ...everywhere,
      contentSecurityPolicy: {
        contentSecurityPolicy: contentSecurityPolicy(origins),
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: [
        // `same-origin` would cut the opener of Google's sign-in pop-up.
        {
          header: 'Cross-Origin-Opener-Policy',
          value: 'same-origin-allow-popups',
          override: true,
        },
        {
          header: 'Permissions-Policy',
          value: 'camera=(self), microphone=(), geolocation=(), payment=()',
          override: true,
        },
      ],
    },
  });
}

/** Headers of the API, whose answers are never rendered as pages. */
export function apiHeaders(scope: Construct): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'ApiHeaders', {
    securityHeadersBehavior: {
      ...everywhere,
      contentSecurityPolicy: {
        contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'",
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: [
        // Functions set it themselves; API Gateway's own answers (401, 403, 404, 429) do not.
        { header: 'Cache-Control', value: 'no-store', override: false },
      ],
    },
  });
}
