/** How often a teacher may use something per day, and the error beyond that. */
export interface DailyQuota {
  readonly limit: number;
  readonly refusal: 'quota-exceeded' | 'unverified-quota-exceeded';
}

/** A teacher's quota; `unverified`, where given, applies until their e-mail address is verified. */
export const dailyQuota = (
  { emailVerified }: { readonly emailVerified: boolean },
  { verified, unverified }: { readonly verified: number; readonly unverified?: number },
): DailyQuota =>
  emailVerified || unverified === undefined
    ? { limit: verified, refusal: 'quota-exceeded' }
    : { limit: unverified, refusal: 'unverified-quota-exceeded' };
