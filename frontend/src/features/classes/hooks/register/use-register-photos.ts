import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import {
  readRegisterPhoto,
  type OtherSheet,
  type PhotographedRegister,
} from '#shared/contracts/register-photos.ts';
import { imageTypes } from '#shared/model/upload.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import { ApiError, SessionEndedError, textOfError } from '#frontend/lib/api/api-error.ts';
import { failureOf } from '#frontend/components/jobs/failure-of.ts';
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

/** A photo that gave no page, or has pages that are no registers. */
export interface UnreadPhoto {
  readonly id: string;
  /** Of its file; undefined for a photo that was sent elsewhere before. */
  readonly name: string | undefined;
  readonly problem: Text | undefined;
  readonly others: readonly OtherSheet[];
}

const problemOf = (error: unknown): Text => {
  if (error instanceof ApiError && error.code === 'upload-not-found')
    return { id: 'register.gone' };
  if (error instanceof FileTooLargeError) return error.problem;
  if (error instanceof UploadRefusedError) return { id: 'file.refused' };
  return textOfError(error);
};

// What is written depends on each box.
readInFull.add(readRegisterPhoto.response);

interface ReadPhoto extends Pick<UnreadPhoto, 'problem' | 'others'> {
  readonly pages: readonly PhotographedRegister[];
}

/** A photo to read: a file, or the key of one that was sent elsewhere before. */
type Photo = File | string;

async function readPhoto(photo: Photo, signal: AbortSignal): Promise<ReadPhoto> {
  let imageS3Key = photo;
  await requireNotice();
  if (typeof imageS3Key !== 'string') {
    const type = typeOfFile(imageS3Key, imageTypes);
    const refused = fileProblem(imageS3Key, imageTypes);
    if (refused || !type)
      return { pages: [], others: [], problem: refused ?? { id: 'file.empty' } };
    imageS3Key = await uploadFile(imageS3Key, type, { signal, onProgress: () => undefined });
  }
  const answer = await call(readRegisterPhoto, { body: { imageS3Key }, signal });
  const said = z.parse(readRegisterPhoto.response, answer);
  const { pages, problem = 'no-sheet', others = [], failure } = said;
  if (failure) return { pages, others, problem: failureOf(failure.code, failure.params) };
  // What a page of another kind is says more than that it is no register.
  const isSaid = pages.length > 0 || (problem === 'other-sheet' && others.length > 0);
  return { pages, others, problem: isSaid ? undefined : { id: `register.problem.${problem}` } };
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

  const readOne = async (photo: Photo): Promise<void> => {
    serial.current += 1;
    const id = String(serial.current);
    const name = typeof photo === 'string' ? undefined : photo.name;
    const fail = (said: Pick<UnreadPhoto, 'problem' | 'others'>): void =>
      setUnread((all) => [...all, { id, name, ...said }]);
    try {
      const { pages: read, others, problem } = await readPhoto(photo, controller.signal);
      if (controller.signal.aborted) return;
      if (problem || others.length > 0) fail({ problem, others });
      const numbers = new Set(read.map(({ reading }) => reading.number));
      setPages((all) => [
        ...all.filter(({ reading }) => !numbers.has(reading.number)),
        ...read.map((page, at) => ({ ...page, id: `${id}-${at}` })),
      ]);
    } catch (error) {
      if (!controller.signal.aborted && !(error instanceof SessionEndedError))
        fail({ problem: problemOf(error), others: [] });
    }
  };

  const read = async (photos: readonly Photo[]): Promise<void> => {
    setUnread([]);
    setWaiting((count) => count + photos.length);
    for (const photo of photos) {
      await readOne(photo);
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
