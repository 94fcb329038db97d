import * as z from 'zod/mini';
import { roles } from '#shared/model/role.ts';
import { uid } from '#shared/model/uid.ts';

/** What the authorizer passes on about the caller. */
export const authorizerContext = z.object({
  uid: uid(),
  role: z.enum(roles),
  email: z._default(z.string(), ''),
  emailVerified: z.boolean(),
  authTime: z.number(),
  /** 0 if the gateway still caches an answer of an older authorizer, which did not pass it on. */
  issuedAt: z._default(z.number(), 0),
});
export type AuthenticatedUser = z.infer<typeof authorizerContext>;
