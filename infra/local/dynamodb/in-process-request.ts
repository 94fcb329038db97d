import type { Server } from 'node:http';
import { Readable } from 'node:stream';

/** The answer of an HTTP handler that was called without a network. */
export interface InProcessResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** The part of a server's response that dynalite writes to. */
class CapturedResponse {
  statusCode = 200;
  readonly headers: Record<string, string> = {};
  readonly #done: (response: InProcessResponse) => void;

  constructor(done: (response: InProcessResponse) => void) {
    this.#done = done;
  }

  setHeader(name: string, value: string | number): void {
    this.headers[name.toLowerCase()] = String(value);
  }

  end(body: string | Uint8Array = ''): void {
    this.#done({ status: this.statusCode, headers: this.headers, body: Buffer.from(body) });
  }
}

/** Passes a POST to a server's handler within the process, so that no port is needed. */
export const requestInProcess = (
  server: Server,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
): Promise<InProcessResponse> =>
  new Promise((resolve) => {
    const message = Object.assign(Readable.from([body]), { method: 'POST', url: '/', headers });
    server.emit('request', message, new CapturedResponse(resolve));
  });
