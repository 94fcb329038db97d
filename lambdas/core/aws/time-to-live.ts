import { endOf } from '#shared/model/lifetimes.ts';

/** The attribute of an item that the table lets expire; DynamoDB counts seconds since 1970. */
export const timeToLive = (lifetime: { readonly days: number }, now: Date) => ({
  expiresAt: Math.floor(endOf(lifetime, now.getTime()) / 1000),
});
