import type { Language } from '#shared/model/locale.ts';
import type { IdentityAccount } from './identity-account.ts';

export interface SignInLink {
  readonly email: string;
  /** Where the link leads once the provider has checked it; its domain must be one the project authorises. */
  readonly continueUrl: string;
  /** The language of the mail. */
  readonly language: Language;
}

export interface NewAccount {
  readonly email: string;
  readonly displayName: string;
  readonly claims: IdentityAccount['claims'];
}

/**
 * The users of the identity provider. Every method rejects with AppError `unavailable` if the provider is asked for more
 * than it takes in a while, and `identity-unavailable` if it cannot answer.
 */
export interface IdentityAccounts {
  readonly find: (uid: string) => Promise<IdentityAccount | undefined>;
  /** The accounts there are of these, in no particular order; a hundred are asked for at once. */
  readonly findAll: (uids: readonly string[]) => Promise<IdentityAccount[]>;
  readonly findByEmail: (email: string) => Promise<IdentityAccount | undefined>;
  /** Makes an account that has these claims from its first moment; answers its uid, nothing if the address is taken. */
  readonly create: (account: NewAccount) => Promise<string | undefined>;
  /** Replaces the user's custom claims; their next token carries them. */
  readonly setClaims: (uid: string, claims: IdentityAccount['claims']) => Promise<void>;
  /**
   * Gives an account to whoever reads the mail of its address: password, sessions and linked sign-ins of before are no
   * longer good, name and claims are replaced. ID tokens live on to their end, an hour at most.
   */
  readonly handOver: (
    account: Pick<IdentityAccount, 'uid' | 'providers'>,
    changed: Pick<NewAccount, 'displayName' | 'claims'>,
  ) => Promise<void>;
  /** Removes the account; one that is gone already is no error. */
  readonly remove: (uid: string) => Promise<void>;
  /** Sends a mail with a link that signs in whoever can read it. */
  readonly sendSignInLink: (link: SignInLink) => Promise<void>;
}
