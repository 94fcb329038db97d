import * as z from 'zod/mini';
import type { FirebaseSettings } from '#infra/settings.ts';

/** What preflight asks a Firebase project with the web app's key, which is public. */
export interface FirebaseProject {
  /** The domains from which people may sign in. */
  authorisedDomains(): Promise<readonly string[]>;
  /** Whether people may sign in with a password, and with a link in a mail. */
  methods(): Promise<{ readonly password: boolean; readonly link: boolean }>;
}

const TOOLKIT = 'https://identitytoolkit.googleapis.com/v1';
const project = z.object({ authorizedDomains: z._default(z.array(z.string()), []) });
const refusal = z.object({ error: z.object({ message: z.string() }) });

export function firebaseProject(
  { apiKey }: Pick<FirebaseSettings, 'apiKey'>,
  send: typeof fetch = fetch,
): FirebaseProject {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const url = `${TOOLKIT}/${path}?key=${encodeURIComponent(apiKey)}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await send(url, body && { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  };
  /** The code with which Google refuses a sign-in that cannot succeed. */
  const codeOf = async (path: string, body: object): Promise<string> =>
    z.parse(refusal, await ask(path, body)).error.message;

  return {
    async authorisedDomains() {
      const answer = await ask('projects');
      const refused = z.safeParse(refusal, answer).data;
      if (refused) throw new Error(refused.error.message);
      return z.parse(project, answer).authorizedDomains;
    },
    async methods() {
      const email = 'preflight@invalid.example';
      const link = await codeOf('accounts:signInWithEmailLink', { email, oobCode: 'preflight' });
      const password = await codeOf('accounts:signInWithPassword', {
        email,
        password: 'preflight',
      });
      return {
        link: !link.startsWith('OPERATION_NOT_ALLOWED'),
        password: !/^(?:PASSWORD_LOGIN_DISABLED|OPERATION_NOT_ALLOWED)/.test(password),
      };
    },
  };
}
