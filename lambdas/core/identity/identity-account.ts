import * as z from 'zod/mini';

/** A user as the identity provider knows them at this moment; a token may be an hour behind. */
export interface IdentityAccount {
  readonly uid: string;
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  /** Whether anyone has ever signed in with it. */
  readonly isUsed: boolean;
  /** Seconds since the epoch: the sessions of tokens that were issued before have been ended. */
  readonly sessionsSince: number;
  /** Other ways to sign in than with the address, e.g. `google.com`. */
  readonly providers: readonly string[];
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
        providerUserInfo: z._default(z.array(z.object({ providerId: z.string() })), []),
        /** Custom claims as JSON text. */
        customAttributes: z._default(z.string(), '{}'),
      }),
    ),
  ),
});

/** The accounts of an answer of `accounts:lookup`, in no particular order. @throws if the answer is not one */
export function readLookup(answer: unknown): IdentityAccount[] {
  const users = z.parse(lookupAnswer, answer).users ?? [];
  return users.map(
    ({ localId, lastLoginAt, validSince, providerUserInfo, customAttributes, ...account }) => ({
      uid: localId,
      ...account,
      isUsed: Number(lastLoginAt) > 0,
      sessionsSince: Number(validSince),
      // `password` is what the provider calls the address itself, by a link too.
      providers: providerUserInfo
        .map(({ providerId }) => providerId)
        .filter((id) => id !== 'password'),
      claims: z.parse(claimsDocument, JSON.parse(customAttributes)),
    }),
  );
}
