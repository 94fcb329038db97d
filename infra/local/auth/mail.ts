import * as z from 'zod/mini';

/** Kinds of mail that the identity provider sends, by its own name of the request. */
export const mailKinds = {
  VERIFY_EMAIL: 'verify-email',
  PASSWORD_RESET: 'reset-password',
  EMAIL_SIGNIN: 'email-sign-in',
  VERIFY_AND_CHANGE_EMAIL: 'change-email',
  RECOVER_EMAIL: 'recover-email',
} as const;

/** A mail the identity provider would have sent. */
export const mail = z.object({
  id: z.string(),
  kind: z.enum(Object.values(mailKinds)),
  to: z.string(),
  link: z.string(),
  sentAt: z.iso.datetime(),
  /** False once the link has been used. */
  pending: z.boolean(),
});
export type Mail = z.infer<typeof mail>;
