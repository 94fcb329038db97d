import path from 'node:path';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { FileDeployment } from '../constructs/file-deployment.ts';

const drawings = path.resolve(import.meta.dirname, '../../dist/artwork');

export interface CoversStackProps extends StackProps {
  readonly artwork: IBucket;
}

/**
 * Puts the covers into their bucket. Apart from the site, and before the functions: whoever is offered a cover, or has
 * one printed, finds its file there. A cover that is no longer offered stays for the notebooks that were asked for with it.
 */
export class CoversStack extends Stack {
  constructor(scope: Construct, id: string, props: CoversStackProps) {
    super(scope, id, props);
    new FileDeployment(this, 'Covers', {
      destinationBucket: props.artwork,
      sources: [Source.asset(drawings)],
      cacheControl: [CacheControl.maxAge(Duration.days(7)), CacheControl.setPublic()],
    });
  }
}
