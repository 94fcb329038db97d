import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Auth } from '../auth/start-auth.ts';
import type { Platform, PlatformOptions } from '../platform.ts';
import { readApplication } from '../template/application.ts';
import { readAssembly } from '../template/assembly.ts';
import type { FunctionSpec } from '../template/functions.ts';
import type { Environment } from '../template/resource-types.ts';
import { startCloud } from './cloud.ts';
import { deployObjects } from './deploy-objects.ts';
import { applyHook } from './fault-hooks.ts';
import { localAssembly } from './paths.ts';
import { giveModelsTime } from './give-models-time.ts';
import type { PlatformLog } from './platform-log.ts';
import { localContent } from './runtime-config.ts';
import { openStorage } from './storage.ts';
import { createWeb } from './web.ts';
import type { WebServer } from './web-server.ts';

interface Parts {
  readonly environment: Environment;
  readonly auth: Auth;
  readonly log: PlatformLog;
  readonly web: WebServer;
}

/** The functions with their code in another folder; CDK's own are not in it. */
const moveTo = (folder: string, functions: readonly FunctionSpec[]): readonly FunctionSpec[] =>
  functions.map((spec) => {
    const codePath = join(folder, basename(spec.codePath));
    return existsSync(codePath) ? { ...spec, codePath } : spec;
  });

/** Hosts the synthesized app on the running web server and identity provider. */
export const hostApplication = async (
  options: PlatformOptions,
  { environment, auth, log, web }: Parts,
  disposables: AsyncDisposableStack,
): Promise<Platform> => {
  const { dataDir, ai = { provider: 'rules' }, faultHooks = {}, functions } = options;
  const assembly = readAssembly(localAssembly);
  options.amend?.(assembly.templates);
  const asDeployed = readApplication(assembly, {
    environment,
    parameters: applyHook(faultHooks.addresses, {
      JwksUrl: auth.jwksUrl,
      IdentityToolkitUrl: auth.identityToolkitUrl,
    }),
  });
  const read =
    functions === undefined
      ? asDeployed
      : { ...asDeployed, functions: moveTo(functions.folder, asDeployed.functions) };
  const application = ai.provider === 'chat' ? giveModelsTime(read, ai.seconds) : read;
  const opened = await openStorage(application, dataDir, disposables);
  const storage = { ...opened, database: applyHook(faultHooks.database, opened.database) };
  const cloud = await startCloud(
    application,
    storage,
    {
      ...{ dataDir, identityKey: auth.secretJson, ai, deliver: auth.deliver, log, faultHooks },
      maxIdle: functions?.maxIdle,
    },
    disposables,
  );
  const amend = localContent({ siteUrl: web.url, authUrl: auth.url });
  await deployObjects(storage.store, application, amend);
  options.onStep?.('functions, tables and files are in place');
  const handle = createWeb({
    application,
    auth,
    cloud,
    store: storage.store,
    site: await options.createSite?.(web.server),
    faultHooks,
  });
  const platform: Platform = {
    url: web.url,
    awsUrl: cloud.gatewayUrl,
    auth,
    application,
    invoke: cloud.lambda.invoke,
    restartFunctions: cloud.lambda.restart,
    close: () => disposables.disposeAsync(),
  };
  // The web server closes before the parts that its requests need.
  disposables.defer(() => web.close());
  if (options.seed !== undefined) {
    web.serve(handle, { pathPrefix: '/api/' });
    await options.seed(platform);
  }
  web.serve(handle);
  cloud.resume();
  return platform;
};
