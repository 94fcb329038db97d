import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig, type Cache } from 'swr';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteStudent, listStudents } from '#shared/contracts/students.ts';
import type { Student } from '#shared/model/student.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { useRoster } from './use-roster.ts';

const student = (fullName: string): Student => ({
  studentId: fullName.toLowerCase(),
  fullName,
  email: `${fullName.toLowerCase()}@school.dz`,
  addedAt: '2026-01-01T00:00:00.000Z',
});
const [anna, bob, cleo] = [student('Anna'), student('Bob'), student('Cleo')];
const renamed = (old: Student, fullName: string): Student => ({ ...old, fullName });

type Answer = { readonly status?: number; readonly body?: unknown };
const refused: Answer = { status: 500, body: { code: 'internal' } };

let api: FakeApi;
let cache: Cache;
/** The pending deletions, in the order they were sent. */
let deletions: PromiseWithResolvers<Answer>[];

const Fresh = ({ children }: { readonly children: ReactNode }) => (
  <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
);

beforeEach(() => {
  api = fakeApi();
  cache = new Map();
  deletions = [];
  api.on(deleteStudent, () => {
    const deletion = Promise.withResolvers<Answer>();
    deletions.push(deletion);
    return deletion.promise;
  });
  notifications.set(undefined);
});
afterEach(cleanup);

const open = async (students: readonly Student[]) => {
  api.on(listStudents, { body: students });
  const { result, unmount } = renderHook(() => useRoster(), { wrapper: Fresh });
  await waitFor(() => expect(result.current.data).toBeDefined());
  const roster = () => result.current;
  return {
    roster,
    unmount,
    names: () => roster().data?.map(({ fullName }) => fullName),
    /** Starts a deletion and waits until it is under way. */
    remove: async (who: Student) => {
      const before = deletions.length;
      act(() => void roster().remove(who));
      await waitFor(() => expect(deletions).toHaveLength(before + 1));
    },
  };
};

const notice = () => notifications.get()?.text.id;
/** Answers a deletion and waits until the user sees the result. */
const answer = async (index: number, given: Answer = {}) => {
  notifications.set(undefined);
  await act(async () => deletions[index]?.resolve(given));
  await waitFor(() => expect(notice()).toBeDefined());
};

describe('two deletions at the same time', () => {
  it.each([
    ['in their order', [0, 1]],
    ['the other way round', [1, 0]],
  ] as const)('both succeed when they are answered %s', async (_, order) => {
    const { names, remove } = await open([anna, bob, cleo]);
    await remove(anna);
    await remove(bob);
    expect(names()).toEqual(['Cleo']);
    for (const index of order) {
      await answer(index);
      expect(names()).toEqual(['Cleo']);
    }
  });

  it.each([
    ['first', [0, 1]],
    ['last', [1, 0]],
  ] as const)('restore only the failed one, which is answered %s', async (_, order) => {
    const { names, remove } = await open([anna, bob, cleo]);
    await remove(anna);
    await remove(bob);
    for (const index of order) await answer(index, index === 0 ? refused : {});
    expect(names()).toEqual(['Anna', 'Cleo']);
  });

  it('restore both students in their places when both fail', async () => {
    const { names, remove } = await open([anna, bob, cleo]);
    await remove(bob);
    await remove(anna);
    await answer(0, refused);
    expect(names()).toEqual(['Bob', 'Cleo']);
    await answer(1, refused);
    expect(names()).toEqual(['Anna', 'Bob', 'Cleo']);
    expect(notice()).toBe('students.deleteFailed');
  });
});

describe('a deletion under way', () => {
  it.each([
    ['holds', {}, ['Cleo']],
    ['refused brings the student back', refused, ['Anna', 'Cleo']],
  ])('%s, when another student is added meanwhile', async (_, given, expected) => {
    const { roster, names, remove } = await open([anna]);
    await remove(anna);
    act(() => roster().add(cleo));
    expect(names()).toEqual(['Cleo']);
    await answer(0, given);
    expect(names()).toEqual(expected);
  });

  it.each([
    ['holds', {}, ['Bob B']],
    ['refused brings the student back', refused, ['Anna', 'Bob B']],
  ])('%s, when another student is changed meanwhile', async (_, given, expected) => {
    const { roster, names, remove } = await open([anna, bob]);
    await remove(anna);
    act(() => roster().change(renamed(bob, 'Bob B')));
    expect(names()).toEqual(['Bob B']);
    await answer(0, given);
    expect(names()).toEqual(expected);
  });

  it('keeps the student deleted when a change to them is answered later', async () => {
    const { roster, names, remove } = await open([anna, bob]);
    await remove(anna);
    await answer(0);
    act(() => roster().change(renamed(anna, 'Anna A')));
    expect(names()).toEqual(['Bob']);
  });

  it('restores the student with a change answered meanwhile, if it fails', async () => {
    const { roster, names, remove } = await open([anna, bob]);
    await remove(anna);
    act(() => roster().change(renamed(anna, 'Anna A')));
    expect(names()).toEqual(['Bob']);
    await answer(0, refused);
    expect(names()).toEqual(['Anna A', 'Bob']);
  });

  it('does not remove a student who was added again before it is answered', async () => {
    const { roster, names, remove } = await open([anna, bob]);
    await remove(anna);
    act(() => roster().add(renamed(anna, 'Anna again')));
    expect(names()).toEqual(['Anna again', 'Bob']);
    await answer(0);
    expect(names()).toEqual(['Anna again', 'Bob']);
  });

  it('leaves the student out of a list fetched meanwhile, and of the page opened again', async () => {
    const first = await open([anna, bob]);
    await first.remove(anna);
    act(() => first.roster().reload());
    await waitFor(() => expect(api.callsOf(listStudents)).toHaveLength(2));
    expect(first.names()).toEqual(['Bob']);
    first.unmount();
    const second = await open([anna, bob]);
    expect(second.names()).toEqual(['Bob']);
    api.on(listStudents, { body: [bob] });
    await answer(0);
    expect(second.names()).toEqual(['Bob']);
  });
});

it('fetches the list again when a change was made meanwhile', async () => {
  const { roster, names, remove } = await open([anna, bob]);
  await remove(anna);
  const late = Promise.withResolvers<Answer>();
  api.on(listStudents, () => late.promise);
  act(() => roster().reload());
  await waitFor(() => expect(api.callsOf(listStudents)).toHaveLength(2));
  api.on(listStudents, { body: [bob, cleo] });
  await answer(0);
  await act(async () => late.resolve({ body: [anna, bob] }));
  await waitFor(() => expect(names()).toEqual(['Bob', 'Cleo']));
});

it('leaves a list alone that was cleared meanwhile', async () => {
  const { remove } = await open([anna, bob]);
  await remove(anna);
  cache.delete(listStudents.id);
  await answer(0);
  expect(cache.get(listStudents.id)?.data).toBeUndefined();
});
