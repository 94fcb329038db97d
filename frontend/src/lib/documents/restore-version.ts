import { ApiError } from '../api/api-error.ts';
import type { DocumentEditor } from './document-editor.ts';
import type { Documents } from './documents.ts';
import { statusOf, taggedOver } from './edited-document.ts';

/**
 * Makes an earlier version the newest again. Saves the current edits first, so that they stay among the versions.
 *
 * @throws ApiError `precondition-failed` when there is a newer version, which is then shown; any error of saving
 */
export const restoreVersion = async <C, J>(
  documents: Documents<C, J>,
  jobId: string,
  editor: DocumentEditor<C>,
  version: number,
): Promise<void> => {
  await editor.saveNow();
  const state = editor.state.get();
  if (state.failure) throw state.failure.error;
  if (statusOf(state) === 'changed-elsewhere') throw new ApiError(412, 'precondition-failed');
  const answer = await documents.restore(jobId, version, taggedOver(state));
  if ('saved' in answer) return editor.replace(answer.saved);
  editor.find(answer.newer);
  throw new ApiError(412, 'precondition-failed');
};
