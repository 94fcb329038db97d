import { createUpload } from '#shared/contracts/uploads.ts';
import { spreadsheetType, type UploadType } from '#shared/model/upload.ts';
import { call } from '../api/client.ts';
import { FileTooLargeError, sizeProblem } from './accepted-type.ts';
import { putFile } from './put-file.ts';
import { workbookOf } from './table-file.ts';

/** Photos wait for one another, because a decoded one takes hundreds of megabytes. */
let before: Promise<unknown> = Promise.resolve();

const askWorker = (photo: File, signal: AbortSignal): Promise<Blob> =>
  new Promise((resolve) => {
    if (signal.aborted || typeof OffscreenCanvas === 'undefined') {
      resolve(photo);
      return;
    }
    const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
    const finish = (answer?: unknown) => {
      worker.terminate();
      resolve(answer instanceof Blob && answer.size < photo.size ? answer : photo);
    };
    worker.onmessage = ({ data }: MessageEvent<unknown>) => finish(data);
    worker.onerror = () => finish();
    signal.addEventListener('abort', () => finish(), { once: true });
    worker.postMessage(photo);
  });

/** Makes a photo as small as reading allows, upright and without metadata; or answers the photo itself. */
function shrinkPhoto(photo: File, signal: AbortSignal): Promise<Blob> {
  const turn = before.then(() => askWorker(photo, signal));
  before = turn;
  return turn;
}

interface Options {
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
}

/** What is sent, and how it is called. */
interface Content {
  readonly body: Blob;
  readonly fileType: UploadType;
  readonly fileName: string;
}

/** What is sent of a file: a photo is made smaller first, and another table becomes a workbook. */
async function contentOf(file: File, fileType: UploadType, signal: AbortSignal): Promise<Content> {
  if (fileType === spreadsheetType) {
    const body = await workbookOf(file);
    return { body, fileType, fileName: body.name.replace(/\.xlsm$/i, '.xlsx') };
  }
  const body = await shrinkPhoto(file, signal);
  if (body === file) return { body, fileType, fileName: file.name };
  const fileName = file.name.replace(/\.png$/i, '.jpg');
  return { body, fileType: 'image/jpeg', fileName };
}

/**
 * Gets a ticket and sends a content with it as it is; resolves to the key that names the file in later calls.
 * @throws FileTooLargeError
 */
export const sendContent = async (
  { body, fileType, fileName }: Content,
  options: Options,
): Promise<string> => {
  const problem = sizeProblem(body, fileType);
  if (problem) throw new FileTooLargeError(problem);
  const ticket = await call(createUpload, {
    query: { fileName, fileType, fileSize: String(body.size) },
    signal: options.signal,
  });
  // Sent with the ticket's type, because the device may use another type for the file or none.
  await putFile(new Blob([body], { type: fileType }), ticket, options);
  return ticket.key;
};

/**
 * Sends a file, a photo as small as reading allows; resolves to its key.
 * @throws FileTooLargeError, WorkbookError
 */
export const uploadFile = async (file: File, type: UploadType, options: Options): Promise<string> =>
  sendContent(await contentOf(file, type, options.signal), options);
