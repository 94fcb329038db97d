import { createWriteStream, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const maxBytes = 10 * 1024 * 1024;

/** The platform's log of functions and services: one file, one line per message. */
export interface PlatformLog {
  (source: string, line: string): void;
  readonly close: () => Promise<void>;
}

/** Opens `logs/platform.log` in the data folder; starts a new file if the old one exceeds 10 MB. */
export const openLog = (
  dataDir: string,
  onLine?: (source: string, line: string) => void,
): PlatformLog => {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'platform.log');
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > maxBytes) rmSync(file);
  const stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
  const write = (source: string, line: string): void => {
    onLine?.(source, line);
    if (!stream.writableEnded) stream.write(`${new Date().toISOString()} ${source} ${line}\n`);
  };
  return Object.assign(write, {
    close: () => new Promise<void>((resolve) => stream.end(() => resolve())),
  });
};
