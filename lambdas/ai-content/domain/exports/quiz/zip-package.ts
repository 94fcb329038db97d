import { strToU8, zipSync } from 'fflate';

/** The same files give the same bytes: a zip knows no time before this one. */
const TIME = new Date(1980, 0, 2);

/** Packs files of text, by name. */
export const zipPackage = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    mtime: TIME,
  });
