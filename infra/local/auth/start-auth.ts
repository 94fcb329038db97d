import path from 'node:path';
import { decodeProtectedHeader } from 'jose';
import * as z from 'zod/mini';
import type { SentMail } from '../ses/ses.ts';
import type { AccountSeed } from './administration.ts';
import { mail, type Mail } from './mailbox.ts';
import type { AuthReady } from './messages.ts';
import { openProviderChannel, type ProviderEvents } from './provider-channel.ts';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.)$/;

/** The unsigned token (`alg: none`, empty signature) in an Authorization header, if that is its whole content. */
function unsignedToken(authorization: string | undefined): string | undefined {
  const token = BEARER.exec(authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  try {
    return decodeProtectedHeader(token).alg === 'none' ? token : undefined;
  } catch {
    return undefined;
  }
}

export interface AuthOptions extends ProviderEvents {
  /** The data directory; its folder `auth` has accounts and keys. */
  readonly dataDir: string;
  /** Port of the identity provider for browsers and functions; 0 for any free one. */
  readonly port: number;
  readonly projectId: string;
}

export interface Auth extends AuthReady {
  /** The header to pass on: a good unsigned token is replaced by a signed one; anything else is unchanged. */
  readonly reissue: (authorization: string | undefined) => Promise<string | undefined>;
  /** Mails that would have been sent, newest first. */
  readonly mails: () => Promise<Mail[]>;
  /** Puts a mail of the platform's own among them. */
  readonly deliver: (mail: SentMail) => Promise<void>;
  /** Creates an account with a verified address unless it exists, and returns its uid. */
  readonly ensureAccount: (account: AccountSeed) => Promise<string>;
  readonly close: () => Promise<void>;
  readonly processId: () => number | undefined;
}

/**
 * Starts the official Firebase Auth emulator in its own process, with its accounts on disk. The process is restarted if
 * it ends unexpectedly.
 * @throws if the port is in use or the emulator cannot start, with a message for the terminal
 */
export async function startAuth(options: AuthOptions): Promise<Auth> {
  const { dataDir, port, projectId } = options;
  const directory = path.join(dataDir, 'auth');
  const { ready, ask, close, processId } = await openProviderChannel(
    { directory, port, projectId },
    options,
  );
  return {
    ...ready,
    close,
    processId,
    mails: async () => z.parse(z.array(mail), await ask({ method: 'mails' })),
    deliver: async (sent) => void (await ask({ method: 'deliver', mail: sent })),
    ensureAccount: async (account) =>
      z.parse(z.string(), await ask({ method: 'ensure-account', account })),
    reissue: async (authorization) => {
      const token = unsignedToken(authorization);
      if (token === undefined) return authorization;
      const signed = z.parse(z.optional(z.string()), await ask({ method: 'reissue', token }));
      return signed === undefined ? authorization : `Bearer ${signed}`;
    },
  };
}
