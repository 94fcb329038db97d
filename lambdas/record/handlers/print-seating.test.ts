import { expect, it, vi } from 'vitest';
import { classSeatingValue } from '#shared/contracts/class-seating.ts';
import { limits } from '#shared/model/limits.ts';
import type { SeatingPlan } from '#shared/model/seating.ts';
import { seatedRoom } from '#shared/seating/seating.fixture.ts';
import { callEndpoint, teacher } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { shownTexts } from '#test/support/shown-texts.ts';
import type * as Typefaces from '#lambdas/print/typography/load-typefaces.ts';
import { dynamoClassStore } from '../stores/classes/dynamo-class-store.ts';
import { dynamoClassValueStore } from '../stores/classes/dynamo-class-value-store.ts';
import { handler as print } from './print-seating.ts';

// The bundle has its fonts in its folder; the source finds them in the packages.
vi.mock('#lambdas/print/typography/load-typefaces.ts', async (original) => {
  const typefaces = await original<typeof Typefaces>();
  return { ...typefaces, resolveBundledAsset: () => typefaces.findInPackages };
});

const { client, name } = useEmptyTable();
const classes = dynamoClassStore(client, name);
const seatings = dynamoClassValueStore(client, name, classSeatingValue);
const of = { uid: 'teacher-1', classId: '01KJQ5N8000000000000000000' };
const params = { classId: of.classId };
const [first, second, third] = sampleClassToStore.pupils;
const plan: SeatingPlan = {
  ...{ rows: 2, columns: 2, aisles: [1], door: 'front-right' },
  seats: { '1-1': first!.id, '1-2': second!.id, '2-1': '', '2-2': 'gone' },
};
const keep = async (seating: SeatingPlan | undefined) => {
  await classes.add(of.uid, of.classId, sampleClassToStore);
  if (seating) await seatings.save(of, seating);
};
const textsOf = async (language: 'ar' | 'en') => {
  const answer = await callEndpoint(print, { params, query: { language } });
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
  return (await shownTexts(answer.file!)).map((page) => page.join('\n'));
};

it.each([
  ['ar', ['مخطط الجلوس', 'السبورة', 'المكتب', 'الباب']],
  ['en', ['Seating plan', 'Board', 'Teacher', 'Door']],
] as const)('is one page with the room and who sits where, in %s', async (language, words) => {
  await keep(plan);
  const [page, ...others] = await textsOf(language);
  expect(others).toEqual([]);
  // A line of two scripts is read as it is drawn, from the left.
  const drawn = (text: string) =>
    page?.includes(text) || page?.includes([...text].reverse().join(''));
  for (const word of words) expect([word, drawn(word)]).toEqual([word, true]);
  expect(drawn(first!.fullName)).toBe(true);
  // Who has no seat is named at the foot.
  expect(drawn(third!.fullName)).toBe(true);
  expect(page).not.toContain('gone');
});

it('is one page for the largest room, and for none', async () => {
  const side = limits.seatingSide;
  const seats = Object.fromEntries(
    Array.from({ length: side * side }, (_, at) => [
      `${Math.floor(at / side) + 1}-${(at % side) + 1}`,
      at === side * side - 1 ? first!.id : '',
    ]),
  );
  const aisles = Array.from({ length: side }, (_, at) => at + 1);
  await keep({ rows: side, columns: side, aisles, seats, door: 'back-left' });
  const pages = await textsOf('ar');
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('الباب');
  await seatings.remove(of.uid, of.classId);
  expect(await textsOf('en')).toHaveLength(1);
});

it('names no rule: who is in front or apart is the teacher’s affair', async () => {
  await keep({ ...plan, front: [first!.id], apart: [[first!.id, second!.id]] });
  const withRules = await textsOf('en');
  await seatings.save(of, plan);
  expect(withRules).toEqual(await textsOf('en'));
});

it('is only for the teacher of the class', async () => {
  await keep(seatedRoom(3));
  const other = { user: { ...teacher, uid: 'teacher-2' } };
  expect(await callEndpoint(print, { params, ...other })).toMatchObject({ status: 404 });
});
