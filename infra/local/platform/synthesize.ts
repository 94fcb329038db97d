/** Synthesizes the CDK app for this machine in a separate process, whose memory is then freed. */
import { rmSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import { createApp } from '../../app.ts';
import { cdkContext } from '../../cdk-context.ts';
import { demoFirebase } from '../../demo-firebase.ts';
import { localAssembly } from './paths.ts';

rmSync(localAssembly, { recursive: true, force: true });
const app = new App({
  outdir: localAssembly,
  // The functions run where they were built; copying them would take as long as the templates.
  context: {
    ...cdkContext(),
    firebase: demoFirebase,
    demo: true,
    mail: { from: 'daftar@school.example' },
    'aws:cdk:disable-asset-staging': true,
    // The local platform does not use where in the code each resource was made.
    'aws:cdk:disable-creation-stack-traces': true,
  },
  // For people who read the output.
  analyticsReporting: false,
  stackTraces: false,
  treeMetadata: false,
  // It takes as long as all the rest; `cdk synth` and a test validate the templates.
  builtinCloudFormationValidation: false,
});
createApp(app).synth();
