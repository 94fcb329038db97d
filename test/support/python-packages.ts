import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs Python packages in a folder of their own, unless they are there already.
 *
 * @param home is emptied first
 * @param requirements file with the pinned packages
 * @param more installs what else belongs into the folder
 * @throws Error if Python 3 or the package registry cannot be reached
 */
export function installPython(
  home: string,
  requirements: string,
  { options = [], more }: { readonly options?: readonly string[]; readonly more?: () => void } = {},
): void {
  const installed = path.join(home, 'installed.txt');
  const wanted = readFileSync(requirements, 'utf8');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return;
  rmSync(home, { recursive: true, force: true });
  execFileSync('python3', ['-m', 'venv', home], { stdio: 'inherit' });
  const given = [
    '--quiet',
    '--disable-pip-version-check',
    ...options,
    '--requirement',
    requirements,
  ];
  execFileSync(path.join(home, 'bin/pip'), ['install', ...given], { stdio: 'inherit' });
  more?.();
  copyFileSync(requirements, installed);
}
