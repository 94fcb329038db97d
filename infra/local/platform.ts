import type { Server } from 'node:http';
import { join } from 'node:path';
import { demoFirebase } from '../settings.ts';
import type { AiSettings } from './bedrock/bedrock.ts';
import { startAuth, type Auth } from './auth/start-auth.ts';
import { startCloud } from './platform/cloud.ts';
import { lockDataDirectory } from './platform/data-lock.ts';
import { deployObjects } from './platform/deploy-objects.ts';
import { openLog } from './platform/platform-log.ts';
import { dist, localAssembly } from './platform/paths.ts';
import { localContent } from './platform/runtime-config.ts';
import { applyHook, type FaultHooks } from './platform/fault-hooks.ts';
import { openStorage } from './platform/storage.ts';
import { createWeb, type WebHandler } from './platform/web.ts';
import { startWebServer } from './platform/web-server.ts';
import { readApplication, type Application } from './template/application.ts';
import { readAssembly } from './template/assembly.ts';
import type { TemplateDocument } from './template/document.ts';

/** The account and Region that this machine is. */
export const environment = { accountId: '000000000000', region: 'eu-west-3' };

/** How a platform is started. */
export interface PlatformOptions {
  /** Port of the site and the API; 0 for any free one. */
  readonly port: number;
  /** Port of the identity provider; 0 for any free one. */
  readonly authPort: number;
  /** Where everything is kept. */
  readonly dataDir: string;
  /** Who answers in the place of Bedrock's models; rules by default. */
  readonly ai?: AiSettings;
  /** The synthesized app; `dist/assembly` by default. */
  readonly assembly?: string;
  /** Awaited before the assembly is read, so that building and starting the rest go on at the same time. */
  readonly prepared?: Promise<unknown>;
  /** Changes the templates before they are hosted, e.g. takes a grant away. */
  readonly amend?: (templates: ReadonlyMap<string, TemplateDocument>) => void;
  /** Where a test comes between its parts. */
  readonly faultHooks?: FaultHooks;
  /** Done through the running platform before it calls itself ready: only `/api` answers by then. */
  readonly seed?: (platform: Platform) => Promise<void>;
  /** Makes what answers in place of the built site, for development. */
  readonly createSite?: (server: Server) => Promise<WebHandler>;
  /** Called when something the platform cannot do without has ended for good; it is then to be closed. */
  readonly onLost?: (reason: unknown) => void;
  /** Told what is done, in a few words. */
  readonly onStep?: (step: string) => void;
  /** Called with each line that functions and services write, besides the log file. */
  readonly onLog?: (source: string, line: string) => void;
}

/** A running platform. */
export interface Platform {
  /** Origin of the site and the API, e.g. `http://localhost:3000`. */
  readonly url: string;
  /** The gateway of the local AWS services. */
  readonly awsUrl: string;
  readonly auth: Auth;
  readonly application: Application;
  /** Invokes a function by its ARN or name. */
  readonly invoke: (functionArn: string, event: unknown) => Promise<unknown>;
  /** Lets the functions load changed code. */
  readonly restartFunctions: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const start = async (
  options: PlatformOptions,
  disposables: AsyncDisposableStack,
): Promise<Platform> => {
  const { dataDir, port, authPort, ai = { provider: 'rules' }, faultHooks = {} } = options;
  disposables.defer(await lockDataDirectory(dataDir));
  const file = openLog(dataDir);
  disposables.defer(() => file.close());
  const log = Object.assign(
    (source: string, line: string) => {
      file(source, line);
      options.onLog?.(source, line);
    },
    { close: file.close },
  );
  const web = await startWebServer(port, (line) => log('web', line));
  disposables.defer(() => web.close());

  const starting = startAuth({
    dataDir,
    port: authPort,
    projectId: demoFirebase.projectId,
    onRestart: () => log('identity', 'The identity provider ended; it is started again.'),
    onLost: options.onLost,
  });
  starting.then(
    () => options.onStep?.('the identity provider runs'),
    () => undefined,
  );
  const [authResult, prepared] = await Promise.allSettled([starting, options.prepared]);
  if (authResult.status === 'rejected') throw authResult.reason;
  const auth = authResult.value;
  disposables.defer(auth.close);
  if (prepared.status === 'rejected') throw prepared.reason;

  const assembly = readAssembly(options.assembly ?? localAssembly);
  options.amend?.(assembly.templates);
  const application = readApplication(assembly, {
    environment,
    parameters: applyHook(faultHooks.addresses, {
      JwksUrl: auth.jwksUrl,
      IdentityToolkitUrl: auth.identityToolkitUrl,
    }),
  });
  const opened = await openStorage(
    application,
    { dataDir, identityKey: auth.secretJson },
    disposables,
  );
  const storage = { ...opened, database: applyHook(faultHooks.database, opened.database) };
  const cloud = await startCloud(
    application,
    storage,
    { dataDir, ai, log, faultHooks },
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
    siteFolder: join(dist, 'frontend'),
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
  // Opened first, and closed first too: nothing is asked of what is about to close.
  disposables.defer(() => web.close());
  if (options.seed !== undefined) {
    web.serve(handle, { pathPrefix: '/api/' });
    await options.seed(platform);
  }
  web.serve(handle);
  cloud.resume();
  return platform;
};

/**
 * Hosts the synthesized app on this machine; it is ready when the promise resolves.
 * @throws with a message for the person at the terminal when a port or the data folder is in use, or the templates
 * ask for something this host does not have; whatever was started is closed again.
 */
export const startPlatform = async (options: PlatformOptions): Promise<Platform> => {
  const disposables = new AsyncDisposableStack();
  try {
    return await start(options, disposables);
  } catch (error) {
    await disposables.disposeAsync();
    throw error;
  }
};
