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

/** Copies the covers before the functions, so that every offered one has its file. Old ones stay for their jobs. */
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
