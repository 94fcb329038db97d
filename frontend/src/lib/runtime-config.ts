import * as z from 'zod/mini';

/** What the host of this site says about itself (`GET /config.json`); nothing of it is built in. */
const runtimeConfig = z.object({
  apiBase: z.string(),
  /** Whether doubtful cells of a page may be shown to a second reader. */
  secondReading: z._default(z.boolean(), false),
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
  return z.parse(runtimeConfig, await response.json());
};

let loading: Promise<RuntimeConfig> | undefined;

/** The settings, fetched once; a failed fetch is tried again at the next call. */
export const loadConfig = (): Promise<RuntimeConfig> => {
  loading ??= fetchConfig().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
