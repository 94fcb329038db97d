import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_CHARACTERS = 10;
const RANDOM_BYTES = 16;

/**
 * A ULID: 48 bits of milliseconds, then 80 random bits, as 26 characters that sort by time.
 * @param now milliseconds since 1970
 */
export function ulid(now: number, random: Uint8Array = randomBytes(RANDOM_BYTES)): string {
  const time = Array.from({ length: TIME_CHARACTERS }, (_, index) =>
    ALPHABET.charAt(Math.floor(now / 32 ** (TIME_CHARACTERS - 1 - index)) % 32),
  );
  return time.join('') + Array.from(random, (byte) => ALPHABET.charAt(byte % 32)).join('');
}
