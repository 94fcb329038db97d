import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { ensureBrowser } from './browser.ts';
import { shakeSeed } from './shake.ts';

/** The addresses of the platform that all files of the project share. */
export interface PlatformAddresses {
  /** Origin of the site and the API. */
  readonly url: string;
  /** The identity provider. */
  readonly authUrl: string;
  /** The gateway of the local AWS services. */
  readonly awsUrl: string;
  /** The platform's folder; its log is `logs/platform.log`. */
  readonly dataDir: string;
  /** Route keys of the API, e.g. `GET /games`. */
  readonly routes: readonly string[];
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly platform: PlatformAddresses;
  }
}

/** Waits for the platform's first message, or fails when its process ends before. */
const addressesFrom = (child: ChildProcess): Promise<PlatformAddresses> =>
  new Promise((resolve, reject) => {
    child.once('message', (addresses) => resolve(addresses as PlatformAddresses));
    child.once('exit', (code) => reject(new Error(`the platform ended with ${code}`)));
  });

/**
 * Builds what is outdated, starts one platform with empty data on free ports, and ends it after the last test. The
 * platform has a process of its own: in the runner's, it would wait while Vitest transforms files, and answer too late.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Lambda's own time zone, as `npm start` sets it; the workers inherit it too.
  process.env['TZ'] = 'UTC';
  // Once, before there are workers: apt-get refuses a second installation at the same time.
  ensureBrowser();
  const dataDir = await mkdtemp(join(tmpdir(), 'daftar-test-'));
  const program = fileURLToPath(new URL('platform-process.ts', import.meta.url));
  const child = fork(program, [dataDir], { execArgv: [] });
  project.provide('platform', await addressesFrom(child));
  return async () => {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
    if (shakeSeed) await cp(join(dataDir, 'logs'), '.local/shaken', { recursive: true });
    await rm(dataDir, { recursive: true, force: true });
  };
}
