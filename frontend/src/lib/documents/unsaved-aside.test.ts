import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { useStored } from '#frontend/features/games/hooks/use-stored.ts';
import { sampleEndpoints } from '../../test-support/fake-documents.ts';
import { sampleUser } from '../../test-support/sample-user.ts';
import { session } from '../auth/session.ts';
import { deviceCopy } from './device-copy.ts';
import { createDocumentEditor } from './document-editor.ts';
import { forgetNotes, refusedDocuments } from './unsaved-conflicts.ts';

const { uid } = sampleUser;
const KEY = `daftar.document.${uid}.sample`;
const GAME = `daftar.games.${uid}.wheel`;
const content = { title: '2م3', marks: ['', '', ''] };
const newest = { version: 1, createdAt: '2026-03-01T10:00:00.000Z', content };
const damaged = '{"over":1,"content":{"title":"2م3","mar';
const newer = (title: string) =>
  JSON.stringify({ over: 1, unanswered: [], content: { ...content, title, colours: ['red'] } });

let tabs: { readonly stop: () => void }[];
const openTab = (schema: z.ZodMiniType<typeof content> = sampleEndpoints.content) => {
  const tab = createDocumentEditor({
    newest,
    copy: deviceCopy(uid, 'sample', schema),
    save: async (saved) => ({ saved: { ...newest, version: 2, content: saved } }),
    onSaved: () => undefined,
    onStale: () => undefined,
  });
  tabs.push(tab);
  return tab;
};
const rename = (tab: ReturnType<typeof openTab>, title: string) =>
  tab.change((before) => ({ ...before, title }));
const aside = () =>
  Object.keys(localStorage)
    .filter((key) => key.includes('.unreadable/'))
    .map((key) => localStorage.getItem(key));
const told = () =>
  [...refusedDocuments.get()].map(([address, { id }]) => [address.split('/').at(-1), id]);

beforeEach(() => {
  localStorage.clear();
  tabs = [];
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
});
afterEach(() => {
  for (const tab of tabs) tab.stop();
  forgetNotes();
});

describe('a copy on the device that this release cannot read', () => {
  it.each([
    ['damaged', damaged],
    ['of a newer release', newer('3م1')],
  ])('stays when the document is edited and saved, and that is said: %s', async (_, text) => {
    localStorage.setItem(KEY, text);
    const tab = openTab();
    rename(tab, '4م1');
    await tab.saveNow();
    expect(aside()).toEqual([text]);
    expect(localStorage.getItem(KEY)).toBeNull();
    await waitFor(() => expect(told()).toEqual([['sample', 'error.unreadableCopy']]));
  });

  it('stays when another tab has written it meanwhile, in its last form alone', async () => {
    const tab = openTab();
    rename(tab, '4م1');
    for (const title of ['3م', '3م1']) {
      localStorage.setItem(KEY, newer(title));
      window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: newer(title) }));
      rename(tab, `${title}x`);
    }
    expect(tab.state.get().content.title).toBe('3م1x');
    expect(localStorage.getItem(KEY)).toContain('3م1x');
    expect(aside()).toEqual([newer('3م1')]);
    await waitFor(() => expect(told()).toHaveLength(1));
  });

  it('is not removed when this tab has nothing more to save', async () => {
    const tab = openTab();
    rename(tab, '4م1');
    localStorage.setItem(KEY, newer('3م1'));
    rename(tab, content.title);
    expect(localStorage.getItem(KEY) ?? aside()[0]).toBe(newer('3م1'));
  });

  it('is an edit again in a release that can read it', async () => {
    localStorage.setItem(KEY, newer('3م1'));
    openTab().stop();
    const wider = z.object({
      title: z.string(),
      marks: z.array(z.string()),
      colours: z.optional(z.array(z.string())),
    });
    const tab = openTab(wider);
    expect(tab.state.get()).toMatchObject({ content: { title: '3م1' }, recovered: true });
    expect(aside()).toEqual([]);
    await waitFor(() => expect(told()).toEqual([]));
  });
});

it('a list of a game that cannot be read stays when another one is made', async () => {
  const schema = z.object({ names: z.string() });
  const wheel = () => renderHook(() => useStored('wheel', schema, () => ({ names: '' }))).result;
  const theirs = '{"names":["Amina"],"groups":2}';
  localStorage.setItem(GAME, theirs);
  const shown = wheel();
  act(() => shown.current[1](() => ({ names: 'Yacine' })));
  expect(localStorage.getItem(GAME)).toBe('{"names":"Yacine"}');
  localStorage.setItem(GAME, damaged);
  act(() => shown.current[1](() => ({ names: 'Lina' })));
  expect(localStorage.getItem(GAME)).toBe('{"names":"Lina"}');
  expect(aside().toSorted()).toEqual([theirs, damaged].toSorted());
  await waitFor(() => expect(told()).toHaveLength(2));
});
