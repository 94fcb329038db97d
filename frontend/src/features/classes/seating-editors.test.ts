import { beforeEach, expect, it, vi } from 'vitest';
import { getClassSeating, putClassSeating } from '#shared/contracts/class-seating.ts';
import type { SeatingPlan } from '#shared/model/seating.ts';
import { seatPupil } from '#shared/seating/edit-plan.ts';
import { seatedRoom } from '#shared/seating/seating.fixture.ts';
import { unsavedCopies, unsavedKey } from '#frontend/lib/documents/unsaved-copies.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';

const { uid } = sampleUser;
const key = unsavedKey(uid, 'get-class-seating/c1');
const start = seatedRoom(8);
const move = (plan: SeatingPlan, pupil: string, seat: string) =>
  seatPupil(plan, pupil, seat, () => true);

let api: FakeApi;
let stored: SeatingPlan;

/** The editors of a tab that was just opened. */
const newTab = async () => {
  vi.resetModules();
  const auth = await import('#frontend/lib/auth/session.ts');
  auth.session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  return import('./seating-editors.ts');
};
const accept = () =>
  api.on(putClassSeating, () => {
    stored = api.callsOf(putClassSeating).at(-1)!.body as SeatingPlan;
    return { body: stored, etag: 'W/"2"' };
  });

beforeEach(() => {
  localStorage.clear();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  stored = start;
  api.on(getClassSeating, () => ({ body: stored, etag: 'W/"1"' }));
  api.on(putClassSeating, { status: 503, body: { code: 'internal-error' } });
});

/** A tab that is closed before its edit could be saved. */
async function closedTab() {
  const { seatingEditorOf } = await newTab();
  const editor = seatingEditorOf(uid, 'c1', { plan: start, version: 'W/"1"' });
  editor.change(move(start, 'p1', '2-6'));
  await vi.waitFor(() => expect(editor.get().status).toBe('failed'));
}

it('a plan that could not be saved is there again in another tab, and is saved from there', async () => {
  await closedTab();
  const { seatingEditorOf } = await newTab();
  const again = seatingEditorOf(uid, 'c1', { plan: start, version: 'W/"1"' });
  expect(again.get().plan.seats['2-6']).toBe('p1');
  // A colleague who shares the computer does not get it.
  const other = seatingEditorOf('other', 'c1', { plan: start, version: 'W/"1"' });
  expect(other.get().plan).toEqual(start);
  accept();
  await again.retry();
  expect(again.get().status).toBe('saved');
  expect(stored.seats['2-6']).toBe('p1');
  expect(unsavedCopies.read(key)).toBeUndefined();
});

it('it is sent also if no page shows it, and what cannot be read stays as it is', async () => {
  await closedTab();
  const { sendSeating } = await newTab();
  await expect(sendSeating(uid, 'c1')).rejects.toMatchObject({ status: 503 });
  expect(unsavedCopies.read(key)).toBeDefined();
  accept();
  await sendSeating(uid, 'c1');
  expect(stored.seats['2-6']).toBe('p1');
  expect(unsavedCopies.read(key)).toBeUndefined();

  unsavedCopies.write(key, '{"plan":{"rows":-1}}');
  await sendSeating(uid, 'c1');
  expect(unsavedCopies.read(key)).toBe('{"plan":{"rows":-1}}');
});
