import type { ServerResponse } from 'node:http';

/**
 * Delays a response until `release` has settled with the whole body, so that clients only see what is on disk. If
 * `release` fails, the client gets a 500. The methods are replaced on the object, because Express replaces the
 * prototype.
 */
export function holdResponse(
  response: ServerResponse,
  release: (body: Buffer) => Promise<void>,
): void {
  const end = response.end.bind(response);
  const chunks: Buffer[] = [];
  const collect = (chunk: unknown): void => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  Object.assign(response, {
    write: (chunk: unknown) => {
      collect(chunk);
      return true;
    },
    end: (chunk?: unknown) => {
      collect(chunk);
      const body = Buffer.concat(chunks);
      release(body).then(
        () => end(body),
        () => {
          response.statusCode = 500;
          end();
        },
      );
      return response;
    },
  });
}
