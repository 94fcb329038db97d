import { expect, it, vi } from 'vitest';
import { seatPupil } from '#shared/seating/edit-plan.ts';
import { seatedRoom } from '#shared/seating/seating.fixture.ts';
import type { SeatingPlan } from '#shared/model/seating.ts';
import { ApiError } from '#frontend/lib/api/api-error.ts';
import { createSeatingEditor } from './seating-editor.ts';

const start = seatedRoom(8);
const move = (plan: SeatingPlan, pupil: string, key: string) =>
  seatPupil(plan, pupil, key, () => true);

/** A server with one plan, which refuses saves over an older version. */
const server = (plan: SeatingPlan) => {
  let stored = { plan, version: '1' };
  let failure: Error | undefined;
  return {
    stored: () => stored,
    fail: (error: Error | undefined) => (failure = error),
    change: (next: SeatingPlan) => (stored = { plan: next, version: `${stored.version}+` }),
    ports: {
      save: vi.fn((next: SeatingPlan, version: unknown) => {
        if (failure) return Promise.reject(failure);
        if (version !== stored.version)
          return Promise.reject(new ApiError(412, 'precondition-failed'));
        stored = { plan: next, version: `${stored.version}+` };
        return Promise.resolve(stored);
      }),
      fetchNewest: () => Promise.resolve(stored),
      onSaved: vi.fn(),
      keep: vi.fn(),
    },
  };
};

it('saves each edit, those made during a save together, and says when all is saved', async () => {
  const { ports, stored } = server(start);
  const editor = createSeatingEditor({ plan: start, version: '1' }, ports);
  editor.change(move(editor.get().plan, 'p1', '1-2'));
  editor.change(move(editor.get().plan, 'p3', '1-4'));
  editor.change(move(editor.get().plan, 'p5', '1-6'));
  expect(editor.get().status).toBe('saving');
  await vi.waitFor(() => expect(editor.get().status).toBe('saved'));
  expect(ports.save).toHaveBeenCalledTimes(2);
  expect(stored().plan).toEqual(editor.get().plan);
  expect(stored().plan.seats).toMatchObject({ '1-1': 'p2', '1-2': 'p1', '1-3': 'p4', '1-6': 'p5' });
  expect(ports.onSaved).toHaveBeenCalledTimes(1);
});

it('undoes edits one by one, and saves that', async () => {
  const { ports, stored } = server(start);
  const editor = createSeatingEditor({ plan: start, version: '1' }, ports);
  editor.change(move(start, 'p1', '1-2'));
  editor.change(move(editor.get().plan, 'p1', '2-6'));
  editor.undo();
  expect(editor.get().plan.seats).toMatchObject({ '1-2': 'p1', '2-6': '' });
  editor.undo();
  editor.undo();
  await vi.waitFor(() => expect(editor.get().status).toBe('saved'));
  expect(stored().plan).toEqual(start);
  expect(editor.get().past).toEqual([]);
});

it('merges what another device has saved meanwhile, seat by seat', async () => {
  const { ports, stored, change } = server(start);
  const editor = createSeatingEditor({ plan: start, version: '1' }, ports);
  change(move(start, 'p7', '2-6'));
  editor.change(move(start, 'p1', '1-2'));
  await vi.waitFor(() => expect(editor.get().status).toBe('saved'));
  expect(stored().plan.seats).toMatchObject({ '1-1': 'p2', '1-2': 'p1', '2-1': '', '2-6': 'p7' });
  expect(editor.get()).toMatchObject({ plan: stored().plan, displaced: [], past: [] });
  editor.dismiss();
  expect(editor.get().displaced).toBeUndefined();
});

it('names whom both devices have moved', async () => {
  const { ports, stored, change } = server(start);
  const editor = createSeatingEditor({ plan: start, version: '1' }, ports);
  change(move(start, 'p1', '2-5'));
  editor.change(move(start, 'p1', '2-6'));
  await vi.waitFor(() => expect(editor.get().status).toBe('saved'));
  expect(stored().plan.seats).toMatchObject({ '2-5': '', '2-6': 'p1' });
  expect(editor.get().displaced).toEqual(['p1']);
});

it('keeps what could not be saved, and saves it when asked again', async () => {
  const { ports, stored, fail } = server(start);
  const editor = createSeatingEditor({ plan: start, version: '1' }, ports);
  fail(new TypeError('no network'));
  editor.change(move(start, 'p1', '1-2'));
  await vi.waitFor(() => expect(editor.get().status).toBe('failed'));
  // What another device has saved does not replace it.
  editor.show({ plan: seatedRoom(2), version: '9' });
  expect(editor.get().plan.seats).toMatchObject({ '1-2': 'p1' });
  fail(undefined);
  void editor.retry();
  await vi.waitFor(() => expect(editor.get().status).toBe('saved'));
  expect(stored().plan.seats).toMatchObject({ '1-2': 'p1' });
});

it('gives up when each save meets a newer plan', async () => {
  const { ports } = server(start);
  const editor = createSeatingEditor(
    { plan: start, version: '1' },
    { ...ports, fetchNewest: () => Promise.resolve({ plan: start, version: 'old' }) },
  );
  ports.save.mockImplementation(() => Promise.reject(new ApiError(412, 'precondition-failed')));
  editor.change(move(start, 'p1', '1-2'));
  await vi.waitFor(() => expect(editor.get().status).toBe('failed'));
  expect(ports.save.mock.calls.length).toBeLessThan(10);
});

it('shows a newer plan while nothing is unsaved', () => {
  const { ports } = server(start);
  const editor = createSeatingEditor({ plan: start, version: '1' }, ports);
  editor.show({ plan: move(start, 'p1', '1-2'), version: '2' });
  expect(editor.get().plan.seats).toMatchObject({ '1-2': 'p1' });
});
