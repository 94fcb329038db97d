import * as z from 'zod/mini';
import { identityEnvironment } from '../core/identity/connect-identity.ts';

export const accountEnvironment = z.extend(identityEnvironment, {
  /** Comma-joined; empty for no restriction. */
  ALLOWED_EMAIL_DOMAINS: z.string(),
});
export type AccountEnvironment = z.infer<typeof accountEnvironment>;
