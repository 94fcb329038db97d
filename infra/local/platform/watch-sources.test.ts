import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Platform } from '../platform.ts';
import { watchSources } from './watch-sources.ts';

const getClass = 'lambdas/record/handlers/get-class.ts';
const getGame = 'lambdas/games/handlers/get-game.ts';
const names = 'shared/model/names.ts';
const imported = 'lambdas/record/domain/imported.ts';

let folder: string;
let disposables: AsyncDisposableStack;
const inputs = new Map<string, readonly string[]>();
/** What happened, in its order. */
const done: string[] = [];

const change = async (file: string): Promise<void> => {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), `// ${done.length}`);
};
const hosted = (name: string) => ({ name: `daftar-${name}`, codePath: `/dist/lambdas/${name}` });
const platform = {
  application: { functions: [hosted('get-class'), hosted('get-game')] },
  restartFunctions: (restarted?: ReadonlySet<string>) => {
    done.push(`restarted ${[...(restarted ?? ['all'])].join()}`);
    return Promise.resolve();
  },
} as unknown as Platform;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'daftar-sources-'));
  done.length = 0;
  inputs.clear();
  inputs.set('get-class', [getClass, names]).set('get-game', [getGame, names]);
  for (const file of [getClass, getGame, names, imported, 'infra/app.ts']) await change(file);
  disposables = new AsyncDisposableStack();
  await watchSources(platform, (line) => done.push(line), disposables, {
    folder,
    inputs: () => new Map(inputs),
    build: (built) => {
      done.push(`built ${built.join()}`);
      return Promise.resolve(new Map(built.map((name) => [name, inputs.get(name) ?? []])));
    },
  });
});
afterEach(async () => {
  await disposables.disposeAsync();
  await rm(folder, { recursive: true });
});

it('builds and restarts the function of a changed file alone', async () => {
  await change(getClass);
  await expect
    .poll(() => done)
    .toEqual(['built get-class', 'restarted daftar-get-class', 'built again: get-class']);
});

it('sees each change of a file that is replaced, as many editors and git do', async () => {
  const seen = async (act: () => Promise<void>) => {
    done.length = 0;
    await act();
    await expect.poll(() => done).toContain('built again: get-class');
  };
  const replace = async () => {
    await change('replacement.ts');
    await rename(path.join(folder, 'replacement.ts'), path.join(folder, getClass));
  };
  await seen(replace);
  await seen(replace);
  await seen(() => change(getClass));
});

it('builds and restarts every function that a changed file is part of', async () => {
  await change(names);
  await expect.poll(() => done).toContain('restarted daftar-get-class,daftar-get-game');
});

it('counts a file that a function imports since its last build', async () => {
  inputs.set('get-class', [getClass, imported]);
  await change(getClass);
  await expect.poll(() => done).toContain('built again: get-class');
  done.length = 0;
  await change(imported);
  await expect.poll(() => done).toContain('restarted daftar-get-class');
});

it.each(['infra/app.ts', 'lambdas/record/handlers/put-class.ts'])(
  'asks for a new start when %s changes',
  async (file) => {
    await change(file);
    await expect.poll(() => done).toEqual([`${file} changed: start again to apply it`]);
  },
);

it('builds nothing for a test', async () => {
  await change('lambdas/record/handlers/get-class.test.ts');
  await change(getGame);
  await expect.poll(() => done).toContain('built again: get-game');
  expect(done[0]).toBe('built get-game');
});
