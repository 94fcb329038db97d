import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { Readable } from 'node:stream';
import dynalite from 'dynalite';

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** DynamoDB over a folder. It has no port, so only the gateway and the start have access. */
export interface Database {
  /** @param action e.g. `GetItem`; @param body the JSON of its input */
  call(action: string, body: Uint8Array): Promise<Answer>;
  /** Answers the calls that are under way first; later ones are refused. */
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

/** What is answered once the database closes; dynalite would end the process. */
const closed = (): Answer => ({
  status: 500,
  headers: { 'content-type': verified['content-type'] },
  body: Buffer.from('{"__type":"com.amazonaws.dynamodb.v20120810#InternalServerError"}'),
});

/** Opens or creates the database in `folder`. Writes are logged before they are answered, so none are lost. */
export const openDatabase = async (folder: string): Promise<Database> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const server = dynalite({ path: folder, createTableMs: 0, updateTableMs: 0 });
  const running = new Set<Promise<Answer>>();
  let isClosed = false;
  return {
    call(action, body) {
      if (isClosed) return Promise.resolve(closed());
      const headers = { ...verified, 'x-amz-target': `DynamoDB_20120810.${action}` };
      const answer = post(server, headers, body).finally(() => running.delete(answer));
      running.add(answer);
      return answer;
    },
    // dynalite closes its files only when its server closes, and only a listening server can be closed.
    async close() {
      isClosed = true;
      await Promise.all(running);
      await new Promise<void>((resolve, reject) => {
        server.listen(0, '127.0.0.1', () => {
          server.close((error) => (error ? reject(error) : resolve()));
        });
      });
    },
  };
};
