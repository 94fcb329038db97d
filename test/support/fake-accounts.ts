import { randomUUID } from 'node:crypto';
import type { IdentityAccount } from '#core/identity/identity-account.ts';
import type { IdentityAccounts, SignInLink } from '#core/identity/identity-accounts.ts';
import { AppError } from '#shared/errors.ts';

/** The identity provider's users in memory, and the mails it sent. */
export interface FakeAccounts extends IdentityAccounts {
  readonly users: Map<string, IdentityAccount>;
  readonly mails: SignInLink[];
  /** Users whose password and sessions were removed. */
  readonly handedOver: string[];
  /** Calls that the provider does not answer now. */
  readonly away: Set<keyof IdentityAccounts>;
  /** Registers a user as they would themselves, with a verified address by default. */
  readonly register: (email: string, account?: Partial<IdentityAccount>) => string;
  /** Runs at the first sign-in. */
  readonly use: (uid: string) => void;
}

export function fakeAccounts(): FakeAccounts {
  const users = new Map<string, IdentityAccount>();
  const mails: SignInLink[] = [];
  const handedOver: string[] = [];
  const away = new Set<keyof IdentityAccounts>();
  const blank = {
    emailVerified: false,
    disabled: false,
    isUsed: false,
    sessionsSince: 0,
    providers: [],
    vouchers: [],
  };

  const put = (account: Omit<IdentityAccount, 'uid'>): string => {
    const uid = randomUUID();
    users.set(uid, { uid, ...account });
    return uid;
  };
  const ask = async <T>(method: keyof IdentityAccounts, answer: () => T): Promise<T> => {
    await Promise.resolve();
    if (away.has(method)) throw new AppError('identity-unavailable');
    return answer();
  };
  const findByEmail = (email: string) => [...users.values()].find((user) => user.email === email);

  return {
    users,
    mails,
    handedOver,
    away,
    register: (email, account) =>
      put({ ...blank, email, claims: {}, emailVerified: true, isUsed: true, ...account }),
    use: (uid) => users.set(uid, { ...users.get(uid)!, isUsed: true }),
    find: (uid) => ask('find', () => users.get(uid)),
    findAll: (uids) => ask('findAll', () => uids.flatMap((uid) => users.get(uid) ?? [])),
    findByEmail: (email) => ask('findByEmail', () => findByEmail(email)),
    create: ({ email, claims }) =>
      ask('create', () => (findByEmail(email) ? undefined : put({ ...blank, email, claims }))),
    setClaims: (uid, claims) =>
      ask('setClaims', () => void users.set(uid, { ...users.get(uid)!, claims })),
    verifyAddress: (uid) =>
      ask('verifyAddress', () => void users.set(uid, { ...users.get(uid)!, emailVerified: true })),
    endSessions: (uid) =>
      ask(
        'endSessions',
        () => void users.set(uid, { ...users.get(uid)!, sessionsSince: Infinity }),
      ),
    handOver: ({ uid }, { claims }) =>
      ask('handOver', () => {
        handedOver.push(uid);
        users.set(uid, { ...users.get(uid)!, claims, providers: [] });
      }),
    remove: (uid) => ask('remove', () => void users.delete(uid)),
    sendSignInLink: (link) => ask('sendSignInLink', () => void mails.push(link)),
    makeSignInLink: (link) => ask('makeSignInLink', () => `${link.continueUrl}&oobCode=1`),
  };
}
