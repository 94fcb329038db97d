import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { createApp } from '#infra/app.ts';
import { cdkContext } from '#infra/cdk-context.ts';
import { demoFirebase } from '#infra/demo-firebase.ts';
import { workshop } from './places.ts';

/**
 * Synthesizes the app with additional context; returns the folder. Assets are copied, as for AWS: without copies the
 * code of the CDK's own functions is in a folder that is gone when the process ends.
 */
export function synthesize(name: string, given: Readonly<Record<string, unknown>> = {}): string {
  const outdir = path.join(workshop, name);
  // The emulator has no CodeDeploy: CloudFormation itself moves the aliases.
  const release = 'all-at-once';
  const context = { ...cdkContext(), firebase: demoFirebase, demo: true, release, ...given };
  createApp(new App({ outdir, context, builtinCloudFormationValidation: false })).synth();
  return outdir;
}
