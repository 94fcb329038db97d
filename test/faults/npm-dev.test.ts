import { appendFileSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { npmStart } from '../support/npm-start.ts';
import { copyRepository } from './support/copy-repository.ts';

let copy: string;
let run: ReturnType<typeof npmStart>;

/** When each function was built. */
const builds = () => {
  const folder = path.join(copy, 'dist/hosted');
  const names = readdirSync(folder).filter((name) =>
    existsSync(path.join(folder, name, 'index.mjs')),
  );
  return new Map(
    names.map((name) => [name, statSync(path.join(folder, name, 'index.mjs')).mtimeMs]),
  );
};
const change = (file: string) => appendFileSync(path.join(copy, file), '\n// Changed.\n');

beforeAll(async () => {
  copy = await copyRepository();
  run = npmStart({ script: 'dev', folder: copy, dataDir: path.join(copy, '.local') });
  await run.ready();
});
afterAll(() => {
  run.end();
  rmSync(copy, { recursive: true });
});

it('serves the site without building it', async () => {
  const page = await (await fetch(run.url, { headers: { accept: 'text/html' } })).text();
  expect(page).toContain('/@vite/client');
  expect(existsSync(path.join(copy, 'dist/frontend/index.html'))).toBe(false);
});

it('builds a changed function alone', async () => {
  const before = builds();
  change('lambdas/games/handlers/list-games.ts');
  await expect.poll(run.output).toContain('built again: list-games\n');
  const after = builds();
  expect([...after.keys()].filter((name) => after.get(name) !== before.get(name))).toEqual([
    'list-games',
  ]);
  expect((await fetch(`${run.url}/api/games`)).status).toBe(401);
});

it('says that a change of the templates needs a new start', async () => {
  change('infra/stacks/data-stack.ts');
  const line = 'infra/stacks/data-stack.ts changed: start again to apply it';
  await expect.poll(run.output).toContain(line);
});
