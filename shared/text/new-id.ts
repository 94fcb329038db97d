const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A random id of a pupil or of a part of a document, with enough letters to be unique across all tabs. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    LETTERS.charAt(byte % LETTERS.length),
  ).join('');
