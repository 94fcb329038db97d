import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { textOfError } from './api/api-error.ts';
import { loadFile, newerVersion } from './new-version.ts';

const missing = new TypeError('Failed to fetch dynamically imported module');
const load = () => Promise.reject(missing);
const said = async () => textOfError(await loadFile(load).catch((error: unknown) => error)).id;
const siteIs = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

beforeEach(() => {
  newerVersion.set(false);
  document.head.innerHTML = '<script type="module" src="/assets/main-1.js"></script>';
});
afterEach(() => {
  document.head.innerHTML = '';
});

it('checks nothing when the file arrives', async () => {
  siteIs(() => Promise.reject(new Error('not asked')));
  expect(await loadFile(async () => 'file')).toBe('file');
});

it('says that there is no connection when the site cannot be reached', async () => {
  siteIs(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await said()).toBe('error.network');
  expect(newerVersion.get()).toBe(false);
});

it('says that there is a new version when the site has other scripts', async () => {
  siteIs(async () => new Response('<script type="module" src="/assets/main-2.js"></script>'));
  expect(await said()).toBe('error.newVersion');
  expect(newerVersion.get()).toBe(true);
});

it('blames neither when the site is reachable and unchanged', async () => {
  siteIs(async () => new Response('<script type="module" src="/assets/main-1.js"></script>'));
  expect(await said()).toBe('error.unexpected');
  expect(newerVersion.get()).toBe(false);
});
