import * as z from 'zod/mini';
import { printFolder, type FolderReader } from '#shared/contracts/visit-folders.ts';
import type { Language } from '#shared/model/locale.ts';
import { isoDate } from '#shared/model/text.ts';
import { download, type Download } from '#frontend/lib/api/download.ts';
import { session, userIn } from '#frontend/lib/auth/session.ts';
import { keepCopy, MADE, readCopy } from '#frontend/lib/offline/copies.ts';

const PDF = 'application/pdf';

export interface FolderRequest {
  readonly reader: FolderReader;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly marks: boolean;
  readonly standing: boolean;
}

/** A folder, and when it was made. */
export interface MadeFolder extends Download {
  readonly date: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

// Of another realm in tests, so it is no instance of this one's class.
const isBuffer = (value: unknown): boolean =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';

/** A file among the copies of answers: it ends with them after some days, and when the user logs out. */
const keptFile = z.object({
  name: z.string(),
  date: isoDate(),
  bytes: z.custom<ArrayBuffer>(isBuffer),
});

const keyOf = (reader: FolderReader): string => `${MADE}folder ${reader}`;

/** The folder that was made last on this device; undefined: none is kept, or it is too old. */
export async function keptFolder(reader: FolderReader): Promise<MadeFolder | undefined> {
  const uid = userIn(session.get());
  const copy = uid === undefined ? undefined : await readCopy(uid, keyOf(reader));
  const file = z.safeParse(keptFile, copy?.body);
  if (!copy || !file.success) return undefined;
  const { bytes, ...about } = file.data;
  return { ...about, blob: new Blob([bytes], { type: PDF }), at: copy.at };
}

/**
 * Makes a folder, and keeps it so that it opens without a network; a shared computer keeps none.
 * @throws as `call` does; a `TypeError` without a network
 */
export async function makeFolder(
  { reader, date, marks, standing }: FolderRequest,
  language: Language,
): Promise<MadeFolder> {
  const { blob, name } = await download(printFolder, {
    params: { date },
    query: {
      language,
      for: reader,
      ...(marks && { marks: 'true' }),
      ...(standing && { standing: 'true' }),
    },
  });
  const uid = userIn(session.get());
  const body = { name, date, bytes: await blob.arrayBuffer() };
  if (uid !== undefined) await keepCopy({ uid, url: keyOf(reader), body, etag: null });
  return { blob, name, date, at: Date.now() };
}
