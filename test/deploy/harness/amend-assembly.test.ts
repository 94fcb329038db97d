import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { amendAssembly } from './amend-assembly.ts';

let folder: string;
const before = 'a'.repeat(64);
const template = '{"Resources":{}}';
const change = (text: string) => text.replace('{}', '{"Topic":{}}');
const read = (name: string) => readFile(path.join(folder, 'after', name), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'daftar-assembly-'));
  const assembly = path.join(folder, 'before');
  await mkdir(path.join(assembly, 'asset.one'), { recursive: true });
  const url = `s3://assets/${before}.json`;
  const manifest = { artifacts: { api: { properties: { stackTemplateAssetObjectUrl: url } } } };
  const files = {
    'asset.one/index.mjs': 'export {};',
    'manifest.json': JSON.stringify(manifest),
    'api.assets.json': JSON.stringify({ files: { [before]: { objectKey: `${before}.json` } } }),
    'api.template.json': template,
    'web.template.json': template,
  };
  for (const [name, text] of Object.entries(files))
    await writeFile(path.join(assembly, name), text);
  await amendAssembly(assembly, path.join(folder, 'after'), { stack: 'api', change });
});
afterAll(() => rm(folder, { recursive: true }));

it('changes one template, and its upload name everywhere', async () => {
  const after = createHash('sha256').update(change(template)).digest('hex');
  expect(await read('api.template.json')).toBe(change(template));
  expect(await read('api.assets.json')).toBe(
    JSON.stringify({ files: { [after]: { objectKey: `${after}.json` } } }),
  );
  expect(await read('manifest.json')).toContain(`s3://assets/${after}.json`);
});

it('leaves everything else unchanged', async () => {
  expect(await read('web.template.json')).toBe(template);
  expect(await read('asset.one/index.mjs')).toBe('export {};');
});

it('rejects a stack that does not exist', async () => {
  const amended = amendAssembly(path.join(folder, 'before'), path.join(folder, 'none'), {
    stack: 'data',
    change,
  });
  await expect(amended).rejects.toThrow('no stack data');
});
