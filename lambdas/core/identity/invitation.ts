import type { IdentityAccount } from './identity-account.ts';

/** The claims of an account that an invitation created or took over. They outlive the inviting teacher. */
export const invitedClaims = { role: 'student', invited: true } as const;

/** Whether an account exists only because of an invitation and has never been used. */
export const isUnusedInvitation = ({ claims, isUsed }: IdentityAccount): boolean =>
  claims['invited'] === true && !isUsed;

/** Whether someone created the account, or set its password, without proving that they receive the address's mail. */
export const isUnproven = (account: IdentityAccount): boolean =>
  !account.emailVerified && !isUnusedInvitation(account);
