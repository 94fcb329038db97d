import * as z from 'zod/mini';
import { identityEnvironment } from '#core/identity/connect-identity.ts';

export const tableEnvironment = z.object({ TABLE_NAME: z.string() });

export const sessionsEnvironment = z.extend(identityEnvironment, tableEnvironment.shape);
export type SessionsEnvironment = z.infer<typeof sessionsEnvironment>;

export const roleEnvironment = z.extend(identityEnvironment, {
  /** Comma-separated; empty for no restriction. */
  ALLOWED_EMAIL_DOMAINS: z.string(),
  /** The school's sign-on at the identity provider, if there is one. */
  SCHOOL_PROVIDER: z.optional(z.string()),
});
export type RoleEnvironment = z.infer<typeof roleEnvironment>;

/** The stores of all data of an account except the identity. */
export const accountDataEnvironment = z.object({
  TABLE_NAME: z.string(),
  UPLOADS_BUCKET: z.string(),
  RESULTS_BUCKET: z.string(),
});
export type AccountDataEnvironment = z.infer<typeof accountDataEnvironment>;

export const deletionEnvironment = z.extend(identityEnvironment, accountDataEnvironment.shape);
export type DeletionEnvironment = z.infer<typeof deletionEnvironment>;
