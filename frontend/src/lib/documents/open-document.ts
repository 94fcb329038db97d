import type { ScopedMutator } from 'swr';
import { deviceCopy } from './device-copy.ts';
import { createDocumentEditor, type DocumentEditor } from './document-editor.ts';
import type { Documents, LoadedJob } from './documents.ts';
import type { SavedVersion } from './edited-document.ts';

/** The key of a loaded document for swr, unique among all documents. */
export const addressOf = ({ id }: Pick<Documents<unknown, unknown>, 'id'>, jobId: string): string =>
  `${id}/${jobId}`;

export const editorKey = (uid: string, address: string): string => `${uid}/${address}`;

/** An editor of a user's document, whose saves pages see through swr. */
export const editorOf = <C, J>(
  documents: Documents<C, J>,
  jobId: string,
  uid: string,
  newest: SavedVersion<C>,
  mutate: ScopedMutator,
): DocumentEditor<C> => {
  const address = addressOf(documents, jobId);
  const { merge } = documents;
  return createDocumentEditor({
    newest,
    copy: deviceCopy(uid, address, documents.content),
    save: (content, over) => documents.save(jobId, content, over),
    merge: merge && ((...edits) => merge(jobId, ...edits)),
    onSaved: (document) =>
      void mutate<LoadedJob<C, J>>(address, (before) => before && { ...before, document }, {
        revalidate: false,
      }),
    onStale: () => void mutate(address),
  });
};
