import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { lifetimes } from '#shared/model/lifetimes.ts';

/** A log that expires like all logs, and is deleted with its stack. */
export const expiringLog = (scope: Construct, id: string): LogGroup =>
  new LogGroup(scope, id, {
    retention: lifetimes.log.days,
    removalPolicy: RemovalPolicy.DESTROY,
  });
