import { useEffect, useRef, useState } from 'react';
import type { UploadType } from '../../../../shared/model/upload.ts';
import type { Text } from '../../i18n/message-id.ts';
import { SessionEndedError, textOfError } from '../api/api-error.ts';
import { fileProblem, typeOfFile } from './accepted-type.ts';
import { UploadRefusedError } from './put-file.ts';
import { uploadFile } from './upload-file.ts';

export type UploadState =
  | { readonly status: 'none'; readonly problem?: Text }
  | { readonly status: 'sending'; readonly file: File; readonly part: number }
  | { readonly status: 'sent'; readonly file: File; readonly key: string }
  | { readonly status: 'failed'; readonly file: File; readonly problem: Text };

export interface Upload {
  readonly state: UploadState;
  /** Takes a file and starts sending it at once; a file under way is cancelled. */
  readonly choose: (file: File) => void;
  /** Forgets the file; one under way is cancelled. */
  readonly clear: () => void;
  /** Resolves with the key once the file is sent; undefined when there is none or it failed. */
  readonly finished: () => Promise<string | undefined>;
}

const problemOf = (error: unknown): Text =>
  error instanceof UploadRefusedError ? { id: 'file.refused' } : textOfError(error);

/** One file on its way to the storage, of one of the accepted types. */
export const useUpload = (accepted: readonly UploadType[]): Upload => {
  const [state, setState] = useState<UploadState>({ status: 'none' });
  const controller = useRef<AbortController>(undefined);
  const sending = useRef<Promise<string | undefined>>(Promise.resolve(undefined));

  useEffect(() => () => controller.current?.abort(), []);

  const send = async (file: File, type: UploadType, signal: AbortSignal) => {
    // A cancelled upload may report once more; what it says is no longer of interest.
    const report = (next: UploadState) => !signal.aborted && setState(next);
    report({ status: 'sending', file, part: 0 });
    try {
      const onProgress = (part: number) => report({ status: 'sending', file, part });
      const key = await uploadFile(file, type, { signal, onProgress });
      report({ status: 'sent', file, key });
      return key;
    } catch (error) {
      if (!(error instanceof SessionEndedError)) {
        report({ status: 'failed', file, problem: problemOf(error) });
      }
      return undefined;
    }
  };

  const clear = () => {
    controller.current?.abort();
    sending.current = Promise.resolve(undefined);
    setState({ status: 'none' });
  };

  return {
    state,
    clear,
    finished: () => sending.current,
    choose: (file) => {
      clear();
      const problem = fileProblem(file, accepted);
      const type = typeOfFile(file, accepted);
      if (problem || !type) {
        setState({ status: 'none', ...(problem && { problem }) });
        return;
      }
      controller.current = new AbortController();
      sending.current = send(file, type, controller.current.signal);
    },
  };
};
