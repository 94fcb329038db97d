import * as z from 'zod/mini';

/** Requests of the platform to the identity provider's process. */
export const authRequest = z.discriminatedUnion('method', [
  z.object({ id: z.number(), method: z.literal('reissue'), token: z.string() }),
  z.object({ id: z.number(), method: z.literal('mails') }),
  z.object({
    id: z.number(),
    method: z.literal('deliver'),
    mail: z.object({ to: z.string(), subject: z.string(), text: z.string() }),
  }),
  z.object({
    id: z.number(),
    method: z.literal('ensure-account'),
    account: z.object({
      email: z.string(),
      password: z.string(),
      displayName: z.optional(z.string()),
      role: z.optional(z.string()),
    }),
  }),
]);
export type AuthRequest = z.infer<typeof authRequest>;

/** The addresses of the identity provider, and the service account that may administer it. */
const authReady = z.object({
  url: z.string(),
  jwksUrl: z.string(),
  tokenUri: z.string(),
  identityToolkitUrl: z.string(),
  /** A service account's key file in Google's format. */
  secretJson: z.string(),
});
export type AuthReady = z.infer<typeof authReady>;

/** Messages of that process: first `ready` or `failed`, then answers. */
export const authMessage = z.union([
  z.object({ ready: authReady }),
  z.object({ failed: z.string() }),
  z.object({ id: z.number(), value: z.optional(z.unknown()), error: z.optional(z.string()) }),
]);
export type AuthMessage = z.infer<typeof authMessage>;

export const authConfiguration = z.object({
  directory: z.string(),
  /** 0 for any free port. */
  port: z.number(),
  projectId: z.string(),
});
export type AuthConfiguration = z.infer<typeof authConfiguration>;
