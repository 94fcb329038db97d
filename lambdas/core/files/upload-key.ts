import { uploadPrefix } from '#shared/model/upload.ts';

/** Anything but letters, digits and a few signs that every system takes in a file name becomes `_`. */
const UNSAFE = /[^\p{L}\p{M}\p{N}._ ()-]/gu;
const LONGEST_NAME = 120;
/** What follows the owner's prefix: 128 random bits, and a file name that names no other folder. */
const OWN_PART = /^[0-9a-f]{32}\/(?!\.)[^/\\]+$/;

/**
 * Where an upload goes: the owner's prefix, a random part nobody can guess, and the file's own name, which the
 * history shows. The extension survives when a long name is cut.
 * @param random 32 hexadecimal digits
 */
export function uploadKey(uid: string, random: string, fileName: string): string {
  const base = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1);
  const safe = [...base.normalize('NFC').replaceAll(UNSAFE, '_')].slice(-LONGEST_NAME).join('');
  return `${uploadPrefix(uid)}${random}/${safe.replace(/^\.+/, '_')}`;
}

/** Whether a key is one `uploadKey` could have made for this user; path tricks are not. */
export const isOwnUpload = (uid: string, key: string): boolean =>
  key.startsWith(uploadPrefix(uid)) && OWN_PART.test(key.slice(uploadPrefix(uid).length));

/** The file's name as its owner knows it. */
export const fileNameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);
