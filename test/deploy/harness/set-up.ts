import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import * as z from 'zod/mini';
import { startAuth } from '#infra/local/auth/start-auth.ts';
import { prepare } from '#infra/local/platform/prepare.ts';
import { demoFirebase } from '#infra/demo-firebase.ts';
import type {} from '../../support/platform.ts';
import { callAws, type Account } from './account.ts';
import { cdk } from './cdk.ts';
import { makeCertificate } from './certificate.ts';
import { startEdge } from './edge.ts';
import { startEmulator } from './emulator.ts';
import { startModels } from './models.ts';
import { workshop } from './places.ts';
import { emulatorPython } from './python.ts';
import { synthesize } from './synthesize.ts';

/** The outputs of every stack, as the CDK writes them. */
const outputs = z.record(z.string(), z.record(z.string(), z.string()));

/** The deployment, for tests that check or change it. */
export interface Deployment {
  readonly account: Account;
  /** The synthesized app that was deployed. */
  readonly assembly: string;
  /** Options of each deployment, as for a school with its own identity provider. */
  readonly parameters: readonly string[];
  readonly outputs: z.infer<typeof outputs>;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly deployment: Deployment;
  }
}

const startedAt = performance.now();
const say = (step: string): void =>
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${step}`);

async function secretOf(account: Account): Promise<string> {
  const resources = z.object({
    StackResourceSummaries: z.array(
      z.object({ ResourceType: z.string(), PhysicalResourceId: z.string() }),
    ),
  });
  const call = ['cloudformation', 'list_stack_resources', { StackName: 'daftar-data' }] as const;
  const [found] = await callAws(account, [call], resources);
  const secret = found?.StackResourceSummaries.find(
    ({ ResourceType }) => ResourceType === 'AWS::SecretsManager::Secret',
  );
  if (secret === undefined) throw new Error('daftar-data has no secret');
  return secret.PhysicalResourceId;
}

async function routesOf(account: Account): Promise<string[]> {
  const apis = z.object({ Items: z.array(z.object({ ApiId: z.string() })) });
  const [found] = await callAws(account, [['apigatewayv2', 'get_apis', {}]], apis);
  const routes = z.object({ Items: z.array(z.object({ RouteKey: z.string() })) });
  const given = { ApiId: found?.Items[0]?.ApiId };
  const [answer] = await callAws(account, [['apigatewayv2', 'get_routes', given]], routes);
  return answer?.Items.map(({ RouteKey }) => RouteKey) ?? [];
}

/** The local address for an address in the templates. */
async function localOriginsOf(account: Account, authUrl: string): Promise<Map<string, string>> {
  const { region, gateway } = account;
  const buckets = z.object({ Buckets: z.array(z.object({ Name: z.string() })) });
  const [found] = await callAws(account, [['s3', 'list_buckets', {}]], buckets);
  const names = found?.Buckets.map(({ Name }) => Name) ?? [];
  return new Map([
    ...names.map((name) => [`https://${name}.s3.${region}.amazonaws.com`, gateway] as const),
    ['https://identitytoolkit.googleapis.com', authUrl],
    ['https://securetoken.googleapis.com', authUrl],
    [`https://${demoFirebase.authDomain}`, authUrl],
  ]);
}

async function deploy(project: TestProject, disposables: AsyncDisposableStack): Promise<void> {
  const dataDir = path.join(workshop, 'run');
  // Kept after the run, to find out what went wrong.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
  const logs = path.join(dataDir, 'logs');
  await mkdir(logs, { recursive: true });
  // Functions run below it, outside the repository, whose packages they would otherwise find.
  const home = await mkdtemp(path.join(tmpdir(), 'daftar-deploy-'));
  disposables.defer(() => rm(home, { recursive: true, force: true, maxRetries: 3 }));
  await mkdir(path.join(home, 'tmp'));

  const [python, files, auth, models] = await Promise.all([
    emulatorPython(),
    makeCertificate(home),
    startAuth({ dataDir, port: 0, projectId: demoFirebase.projectId }),
    startModels(),
    prepare({ onStep: say }),
  ]);
  disposables.defer(auth.close);
  disposables.defer(models.close);
  const { account, close } = await startEmulator({
    python,
    home,
    logs,
    files,
    modelsUrl: models.url,
  });
  disposables.defer(close);
  say('the emulator runs');

  const assembly = synthesize('assembly');
  say('the templates for the account are synthesized');
  await cdk(account, assembly, 'bootstrap', `aws://${account.accountId}/${account.region}`);
  say('the account is bootstrapped');
  const parameters = [
    `--parameters=daftar-api:JwksUrl=${auth.jwksUrl}`,
    `--parameters=daftar-api:IdentityToolkitUrl=${auth.identityToolkitUrl}`,
  ];
  const outputsFile = path.join(dataDir, 'outputs.json');
  const words = ['deploy', '--all', '--require-approval=never', `--outputs-file=${outputsFile}`];
  await cdk(account, assembly, ...words, ...parameters);
  const deployed = z.parse(outputs, JSON.parse(await readFile(outputsFile, 'utf8')));
  say('the stacks are deployed');
  const secret = { SecretId: await secretOf(account), SecretString: auth.secretJson };
  await callAws(account, [['secretsmanager', 'put_secret_value', secret]], z.unknown());

  const { host } = new URL(deployed['daftar-web']!['Url']!);
  const edge = await startEdge({
    gateway: account.gateway,
    host,
    ca: await readFile(files.certificate, 'utf8'),
    auth,
    localOrigins: await localOriginsOf(account, auth.url),
  });
  disposables.defer(edge.close);
  project.provide('platform', {
    url: edge.url,
    authUrl: auth.url,
    awsUrl: account.gateway,
    dataDir,
    routes: await routesOf(account),
  });
  project.provide('deployment', {
    account,
    assembly,
    parameters,
    outputs: deployed,
  });
}

/**
 * Deploys the app with the CDK's own command line to an independent emulator, so that the integration tests run against
 * what CloudFormation made of the templates.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env['TZ'] = 'UTC';
  const disposables = new AsyncDisposableStack();
  try {
    await deploy(project, disposables);
  } catch (error) {
    await disposables.disposeAsync();
    throw error;
  }
  return () => disposables.disposeAsync();
}
