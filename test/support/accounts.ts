import { assignRole } from '#shared/contracts/role.ts';
import { putProfile } from '#shared/contracts/profile.ts';
import type { ApiClient } from './api-client.ts';
import { sampleProfile } from './sample-profile.ts';

/** A signed-in user. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  /** The ID token from the identity provider. */
  readonly token: string;
  readonly refreshToken: string;
}

const password = 'a good password';
const key = 'key=demo-key';
let made = 0;

/** The identity provider at `authUrl`, called over HTTP as the browser's SDK does. */
export const createAccounts = (authUrl: string, { callUntilAvailable }: ApiClient) => {
  const ask = async (path: string, body: string, contentType: string) => {
    const response = await fetch(`${authUrl}/${path}?${key}`, {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${text}`);
    return JSON.parse(text) as Record<string, string>;
  };
  const callProvider = (action: string, body: object) =>
    ask(
      `identitytoolkit.googleapis.com/v1/accounts:${action}`,
      JSON.stringify(body),
      'application/json',
    );

  const accountOf = async (action: string, email: string): Promise<Account> => {
    const answer = await callProvider(action, { email, password, returnSecureToken: true });
    const { localId = '', idToken = '', refreshToken = '' } = answer;
    return { uid: localId, email, password, token: idToken, refreshToken };
  };
  /** A new account without a role, with a unique address. */
  const signUp = (): Promise<Account> => {
    made += 1;
    return accountOf('signUp', `user-${process.pid}-${made}-${Date.now()}@example.com`);
  };
  const signIn = (email: string): Promise<Account> => accountOf('signInWithPassword', email);

  /** The same account with a new token, which has the claims set meanwhile. */
  const refresh = async (account: Account): Promise<Account> => {
    const form = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: account.refreshToken,
    });
    const { id_token: token = '' } = await ask(
      'securetoken.googleapis.com/v1/token',
      form.toString(),
      'application/x-www-form-urlencoded',
    );
    return { ...account, token };
  };
  /** Requests a role, then refreshes the token, as the browser does. */
  const becomeTeacher = async (account: Account): Promise<Account> => {
    await callUntilAvailable(assignRole, { token: account.token, query: {} });
    return refresh(account);
  };
  /** Opens the link of a verification mail; the account's next token then has a verified address. */
  const verify = async ({ email, token }: Account): Promise<void> => {
    await callProvider('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: token });
    const response = await fetch(`${authUrl}/emulator/v1/projects/demo-daftar/oobCodes`);
    const { oobCodes } = (await response.json()) as {
      oobCodes: { email: string; requestType: string; oobCode: string }[];
    };
    const mail = oobCodes.find((one) => one.email === email && one.requestType === 'VERIFY_EMAIL');
    await callProvider('update', { oobCode: mail?.oobCode });
  };
  /** A teacher with a verified address and a profile, unless the options differ. */
  const newTeacher = async ({ profile = true, verified = true } = {}): Promise<Account> => {
    const newcomer = await signUp();
    if (verified) await verify(newcomer);
    const teacher = await becomeTeacher(newcomer);
    if (profile)
      await callUntilAvailable(putProfile, { token: teacher.token, body: sampleProfile });
    return teacher;
  };

  return { callProvider, signUp, signIn, refresh, verify, becomeTeacher, newTeacher };
};
