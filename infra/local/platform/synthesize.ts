/** Synthesizes the CDK app for this machine, in a process of its own: the CDK's memory goes with it. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import { createApp } from '../../app.ts';
import { cdkContext } from '../../cdk-context.ts';
import { demoFirebase } from '../../settings.ts';
import { localAssembly } from './paths.ts';

// Loading the CDK takes longer than synthesizing: that is done while the parts are built that the app names. Standard
// input ends when they are there.
await once(process.stdin.resume(), 'end');

rmSync(localAssembly, { recursive: true, force: true });
const app = new App({
  outdir: localAssembly,
  context: { ...cdkContext(), firebase: demoFirebase, demo: true },
  analyticsReporting: false,
  // Takes as long as everything else together; `cdk synth` and a test do it.
  builtinCloudFormationValidation: false,
});
createApp(app).synth();
