import * as z from 'zod/mini';
import type { UploadType } from '#shared/model/upload.ts';
import { WorkbookError } from '#shared/spreadsheet/workbook/workbook-error.ts';
import type { Text } from '../../i18n/message-id.ts';
import { SessionEndedError, textOfError } from '../api/api-error.ts';
import type { UnsentForm } from '../forms/use-unsent-form.ts';
import { FileTooLargeError, fileProblem, typeOfFile } from './accepted-type.ts';
import { UploadRefusedError } from './put-file.ts';
import { requireNotice } from '../resources/pupil-data-question.ts';
import { uploadFile } from './upload-file.ts';

export type UploadState =
  | { readonly status: 'none'; readonly problem?: Text }
  | { readonly status: 'sending'; readonly file: File; readonly part: number }
  | { readonly status: 'sent'; readonly file: File; readonly key: string }
  | { readonly status: 'failed'; readonly file: File; readonly problem: Text };

/** What a form shows of an upload. */
export interface UploadView {
  readonly state: UploadState;
  /** Whether it opened with the file chosen before. */
  readonly restored: boolean;
  /** The name of a file that was chosen before the page was reloaded, and is gone. */
  readonly lost: string | undefined;
}

export interface UploadActions {
  /** Starts sending a file at once; cancels an earlier upload. */
  readonly choose: (file: File) => void;
  /** Removes the file, and cancels its upload. */
  readonly clear: () => void;
  /** Removes the file from the draft after it has been used. */
  readonly forget: () => void;
  /** Resolves to the key once the file is sent; undefined when there is no file or the upload failed. */
  readonly finished: () => Promise<string | undefined>;
}

interface UploadSlot extends UploadActions {
  /** Goes on with the file chosen before; returns what cancels the upload. */
  readonly open: () => () => void;
}

/** What a tab stores of a chosen file. */
export const keptName = z.object({ name: z.string() });
type FileDraft = UnsentForm<z.infer<typeof keptName>>;

export const firstView = ({ found, foundFile: before }: FileDraft): UploadView => ({
  state:
    before?.key === undefined
      ? { status: 'none' }
      : { status: 'sent', file: before.file, key: before.key },
  restored: before !== undefined,
  lost: before ? undefined : found?.name,
});

const problemOf = (error: unknown): Text =>
  error instanceof UploadRefusedError ? { id: 'file.refused' } : textOfError(error);

/** Why another attempt with the same file would fail too; undefined if it may not. */
const unusableOf = (error: unknown): Text | undefined => {
  if (error instanceof FileTooLargeError) return error.problem;
  if (!(error instanceof WorkbookError)) return undefined;
  // A converter finds no rows too many: that is for who reads the workbook.
  const problem = error.problem === 'too-many-rows' ? 'too-large' : error.problem;
  return { id: `failure.spreadsheet-${problem}` };
};

/** Uploads one file of an accepted type to the storage, and shows how far it is. */
export const uploadSlot = (
  accepted: readonly UploadType[],
  draft: FileDraft,
  show: (view: UploadView) => void,
): UploadSlot => {
  const before = draft.foundFile;
  let isFresh = false;
  let controller: AbortController | undefined;
  let sending = Promise.resolve(before?.key);

  const report = (state: UploadState): void =>
    show(isFresh ? { state, restored: false, lost: undefined } : { ...firstView(draft), state });

  const send = async (file: File, type: UploadType, signal: AbortSignal) => {
    // A cancelled upload may report once more; ignore it.
    const tell = (next: UploadState) => !signal.aborted && report(next);
    tell({ status: 'sending', file, part: 0 });
    try {
      const onProgress = (part: number) => tell({ status: 'sending', file, part });
      await requireNotice();
      const key = await uploadFile(file, type, { signal, onProgress });
      tell({ status: 'sent', file, key });
      if (!signal.aborted) draft.keepFile({ file, key });
      return key;
    } catch (error) {
      const unusable = unusableOf(error);
      if (unusable) {
        if (!signal.aborted) draft.forget();
        tell({ status: 'none', problem: unusable });
      } else if (!(error instanceof SessionEndedError)) {
        tell({ status: 'failed', file, problem: problemOf(error) });
      }
      return undefined;
    }
  };

  const clear = (): void => {
    controller?.abort();
    sending = Promise.resolve(undefined);
    draft.forget();
    isFresh = true;
    report({ status: 'none' });
  };

  const take = (file: File): void => {
    const problem = fileProblem(file, accepted);
    const type = typeOfFile(file, accepted);
    if (problem || !type) {
      report({ status: 'none', ...(problem && { problem }) });
      return;
    }
    draft.keep({ name: file.name });
    draft.keepFile({ file });
    controller = new AbortController();
    sending = send(file, type, controller.signal);
  };

  return {
    clear,
    forget: draft.forget,
    finished: () => sending,
    choose: (file) => {
      clear();
      take(file);
    },
    open: () => {
      const begin = setTimeout(() => {
        if (before && before.key === undefined && !isFresh) take(before.file);
      });
      return () => {
        clearTimeout(begin);
        controller?.abort();
      };
    },
  };
};
