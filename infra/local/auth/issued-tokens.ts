import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import * as z from 'zod/mini';

/** The emulator's answers with an ID token use one of these two names. */
const answer = z.object({ idToken: z.optional(z.string()), id_token: z.optional(z.string()) });

/** Hash and expiry (seconds since the epoch) of a token. */
export type IssuedToken = [hash: string, expiry: number];

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Remembers which unsigned tokens the emulator issued, because anyone could forge an unsigned token. */
export class IssuedTokens {
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
