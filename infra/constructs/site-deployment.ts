import path from 'node:path';
import { Duration } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { siteSettingsKey, type SiteSettings } from '#lambdas/students/environment.ts';
import { FileDeployment } from './file-deployment.ts';

const built = path.resolve(import.meta.dirname, '../../dist/frontend');
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

/** Puts the built site and its settings into its bucket, and says beside the covers where the site is. */
export class SiteDeployment extends Construct {
  constructor(scope: Construct, id: string, props: SiteDeploymentProps) {
    super(scope, id);
    const hashed = new FileDeployment(this, 'Assets', {
      destinationBucket: props.site,
      sources: [Source.asset(path.join(built, 'assets'), { exclude: compressedCopies })],
      destinationKeyPrefix: 'assets',
      // Names carry a hash of the content. The last release's files stay for pages that are still open.
      cacheControl: [CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
    });
    const pages = new FileDeployment(this, 'Pages', {
      destinationBucket: props.site,
      sources: [
        Source.asset(built, { exclude: ['assets/**', ...compressedCopies] }),
        Source.jsonData('config.json', props.runtimeConfig),
      ],
      cacheControl: [CacheControl.noCache()],
      distribution: props.distribution,
      distributionPaths: ['/', '/index.html', '/config.json'],
    });
    // A page must never name an asset that is not there yet.
    pages.node.addDependency(hashed);
    new FileDeployment(this, 'Settings', {
      destinationBucket: props.artwork,
      sources: [Source.jsonData(siteSettingsKey, props.settings)],
    });
  }
}
