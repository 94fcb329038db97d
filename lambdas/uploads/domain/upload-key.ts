import { uploadPrefix } from '../../../shared/model/upload.ts';

/** Characters of a key S3 recommends or any script's letters and digits; the rest becomes `_`. */
const UNSAFE = /[^\p{L}\p{M}\p{N}._ ()-]/gu;
const LONGEST = 120;

/**
 * Where an upload goes: the caller's prefix, a random part nobody can guess, and the file's own name, which the
 * history shows. The extension survives when a long name is cut.
 */
export function uploadKey(uid: string, random: string, fileName: string): string {
  const base = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1);
  const safe = [...base.normalize('NFC').replaceAll(UNSAFE, '_')];
  return `${uploadPrefix(uid)}${random}/${safe.slice(-LONGEST).join('').replace(/^\.+/, '_')}`;
}
