import type { IdentityAccount } from './identity-account.ts';

/**
 * The claims of an account that an invitation made. The role is given, so its owner never gets another one by asking;
 * the mark outlives the teacher who sent the invitation.
 */
export const invitedClaims = { role: 'student', invited: true } as const;

/** Whether an account exists only because someone was invited, and has never been used. */
export const isUnusedInvitation = ({ claims, isUsed }: IdentityAccount): boolean =>
  claims['invited'] === true && !isUsed;
