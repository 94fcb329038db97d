import { Annotations, App, Tags } from 'aws-cdk-lib';
import { problemWithDemo, readSettings, SettingsError } from './settings.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { CoversStack } from './stacks/covers-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { OperationsStack } from './stacks/operations-stack.ts';
import { WebStack } from './stacks/web-stack.ts';
import { WorkflowsStack } from './stacks/workflows-stack.ts';

/**
 * The whole product: data ← covers ← workflows ← api ← web, operations. The last two can be left out: nothing depends
 * on them. Without a site, though, there is no address for an invitation to lead to.
 */
export function createApp(app = new App()): App {
  const settings = readSettings(app);

  const data = new DataStack(app, 'daftar-data', { description: 'Daftar: table, files, secrets' });
  const covers = new CoversStack(app, 'daftar-covers', {
    description: 'Daftar: covers of the notebooks',
    artwork: data.artwork,
  });
  const workflows = new WorkflowsStack(app, 'daftar-workflows', {
    description: 'Daftar: background jobs',
    data,
    visionModel: settings.visionModel,
    models: settings,
  });
  workflows.addStackDependency(covers, 'a cover is there before it is offered or printed');
  const api = new ApiStack(app, 'daftar-api', {
    description: 'Daftar: HTTP API',
    data,
    workflows,
    settings,
  });
  new WebStack(app, 'daftar-web', {
    description: 'Daftar: site and distribution',
    api: api.httpApi,
    artwork: data.artwork,
    uploads: data.uploads,
    results: data.results,
    firebase: settings.firebase,
    domain: settings.domain,
    siteUrl: settings.siteUrl,
    secondReading: settings.visionModel !== undefined,
  });
  new OperationsStack(app, 'daftar-operations', {
    description: 'Daftar: alarms, dashboard, budget',
    api,
    workflows,
    settings,
  });
  Tags.of(app).add('product', 'daftar');
  const problem = problemWithDemo(settings);
  // Said once, of the stack that every other one waits for.
  if (problem !== undefined) Annotations.of(data).addError(problem);
  return app;
}

if (import.meta.main) {
  try {
    createApp().synth();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
