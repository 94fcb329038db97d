import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.documentElement.lang = 'en-US';
});

const freshly = () => import('./load-messages.ts');

it('loads the texts of every screen, and those of no feature', async () => {
  const { loadLocaleMessages } = await freshly();
  const messages = await loadLocaleMessages('ar');
  expect(messages).toHaveProperty(['layout.home']);
  expect(messages).not.toHaveProperty(['games.all']);
});

it('adds the texts of a feature to those that are shown', async () => {
  const { loadLocaleMessages, loadMessages } = await freshly();
  const messages = await loadLocaleMessages('ar');
  await loadMessages('students');
  expect(messages).toHaveProperty(['students.search']);
});

it('loads a feature in the language of the first screen, before that has arrived', async () => {
  const { loadLocaleMessages, loadMessages } = await freshly();
  const opening = loadMessages('students');
  const messages = await loadLocaleMessages('en-US');
  await opening;
  expect(messages).toHaveProperty(['students.search']);
});

it('loads every opened feature in a newly chosen language', async () => {
  const { loadLocaleMessages, loadMessages } = await freshly();
  await loadLocaleMessages('en-US');
  await loadMessages('students');
  expect(await loadLocaleMessages('ar')).toHaveProperty(['students.search']);
});

it('keeps a feature that is opened while the language changes', async () => {
  const { loadLocaleMessages, loadMessages } = await freshly();
  await loadLocaleMessages('en-US');
  const changing = loadLocaleMessages('ar');
  await loadMessages('students');
  expect(await changing).toHaveProperty(['students.search']);
});

it('loads a feature in the shown language after another language failed to load', async () => {
  const { loadLocaleMessages, loadMessages } = await freshly();
  const messages = await loadLocaleMessages('en-US');
  await loadLocaleMessages('ar');
  await loadMessages('students');
  expect(messages).toHaveProperty(['students.search']);
});

it('keeps a feature that is still loading when the language changes', async () => {
  const { loadLocaleMessages, loadMessages } = await freshly();
  await loadLocaleMessages('en-US');
  const opening = loadMessages('students');
  const messages = await loadLocaleMessages('ar');
  await opening;
  expect(messages).toHaveProperty(['students.search']);
});

it('changes the language although the texts of a feature fail to load', async () => {
  const { loadLocaleMessages, loadMessages } = await freshly();
  const opening = expect(loadMessages('nothing')).rejects.toThrow('no compiled texts');
  expect(await loadLocaleMessages('en-US')).toHaveProperty(['layout.home']);
  await opening;
  expect(await loadLocaleMessages('ar')).toHaveProperty(['layout.home']);
});

it('has texts for every feature', async () => {
  const { loadMessages } = await freshly();
  await expect(loadMessages('nothing')).rejects.toThrow('no compiled texts');
});
