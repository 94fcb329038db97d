import * as z from 'zod/mini';
import { refusePage } from './offline/log-in-page.ts';

/** The settings of this site's host (`GET /config.json`); none of them is part of the build. */
const runtimeConfig = z.object({
  apiBase: z.string(),
  /** Whether doubtful cells of a page may be sent to the second reader. */
  secondReading: z._default(z.boolean(), false),
  /** The school's own sign-on, if the deployment has one. */
  schoolSignOn: z.optional(z.object({ providerId: z.string(), name: z.string() })),
  firebase: z.object({
    projectId: z.string(),
    apiKey: z.string(),
    authDomain: z.string(),
    authEmulatorUrl: z.optional(z.string()),
  }),
});
export type RuntimeConfig = z.infer<typeof runtimeConfig>;

const fetchConfig = async (): Promise<RuntimeConfig> => {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  return z.parse(runtimeConfig, await (await refusePage({ response })).json());
};

let loading: Promise<RuntimeConfig> | undefined;

/** The settings, fetched once; the next call retries after a failure. */
export const loadConfig = (): Promise<RuntimeConfig> => {
  loading ??= fetchConfig().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
