import { createHash } from 'node:crypto';
import type { OobRecord } from 'firebase-tools/lib/emulator/auth/state.js';
import { mailKinds, type Mail } from './mail.ts';

/** The most mails kept; older ones are dropped. */
const KEPT = 200;

const isKnown = (type: string): type is keyof typeof mailKinds => type in mailKinds;

const mailOf = (record: OobRecord, now: Date): Mail[] =>
  isKnown(record.requestType)
    ? [
        {
          id: mailId(record),
          kind: mailKinds[record.requestType],
          to: record.newEmail ?? record.email,
          link: record.oobLink,
          sentAt: now.toISOString(),
          pending: true,
        },
      ]
    : [];

const mailId = ({ oobCode }: OobRecord): string =>
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
    ...fresh.toReversed().flatMap((record) => mailOf(record, now)),
    ...known.map((mail) => ({ ...mail, pending: pending.has(mail.id) })),
  ].slice(0, KEPT);
}
