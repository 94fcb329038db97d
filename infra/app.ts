import { Annotations, App, Tags, type Stack } from 'aws-cdk-lib';
import { NodeFunction } from './constructs/node-function.ts';
import { shareConcurrency } from './job-concurrency.ts';
import { problemWithDemo, readSettings, SettingsError } from './settings.ts';
import { defaultStage, metricNamespaceOf, productNameOf, removalOf, stackNameOf } from './stage.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { CoversStack } from './stacks/covers-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { FeatureStack } from './stacks/feature-stack.ts';
import { featuresOf } from './stacks/features.ts';
import { FirewallStack } from './stacks/firewall-stack.ts';
import { OperationsStack } from './stacks/operations-stack.ts';
import { WebStack } from './stacks/web-stack.ts';
import { WorkflowsStack } from './stacks/workflows-stack.ts';

/**
 * The whole product: data ← covers ← workflows ← api ← features ← web, and api ← operations. Nothing depends on
 * web and operations, so they can be left out; but without a site, invitations have no address to link to.
 */
export function createApp(app = new App()): App {
  const settings = readSettings(app);
  const { stage } = settings;
  const named = (part: string) => stackNameOf(stage, part);
  const described = (text: string) => `${productNameOf(stage)}: ${text}`;

  const data = new DataStack(app, named('data'), {
    description: described('table, files, secrets'),
    removalPolicy: removalOf(stage),
    customerKey: settings.customerKey,
    backupCopy: settings.backupCopy,
  });
  const covers = new CoversStack(app, named('covers'), {
    description: described('covers of the notebooks'),
    artwork: data.artwork,
  });
  const workflows = new WorkflowsStack(app, named('workflows'), {
    description: described('background jobs'),
    data,
    gradebookReader: settings.gradebookReader,
    visionModel: settings.visionModel,
    models: settings,
  });
  workflows.addStackDependency(covers, 'a cover is there before it is offered or printed');
  const features = featuresOf({ data, workflows, settings });
  const api = new ApiStack(app, named('api'), {
    description: described('HTTP API'),
    data,
    features,
    settings,
  });
  // One after the other: a route may move to a later stack, and CodeDeploy has few deployments at once.
  const routes = features.reduce<Stack>((before, feature) => {
    const stack = new FeatureStack(app, named(feature.part), {
      description: described(feature.description),
      httpApi: api.httpApi,
      identity: api.identity,
      feature,
      settings,
    });
    stack.addStackDependency(before, 'it gets its routes after those before it');
    return stack;
  }, api);
  const firewall = settings.firewall
    ? new FirewallStack(app, named('firewall'), {
        description: described('firewall before the distribution'),
      })
    : undefined;
  const web = new WebStack(app, named('web'), {
    description: described('site and distribution'),
    productName: productNameOf(stage),
    api: api.httpApi,
    artwork: data.artwork,
    uploads: data.uploads,
    results: data.results,
    key: data.key,
    webAclArn: firewall?.webAclArn,
    firebase: settings.firebase,
    domain: settings.domain,
    siteUrl: settings.siteUrl,
    schoolSignOn: settings.schoolSignOn,
    secondReading: settings.visionModel !== undefined,
  });
  web.addStackDependency(routes, 'the site calls them');
  if (firewall) web.addStackDependency(firewall, 'CloudFormation reads the firewall’s ARN of it');
  new OperationsStack(app, named('operations'), {
    description: described('alarms, dashboard, budget'),
    api,
    workflows,
    settings,
    key: data.key,
  });
  data.key?.serve(app);
  Tags.of(app).add('product', 'daftar');
  Tags.of(app).add('stage', stage);
  if (settings.jobConcurrency !== undefined) shareConcurrency(app, settings.jobConcurrency);
  if (stage !== defaultStage) nameMetrics(app, metricNamespaceOf(stage));
  const problem = problemWithDemo(settings);
  // Reported once, on the stack that all others depend on.
  if (problem !== undefined) Annotations.of(data).addError(problem);
  return app;
}

function nameMetrics(app: App, namespace: string): void {
  for (const construct of app.node.findAll())
    if (construct instanceof NodeFunction) construct.addEnvironment('METRIC_NAMESPACE', namespace);
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
