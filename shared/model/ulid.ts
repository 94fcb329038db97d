import * as z from 'zod/mini';

/** A ULID: 48 bits of milliseconds and 80 random bits in Crockford's base 32, so ids sort by time. */
export const ulid = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));
