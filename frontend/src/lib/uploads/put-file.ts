/** The storage refused an upload, with this HTTP status. */
export class UploadRefusedError extends Error {
  override readonly name = 'UploadRefusedError';
}

interface Ticket {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Options {
  readonly signal: AbortSignal;
  /** Called with the fraction sent, 0–1. */
  readonly onProgress: (part: number) => void;
}

/**
 * Sends a file with a ticket and exactly its headers. Uses XMLHttpRequest because fetch does not report upload
 * progress.
 *
 * @throws TypeError when the network fails, UploadRefusedError when the storage refuses, the signal's reason when
 * cancelled
 */
export const putFile = (
  file: Blob,
  ticket: Ticket,
  { signal, onProgress }: Options,
): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('PUT', ticket.url);
    for (const [name, value] of Object.entries(ticket.headers)) {
      // The signature covers these headers, but the browser sets them itself and does not let scripts set them.
      if (!/^(?:content-length|host)$/i.test(name)) request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(new UploadRefusedError(`the storage answered ${request.status}`));
    request.onerror = () => reject(new TypeError('the upload did not reach the storage'));
    request.onabort = () => reject(new DOMException('the upload was cancelled', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
