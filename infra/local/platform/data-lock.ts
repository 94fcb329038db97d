import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A socket instead of a file with a process id, because it is free as soon as its process dies. */
const socketPath = (dataDir: string): string => {
  const name = `daftar-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32'
    ? String.raw`\\.\pipe\${name}`
    : join(tmpdir(), `${name}.sock`);
};

const listen = async (path: string): Promise<Server | undefined> => {
  const server = createServer((socket) => socket.destroy());
  const listening = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(path, () => resolve(true));
  });
  server.unref();
  return listening ? server : undefined;
};

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Locks a data folder for this process, so that two platforms never write to the same files.
 * @returns a function that releases the lock
 * @throws if another process has it
 */
export const lockDataDirectory = async (dataDir: string): Promise<() => void> => {
  mkdirSync(dataDir, { recursive: true });
  const path = socketPath(dataDir);
  let server = await listen(path);
  if (server === undefined && !(await answers(path))) {
    // The socket remains from a process that was killed.
    rmSync(path, { force: true });
    server = await listen(path);
  }
  if (server === undefined) {
    throw new Error(
      `Another platform uses ${dataDir}. End it, or choose another folder with DAFTAR_DATA_DIR.`,
    );
  }
  return () => server.close();
};
