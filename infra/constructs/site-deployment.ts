import path from 'node:path';
import { Duration } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { siteSettingsKey, type SiteSettings } from '#lambdas/students/site-settings.ts';
import { FileDeployment } from './file-deployment.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');
const built = path.join(dist, 'frontend');

export interface SiteDeploymentProps {
  readonly site: IBucket;
  readonly artwork: IBucket;
  readonly distribution: Distribution;
  /** Becomes `/config.json`, because the built site contains no environment. */
  readonly runtimeConfig: object;
  /** For functions that send mails with links to the site. */
  readonly settings: SiteSettings;
}

/** Copies the built site and its settings into its bucket, and the site's address into the covers' bucket. */
export class SiteDeployment extends Construct {
  constructor(scope: Construct, id: string, props: SiteDeploymentProps) {
    super(scope, id);
    // Only a copy is without the files that are excluded below.
    this.node.setContext('aws:cdk:disable-asset-staging', false);
    const hashed = {
      destinationBucket: props.site,
      // Names contain a hash of the content. Files of the last release stay for pages that are still open.
      cacheControl: [CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
    };
    const compressed = new FileDeployment(this, 'Assets', {
      ...hashed,
      sources: [Source.asset(path.join(dist, 'compressed/assets'))],
      destinationKeyPrefix: 'assets',
      contentEncoding: 'br',
    });
    const plain = new FileDeployment(this, 'PlainAssets', {
      ...hashed,
      sources: [Source.asset(path.join(built, 'assets'))],
      destinationKeyPrefix: 'plain/assets',
    });
    const pages = new FileDeployment(this, 'Pages', {
      destinationBucket: props.site,
      sources: [
        Source.asset(built, { exclude: ['assets/**'] }),
        Source.jsonData('config.json', props.runtimeConfig),
      ],
      cacheControl: [CacheControl.noCache()],
      distribution: props.distribution,
      distributionPaths: ['/', '/index.html', '/config.json', '/sw.js'],
    });
    // A page must not name an asset that is not yet uploaded.
    pages.node.addDependency(compressed, plain);
    new FileDeployment(this, 'Settings', {
      destinationBucket: props.artwork,
      sources: [Source.jsonData(siteSettingsKey, props.settings)],
    });
  }
}
