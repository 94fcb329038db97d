import { constants, setPriority } from 'node:os';
import { startPlatform } from '#infra/local/platform.ts';
import { prepare } from '#infra/local/platform/prepare.ts';
import type { PlatformAddresses } from './platform.ts';
import { shakeSeed, shakingHooks } from './shake.ts';

// Functions have the time limits of AWS but share a processor, so they go before the tests' workers and browsers.
try {
  setPriority(constants.priority.PRIORITY_ABOVE_NORMAL);
} catch {
  // Not every user may; a busy machine may then be too slow for the limits.
}

const [dataDir = ''] = process.argv.slice(2);
const platform = await startPlatform({
  port: 0,
  authPort: 0,
  dataDir,
  prepare,
  faultHooks: shakeSeed === undefined ? {} : shakingHooks(shakeSeed),
});
const { url, auth, awsUrl, application } = platform;
const routes = application.httpApis.flatMap((api) => api.routes.map(({ routeKey }) => routeKey));
process.send?.({ url, authUrl: auth.url, awsUrl, dataDir, routes } satisfies PlatformAddresses);

// The tests end the platform by closing the channel, also when they crash.
process.once('disconnect', () => void platform.close().finally(() => process.exit()));
