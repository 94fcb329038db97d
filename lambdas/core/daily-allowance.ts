/** How much of something a teacher may use in a day, and what is answered beyond it. */
export interface DailyAllowance {
  readonly limit: number;
  readonly refusal: 'quota-exceeded' | 'unverified-quota-exceeded';
}

/** The allowance of a teacher: another while nobody has proven that their address is theirs. */
export const dailyAllowance = (
  { emailVerified }: { readonly emailVerified: boolean },
  { verified, unverified }: { readonly verified: number; readonly unverified: number },
): DailyAllowance =>
  emailVerified
    ? { limit: verified, refusal: 'quota-exceeded' }
    : { limit: unverified, refusal: 'unverified-quota-exceeded' };
