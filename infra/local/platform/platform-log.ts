import { createWriteStream, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const maxBytes = 10 * 1024 * 1024;

/** Where the platform writes what functions and services say: one file, one line each. */
export interface PlatformLog {
  (source: string, line: string): void;
  readonly close: () => Promise<void>;
}

/** Opens `logs/platform.log` in the data folder; begins anew when it has grown above 10 MB. */
export const openLog = (dataDir: string): PlatformLog => {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'platform.log');
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > maxBytes) rmSync(file);
  const stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
  const write = (source: string, line: string): void => {
    if (!stream.writableEnded) stream.write(`${new Date().toISOString()} ${source} ${line}\n`);
  };
  return Object.assign(write, {
    close: () => new Promise<void>((resolve) => stream.end(() => resolve())),
  });
};
