import { startPlatform } from '#infra/local/platform.ts';
import { compressCopies, prepare } from '#infra/local/platform/prepare.ts';
import type { PlatformAddresses } from './platform.ts';
import { readOnce } from './read-once.ts';

const [dataDir = ''] = process.argv.slice(2);
const platform = await startPlatform({
  port: 0,
  authPort: 0,
  dataDir,
  prepared: prepare().then(() => compressCopies()),
  faultHooks: { textract: readOnce },
});
const { url, auth, awsUrl, application } = platform;
const routes = application.httpApis.flatMap((api) => api.routes.map(({ routeKey }) => routeKey));
process.send?.({ url, authUrl: auth.url, awsUrl, dataDir, routes } satisfies PlatformAddresses);

// The tests end the platform by closing the channel, also when they crash.
process.once('disconnect', () => void platform.close().finally(() => process.exit()));
