import { describe, expect, it } from 'vitest';
import { markSheetContent, type MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { sampleMarks } from '#test/support/sample-mark-sheet.ts';
import { checkMerge, type Draw } from '#frontend/test-support/check-merge.ts';
import { mergeContents } from '#frontend/lib/documents/merge/merge-contents.ts';
import { markSheetForm } from './mark-sheet-form.ts';

const kind = { form: markSheetForm, schema: markSheetContent };
const pupils = ['a0', 'a1', 'a2', 'a3'];

const setMark = (content: MarkSheetContent, pupil: string, column: string, text: string) => {
  const { [column]: _, ...others } = content.marks[pupil] ?? {};
  const ofPupil = text === '' ? others : { ...others, [column]: { text } };
  return { ...content, marks: { ...content.marks, [pupil]: ofPupil } };
};

const removeColumn = (content: MarkSheetContent, id: string): MarkSheetContent => {
  const without = <Value>(byPupil: Record<string, Record<string, Value>>) =>
    Object.fromEntries(
      Object.entries(byPupil).map(([pupil, { [id]: _, ...others }]) => [pupil, others]),
    );
  return {
    ...content,
    columns: content.columns.filter((column) => column.id !== id),
    marks: without(content.marks),
    ...(content.points && { points: without(content.points) }),
  };
};

let made = 0;
const edit = (content: MarkSheetContent, draw: Draw): MarkSheetContent => {
  const { columns } = content;
  const pupil = pupils[draw(pupils.length)]!;
  const column = columns[draw(columns.length)];
  const what = draw(10);
  if (what === 0 && columns.length < 6) {
    made += 1;
    const added = { id: `n${made}`, heading: `new ${made}`, scale: 20 };
    return { ...content, columns: columns.toSpliced(draw(columns.length + 1), 0, added) };
  }
  if (!column) return content;
  if (what === 1) return removeColumn(content, column.id);
  if (what === 2) {
    const others = columns.filter(({ id }) => id !== column.id);
    return { ...content, columns: others.toSpliced(draw(others.length + 1), 0, column) };
  }
  if (what === 3) {
    const renamed = { ...column, heading: `heading ${draw(3)}` };
    return { ...content, columns: columns.map((one) => (one === column ? renamed : one)) };
  }
  if (what === 4) {
    const kind = draw(2) === 0 ? 'remarks' : 'advice';
    return { ...content, [kind]: { ...content[kind], [pupil]: `text ${draw(3)}` } };
  }
  return setMark(content, pupil, column.id, ['', '12', '13,5', 'غ'][draw(4)]!);
};

describe('the marks of a class that two devices have edited', () => {
  it('lose no mark and get none that neither has written', () => {
    const first = { ...sampleMarks, columns: sampleMarks.columns.map(({ ...column }) => column) };
    checkMerge(
      {
        ...kind,
        first,
        edit,
        see: ({ columns, marks, remarks = {}, advice = {} }) => ({
          items: columns.map(({ id }) => `columns/${id}`),
          itemsOf: (key) => {
            const [what = '', column = ''] = key.split('/');
            return ['mark', 'heading'].includes(what) ? [`columns/${column}`] : [];
          },
          values: new Map([
            ...columns.map(({ id, heading }): [string, string] => [`heading/${id}`, heading]),
            ...Object.entries(remarks).map(([id, text]): [string, string] => [
              `remark/${id}`,
              text,
            ]),
            ...Object.entries(advice).map(([id, text]): [string, string] => [`advice/${id}`, text]),
            ...Object.entries(marks).flatMap(([pupil, ofPupil]) =>
              Object.entries(ofPupil).map(([column, { text }]): [string, string] => [
                `mark/${column}/${pupil}`,
                text,
              ]),
            ),
          ]),
        }),
      },
      300,
    );
  });

  it('ask about one mark with different values, whose points go with it', () => {
    const mine = setMark(setMark(sampleMarks, 'a1', 'c2', '9'), 'a0', 'c1', '16');
    const theirs = setMark(setMark(sampleMarks, 'a1', 'c2', '19'), 'a1', 'c3', '7');
    const merged = mergeContents(kind, sampleMarks, { mine, theirs });
    expect(merged?.overlaps.map(({ key }) => key)).toEqual(['mark/c2/a1']);
    expect(merged?.taken).toEqual({ mine: 1, theirs: 1 });
    const taken = mergeContents(
      kind,
      sampleMarks,
      { mine, theirs },
      new Map([['mark/c2/a1', 'theirs']]),
    );
    expect(taken?.content.marks).toMatchObject({
      a0: { c1: { text: '16' } },
      a1: { c2: { text: '19' }, c3: { text: '7' } },
    });
    expect(taken?.content.points).toEqual(sampleMarks.points);
  });

  it('do not ask about a mark that both have written, however it came there', () => {
    const sources = [
      { id: 's1', kind: 'page' as const, name: 'page', addedAt: '2026-11-20T08:00:00.000Z' },
    ];
    const mine = setMark(sampleMarks, 'a1', 'c2', '9');
    const theirs = {
      ...sampleMarks,
      sources,
      marks: { ...sampleMarks.marks, a1: { ...mine.marks['a1'], c2: { text: '9', from: 's1' } } },
    };
    const merged = mergeContents(kind, sampleMarks, { mine, theirs });
    expect(merged).toMatchObject({ overlaps: [], content: { sources } });
    expect(merged?.content.marks['a1']?.['c2']?.text).toBe('9');
  });

  it('ask about a column as a whole, if it was removed while marks were typed in it', () => {
    const mine = setMark(setMark(sampleMarks, 'a1', 'c3', '9'), 'a2', 'c3', '11');
    const theirs = removeColumn(sampleMarks, 'c3');
    const merged = mergeContents(kind, sampleMarks, { mine, theirs });
    expect(merged?.overlaps).toMatchObject([{ key: 'columns/c3', removedBy: 'theirs', count: 2 }]);
    expect(merged?.content).toEqual(mine);
    const removed = mergeContents(
      kind,
      sampleMarks,
      { mine, theirs },
      new Map([['columns/c3', 'theirs']]),
    );
    expect(removed?.content.columns).toEqual(theirs.columns);
    expect(removed?.content.marks['a2']).toBeUndefined();
  });

  it('cannot be merged if points belong to questions that the other device has removed', () => {
    const [first, test, exam] = sampleMarks.columns;
    const fewer = { ...test!, questions: test!.questions!.slice(1) };
    const theirs = {
      ...sampleMarks,
      columns: [first!, fewer, exam!],
      points: { a0: { c2: { q2: '2', q3: '1,5', q4: '5' } } },
    };
    const mine = {
      ...setMark(sampleMarks, 'a2', 'c2', '4'),
      points: { ...sampleMarks.points, a2: { c2: { q1: '4' } } },
    };
    expect(mergeContents(kind, sampleMarks, { mine, theirs })).toBeUndefined();
  });
});
