/** `npm start`: the whole product on this machine; with `--watch` (`npm run dev`) it reloads changed code. */
import { enableCompileCache } from 'node:module';
import type { Platform } from './platform.ts';
import { compileCache } from './platform/paths.ts';

/** Milliseconds between checks of the parent. */
const intervalMs = 200;

/**
 * Calls back when the parent process is gone. SIGTERM to npm ends npm and its shell, but the shell does not forward it;
 * without this the platform would live on and keep its ports.
 */
const watchParent = (onGone: () => void): void => {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, intervalMs);
  timer.unref();
};

/** If closing takes longer, some part does not end. */
const patienceMs = 5_000;

// For the modules loaded from here on, and for the child processes.
enableCompileCache(compileCache);
process.env['NODE_COMPILE_CACHE'] = compileCache;
// Lambda's own time zone; workers cannot have a different one than the process.
process.env['TZ'] = 'UTC';

const startedAt = performance.now();
const seconds = (): string => ((performance.now() - startedAt) / 1000).toFixed(1);
const watch = process.argv.includes('--watch');
const disposables = new AsyncDisposableStack();
const stopped = new AbortController();

const stop = async (code: number): Promise<void> => {
  if (stopped.signal.aborted) return;
  stopped.abort();
  setTimeout(() => process.exit(1), patienceMs).unref();
  await disposables.disposeAsync();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopped.signal.aborted) process.exit(1);
    void stop(0);
  });
}
// npm runs as long as the platform is wanted; without npm (`nohup node …`) the process may outlive its parent.
if (process.env['npm_lifecycle_event'] !== undefined) watchParent(() => void stop(0));

const say = (reason: unknown): void =>
  console.error(reason instanceof Error ? reason.message : reason);
const onStep = (step: string): void => console.log(`${seconds().padStart(6)} s  ${step}`);

/** Errors and refusals of AWS are shown on the terminal; the log file has the rest. */
const isRemarkable = (source: string, line: string): boolean =>
  ['aws-gateway', 'web', 'events', 'identity'].includes(source) ||
  source.endsWith('.amazonaws.com') ||
  /^\{"(level":"error|errorType)/.test(line);

try {
  const { readLocalSettings } = await import('./platform/settings.ts');
  const settings = readLocalSettings(process.env);
  console.log('Starting Daftar …');
  const { prepare } = await import('./platform/prepare.ts');
  const { startPlatform } = await import('./platform.ts');
  const { hostedDirectory } = await import('../build/entries.ts');
  const { demoTeacher, seedDemoClassroom, seedDemoTeacher } =
    await import('./platform/demo-teacher.ts');
  const development = watch
    ? {
        ...(await import('./platform/development-site.ts')),
        ...(await import('./platform/watch-sources.ts')),
      }
    : undefined;

  const welcome = ({ url }: Platform): string => `
  Daftar is ready after ${seconds()} s

    Open           ${url}
    Demo teacher   ${demoTeacher.email}   ${demoTeacher.password}
    Sample files   test/fixtures/spreadsheets/
    Mail           ${url}/__local/mail
    Data and log   ${settings.dataDir}

  Press Ctrl-C to stop.
`;
  const platform = await startPlatform({
    ...settings,
    prepare: () =>
      prepare({ signal: stopped.signal, withoutSite: watch, functions: 'hosted', onStep }),
    // Each idle worker holds 24 MB and starts in a tenth of a second; no page calls more functions than these.
    functions: { folder: hostedDirectory, maxIdle: 12 },
    seed: (running) => seedDemoTeacher(running, settings.dataDir),
    createSite: development && ((server) => development.createDevelopmentSite(server, disposables)),
    onStep,
    onLost: (reason) => {
      say(reason);
      void stop(1);
    },
    onLog: (source, line) => {
      // After the stop, interrupted requests log errors that do not matter.
      if (!stopped.signal.aborted && isRemarkable(source, line)) console.log(`${source}: ${line}`);
    },
  });
  disposables.defer(platform.close);
  await development?.watchSources(platform, onStep, disposables);
  console.log(welcome(platform));
  if (settings.demo === 'filled') {
    seedDemoClassroom(platform, settings.dataDir).then(
      () => undefined,
      (reason: unknown) => {
        // A platform that stops meanwhile interrupts it.
        if (!stopped.signal.aborted) say(reason);
      },
    );
  }
} catch (error) {
  if (!stopped.signal.aborted) {
    say(error);
    await stop(1);
  }
}
