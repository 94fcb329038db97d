import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const profile = mkdtempSync(path.join(tmpdir(), 'bench-libreoffice-'));

/** Converts files in LibreOffice, with a new profile, and writes them into the folder `to`. */
export function byLibreOffice(files: readonly string[], format: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const program = 'libreoffice';
  const own = `-env:UserInstallation=file://${profile}`;
  const options = [own, '--headless', '--convert-to', format, '--outdir', to, ...files];
  execFileSync(program, options, { stdio: 'ignore' });
}
