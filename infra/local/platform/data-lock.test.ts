import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataDirectory } from './data-lock.ts';

describe('lockDataDirectory', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('gives the folder to one process until it is released', async () => {
    const unlock = await lockDataDirectory(folder);
    await expect(lockDataDirectory(folder)).rejects.toThrow('DAFTAR_DATA_DIR');
    unlock();
    (await lockDataDirectory(folder))();
  });

  it('creates the folder', async () => {
    (await lockDataDirectory(join(folder, 'new', 'folder')))();
  });

  it('takes over from a process that was killed', async () => {
    const script = `
      const { lockDataDirectory } = await import(${JSON.stringify(new URL('data-lock.ts', import.meta.url).href)});
      await lockDataDirectory(${JSON.stringify(folder)});
      console.log('locked');
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
    await once(child.stdout, 'data');
    await expect(lockDataDirectory(folder)).rejects.toThrow('Another platform');
    child.kill('SIGKILL');
    await once(child, 'exit');
    (await lockDataDirectory(folder))();
  });
});
