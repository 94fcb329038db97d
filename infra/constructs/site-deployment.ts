import path from 'node:path';
import { Duration } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { siteSettingsKey, type SiteSettings } from '../../lambdas/students/environment.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');
/** The distribution compresses by itself; the pre-compressed copies serve the local host. */
const compressedCopies = ['**/*.br', '**/*.gz'];

export interface SiteDeploymentProps {
  readonly site: IBucket;
  readonly artwork: IBucket;
  readonly distribution: Distribution;
  /** Becomes `/config.json`: the built site has no environment baked in. */
  readonly runtimeConfig: object;
  /** For the functions that write letters which lead to the site. */
  readonly settings: SiteSettings;
}

/** Puts the built site, its settings and the covers into their buckets, and says where the site is. */
export class SiteDeployment extends Construct {
  constructor(scope: Construct, id: string, props: SiteDeploymentProps) {
    super(scope, id);
    const site = path.join(dist, 'frontend');
    const hashed = new BucketDeployment(this, 'Assets', {
      destinationBucket: props.site,
      sources: [Source.asset(path.join(site, 'assets'), { exclude: compressedCopies })],
      destinationKeyPrefix: 'assets',
      // Names carry a hash of the content. The last release's files stay for pages that are still open.
      cacheControl: [CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
      prune: false,
    });
    const pages = new BucketDeployment(this, 'Pages', {
      destinationBucket: props.site,
      sources: [
        Source.asset(site, { exclude: ['assets/**', ...compressedCopies] }),
        Source.jsonData('config.json', props.runtimeConfig),
      ],
      cacheControl: [CacheControl.noCache()],
      prune: false,
      distribution: props.distribution,
      distributionPaths: ['/', '/index.html', '/config.json'],
    });
    // A page must never name an asset that is not there yet.
    pages.node.addDependency(hashed);
    new BucketDeployment(this, 'Library', {
      destinationBucket: props.artwork,
      sources: [
        Source.asset(path.join(dist, 'artwork')),
        Source.jsonData(siteSettingsKey, props.settings),
      ],
      cacheControl: [CacheControl.maxAge(Duration.days(7)), CacheControl.setPublic()],
      prune: false,
    });
  }
}
