import * as z from 'zod/mini';

/** A saved class's id: a ULID, so ids sort by when the classes were saved. */
export const classId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));
