import { uploadPrefix } from '#shared/model/upload.ts';

/** Replaced by `_`: all characters but letters, digits and a few signs that every system allows in file names. */
const UNSAFE = /[^\p{L}\p{M}\p{N}._ ()-]/gu;
const LONGEST_NAME = 120;
/** The part after the owner's prefix: 128 random bits and a file name without path separators. */
const OWN_PART = /^[0-9a-f]{32}\/(?!\.)[^/\\]+$/;

/**
 * The key of an upload: the owner's prefix, an unguessable random part, and the file's own name, which the history
 * shows. Cutting a long name keeps its extension.
 * @param random 32 hexadecimal digits
 */
export function uploadKey(uid: string, random: string, fileName: string): string {
  const base = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1);
  const safe = [...base.normalize('NFC').replaceAll(UNSAFE, '_')].slice(-LONGEST_NAME).join('');
  return `${uploadPrefix(uid)}${random}/${safe.replace(/^\.+/, '_')}`;
}

/** Whether `uploadKey` could have made the key for this user; rejects path tricks. */
export const isOwnUpload = (uid: string, key: string): boolean =>
  key.startsWith(uploadPrefix(uid)) && OWN_PART.test(key.slice(uploadPrefix(uid).length));

/** The file's name as its owner knows it. */
export const fileNameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);
