import { describe, expect, it } from 'vitest';
import { markSheetContent, type MarkSheetContent } from '../../model/mark-sheet.ts';
import type { IncomingColumn } from '../../model/added-marks.ts';
import { openTestColumn } from './results-column.ts';

const sheet: MarkSheetContent = {
  columns: [
    { id: 'c1', heading: 'التقويم', role: 'activities', scale: 20 },
    { id: 'c2', heading: 'الفرض', role: 'test', scale: 20 },
    { id: 'c3', heading: 'الاختبار', role: 'exam', scale: 20 },
  ],
  marks: {},
};
type Results = NonNullable<IncomingColumn['test']> & { title: string; scale: number };
const openResults = (content: MarkSheetContent, { title, scale, ...results }: Results) =>
  openTestColumn(content, { heading: title, scale }, results);
const addResultsColumn = (content: MarkSheetContent, results: Results) =>
  openResults(content, results)?.content;
const test = { title: 'فرض  في\nالكسور', scale: 20, date: '2026-11-23' };
const asked = (...points: readonly number[]) =>
  points.map((value, index) => ({ id: `q${index + 1}`, points: value }));
const headings = (content: MarkSheetContent | undefined) =>
  content?.columns.map(({ heading, date }) => [heading, date]);

describe('the results of a test', () => {
  it('of an exam take the column for exams, and a second exam gets one beside it', () => {
    const exam = { heading: 'اختبار: الكسور', role: 'exam', scale: 20 } as const;
    const open = (content: MarkSheetContent, date: string) =>
      openTestColumn(content, exam, { date })?.content;
    const first = open(sheet, '2026-12-06');
    expect(headings(first)).toEqual([
      ['التقويم', undefined],
      ['الفرض', undefined],
      ['اختبار: الكسور', '2026-12-06'],
    ]);
    expect(
      open({ ...first!, marks: { ali: { c3: { text: '9' } } } }, '2026-12-08')?.columns,
    ).toMatchObject([
      {},
      { role: 'test' },
      { role: 'exam', date: '2026-12-06' },
      { role: 'exam', date: '2026-12-08' },
    ]);
    // An empty column for a test of the same day stays one.
    const dated = sheet.columns.map((one) =>
      one.id === 'c2' ? { ...one, date: '2026-12-06' } : one,
    );
    expect(open({ ...sheet, columns: dated }, '2026-12-06')?.columns).toMatchObject([
      {},
      { heading: 'الفرض', role: 'test' },
      { heading: 'اختبار: الكسور', role: 'exam' },
    ]);
  });

  it('of a test that is called an exam later follow it to the exams, unless there are results', () => {
    const open = (content: MarkSheetContent, role: 'test' | 'exam') =>
      openTestColumn(
        content,
        { heading: role, role, scale: 20 },
        { date: '2026-12-06', draft: 'd1' },
      )?.content ?? content;
    const called = open(sheet, 'test');
    const exam = open(called, 'exam');
    expect(exam.columns).toMatchObject([
      { id: 'c1' },
      { id: 'c3', heading: 'الاختبار' },
      { id: 'c2', heading: 'exam', role: 'exam', draft: 'd1' },
    ]);
    expect(open(exam, 'exam')).toBe(exam);
    const filled = { ...called, marks: { ali: { c2: { text: '9' } } } };
    expect(open(filled, 'exam').columns).toEqual(called.columns);
  });

  it('take the empty column for tests', () => {
    const opened = addResultsColumn(sheet, test);
    expect(headings(opened)).toEqual([
      ['التقويم', undefined],
      ['فرض في الكسور', '2026-11-23'],
      ['الاختبار', undefined],
    ]);
    expect(markSheetContent.safeParse(opened).success).toBe(true);
  });

  it('get a column beside the other tests if those have marks or another full mark', () => {
    const filled = { ...sheet, marks: { ali: { c2: { text: '12' } } } };
    const expected = ['التقويم', 'الفرض', 'فرض في الكسور', 'الاختبار'];
    expect(headings(addResultsColumn(filled, test))?.map(([heading]) => heading)).toEqual(expected);
    const ofTen = addResultsColumn(sheet, { ...test, scale: 10 });
    expect(headings(ofTen)?.map(([heading]) => heading)).toEqual(expected);
    expect(ofTen?.columns[2]).toMatchObject({ role: 'test', scale: 10, date: test.date });
  });

  it('get one column, however often they are opened', () => {
    const once = addResultsColumn(sheet, test)!;
    expect(addResultsColumn(once, test)).toBe(once);
    const marked = { ...once, marks: { ali: { c2: { text: '9' } } } };
    expect(addResultsColumn(marked, test)).toBe(marked);
    expect(addResultsColumn(marked, { ...test, date: '2026-12-01' })?.columns).toHaveLength(4);
  });

  it('find no room in a full sheet', () => {
    const columns = Array.from({ length: 24 }, (_, index) => ({
      ...{ id: `x${index}`, heading: `${index}`, scale: 20 },
    }));
    expect(addResultsColumn({ columns, marks: {} }, test)).toBeUndefined();
  });

  it('without a title keep the heading of the column', () => {
    expect(headings(addResultsColumn(sheet, { ...test, title: ' ' }))?.[1]).toEqual([
      'الفرض',
      '2026-11-23',
    ]);
  });

  it('name the column, the draft and its questions', () => {
    const drafted = {
      ...test,
      draft: '01KJQ5N8000000000000000001',
      draftVersion: 1,
      questions: asked(5, 7.5, 7.5),
    };
    const { content, columnId } = openResults(sheet, drafted)!;
    expect(columnId).toBe('c2');
    expect(content.columns[1]).toMatchObject({
      draft: drafted.draft,
      draftVersion: 1,
      questions: asked(5, 7.5, 7.5),
    });
    expect(markSheetContent.safeParse(content).success).toBe(true);
    expect(openResults(content, drafted)!.content).toBe(content);
    // The draft was changed before any points were given: the column has its new version.
    const again = openResults(content, {
      ...drafted,
      title: 'أخرى',
      draftVersion: 2,
      questions: asked(8, 12),
    })!;
    expect(again.columnId).toBe('c2');
    expect(again.content.columns[1]).toMatchObject({
      heading: 'أخرى',
      draftVersion: 2,
      questions: asked(8, 12),
    });
  });

  it('leave questions with points as they are', () => {
    const drafted = { ...test, draft: '01KJQ5N8000000000000000001', questions: asked(5, 15) };
    const { content } = openResults(sheet, drafted)!;
    const id = content.columns[1]?.questions?.[0]?.id ?? '';
    const begun = { ...content, points: { ali: { c2: { [id]: '4' } } } };
    const again = openResults(begun, { ...drafted, title: 'أخرى', questions: asked(20) })!;
    expect(again).toEqual({ content: begun, columnId: 'c2' });
  });

  it('of another test get a column of their own beside one whose points are being entered', () => {
    const columns = sheet.columns.map((column) =>
      column.id === 'c2' ? { ...column, questions: [{ id: 'q1', points: 20 }] } : column,
    );
    const begun = { columns, marks: {}, points: { ali: { c2: { q1: 'x' } } } };
    expect(openResults(begun, test)?.columnId).not.toBe('c2');
    const dated = columns.map((column) => ({ ...column, date: test.date }));
    const opened = openResults({ ...begun, columns: dated.slice(1, 2) }, test);
    expect(opened?.content.columns.map(({ heading }) => heading)).toEqual([
      'الفرض',
      'فرض في الكسور',
    ]);
  });
});
