import * as z from 'zod/mini';

/** The identity provider's settings in `/config.json`. */
export const firebaseConfig = z.object({
  apiKey: z.string(),
  /** The address of `npm start`'s provider; Google's when it is missing. */
  authEmulatorUrl: z.optional(z.string()),
});

const session = z.object({ idToken: z.string(), refreshToken: z.string() });
const refreshed = z.object({ id_token: z.string() });
const refusal = z.object({ error: z.object({ message: z.string() }) });

/** The identity provider of the site at `origin`, called over HTTP as the browser's SDK does. */
export const identityOf = (origin: string, config: z.infer<typeof firebaseConfig>) => {
  const { apiKey, authEmulatorUrl } = config;
  const ask = async <Schema extends z.ZodMiniType>(
    path: string,
    body: Record<string, string | boolean>,
    answer: Schema,
  ): Promise<z.infer<Schema>> => {
    const base = authEmulatorUrl === undefined ? 'https://' : `${authEmulatorUrl}/`;
    const response = await fetch(`${base}${path}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      // A key may be restricted to its site.
      headers: { 'content-type': 'application/json', referer: `${origin}/` },
      body: JSON.stringify(body),
    });
    const said: unknown = await response.json();
    if (response.ok) return z.parse(answer, said);
    const { data } = refusal.safeParse(said);
    throw new Error(`the identity provider answered ${response.status} ${data?.error.message}`);
  };
  const accounts = 'identitytoolkit.googleapis.com/v1/accounts';
  const enter = (action: 'signUp' | 'signInWithPassword') => (email: string, password: string) =>
    ask(`${accounts}:${action}`, { email, password, returnSecureToken: true }, session);

  return {
    signUp: enter('signUp'),
    signIn: enter('signInWithPassword'),
    /** A new token with the claims that were set meanwhile. */
    refresh: async (refreshToken: string): Promise<string> => {
      const body = { grant_type: 'refresh_token', refresh_token: refreshToken };
      return (await ask('securetoken.googleapis.com/v1/token', body, refreshed)).id_token;
    },
  };
};
