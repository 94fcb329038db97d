/** How much of something a teacher may use in a day, and what is answered beyond it. */
export interface DailyQuota {
  readonly limit: number;
  readonly refusal: 'quota-exceeded' | 'unverified-quota-exceeded';
}

/** The allowance of a teacher: another while nobody has proven that their address is theirs. */
export const dailyQuota = (
  { emailVerified }: { readonly emailVerified: boolean },
  { verified, unverified }: { readonly verified: number; readonly unverified: number },
): DailyQuota =>
  emailVerified
    ? { limit: verified, refusal: 'quota-exceeded' }
    : { limit: unverified, refusal: 'unverified-quota-exceeded' };
