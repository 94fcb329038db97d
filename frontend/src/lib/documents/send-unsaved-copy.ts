import { mutate } from 'swr';
import { deviceCopy } from './device-copy.ts';
import { createDocumentEditor } from './document-editor.ts';
import type { Documents } from './documents.ts';

/**
 * Saves a document's unsaved edits although no page shows it. If another device has changed it meanwhile, its page asks
 * what is to stay. Rejects when the document cannot be fetched; the edits stay on the device then.
 */
export async function sendUnsavedCopy<C, J>(
  documents: Documents<C, J>,
  uid: string,
  jobId: string,
): Promise<void> {
  const address = `${documents.id}/${jobId}`;
  const key = `${uid}/${address}`;
  if (documents.editors.entries.get().has(key)) return;
  const { document } = await documents.load(jobId);
  if (!document) return;
  documents.editors.open(key, uid, () =>
    createDocumentEditor({
      newest: document,
      copy: deviceCopy(uid, address, documents.content),
      save: (content, over) => documents.save(jobId, content, over),
      onSaved: () => void mutate(address),
      onStale: () => void mutate(address),
    }),
  );
  documents.editors.close(key);
}
