import * as z from 'zod/mini';

/** A job's id: 48 bits of milliseconds and 80 random bits in Crockford's base 32 (a ULID), so ids sort by time. */
export const jobId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));
export const byJobId = z.strictObject({ jobId });
