import { decodeJwt } from 'jose';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js';
import * as z from 'zod/mini';
import type { SentMail } from '../ses/ses.ts';
import { mail, mailId, updateMails, type Mail } from './mailbox.ts';
import { readJsonFile, writePrivateFile } from './private-file.ts';

/** The emulator's answers with an ID token use one of these two names. */
const answer = z.object({ idToken: z.optional(z.string()), id_token: z.optional(z.string()) });

/** Hash and expiry (seconds since the epoch) of a token. */
type IssuedToken = [hash: string, expiry: number];

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Remembers which unsigned tokens the emulator issued, because anyone could forge an unsigned token. */
class IssuedTokens {
  readonly #expiries: Map<string, number>;

  constructor(known: readonly IssuedToken[] = []) {
    this.#expiries = new Map(known);
  }

  /** Records the ID token in an answer of the emulator, if there is one. */
  noteAnswer(body: Buffer): void {
    if (!body.includes('"idToken"') && !body.includes('"id_token"')) return;
    const { idToken, id_token: refreshed } = z.parse(answer, JSON.parse(body.toString()));
    for (const token of [idToken, refreshed]) {
      if (token !== undefined) this.#expiries.set(hashOf(token), decodeJwt(token).exp ?? 0);
    }
  }

  has(token: string): boolean {
    return this.#expiries.has(hashOf(token));
  }

  /** All that have not expired. */
  list(now: Date): IssuedToken[] {
    for (const [hash, expiry] of this.#expiries) {
      if (expiry * 1000 <= now.getTime()) this.#expiries.delete(hash);
    }
    return [...this.#expiries];
  }
}

const snapshot = z.object({
  users: z.array(z.looseObject({ localId: z.string() })),
  codes: z.array(
    z.looseObject({
      email: z.string(),
      requestType: z.string(),
      oobCode: z.string(),
      oobLink: z.string(),
    }),
  ),
  mails: z.array(mail),
  tokens: z.array(z.tuple([z.string(), z.number()])),
});

const linkAnswer = z.object({ oobLink: z.optional(z.string()) });

export interface AccountStore {
  readonly tokens: IssuedTokens;
  readonly mails: () => Mail[];
  /** Notes what an answer of the emulator gave away: a token, or a link for a mail that somebody else sends. */
  readonly noteAnswer: (body: Buffer) => void;
  /** Adds such a mail. It has the link; the same mail again changes nothing. */
  readonly deliver: (mail: SentMail) => Promise<void>;
  /** Settles when the emulator's current state is on disk. */
  readonly save: () => Promise<void>;
  /** Settles when everything is on disk that was to be saved before. */
  readonly saved: () => Promise<void>;
}

/** Restores the emulator's state (accounts, claims, providers, open links) and stores it in one file. */
export async function openAccountStore(
  directory: string,
  state: AgentProjectState,
): Promise<AccountStore> {
  const file = path.join(directory, 'accounts.json');
  const stored = await readJsonFile(file, snapshot);
  for (const user of stored?.users ?? []) state.overwriteUserWithLocalId(user.localId, user);
  for (const code of stored?.codes ?? []) state.oobs.set(code.oobCode, code);
  const tokens = new IssuedTokens(stored?.tokens);
  let mails = stored?.mails ?? [];
  const given = new Set<string>();
  const written = { mails: new Map<string, Pick<Mail, 'subject' | 'text'>>(), file: '' };
  let queue = Promise.resolve();

  const write = async (): Promise<void> => {
    const now = new Date();
    const codes = [...state.oobs.values()];
    const mailed = codes.filter(({ oobLink }) => !given.has(oobLink));
    mails = updateMails(mails, mailed, now).map((one) => ({
      ...one,
      ...written.mails.get(one.id),
    }));
    const users = [...state.users.values()];
    const content = JSON.stringify({ users, codes, mails, tokens: tokens.list(now) });
    if (content === written.file) return;
    await writePrivateFile(file, content);
    written.file = content;
  };

  const save = (): Promise<void> => {
    // One write at a time. Each writes the current state, so the next one repairs a failed one.
    queue = queue.then(write, write);
    return queue;
  };

  return {
    tokens,
    mails: () => mails,
    noteAnswer: (body) => {
      tokens.noteAnswer(body);
      if (!body.includes('"oobLink"')) return;
      const { oobLink } = z.parse(linkAnswer, JSON.parse(body.toString()));
      if (oobLink !== undefined) given.add(oobLink);
    },
    deliver: async ({ subject, text }) => {
      const code = [...state.oobs.values()].find(({ oobLink }) => text.includes(oobLink));
      if (code === undefined) throw new Error('the mail has no link of this identity provider');
      given.delete(code.oobLink);
      written.mails.set(mailId(code), { subject, text });
      await save();
    },
    save,
    saved: () => queue,
  };
}
