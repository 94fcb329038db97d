import path from 'node:path';
import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js';
import * as z from 'zod/mini';
import { IssuedTokens } from './issued-tokens.ts';
import { mail, updateMails, type Mail } from './mailbox.ts';
import { readJsonFile, writePrivateFile } from './private-file.ts';

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

export interface AccountStore {
  readonly tokens: IssuedTokens;
  readonly mails: () => Mail[];
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
  let written = '';
  let queue = Promise.resolve();

  const write = async (): Promise<void> => {
    const now = new Date();
    const codes = [...state.oobs.values()];
    mails = updateMails(mails, codes, now);
    const users = [...state.users.values()];
    const content = JSON.stringify({ users, codes, mails, tokens: tokens.list(now) });
    if (content === written) return;
    await writePrivateFile(file, content);
    written = content;
  };

  return {
    tokens,
    mails: () => mails,
    save: () => {
      // One write at a time. Each writes the current state, so the next one repairs a failed one.
      queue = queue.then(write, write);
      return queue;
    },
    saved: () => queue,
  };
}
