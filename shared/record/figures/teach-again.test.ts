import { describe, expect, it } from 'vitest';
import { mostGroups, teachAgain } from './teach-again.ts';

const questions = [
  { id: 'x', points: 4 },
  { id: 'y', points: 2 },
  { id: 'z', points: 2 },
];
const column = { id: 'c2', questions };
/** A class whose pupils have these points, in the order of the questions. */
function classOf(rows: Readonly<Record<string, readonly (string | undefined)[]>>) {
  const points = Object.fromEntries(
    Object.entries(rows).map(([pupil, row]) => [
      pupil,
      {
        c2: Object.fromEntries(
          row.flatMap((text, index) => (text === undefined ? [] : [[questions[index]!.id, text]])),
        ),
      },
    ]),
  );
  return teachAgain(column, { points }, Object.keys(rows));
}

describe('what to teach again', () => {
  it('puts each pupil into one group, by what most of the class missed', () => {
    const report = classOf({
      amina: ['1', '0', '2'],
      brahim: ['4', '0,5', '2'],
      chafia: ['0', '2', '2'],
      djamel: ['4', '2', '2'],
      farid: ['٤', '٠', '٠'],
    });
    expect(report?.questions.map(({ missed }) => missed)).toEqual([2, 3, 1]);
    expect(report?.groups).toEqual([
      { question: 2, pupils: ['amina', 'brahim', 'farid'] },
      { question: 1, pupils: ['chafia'] },
    ]);
    expect(report?.others).toEqual(['djamel']);
  });

  it('leaves what everybody missed to the whole class', () => {
    const report = classOf({
      amina: ['0', '0', '2'],
      brahim: ['1', '2', '2'],
      chafia: ['1', '2', '0'],
    });
    expect(report).toMatchObject({
      missedByAll: [1],
      groups: [
        { question: 2, pupils: ['amina'] },
        { question: 3, pupils: ['chafia'] },
      ],
      others: ['brahim'],
    });
    // One pupil alone is no class.
    expect(classOf({ amina: ['0', '2', '2'] })).toMatchObject({ missedByAll: [] });
  });

  it('leaves out who was absent, is not marked in full, or has more points than there are', () => {
    const report = classOf({
      amina: ['4', '2', '2'],
      brahim: ['غ', 'غ', 'غ'],
      chafia: ['4', '2', undefined],
      djamel: ['5', '2', '2'],
    });
    expect(report).toMatchObject({
      ...{ groups: [], others: ['amina'], absent: ['brahim'], incomplete: ['chafia', 'djamel'] },
    });
  });

  it('makes no more groups than can be taught side by side', () => {
    const many = Array.from({ length: mostGroups + 2 }, (_, index) => `q${index}`);
    // Each question is missed by one pupil more than the next, and no pupil misses two.
    const pupils = many.flatMap((question, index) =>
      Array.from({ length: many.length - index }, (_, nth) => [`${question}-${nth}`, question]),
    );
    const points = Object.fromEntries(
      pupils.map(([pupil, missed]) => [
        pupil!,
        { c2: Object.fromEntries(many.map((id) => [id, id === missed ? '0' : '1'])) },
      ]),
    );
    const asked = many.map((id) => ({ id, points: 1 }));
    const report = teachAgain({ id: 'c2', questions: asked }, { points }, Object.keys(points));
    expect(report?.groups.map(({ question }) => question)).toEqual([1, 2, 3, 4, 5]);
    expect(report?.ungrouped).toEqual(['q5-0', 'q5-1', 'q6-0']);
    expect(report?.others).toEqual([]);
  });

  it('says nothing where nobody has points, or the column has no questions', () => {
    expect(classOf({ amina: [], brahim: ['غ', 'غ', 'غ'] })).toBeUndefined();
    expect(classOf({})).toBeUndefined();
    expect(teachAgain({ id: 'c2' }, {}, ['amina'])).toBeUndefined();
  });

  it('judges no question of fewer than 15 pupils', () => {
    const rows = (count: number) =>
      classOf(
        Object.fromEntries(
          Array.from({ length: count }, (_, index) => [
            `p${index}`,
            [index % 3 === 0 ? '0' : '4', index % 3 === 0 ? '0' : '2', index % 9 === 0 ? '2' : '0'],
          ]),
        ),
      );
    expect(rows(14)?.questions.map(({ verdict }) => verdict)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    // Who misses the first two gets the third right: its key may be wrong.
    expect(rows(18)?.questions.map(({ verdict }) => verdict)).toEqual([
      undefined,
      undefined,
      'reversed',
    ]);
  });

  it('has the facility and discrimination that can be worked out by hand', () => {
    const report = classOf({
      amina: ['4', '2', '0'],
      brahim: ['2', '0', '0'],
      chafia: ['0', '1', '0'],
    });
    const [first, second, third] = report!.questions;
    expect([first!.facility, second!.facility, third!.facility]).toEqual([0.5, 0.5, 0]);
    // Points 4, 2, 0 beside the rest 2, 0, 1: covariance 2, spreads 8 and 2, so 2 / 4.
    expect(first!.discrimination).toBeCloseTo(0.5, 12);
    expect(third!.discrimination).toBeUndefined();
  });
});
