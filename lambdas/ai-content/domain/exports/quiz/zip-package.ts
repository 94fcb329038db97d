import { strToU8, zipSync } from 'fflate';

/** A fixed time, so that the same files give the same bytes; a zip cannot store earlier times. */
const TIME = new Date(1980, 0, 2);

export const zipPackage = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    mtime: TIME,
  });
