/** Synthesizes the CDK app for this machine in a separate process, whose memory is then freed. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import { createApp } from '../../app.ts';
import { cdkContext } from '../../cdk-context.ts';
import { demoFirebase } from '../../demo-firebase.ts';
import { localAssembly } from './paths.ts';

// Loading the CDK takes longer than synthesizing, so it happens while the app's parts are built. Standard input ends
// when they are ready.
await once(process.stdin.resume(), 'end');

rmSync(localAssembly, { recursive: true, force: true });
const app = new App({
  outdir: localAssembly,
  context: { ...cdkContext(), firebase: demoFirebase, demo: true },
  analyticsReporting: false,
  // It takes as long as all the rest; `cdk synth` and a test validate the templates.
  builtinCloudFormationValidation: false,
});
createApp(app).synth();
