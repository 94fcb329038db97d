import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { dist, localAssembly, root } from './paths.ts';

/** What the build and the synthesis read. */
const inputs = ['frontend', 'infra', 'lambdas', 'shared', 'cdk.json', 'package-lock.json'];
const irrelevant = /\.test\.tsx?$|^infra\/(local|decisions)\//;
const stamp = join(dist, '.inputs');

const filesOf = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));

const fingerprint = (): string => {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesOf(join(root, input))).sort()) {
    const name = relative(root, file);
    if (irrelevant.test(name)) continue;
    const { size, mtimeMs } = statSync(file);
    hash.update(`${name}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

const run = (script: string, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, script)], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
      signal,
    });
    child.once('error', reject).once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${script} failed; its message is above.`));
    });
  });

/**
 * Builds and synthesizes, each in a process of its own, unless nothing has changed since the last time.
 * @param signal ends the children
 * @returns whether there was anything to do
 * @throws when either fails; it has said why on standard error
 */
export const prepare = async (signal?: AbortSignal): Promise<boolean> => {
  const current = fingerprint();
  const known = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
  if (known === current && existsSync(join(localAssembly, 'manifest.json'))) return false;
  await run('infra/build/build.ts', signal);
  await run('infra/local/platform/synthesize.ts', signal);
  writeFileSync(stamp, current);
  return true;
};
