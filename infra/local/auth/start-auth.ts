import path from 'node:path';
import { decodeProtectedHeader } from 'jose';
import * as z from 'zod/mini';
import type { AccountSeed } from './administration.ts';
import { mailPage } from './mail-page.ts';
import { mail, type Mail } from './mail.ts';
import type { AuthReady } from './messages.ts';
import { openProviderChannel, type ProviderEvents } from './provider-channel.ts';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.)$/;

/** The unsigned token (`alg: none`, empty signature) of an Authorization header, if it holds exactly that. */
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
  /** The data directory; accounts and keys are kept in its folder `auth`. */
  readonly dataDir: string;
  /** Port of the identity provider for browsers and functions; 0 for any free one. */
  readonly port: number;
  readonly projectId: string;
}

/** The local identity provider. */
export interface Auth extends AuthReady {
  /**
   * The Authorization header to pass on: an unsigned token of the emulator, whose account is in good standing, comes
   * back signed (RS256); anything else comes back unchanged, for the authorizer to judge.
   */
  readonly reissue: (authorization: string | undefined) => Promise<string | undefined>;
  /** The mails that would have been sent, newest first. */
  readonly mails: () => Promise<Mail[]>;
  /** The same as a page in HTML that brings its own content security policy. */
  readonly mailPage: () => Promise<string>;
  /** Makes an account with a verified address unless it exists; answers its uid. */
  readonly ensureAccount: (account: AccountSeed) => Promise<string>;
  readonly close: () => Promise<void>;
  readonly processId: () => number | undefined;
}

/**
 * Starts the official Firebase Auth emulator in a process of its own, with its accounts kept on disk; it is started again
 * when that process ends by itself.
 * @throws if the port is in use or the emulator cannot start, with a message for the person at the terminal
 */
export async function startAuth(options: AuthOptions): Promise<Auth> {
  const { dataDir, port, projectId } = options;
  const directory = path.join(dataDir, 'auth');
  const { ready, ask, close, processId } = await openProviderChannel(
    { directory, port, projectId },
    options,
  );
  const mails = async (): Promise<Mail[]> => z.parse(z.array(mail), await ask({ method: 'mails' }));
  return {
    ...ready,
    close,
    processId,
    mails,
    mailPage: async () => mailPage(await mails()),
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
