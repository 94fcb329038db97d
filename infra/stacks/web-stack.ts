import {
  CfnOutput,
  Duration,
  Fn,
  RemovalPolicy,
  Stack,
  Validations,
  type StackProps,
} from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Key, type IKey } from 'aws-cdk-lib/aws-kms';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { DomainSettings, FirebaseSettings, Settings } from '../settings.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { addRecords, ownDomain } from '../constructs/own-domain.ts';
import { apiHeaders, siteHeaders } from '../constructs/response-headers.ts';
import { SiteDeployment } from '../constructs/site-deployment.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import {
  assetRouting,
  singlePageRouting,
  tokenForm,
  ViewerFunction,
} from '../constructs/viewer-function.ts';

export interface WebStackProps extends StackProps {
  /** The distribution's description in lists. */
  readonly productName: string;
  readonly api: HttpApi;
  readonly artwork: IBucket;
  readonly uploads: IBucket;
  readonly results: IBucket;
  /** The customer-managed key, if one encrypts stored data. */
  readonly key?: IKey;
  /** The firewall in front of the distribution, if there is one. */
  readonly webAclArn?: string;
  readonly firebase: FirebaseSettings;
  /** A custom domain; by default CloudFront's. */
  readonly domain?: DomainSettings;
  /** Origin of the site, if another host is in front of the distribution. */
  readonly siteUrl?: string;
  /** Whether a second model may read doubtful cells, which the site tells teachers. */
  readonly secondReading: boolean;
  readonly schoolSignOn?: Settings['schoolSignOn'];
}

/** Statuses that CloudFront caches for everyone for ten seconds by default, despite `Cache-Control`. */
const keptUnasked = [404, 405, 414, 500, 501, 502, 503, 504];

/** The identity provider's pages, if `authDomain` is the site's: Google's sign-in then needs no pop-up. */
const signInPages = ({
  firebase,
  domain,
  siteUrl,
}: WebStackProps): Record<string, BehaviorOptions> => {
  const host = siteUrl?.replace('https://', '') ?? domain?.domainName;
  if (firebase.authDomain !== host) return {};
  return {
    '/__/auth/*': {
      origin: new HttpOrigin(`${firebase.projectId}.firebaseapp.com`),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // Firebase finds the project by the origin's host name.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    },
  };
};

/** One origin for the browser: the site, the covers and `/api`. Nothing depends on this stack. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, props: WebStackProps) {
    super(scope, id, props);
    const site = new PrivateBucket(this, 'Site', {
      removalPolicy: RemovalPolicy.DESTROY,
      // Imported by ARN, like the covers' bucket below, because it already lets the account's distributions decrypt.
      encryptionKey: props.key && Key.fromKeyArn(this, 'Key', props.key.keyArn),
    });
    // Imported by attributes: the data stack already allows reading the covers, and must not depend on the
    // distribution.
    const artwork = Bucket.fromBucketAttributes(this, 'Library', {
      bucketArn: props.artwork.bucketArn,
      bucketRegionalDomainName: props.artwork.bucketRegionalDomainName,
    });
    const headers = siteHeaders(this, {
      uploads: props.uploads,
      results: props.results,
      authDomain: props.firebase.authDomain,
    });

    const siteFiles = {
      origin: S3BucketOrigin.withOriginAccessControl(site),
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: headers,
      compress: true,
    };
    const distribution = new Distribution(this, 'Distribution', {
      comment: props.productName,
      defaultRootObject: 'index.html',
      ...(props.domain && ownDomain(this, props.domain)),
      webAclId: props.webAclArn,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_200,
      // An error under `/api/*` concerns one caller, so it must not be cached for others.
      errorResponses: keptUnasked.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      defaultBehavior: {
        ...siteFiles,
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        functionAssociations: [new ViewerFunction(this, 'Routing', singlePageRouting).association],
      },
      additionalBehaviors: {
        '/api/*': this.#apiCalls(props.api),
        ...signInPages(props),
        '/assets/*': {
          ...siteFiles,
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          functionAssociations: [new ViewerFunction(this, 'Assets', assetRouting).association],
        },
        '/covers/*': {
          origin: S3BucketOrigin.withOriginAccessControl(artwork),
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
          responseHeadersPolicy: headers,
        },
      },
    });

    if (props.domain) addRecords(this, props.domain, distribution);
    this.#acknowledge(site, distribution, props);
    const host = props.domain?.domainName ?? distribution.domainName;
    const url = props.siteUrl ?? Fn.join('', ['https://', host]);
    const runtimeConfig = {
      apiBase: '/api',
      firebase: { ...props.firebase },
      secondReading: props.secondReading,
      schoolSignOn: props.schoolSignOn,
    };
    new SiteDeployment(this, 'Deployment', {
      site,
      artwork: props.artwork,
      distribution,
      runtimeConfig,
      settings: { url },
    });

    this.#addOutputs(url, distribution.domainName, runtimeConfig);
  }

  #addOutputs(url: string, domain: string, runtimeConfig: object): void {
    new CfnOutput(this, 'Url', { value: url });
    new CfnOutput(this, 'DistributionDomain', {
      value: domain,
      description: 'Where the records of a domain of your own lead',
    });
    new CfnOutput(this, 'RuntimeConfig', {
      value: this.toJsonString(runtimeConfig),
      description: 'What /config.json holds',
    });
  }

  /** The stage is named `api`, so paths reach API Gateway unchanged. */
  #apiCalls({ apiId }: HttpApi): BehaviorOptions {
    return {
      origin: new HttpOrigin(`${apiId}.execute-api.${this.region}.${this.urlSuffix}`),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // Includes `Accept-Encoding`: CloudFront does not compress uncacheable answers, so the functions do.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: apiHeaders(this),
      functionAssociations: [new ViewerFunction(this, 'TokenForm', tokenForm).association],
      compress: false,
    };
  }

  #acknowledge(
    site: PrivateBucket,
    distribution: Distribution,
    { domain, webAclArn }: WebStackProps,
  ): void {
    const known = [
      [distribution, 'updateImportedBucketPolicyOac'],
      [distribution, 'updateImportedKeyPolicyOac'],
      [this, 'wildcardKeyPolicyForOac'],
    ] as const;
    for (const [construct, name] of known)
      Validations.of(construct).acknowledge({
        id: `Annotation::@aws-cdk/aws-cloudfront-origins:${name}`,
        reason:
          'The data stack, whose bucket and key they are, lets the account’s distributions read.',
      });
    acknowledge(
      site,
      ['AwsSolutions-S1'],
      'The site’s files, which everyone may see and the distribution alone reads.',
    );
    const accepted = {
      'AwsSolutions-CFR1':
        'Teachers travel, and their schools are where they are: no country is kept out.',
      ...(webAclArn === undefined && {
        'AwsSolutions-CFR2':
          'A firewall costs money each month: the context `firewall` puts one before it.',
      }),
      'AwsSolutions-CFR3':
        'Its log would hold the addresses of all who open the site, pupils too; calls of the API are logged without them.',
      ...(!domain && {
        'AwsSolutions-CFR4':
          'Under its own name CloudFront chooses the TLS of viewers; with a domain and its certificate it is 1.2 at least.',
      }),
    };
    for (const [rule, reason] of Object.entries(accepted))
      acknowledge(distribution, [rule], reason);
  }
}
