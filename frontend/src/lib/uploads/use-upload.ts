import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { UploadType } from '#shared/model/upload.ts';
import type { Text } from '../../i18n/message-id.ts';
import { SessionEndedError, textOfError } from '../api/api-error.ts';
import { useUnsentForm } from '../forms/use-unsent-form.ts';
import { FileTooLargeError, fileProblem, typeOfFile } from './accepted-type.ts';
import { UploadRefusedError } from './put-file.ts';
import { uploadFile } from './upload-file.ts';

export type UploadState =
  | { readonly status: 'none'; readonly problem?: Text }
  | { readonly status: 'sending'; readonly file: File; readonly part: number }
  | { readonly status: 'sent'; readonly file: File; readonly key: string }
  | { readonly status: 'failed'; readonly file: File; readonly problem: Text };

export interface Upload {
  /** The name of the form's field. */
  readonly name: string;
  readonly state: UploadState;
  /** Whether it opened with the file chosen before. */
  readonly restored: boolean;
  /** The name of a file that was chosen before the page was reloaded, and is gone. */
  readonly lost: string | undefined;
  /** Starts sending a file at once; cancels an earlier upload. */
  readonly choose: (file: File) => void;
  /** Removes the file, and cancels its upload. */
  readonly clear: () => void;
  /** Removes the file from the draft after it has been used. */
  readonly forget: () => void;
  /** Resolves to the key once the file is sent; undefined when there is no file or the upload failed. */
  readonly finished: () => Promise<string | undefined>;
}

const problemOf = (error: unknown): Text =>
  error instanceof UploadRefusedError ? { id: 'file.refused' } : textOfError(error);

const keptName = z.object({ name: z.string() });

/**
 * Uploads one file of an accepted type to the storage. Stored under `keepAs`, so that it is still there when the user
 * returns to the screen; after a reload only its name is.
 */
export const useUpload = (accepted: readonly UploadType[], keepAs: string): Upload => {
  const draft = useUnsentForm(`${keepAs}.file`, keptName);
  const before = draft.foundFile;
  const [state, setState] = useState<UploadState>(
    before?.key === undefined
      ? { status: 'none' }
      : { status: 'sent', file: before.file, key: before.key },
  );
  const [isFresh, setFresh] = useState(false);
  const controller = useRef<AbortController>(undefined);
  const sending = useRef(Promise.resolve(before?.key));

  const send = async (file: File, type: UploadType, signal: AbortSignal) => {
    // A cancelled upload may report once more; ignore it.
    const report = (next: UploadState) => !signal.aborted && setState(next);
    report({ status: 'sending', file, part: 0 });
    try {
      const onProgress = (part: number) => report({ status: 'sending', file, part });
      const key = await uploadFile(file, type, { signal, onProgress });
      report({ status: 'sent', file, key });
      if (!signal.aborted) draft.keepFile({ file, key });
      return key;
    } catch (error) {
      if (error instanceof FileTooLargeError) {
        if (!signal.aborted) draft.forget();
        report({ status: 'none', problem: error.problem });
      } else if (!(error instanceof SessionEndedError)) {
        report({ status: 'failed', file, problem: problemOf(error) });
      }
      return undefined;
    }
  };

  const clear = () => {
    controller.current?.abort();
    sending.current = Promise.resolve(undefined);
    draft.forget();
    setState({ status: 'none' });
    setFresh(true);
  };

  const take = (file: File) => {
    const problem = fileProblem(file, accepted);
    const type = typeOfFile(file, accepted);
    if (problem || !type) {
      setState({ status: 'none', ...(problem && { problem }) });
      return;
    }
    draft.keep({ name: file.name });
    draft.keepFile({ file });
    controller.current = new AbortController();
    sending.current = send(file, type, controller.current.signal);
  };

  const resume = useEffectEvent(() => {
    if (before && before.key === undefined) take(before.file);
  });
  useEffect(() => {
    const begin = setTimeout(resume);
    return () => {
      clearTimeout(begin);
      controller.current?.abort();
    };
  }, []);

  return {
    name: keepAs,
    state,
    restored: !isFresh && before !== undefined,
    lost: isFresh || before ? undefined : draft.found?.name,
    clear,
    forget: draft.forget,
    finished: () => sending.current,
    choose: (file) => {
      clear();
      take(file);
    },
  };
};
