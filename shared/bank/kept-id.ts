const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new id of a kept question: random, so that two devices never give the same one. */
export const newKeptId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(26));
  return Array.from(bytes, (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
};
