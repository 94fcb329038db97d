import { describe, expect, it } from 'vitest';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { sampleMarks } from '#test/support/sample-mark-sheet.ts';
import { sampleGradebook } from '#frontend/test-support/sample-gradebook.ts';
import { describeCell } from './describe-cell.ts';
import { describeMark } from '#frontend/record/components/conflict/describe-mark.ts';

const overlap = (key: string, mine: unknown, theirs: unknown) => ({ key, mine, theirs, count: 1 });

describe('what two devices have changed', () => {
  const describeOne = describeMark([sampleMarks], sampleSavedClass);
  const [pupil] = sampleSavedClass.pupils;

  it('is named by pupil and column in a mark sheet', () => {
    expect(describeOne(overlap(`mark/c3/${pupil!.id}`, { text: '14,5' }, { text: '14' }))).toEqual({
      subject: pupil!.fullName,
      part: 'الاختبار',
      mine: '14,5',
      theirs: '14',
    });
    expect(describeOne(overlap(`mark/c1/${pupil!.id}`, { text: '9' }, undefined))).toMatchObject({
      theirs: { id: 'conflict.empty' },
    });
  });

  it('shows the points if the marks are the same', () => {
    const mine = { text: '12', points: { q1: '4', q2: '8' } };
    const theirs = { text: '12', points: { q1: '5', q2: '7' } };
    expect(describeOne(overlap(`mark/c2/${pupil!.id}`, mine, theirs))).toMatchObject({
      mine: '4 · 8',
      theirs: '5 · 7',
    });
  });

  it('says which side has removed a column, and how much the other has changed in it', () => {
    const removed = { ...overlap('columns/c3', undefined, undefined), count: 40 };
    expect(describeOne({ ...removed, removedBy: 'theirs' })).toEqual({
      part: 'الاختبار',
      mine: { id: 'conflict.changedParts', values: { count: 40 } },
      theirs: { id: 'conflict.removed' },
    });
  });

  it('is named by the pupil of its row in a page that was read', () => {
    const book = sampleGradebook({ pupils: 3 });
    const describeHere = describeCell([book, book]);
    const cell = describeHere(overlap('cell/exam/r1', { text: '9' }, { text: '' }));
    expect(cell).toMatchObject({
      subject: book.classList!.pupils[1]!.name,
      ...{ mine: '9', theirs: { id: 'conflict.empty' } },
    });
    const chosen = describeHere(overlap('pupil/r1', '10000002#0', undefined));
    expect(chosen).toMatchObject({
      mine: book.classList!.pupils[2]!.name,
      theirs: { id: 'conflict.empty' },
    });
  });
});
