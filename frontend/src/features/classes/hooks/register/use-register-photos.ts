import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { readRegisterPhoto, type PhotographedRegister } from '#shared/contracts/register-photos.ts';
import { imageTypes } from '#shared/model/upload.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import { SessionEndedError, textOfError } from '#frontend/lib/api/api-error.ts';
import { call } from '#frontend/lib/api/client.ts';
import { readInFull } from '#frontend/lib/api/read-response.ts';
import { requireNotice } from '#frontend/lib/resources/pupil-data-question.ts';
import { FileTooLargeError, fileProblem, typeOfFile } from '#frontend/lib/uploads/accepted-type.ts';
import { UploadRefusedError } from '#frontend/lib/uploads/put-file.ts';
import { uploadFile } from '#frontend/lib/uploads/upload-file.ts';

/** A page that was read. */
export interface ReadPage extends PhotographedRegister {
  readonly id: string;
}

/** A photo that gave no page. */
export interface UnreadPhoto {
  readonly id: string;
  readonly name: string;
  readonly problem: Text;
}

const problemOf = (error: unknown): Text => {
  if (error instanceof FileTooLargeError) return error.problem;
  if (error instanceof UploadRefusedError) return { id: 'file.refused' };
  return textOfError(error);
};

// What is written depends on each box.
readInFull.add(readRegisterPhoto.response);

async function readPhoto(file: File, signal: AbortSignal): Promise<PhotographedRegister[] | Text> {
  const type = typeOfFile(file, imageTypes);
  const refused = fileProblem(file, imageTypes);
  if (refused || !type) return refused ?? { id: 'file.empty' };
  await requireNotice();
  const imageS3Key = await uploadFile(file, type, { signal, onProgress: () => undefined });
  const answer = await call(readRegisterPhoto, { body: { imageS3Key }, signal });
  const { pages, problem } = z.parse(readRegisterPhoto.response, answer);
  return pages.length > 0 ? pages : { id: `register.problem.${problem ?? 'no-sheet'}` };
}

/** Photos of registers, read one after another. A page that comes in a second photo replaces its first reading. */
export function useRegisterPhotos() {
  const [pages, setPages] = useState<readonly ReadPage[]>([]);
  const [unread, setUnread] = useState<readonly UnreadPhoto[]>([]);
  /** How many are still to be read. */
  const [waiting, setWaiting] = useState(0);
  const [controller] = useState(() => new AbortController());
  const serial = useRef(0);
  useEffect(() => () => controller.abort(), [controller]);

  const readOne = async (file: File): Promise<void> => {
    serial.current += 1;
    const id = String(serial.current);
    const fail = (problem: Text): void =>
      setUnread((all) => [...all, { id, name: file.name, problem }]);
    try {
      const read = await readPhoto(file, controller.signal);
      if (controller.signal.aborted) return;
      if ('id' in read) fail(read);
      else {
        const numbers = new Set(read.map(({ reading }) => reading.number));
        setPages((all) => [
          ...all.filter(({ reading }) => !numbers.has(reading.number)),
          ...read.map((page, at) => ({ ...page, id: `${id}-${at}` })),
        ]);
      }
    } catch (error) {
      if (!controller.signal.aborted && !(error instanceof SessionEndedError))
        fail(problemOf(error));
    }
  };

  const read = async (files: readonly File[]): Promise<void> => {
    setUnread([]);
    setWaiting((count) => count + files.length);
    for (const file of files) {
      await readOne(file);
      if (controller.signal.aborted) return;
      setWaiting((count) => count - 1);
    }
  };

  return {
    ...{ pages, unread, waiting, read },
    /** Puts a page away, written or not. */
    close: (id: string): void => setPages((all) => all.filter((page) => page.id !== id)),
  };
}
