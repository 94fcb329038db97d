import { mutate } from 'swr';
import { ApiError } from '../api/api-error.ts';
import type { Documents } from './documents.ts';
import { deviceCopy } from './device-copy.ts';
import { addressOf, editorKey, editorOf } from './open-document.ts';

/**
 * Saves a document's unsaved edits although no page shows it. If another device has changed it meanwhile, its page asks
 * what is to stay. Rejects when the document cannot be fetched; the edits stay on the device then.
 */
export async function sendUnsavedCopy<C, J>(
  documents: Documents<C, J>,
  uid: string,
  jobId: string,
): Promise<void> {
  const key = editorKey(uid, addressOf(documents, jobId));
  if (documents.editors.entries.get().has(key)) return;
  // One that this release cannot read is set aside.
  if (!deviceCopy(uid, addressOf(documents, jobId), documents.content).open()) return;
  const { document, isUnreadable } = await documents.load(jobId);
  // The page says so, and the next release reads it.
  if (isUnreadable) return;
  if (!document) throw new ApiError(404, 'document-not-found');
  documents.editors.open(key, uid, () => editorOf(documents, jobId, uid, document, mutate));
  await documents.editors.entries.get().get(key)?.editor.ready;
  documents.editors.close(key);
}

/** Sends the unsaved edits of one kind of document. */
export const senderOf =
  <C, J>(documents: Documents<C, J>) =>
  (uid: string, jobId: string): Promise<void> =>
    sendUnsavedCopy(documents, uid, jobId);
