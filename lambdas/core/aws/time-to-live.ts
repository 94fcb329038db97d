import { endOf } from '#shared/model/lifetimes.ts';

/** The attribute by which DynamoDB expires an item, in seconds since 1970. */
export const timeToLive = (lifetime: { readonly days: number }, now: Date) => ({
  expiresAt: Math.floor(endOf(lifetime, now.getTime()) / 1000),
});
