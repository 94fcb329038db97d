import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.documentElement.lang = 'en-US';
});

const freshly = () => import('./load-messages.ts');

it('loads what every screen says, and no feature', async () => {
  const { loadMessages } = await freshly();
  const messages = await loadMessages('ar');
  expect(messages).toHaveProperty(['layout.menu']);
  expect(messages).not.toHaveProperty(['games.all']);
});

it('adds the texts of a feature to those that are shown', async () => {
  const { loadMessages, openTexts } = await freshly();
  const messages = await loadMessages('ar');
  await openTexts('students');
  expect(messages).toHaveProperty(['students.search']);
});

it('opens a feature in the language of the first screen, before that is here', async () => {
  const { loadMessages, openTexts } = await freshly();
  const opening = openTexts('students');
  const messages = await loadMessages('en-US');
  await opening;
  expect(messages).toHaveProperty(['students.search']);
});

it('brings every opened feature along into another language', async () => {
  const { loadMessages, openTexts } = await freshly();
  await loadMessages('en-US');
  await openTexts('students');
  expect(await loadMessages('ar')).toHaveProperty(['students.search']);
});

it('forgets no feature that is opened while the language changes', async () => {
  const { loadMessages, openTexts } = await freshly();
  await loadMessages('en-US');
  const changing = loadMessages('ar');
  await openTexts('students');
  expect(await changing).toHaveProperty(['students.search']);
});

it('opens a feature in the language that is shown, also after another was asked for in vain', async () => {
  const { loadMessages, openTexts } = await freshly();
  const messages = await loadMessages('en-US');
  await loadMessages('ar');
  await openTexts('students');
  expect(messages).toHaveProperty(['students.search']);
});

it('forgets no feature that is being opened when the language changes', async () => {
  const { loadMessages, openTexts } = await freshly();
  await loadMessages('en-US');
  const opening = openTexts('students');
  const messages = await loadMessages('ar');
  await opening;
  expect(messages).toHaveProperty(['students.search']);
});

it('is kept back by no feature whose texts do not come', async () => {
  const { loadMessages, openTexts } = await freshly();
  const opening = expect(openTexts('nothing')).rejects.toThrow('no compiled texts');
  expect(await loadMessages('en-US')).toHaveProperty(['layout.menu']);
  await opening;
  expect(await loadMessages('ar')).toHaveProperty(['layout.menu']);
});

it('knows no feature without texts', async () => {
  const { openTexts } = await freshly();
  await expect(openTexts('nothing')).rejects.toThrow('no compiled texts');
});
