import { describe, expect, it } from 'vitest';
import { nextAct, termsOf } from './class-progress.ts';
import type { MarkSheetSummary } from '../../api/mark-sheets.ts';

const time = '2026-11-20T08:00:00.000Z';
const sheet = (
  term: number,
  marks: number,
  { subject = 'الرياضيات', columns = 3 } = {},
): MarkSheetSummary => ({
  ...{ id: `t${term}-abcdefghij`, subject, term, columns, marks },
  ...{ createdAt: time, changedAt: time },
});
const ofClass = { counts: { pupils: 41, girls: 20, boys: 21 } };
const progress = (...sheets: MarkSheetSummary[]) => termsOf(ofClass, sheets);
const [arabic, science] = [{ subject: 'اللغة العربية' }, { subject: 'العلوم' }];

describe('how much of a term is filled', () => {
  it('counts the marks of the only subject', () => {
    expect(progress(sheet(1, 81), sheet(2, 123))).toMatchObject([
      { term: 1, unit: 'marks', done: 81, all: 123, state: 'begun' },
      { term: 2, unit: 'marks', done: 123, all: 123, state: 'complete' },
      { term: 3, unit: 'marks', done: 0, all: 0, state: 'not-begun' },
    ]);
  });

  it('is never more than the cells of the pupils on the list', () => {
    expect(progress(sheet(1, 130))[0]).toMatchObject({ done: 123, all: 123, state: 'complete' });
  });

  it('counts the subjects if the class has several, in whatever term they begin', () => {
    expect(
      progress(sheet(1, 123), sheet(1, 123, arabic), sheet(1, 5, science), sheet(2, 123)),
    ).toMatchObject([
      { unit: 'subjects', done: 2, all: 3, state: 'begun' },
      { unit: 'subjects', done: 1, all: 3, state: 'begun' },
      { unit: 'subjects', done: 0, all: 3, state: 'not-begun' },
    ]);
  });

  it('is a share of the marks, in which each subject weighs the same', () => {
    const percents = (...sheets: MarkSheetSummary[]) =>
      progress(...sheets).map(({ percent }) => percent);
    expect(percents(sheet(1, 81), sheet(2, 123))).toEqual([65, 100, 0]);
    expect(percents(sheet(1, 123), sheet(1, 41, { ...arabic, columns: 2 }))).toEqual([75, 0, 0]);
    // Science is not begun in the first term.
    expect(percents(sheet(1, 123), sheet(2, 123, science))).toEqual([50, 50, 0]);
  });

  it('is no whole or empty share as long as marks are missing and others are in', () => {
    const large = { counts: { pupils: 41, girls: 0, boys: 0 } };
    const percents = [1, 409].map((marks) => {
      const [first] = termsOf(large, [sheet(1, marks, { columns: 10 })]);
      return first?.percent;
    });
    expect(percents).toEqual([1, 99]);
  });

  it('takes two spellings of a subject for one', () => {
    const [, second] = progress(sheet(1, 1), sheet(2, 2, { subject: 'الرّياضيات' }));
    expect(second).toMatchObject({ unit: 'marks', done: 2 });
  });

  it('is begun, not complete, while a sheet has no columns', () => {
    expect(progress(sheet(1, 0, { columns: 0 }))[0]).toMatchObject({ all: 0, state: 'begun' });
  });
});

describe('what a class needs next', () => {
  const next = (...sheets: MarkSheetSummary[]) => nextAct(progress(...sheets), 1);

  it('is the missing marks of the current term', () => {
    expect(next(sheet(1, 81), sheet(2, 0))).toMatchObject({
      act: 'fill',
      progress: { term: 1, unfinished: [{ marks: 81 }] },
    });
  });

  it('is to begin the term if it has no marks, whatever other terms lack', () => {
    expect(next(sheet(2, 5))).toMatchObject({ act: 'begin', progress: { term: 1 } });
    expect(next()).toMatchObject({ act: 'begin' });
  });

  it('is to begin the next subject when those that were begun are complete', () => {
    expect(next(sheet(1, 123), sheet(2, 3, arabic))).toMatchObject({ act: 'begin' });
    expect(next(sheet(1, 123), sheet(1, 3, arabic))).toMatchObject({ act: 'fill' });
  });

  it('is to print the notebook when the term is complete', () => {
    expect(next(sheet(1, 123))).toMatchObject({ act: 'print' });
  });
});
