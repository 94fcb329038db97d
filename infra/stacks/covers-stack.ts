import path from 'node:path';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { FileDeployment } from '../constructs/file-deployment.ts';

const pictures = path.resolve(import.meta.dirname, '../artwork/pictures');

export interface CoversStackProps extends StackProps {
  readonly artwork: IBucket;
}

/**
 * Copies the covers into their bucket, separately from the site and before the functions, so that every offered cover
 * has its file. Covers that are no longer offered stay for existing notebook jobs.
 */
export class CoversStack extends Stack {
  constructor(scope: Construct, id: string, props: CoversStackProps) {
    super(scope, id, props);
    new FileDeployment(this, 'Covers', {
      destinationBucket: props.artwork,
      sources: [Source.asset(pictures)],
      cacheControl: [CacheControl.maxAge(Duration.days(7)), CacheControl.setPublic()],
    });
  }
}
