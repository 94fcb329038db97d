import type { IdentityAccount } from './identity-account.ts';

/**
 * The claims of an account that an invitation made, or took from who had not proven that the address is theirs. The mark
 * outlives the teacher who sent the invitation.
 */
export const invitedClaims = { role: 'student', invited: true } as const;

/** Whether an account exists only because someone was invited, and has never been used. */
export const isUnusedInvitation = ({ claims, isUsed }: IdentityAccount): boolean =>
  claims['invited'] === true && !isUsed;

/** Whether somebody made the account, or set its password, without having shown that they read the address's mail. */
export const isUnproven = (account: IdentityAccount): boolean =>
  !account.emailVerified && !isUnusedInvitation(account);
