import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { Readable } from 'node:stream';
import dynalite from 'dynalite';

/** An answer of the database. */
interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** DynamoDB over a folder. It has no port, so only the gateway and the start have access. */
export interface Database {
  /** @param action e.g. `GetItem`; @param body the JSON of its input */
  call(action: string, body: Uint8Array): Promise<Answer>;
  close(): Promise<void>;
}

/** dynalite requires the parts of a signature but does not verify them; the gateway did. */
const verified = {
  'content-type': 'application/x-amz-json-1.0',
  'x-amz-date': 'verified',
  authorization: 'AWS4-HMAC-SHA256 Credential=local, SignedHeaders=host, Signature=verified',
};

/** Passes a POST to a server's handler within the process, so that no port is needed. */
const post = (server: Server, headers: Record<string, string>, sent: Uint8Array): Promise<Answer> =>
  new Promise((resolve) => {
    const request = Object.assign(Readable.from([sent]), { method: 'POST', url: '/', headers });
    const answered: Record<string, string> = {};
    // The part of a response that dynalite uses.
    const response = {
      statusCode: 200,
      setHeader: (name: string, value: string | number) => {
        answered[name.toLowerCase()] = String(value);
      },
      end: (body: string | Uint8Array = '') =>
        resolve({ status: response.statusCode, headers: answered, body: Buffer.from(body) }),
    };
    server.emit('request', request, response);
  });

/**
 * Opens the database in `folder`, which is created if missing. Writes are in LevelDB's log before they are answered, so
 * a killed process loses none.
 */
export const openDatabase = async (folder: string): Promise<Database> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const server = dynalite({ path: folder, createTableMs: 0, updateTableMs: 0 });
  return {
    call: (action, body) =>
      post(server, { ...verified, 'x-amz-target': `DynamoDB_20120810.${action}` }, body),
    // dynalite closes its files only when its server closes, and only a listening server can be closed.
    close: () =>
      new Promise((resolve, reject) => {
        server.listen(0, '127.0.0.1', () => {
          server.close((error) => (error ? reject(error) : resolve()));
        });
      }),
  };
};
