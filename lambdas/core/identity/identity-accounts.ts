import type { Language } from '#shared/model/locale.ts';
import type { IdentityAccount } from './identity-account.ts';

export interface SignInLink {
  readonly email: string;
  /** Where the link leads after the provider has checked it; the project must authorise its domain. */
  readonly continueUrl: string;
  readonly language: Language;
  /** Whom a mail of the platform greets; the provider's own greets as its template says. */
  readonly fullName?: string;
}

export interface NewAccount {
  readonly email: string;
  readonly displayName: string;
  readonly claims: IdentityAccount['claims'];
}

/** Rejects with AppError `unavailable` at the provider's rate limit, or `identity-unavailable`. */
export interface IdentityAccounts {
  readonly find: (uid: string) => Promise<IdentityAccount | undefined>;
  /** The accounts that exist of these uids, in no particular order; one request asks for a hundred. */
  readonly findAll: (uids: readonly string[]) => Promise<IdentityAccount[]>;
  readonly findByEmail: (email: string) => Promise<IdentityAccount | undefined>;
  /** Creates an account with these claims in one step. Answers its uid, or `undefined` if the address is taken. */
  readonly create: (account: NewAccount) => Promise<string | undefined>;
  /** Replaces the user's custom claims; their next token carries them. */
  readonly setClaims: (uid: string, claims: IdentityAccount['claims']) => Promise<void>;
  /** Notes that the user receives the mail of their address; their next token says so. */
  readonly verifyAddress: (uid: string) => Promise<void>;
  /** Gives an account to the owner of its address: earlier sign-ins stop, tokens within an hour. */
  readonly handOver: (
    account: Pick<IdentityAccount, 'uid' | 'providers'>,
    changed: Pick<NewAccount, 'displayName' | 'claims'>,
  ) => Promise<void>;
  /** Ends the user's sessions on all devices. ID tokens stay valid until they expire, an hour at most. */
  readonly endSessions: (uid: string) => Promise<void>;
  /** Removes the account; a missing account is not an error. */
  readonly remove: (uid: string) => Promise<void>;
  /** Sends a mail with a link that signs its reader in. */
  readonly sendSignInLink: (link: SignInLink) => Promise<void>;
  /** The same link, for a mail that the caller sends. */
  readonly makeSignInLink: (link: SignInLink) => Promise<string>;
}
