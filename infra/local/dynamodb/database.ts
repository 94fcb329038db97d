import { mkdir } from 'node:fs/promises';
import dynalite from 'dynalite';
import type { InProcessResponse } from './in-process-request.ts';
import { requestInProcess } from './in-process-request.ts';

/** DynamoDB over a folder. It has no port, so only the gateway and the start have access. */
export interface Database {
  /** @param action e.g. `GetItem`; @param body the JSON of its input */
  call(action: string, body: Uint8Array): Promise<InProcessResponse>;
  close(): Promise<void>;
}

/** dynalite requires the parts of a signature but does not verify them; the gateway did. */
const authorization = 'AWS4-HMAC-SHA256 Credential=local, SignedHeaders=host, Signature=verified';

/**
 * Opens the database in `folder`, which is created if missing. Writes are in LevelDB's log before they are answered, so
 * a killed process loses none.
 */
export const openDatabase = async (folder: string): Promise<Database> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const server = dynalite({ path: folder, createTableMs: 0, updateTableMs: 0 });
  return {
    call: (action, body) =>
      requestInProcess(
        server,
        {
          'content-type': 'application/x-amz-json-1.0',
          'x-amz-target': `DynamoDB_20120810.${action}`,
          'x-amz-date': 'verified',
          authorization,
        },
        body,
      ),
    // dynalite closes its files only when its server closes, and only a listening server can be closed.
    close: () =>
      new Promise((resolve, reject) => {
        server.listen(0, '127.0.0.1', () => {
          server.close((error) => (error ? reject(error) : resolve()));
        });
      }),
  };
};
