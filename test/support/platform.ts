import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPlatform } from '#infra/local/platform.ts';
import { compressCopies, prepare } from '#infra/local/platform/prepare.ts';
import { readOnce } from './read-once.ts';

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

/** Builds what is outdated, starts one platform with empty data on free ports, and ends it after the last test. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Lambda's own time zone, as `npm start` sets it; workers share the process's zone.
  process.env['TZ'] = 'UTC';
  const dataDir = await mkdtemp(join(tmpdir(), 'daftar-test-'));
  const platform = await startPlatform({
    port: 0,
    authPort: 0,
    dataDir,
    prepared: prepare().then(() => compressCopies()),
    faultHooks: { textract: readOnce },
  });
  const { url, auth, awsUrl, application } = platform;
  const routes = application.httpApis.flatMap((api) => api.routes.map(({ routeKey }) => routeKey));
  project.provide('platform', { url, authUrl: auth.url, awsUrl, dataDir, routes });
  return async () => {
    await platform.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}
