import * as z from 'zod/mini';

/** A user as the identity provider knows them now; the claims of a token may be an hour old. */
export interface IdentityAccount {
  readonly uid: string;
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  /** Whether it has ever been used to sign in. */
  readonly isUsed: boolean;
  /** Seconds since the epoch; tokens issued before this time are revoked. */
  readonly sessionsSince: number;
  /** Other sign-in methods than the e-mail address, e.g. `google.com`. */
  readonly providers: readonly string[];
  /** Those of them that name the account's own address. */
  readonly vouchers: readonly string[];
  /** Custom claims, the `role` among them. */
  readonly claims: Readonly<Record<string, unknown>>;
}

const claimsDocument = z.record(z.string(), z.unknown());
const lookupAnswer = z.object({
  users: z.optional(
    z.array(
      z.object({
        localId: z.string(),
        email: z.optional(z.string()),
        emailVerified: z._default(z.boolean(), false),
        disabled: z._default(z.boolean(), false),
        /** Milliseconds since 1970 in decimal digits. */
        lastLoginAt: z._default(z.string(), '0'),
        /** Seconds since 1970 in decimal digits. */
        validSince: z._default(z.string(), '0'),
        providerUserInfo: z._default(
          z.array(z.object({ providerId: z.string(), email: z.optional(z.string()) })),
          [],
        ),
        /** Custom claims as JSON text. */
        customAttributes: z._default(z.string(), '{}'),
      }),
    ),
  ),
});

const sameAddress = (one: string, other = ''): boolean => one.toLowerCase() === other.toLowerCase();

/** The accounts in an answer of `accounts:lookup`, in no particular order. @throws if the answer is malformed */
export function readLookup(answer: unknown): IdentityAccount[] {
  const users = z.parse(lookupAnswer, answer).users ?? [];
  return users.map(
    ({ localId, lastLoginAt, validSince, providerUserInfo, customAttributes, ...account }) => {
      // The provider's name for sign-in by e-mail address, also by a link.
      const others = providerUserInfo.filter(({ providerId }) => providerId !== 'password');
      return {
        uid: localId,
        ...account,
        isUsed: Number(lastLoginAt) > 0,
        sessionsSince: Number(validSince),
        providers: others.map(({ providerId }) => providerId),
        vouchers: others
          .filter(({ email }) => email !== undefined && sameAddress(email, account.email))
          .map(({ providerId }) => providerId),
        claims: z.parse(claimsDocument, JSON.parse(customAttributes)),
      };
    },
  );
}
