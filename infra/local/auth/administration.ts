import * as z from 'zod/mini';

const created = z.object({ localId: z.string() });
const found = z.object({ users: z.optional(z.array(created)) });

export interface AdministrationOptions {
  /** Base address of the Identity Toolkit API. */
  readonly baseUrl: string;
  readonly projectId: string;
  readonly accessToken: () => string;
}

export interface AccountSeed {
  readonly email: string;
  readonly password: string;
  readonly displayName?: string;
  readonly role?: string;
}

/** The platform's own calls to the identity provider: check an account, and make sure that one exists. */
export function createAdministration({ baseUrl, projectId, accessToken }: AdministrationOptions) {
  const post = async (path: string, body: object, token?: string): Promise<Response> =>
    fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  const administer = async (action: string, body: object): Promise<unknown> => {
    const path = `/v1/projects/${projectId}/accounts${action}`;
    const response = await post(path, body, accessToken());
    if (!response.ok) throw new Error(`accounts${action} answered ${response.status}`);
    return response.json();
  };

  return {
    /** False if the token's account is unknown or disabled, or the token was revoked. */
    isAccountGood: async (idToken: string): Promise<boolean> =>
      (await post('/v1/accounts:lookup?key=local', { idToken })).ok,

    /** Creates the account unless it exists, and returns its uid. An existing one is not changed. */
    ensureAccount: async ({ role, ...account }: AccountSeed): Promise<string> => {
      const existing = z.parse(found, await administer(':lookup', { email: [account.email] }));
      const [user] = existing.users ?? [];
      if (user !== undefined) return user.localId;
      const { localId } = z.parse(
        created,
        await administer('', { ...account, emailVerified: true }),
      );
      if (role !== undefined) {
        await administer(':update', { localId, customAttributes: JSON.stringify({ role }) });
      }
      return localId;
    },
  };
}
