import { connect } from 'node:net';

/** A raw answer from the connection. */
export interface RawReply {
  readonly status: number;
  readonly text: string;
}

/** A server that is silent for so long has stopped working. */
const patienceMs = 60_000;

/**
 * Sends bytes to a server unchanged, which no HTTP client would: control characters in paths, repeated headers. `head`
 * is the request line and headers, without the last empty line.
 */
export const sendRaw = (origin: string, head: readonly string[], body = ''): Promise<RawReply> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const socket = connect({ host: hostname, port: Number(port) });
    const chunks: Buffer[] = [];
    socket.setTimeout(patienceMs, () => socket.destroy(new Error(`no answer to ${head[0]}`)));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    });
    socket.write(
      `${[...head, 'Host: localhost', 'Connection: close'].join('\r\n')}\r\n\r\n${body}`,
    );
  });
