/** How much of something a teacher may use in a day, and what is answered beyond it. */
export interface DailyQuota {
  readonly limit: number;
  readonly refusal: 'quota-exceeded' | 'unverified-quota-exceeded';
}

/** The quota of a teacher; another one, if there is one, until their e-mail address is verified. */
export const dailyQuota = (
  { emailVerified }: { readonly emailVerified: boolean },
  { verified, unverified }: { readonly verified: number; readonly unverified?: number },
): DailyQuota =>
  emailVerified || unverified === undefined
    ? { limit: verified, refusal: 'quota-exceeded' }
    : { limit: unverified, refusal: 'unverified-quota-exceeded' };
