const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** An id that no part of a document has had: of so many that chance gives none twice, in no tab. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    LETTERS.charAt(byte % LETTERS.length),
  ).join('');
