import type { Server } from 'node:http';
import { demoFirebase } from '../demo-firebase.ts';
import type { AiSettings } from './bedrock/bedrock.ts';
import { startAuth, type Auth } from './auth/start-auth.ts';
import { lockDataDirectory } from './platform/data-lock.ts';
import { openLog } from './platform/platform-log.ts';
import type { FaultHooks } from './platform/fault-hooks.ts';
import type { DevelopmentSite } from './platform/web.ts';
import { startWebServer } from './platform/web-server.ts';
import type { Application } from './template/application.ts';
import type { TemplateDocument } from './template/document.ts';

export const environment = { accountId: '000000000000', region: 'eu-west-3' };

export interface PlatformOptions {
  /** Port of the site and the API; 0 for any free one. */
  readonly port: number;
  /** Port of the identity provider; 0 for any free one. */
  readonly authPort: number;
  readonly dataDir: string;
  /** Replaces Bedrock's models; rules by default. */
  readonly ai?: AiSettings;
  /** Builds what is outdated while the identity provider starts; awaited before the assembly is read. */
  readonly prepare?: () => Promise<unknown>;
  /** Where the functions are, if not where the templates say, and how many idle workers of all of them are kept. */
  readonly functions?: { readonly folder: string; readonly maxIdle: number };
  /** Changes the templates before they are hosted, for example to remove a grant. */
  readonly amend?: (templates: ReadonlyMap<string, TemplateDocument>) => void;
  /** Where tests inject faults between the parts. */
  readonly faultHooks?: FaultHooks;
  /** Runs through the platform before it is ready; only `/api` answers by then. */
  readonly seed?: (platform: Platform) => Promise<void>;
  readonly createSite?: (server: Server) => Promise<DevelopmentSite>;
  /** Called when an essential part has ended for good; the platform must then be closed. */
  readonly onLost?: (reason: unknown) => void;
  readonly onStep?: (step: string) => void;
  /** Called with each line that functions and services log, in addition to the log file. */
  readonly onLog?: (source: string, line: string) => void;
}

export interface Platform {
  /** Origin of the site and the API, e.g. `http://localhost:3000`. */
  readonly url: string;
  readonly awsUrl: string;
  readonly auth: Auth;
  readonly application: Application;
  /** Invokes a function by its ARN or name. */
  readonly invoke: (functionArn: string, event: unknown) => Promise<unknown>;
  /** Makes these functions, or all, load changed code. */
  readonly restartFunctions: (names?: ReadonlySet<string>) => Promise<void>;
  readonly close: () => Promise<void>;
}

const start = async (
  options: PlatformOptions,
  disposables: AsyncDisposableStack,
): Promise<Platform> => {
  const { dataDir, port, authPort } = options;
  disposables.defer(await lockDataDirectory(dataDir));
  const log = openLog(dataDir, options.onLog);
  disposables.defer(() => log.close());
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
  const [authResult, prepared, host] = await Promise.allSettled([
    starting,
    options.prepare?.(),
    // Loaded while the identity provider starts.
    import('./platform/host-application.ts'),
  ]);
  if (authResult.status === 'rejected') throw authResult.reason;
  const auth = authResult.value;
  disposables.defer(auth.close);
  if (prepared.status === 'rejected') throw prepared.reason;

  if (host.status === 'rejected') throw host.reason;
  return await host.value.hostApplication(options, { environment, auth, log, web }, disposables);
};

/**
 * Hosts the synthesized app on this machine; the promise resolves when it is ready.
 * @throws with a message for the terminal if a port or the data folder is in use, or the templates need something that
 * this host lacks; all started parts are closed again
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
