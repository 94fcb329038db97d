import * as z from 'zod/mini';
import { roles } from '#shared/model/role.ts';
import { uid } from '#shared/model/uid.ts';

/** What the authorizer says of who makes a call. */
export const authorizerContext = z.object({
  uid: uid(),
  role: z.enum(roles),
  email: z._default(z.string(), ''),
  emailVerified: z.boolean(),
  authTime: z.number(),
  /** Of no time at all where the gateway still holds the answer of an authorizer that did not tell it. */
  issuedAt: z._default(z.number(), 0),
});
export type AuthenticatedUser = z.infer<typeof authorizerContext>;
