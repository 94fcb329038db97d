import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putFile, UploadRefusedError } from './put-file.ts';

class FakeRequest {
  static last: FakeRequest;
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  sent: unknown;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open = vi.fn();
  setRequestHeader = (name: string, value: string) => (this.headers[name] = value);
  send = (body: unknown) => (this.sent = body);
  abort = () => this.onabort?.();
  constructor() {
    FakeRequest.last = this;
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => vi.unstubAllGlobals());

const ticket = {
  url: 'http://storage/x',
  headers: { 'content-type': 'image/png', 'if-none-match': '*', 'content-length': '3' },
};
const start = () => {
  const controller = new AbortController();
  const onProgress = vi.fn();
  const done = putFile(new Blob(['abc']), ticket, { signal: controller.signal, onProgress });
  return { controller, onProgress, done, request: FakeRequest.last };
};

describe('uploading a file', () => {
  it('sends the ticket’s headers, except those only the browser may set', async () => {
    const { done, request } = start();
    request.status = 200;
    request.onload?.();
    await done;
    expect(request.open).toHaveBeenCalledWith('PUT', ticket.url);
    expect(request.headers).toEqual({ 'content-type': 'image/png', 'if-none-match': '*' });
  });

  it('reports the progress', () => {
    const { request, onProgress } = start();
    request.upload.onprogress?.({ loaded: 1, total: 4 });
    expect(onProgress).toHaveBeenCalledWith(0.25);
  });

  it('reports that the storage has refused', async () => {
    const { done, request } = start();
    request.status = 403;
    request.onload?.();
    await expect(done).rejects.toBeInstanceOf(UploadRefusedError);
  });

  it('reports that the network failed', async () => {
    const { done, request } = start();
    request.onerror?.();
    await expect(done).rejects.toBeInstanceOf(TypeError);
  });

  it('can be cancelled', async () => {
    const { done, controller } = start();
    controller.abort();
    await expect(done).rejects.toMatchObject({ name: 'AbortError' });
  });
});
