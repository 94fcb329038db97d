import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getQuestionShelf, listQuestionShelves } from '../contracts/question-bank.ts';
import { limits } from '../model/limits.ts';
import { emptyShelf, questionShelves, type ShelfContent } from '../model/question-shelf.ts';
import { keptChoice, keptIdOf } from './kept.fixture.ts';
import { hasRoom, reword, settleKept, shelfFor, withTests } from './shelves.ts';

const shelfOf = (count: number): ShelfContent => ({
  questions: Object.fromEntries(
    Array.from({ length: count }, (_, index) => [keptIdOf(index), keptChoice()]),
  ),
});
const isContent = (content: unknown) => z.safeParse(questionShelves.content, content).success;
const testOf = (draft: number, date: string) => ({
  ...{ draft: keptIdOf(draft), question: 'q1', title: 'Fractions', date },
});

it('holds more than is added to it, so that two devices that fill it at once can be merged', () => {
  expect(isContent(shelfOf(2 * limits.shelfQuestionsAdded))).toBe(true);
  expect(isContent(shelfOf(limits.shelfQuestions + 1))).toBe(false);
});

it('refuses ids that are none, and fields that a question of the bank does not have', () => {
  for (const id of ['constructor', 'toString', '', 'q1', '01kaj6z7b1n5c8h3k2p6q9r4tw'])
    expect(isContent({ questions: { [id]: keptChoice() } })).toBe(false);
  const named = { ...keptChoice(), pupil: 'Yacine Benali' };
  expect(isContent({ questions: { [keptIdOf(1)]: named } })).toBe(false);
  const marked = keptChoice({}, { tests: [testOf(1, '2026-11-20')] });
  expect(isContent({ questions: { [keptIdOf(1)]: marked } })).toBe(true);
  const mark = { ...marked, tests: [{ ...testOf(1, '2026-11-20'), mark: 12 }] };
  expect(isContent({ questions: { [keptIdOf(1)]: mark } })).toBe(false);
});

it('names a hundred shelves, ten a call', () => {
  const isShelf = (shelfId: string) => z.safeParse(getQuestionShelf.params, { shelfId }).success;
  expect(['s00', 's99'].every(isShelf)).toBe(true);
  expect(['s100', 's0', 'S00', '__proto__'].some(isShelf)).toBe(false);
  const isTens = (tens: string) => z.safeParse(listQuestionShelves.params, { tens }).success;
  expect(isTens('9')).toBe(true);
  expect(isTens('10')).toBe(false);
});

it('puts a question on the last shelf that has room', () => {
  const added = keptChoice();
  const full = shelfOf(limits.shelfQuestionsAdded);
  expect(shelfFor(new Map(), added)).toBe('s00');
  expect(shelfFor(new Map([['s00', shelfOf(3)]]), added)).toBe('s00');
  const two = new Map([
    ['s01', full],
    ['s00', emptyShelf],
  ]);
  expect(shelfFor(two, added)).toBe('s02');
  const last = new Map([
    ['s07', emptyShelf],
    ['s99', full],
  ]);
  expect(shelfFor(last, added)).toBe('s07');
  expect(shelfFor(new Map([['s99', full]]), added)).toBeUndefined();
});

it('is full when its bytes are', () => {
  const long = keptChoice({ stem: 'ع'.repeat(2_000), reason: 'غ'.repeat(2_000) });
  const content = (count: number): ShelfContent => ({
    questions: Object.fromEntries(
      Array.from({ length: count }, (_, index) => [keptIdOf(index), long]),
    ),
  });
  expect(hasRoom(content(11), long)).toBe(true);
  expect(hasRoom(content(12), long)).toBe(false);
});

it('keeps four former wordings, the newest first', () => {
  let kept = keptChoice();
  for (let day = 10; day < 16; day += 1)
    kept = reword(
      kept,
      { ...kept.question, stem: `Wording of day ${day}` },
      `2026-12-${day}T08:00:00.000Z`,
    );
  expect(kept.version).toBe(7);
  expect(kept.earlier?.map(({ question }) => question.stem)).toEqual(
    [14, 13, 12, 11].map((day) => `Wording of day ${day}`),
  );
});

it('settles what two devices have changed alike on both, and loses no wording and no test', () => {
  const until = '2026-12-01T08:00:00.000Z';
  const base = keptChoice();
  const one = {
    ...reword(base, { ...base.question, stem: 'One' }, until),
    tests: [testOf(1, '2026-11-01'), testOf(2, '2026-11-03')],
  };
  const other = {
    ...reword(base, { ...base.question, stem: 'Other' }, until),
    tests: [testOf(2, '2026-11-03'), testOf(3, '2026-11-02')],
  };
  const settled = settleKept(one, other);
  expect(settleKept(other, one)).toEqual(settled);
  expect(settled?.tests?.map(({ draft }) => draft)).toEqual([2, 3, 1].map(keptIdOf));
  const stems = [settled?.question, ...(settled?.earlier ?? []).map(({ question }) => question)];
  expect(stems.map((question) => question?.stem).toSorted()).toEqual(
    ['One', 'Other', base.question.stem].toSorted(),
  );
  expect(settleKept(undefined, one)).toBe(one);
  expect(settleKept(one, undefined)).toBe(one);
});

it('keeps the newest forty tests', () => {
  const tests = Array.from({ length: 50 }, (_, index) =>
    testOf(index, `2026-${index < 25 ? '10' : '11'}-${String(1 + (index % 25)).padStart(2, '0')}`),
  );
  const kept = withTests(tests.slice(0, 30), tests.slice(20));
  expect(kept).toHaveLength(limits.keptTests);
  expect(kept[0]).toEqual(tests.at(-1));
  expect(kept).not.toContainEqual(tests[9]);
});
