import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.documentElement.lang = 'en-US';
});

const freshly = () => import('./load-messages.ts');

it('loads what every screen says, and no feature', async () => {
  const { loadLocaleMessages } = await freshly();
  const messages = await loadLocaleMessages('ar');
  expect(messages).toHaveProperty(['layout.menu']);
  expect(messages).not.toHaveProperty(['games.all']);
});

it('adds the texts of a feature to those that are shown', async () => {
  const { loadLocaleMessages, loadMessages } = await freshly();
  const messages = await loadLocaleMessages('ar');
  await loadMessages('students');
  expect(messages).toHaveProperty(['students.search']);
});

it('opens a feature in the language of the first screen, before that is here', async () => {
  const { loadLocaleMessages, loadMessages } = await freshly();
  const opening = loadMessages('students');
  const messages = await loadLocaleMessages('en-US');
  await opening;
  expect(messages).toHaveProperty(['students.search']);
});

it('brings every opened feature along into another language', async () => {
  const { loadLocaleMessages, loadMessages } = await freshly();
  await loadLocaleMessages('en-US');
  await loadMessages('students');
  expect(await loadLocaleMessages('ar')).toHaveProperty(['students.search']);
});

it('forgets no feature that is opened while the language changes', async () => {
  const { loadLocaleMessages, loadMessages } = await freshly();
  await loadLocaleMessages('en-US');
  const changing = loadLocaleMessages('ar');
  await loadMessages('students');
  expect(await changing).toHaveProperty(['students.search']);
});

it('opens a feature in the language that is shown, also after another was asked for in vain', async () => {
  const { loadLocaleMessages, loadMessages } = await freshly();
  const messages = await loadLocaleMessages('en-US');
  await loadLocaleMessages('ar');
  await loadMessages('students');
  expect(messages).toHaveProperty(['students.search']);
});

it('forgets no feature that is being opened when the language changes', async () => {
  const { loadLocaleMessages, loadMessages } = await freshly();
  await loadLocaleMessages('en-US');
  const opening = loadMessages('students');
  const messages = await loadLocaleMessages('ar');
  await opening;
  expect(messages).toHaveProperty(['students.search']);
});

it('is kept back by no feature whose texts do not come', async () => {
  const { loadLocaleMessages, loadMessages } = await freshly();
  const opening = expect(loadMessages('nothing')).rejects.toThrow('no compiled texts');
  expect(await loadLocaleMessages('en-US')).toHaveProperty(['layout.menu']);
  await opening;
  expect(await loadLocaleMessages('ar')).toHaveProperty(['layout.menu']);
});

it('knows no feature without texts', async () => {
  const { loadMessages } = await freshly();
  await expect(loadMessages('nothing')).rejects.toThrow('no compiled texts');
});
