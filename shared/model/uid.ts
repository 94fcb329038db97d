import * as z from 'zod/mini';

/** A uid of the identity provider. It becomes part of table and object keys: nothing that leaves its own prefix. */
export const UID = /^[A-Za-z0-9_-]{1,128}$/;

/** The rule as a schema; a function, so that the authorizer's bundle has no zod. */
export const uid = () => z.string().check(z.regex(UID));
