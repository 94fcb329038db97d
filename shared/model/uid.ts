import * as z from 'zod/mini';

/** A uid of the identity provider. It is part of table and object keys, so it has no separators. */
export const UID = /^[A-Za-z0-9_-]{1,128}$/;

/** The same rule as a schema; a function, so that the authorizer's bundle contains no zod. */
export const uid = () => z.string().check(z.regex(UID));
