import { statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findEntries, lambdasDirectory } from '../../infra/build/lambdas.ts';

const KB = 1024;
const entries = await findEntries();
/** Bytes of a function's code; what it reads at run time beside it (fonts, wasm) is not code. */
const codeSize = (name: string) => statSync(path.join(lambdasDirectory, name, 'index.mjs')).size;
const handlers = [...entries].filter(([, file]) => file.includes('/handlers/'));

describe('bundle budgets', () => {
  it('authorize weighs at most 25 KB', () => {
    expect(codeSize('authorize') / KB).toBeLessThanOrEqual(25);
  });

  it.each(handlers.map(([name]) => name))('%s weighs at most 300 KB', (name) => {
    expect(codeSize(name) / KB).toBeLessThanOrEqual(300);
  });

  it.each([
    'get-profile',
    'put-profile',
    'create-upload',
    'list-notebook-jobs',
    'delete-notebook',
    'record-job',
  ])('%s, with one client, weighs at most 250 KB', (name) => {
    expect(codeSize(name) / KB).toBeLessThanOrEqual(250);
  });
});
