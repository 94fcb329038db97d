import { createHash } from 'node:crypto';
import type { OobRecord } from 'firebase-tools/lib/emulator/auth/state.js';
import * as z from 'zod/mini';

/** Kinds of mail that the identity provider sends, by its own name of the request. */
export const mailKinds = {
  VERIFY_EMAIL: 'verify-email',
  PASSWORD_RESET: 'reset-password',
  EMAIL_SIGNIN: 'email-sign-in',
  VERIFY_AND_CHANGE_EMAIL: 'change-email',
  RECOVER_EMAIL: 'recover-email',
} as const;

/** A mail the identity provider or SES would have sent. */
export const mail = z.object({
  id: z.string(),
  kind: z.enum(Object.values(mailKinds)),
  to: z.string(),
  link: z.string(),
  sentAt: z.iso.datetime(),
  /** Of a mail that the platform wrote itself. */
  subject: z.optional(z.string()),
  text: z.optional(z.string()),
  /** False once the link has been used. */
  pending: z.boolean(),
});
export type Mail = z.infer<typeof mail>;

/** The most mails kept; older ones are dropped. */
const KEPT = 200;

const isKnown = (type: string): type is keyof typeof mailKinds => type in mailKinds;

const mailOf = (record: OobRecord, sentAt: string): Mail[] => {
  const { requestType, email, newEmail, oobLink: link } = record;
  if (!isKnown(requestType)) return [];
  const to = newEmail ?? email;
  return [{ id: mailId(record), kind: mailKinds[requestType], to, link, sentAt, pending: true }];
};

export const mailId = ({ oobCode }: OobRecord): string =>
  createHash('sha256').update(oobCode).digest('hex').slice(0, 16);

/** Adds mails for new codes, newest first; a mail whose code is gone has been used. */
export function updateMails(
  known: readonly Mail[],
  pendingCodes: readonly OobRecord[],
  now: Date,
): Mail[] {
  const pending = new Map(pendingCodes.map((record) => [mailId(record), record]));
  const seen = new Set(known.map(({ id }) => id));
  const fresh = [...pending].filter(([id]) => !seen.has(id)).map(([, record]) => record);
  return [
    ...fresh.toReversed().flatMap((record) => mailOf(record, now.toISOString())),
    ...known.map((mail) => ({ ...mail, pending: pending.has(mail.id) })),
  ].slice(0, KEPT);
}
