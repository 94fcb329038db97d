/** `npm start`: the whole product on this machine; with `--watch` (`npm run dev`) it follows changes of the code. */
import { startPlatform, type Platform } from './platform.ts';
import { createClosers } from './platform/closers.ts';
import { demoTeacher, seedDemoTeacher } from './platform/demo-teacher.ts';
import { createDevelopmentSite, watchFunctions } from './platform/development.ts';
import { prepare } from './platform/prepare.ts';
import { readLocalSettings } from './platform/settings.ts';

/** A close that takes longer has met something that will not end. */
const patienceMs = 5_000;

// Lambda's own zone; workers cannot have another one than the process.
process.env['TZ'] = 'UTC';

const startedAt = performance.now();
const seconds = (): string => ((performance.now() - startedAt) / 1000).toFixed(1);
const watch = process.argv.includes('--watch');
const closers = createClosers();
const preparing = new AbortController();

const stop = async (): Promise<void> => {
  preparing.abort();
  setTimeout(() => process.exit(1), patienceMs).unref();
  await closers.close();
  process.exit(0);
};
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1);
    stopping = true;
    void stop();
  });
}

/** Refusals of AWS and failures are worth a line on the terminal; the rest is in the log file. */
const isRemarkable = (source: string, line: string): boolean =>
  source === 'front-door' ||
  source === 'web' ||
  source.endsWith('.amazonaws.com') ||
  source === 'events' ||
  /^\{"(level":"error|errorType)/.test(line);

const welcome = ({ url }: Platform, dataDir: string): string => `
  Daftar is ready after ${seconds()} s

    Open           ${url}
    Demo teacher   ${demoTeacher.email}   ${demoTeacher.password}
    Sample files   test/fixtures/spreadsheets/
    Mail           ${url}/__local/mail
    Data and log   ${dataDir}

  Press Ctrl-C to stop.
`;

try {
  const settings = readLocalSettings(process.env);
  console.log('Starting Daftar …');
  const prepared = prepare(preparing.signal);
  // Awaited by the platform; its failure must not count as unhandled before that.
  prepared.catch(() => undefined);
  const platform = await startPlatform({
    ...settings,
    prepared,
    seed: seedDemoTeacher,
    createSite: watch ? (server) => createDevelopmentSite(server, closers) : undefined,
    onLog: (source, line) => {
      if (isRemarkable(source, line)) console.log(`${source}: ${line}`);
    },
  });
  closers.add(platform.close);
  if (watch) await watchFunctions(platform, closers);
  console.log(welcome(platform, settings.dataDir));
} catch (error) {
  if (!stopping) {
    console.error(error instanceof Error ? error.message : error);
    preparing.abort();
    await closers.close();
    process.exit(1);
  }
}
