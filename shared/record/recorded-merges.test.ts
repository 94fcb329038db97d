import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { markRoles } from '#shared/model/mark-role.ts';
import { markSheetContent, type MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { seeded } from '#shared/seeded.ts';
import { compareMarks, keyOfMark } from './merge/compare-marks.ts';
import { mergeMarks } from './merge/write-marks.ts';
import { proposeTargets } from './merge/propose-targets.ts';
import type { IncomingMarks, Target } from '../model/added-marks.ts';
import recorded from './recorded-merges.json' with { type: 'json' };
import { removeColumn, writeMark, writeRemark } from './sheet/edit-sheet.ts';
import { bookOfSheet } from './sheet/sheet-book.ts';

const TRIPLES = 2_000;
const BLOCK = 100;

const headings = [
  ...['الفرض', 'الفرض 2', 'الفرض الثاني', 'الاختبار', 'التقويم المستمر', 'الدفتر'],
  ...['D1', 'D2', 'Devoir 1', 'TP', 'Test', 'Exam', '', 'الاختبار /20', '=1+1'],
];
const texts = [
  ...['12,5', '12.50', '7', '١٤٫٥', '20', '25', '0', 'غ', 'abs', '-', '', ' ', '9/10', '3,5,1'],
  ...['8', '8,0', '15', 'x'.repeat(300), '=SUM(A1)', '10', '19,75'],
];
const remarks = ['نتائج حسنة', 'أحسنت', '', 'x'.repeat(300), ' واصل '];
const scales = [10, 20, 20, 20, 40, 100];
const pupils = Array.from({ length: 12 }, (_, index) => ({
  id: `p${index}`,
  fullName: index % 2 ? `تلميذ ${index}` : `Élève ${index}`,
}));

/** A sheet, marks for it, and what the teacher chose, all drawn from one seed. */
function triple(seed: number) {
  const random = seeded(seed);
  const upTo = (most: number): number => Math.floor(random() * (most + 1));
  const one = <Item>(of: readonly Item[]): Item => of[upTo(of.length - 1)]!;
  const often = (share: number): boolean => random() < share;
  const some = <Item>(of: readonly Item[], share: number) => of.filter(() => often(share));
  const maybe = <Value extends object>(value: Value) => (often(0.5) ? value : {});
  const sources = Array.from({ length: often(0.1) ? 60 : upTo(3) }, (_, index) => ({
    ...{ id: `s${index}`, kind: one(['page', 'workbook'] as const), name: `file ${index}` },
    addedAt: '2026-11-01T08:00:00.000Z',
  }));
  const columns = Array.from({ length: often(0.1) ? 22 + upTo(2) : upTo(6) }, (_, index) => ({
    ...{ id: `c${index}`, heading: one(headings), scale: one(scales) },
    ...maybe({ role: one(markRoles) }),
    ...(often(0.2) && { date: '2026-11-02' }),
    ...(often(0.2) && { questions: [{ id: 'q1', points: 3 }] }),
  }));
  const cells = <Value>(share: number, value: () => Value) =>
    Object.fromEntries(
      some(pupils, 0.7).map(({ id }) => [
        id,
        Object.fromEntries(some(columns, share).map((column) => [column.id, value()])),
      ]),
    );
  const averages = { preset: 'custom', scale: 20, parts: [{ roles: [...markRoles], weight: 1 }] };
  const known = texts.filter((text) => text !== '' && text.length < 100);
  const sheet: MarkSheetContent = {
    columns,
    marks: cells(0.6, () => {
      const from = sources.length > 0 && often(0.3) && one(sources).id;
      return { text: one(known), ...(from && { from }) };
    }),
    ...maybe({
      points: Object.fromEntries(
        some(pupils, 0.3).map(({ id }) => [
          id,
          Object.fromEntries(
            columns.flatMap((column) =>
              column.questions ? [[column.id, { q1: one(['1', '2,5']) }]] : [],
            ),
          ),
        ]),
      ),
    }),
    ...maybe({ averages }),
    ...maybe({ remarks: Object.fromEntries(some(pupils, 0.4).map(({ id }) => [id, 'أحسنت'])) }),
    ...(sources.length > 0 && { sources }),
  };
  const incoming: IncomingMarks = {
    columns: Array.from({ length: 1 + upTo(4) }, () => ({
      heading: one(headings),
      ...(often(0.3) && { id: `c${upTo(8)}` }),
      ...maybe({ role: one(markRoles) }),
      ...maybe({ scale: one(scales) }),
      ...(often(0.3) && { usual: one(scales) }),
    })),
    rows: some(pupils, 0.8).map(({ id }) => ({
      ...{ pupil: id, marks: Array.from({ length: upTo(5) }, () => one(texts)) },
      ...maybe({ remark: one(remarks) }),
    })),
    ...maybe({ averages }),
  };
  const proposed = proposeTargets(sheet, incoming.columns);
  const targets = proposed.map((target): Target =>
    often(0.7) ? target : one(['new', 'none', ...columns.map(({ id }) => ({ to: id }))] as const),
  );
  const compared = compareMarks(sheet, incoming, targets);
  const choices = {
    targets,
    replaced: new Set(some(compared, 0.4).map(keyOfMark)),
    ...maybe({
      source: { kind: 'page', name: 'page.jpg', addedAt: '2026-11-29T08:00:00.000Z' } as const,
    }),
  };
  const book = bookOfSheet({ name: '2م3', pupils: some(pupils, 0.9) }, sheet);
  // Beside the marks may be a column that is shown and cannot be typed.
  const total = often(0.3) ? [{ id: 'total', kind: 'average', heading: 'المجموع' } as const] : [];
  const rows = book.rows.map((row) => ({
    ...row,
    cells: row.cells.toSpliced(-1, 0, ...total.map(() => ({ text: one(texts) }))),
  }));
  const edited: Gradebook = {
    ...book,
    columns: some(book.columns.toSpliced(-1, 0, ...total), 0.95),
    rows: rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => (often(0.2) ? { text: one(texts) } : cell)),
    })),
  };
  return { sheet, incoming, choices, proposed, compared, edited };
}

const sorted = (_: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** A sheet as text, whatever the order of its fields, with the random ids of its new columns and sources counted. */
function written(after: MarkSheetContent, before: MarkSheetContent): string {
  const known = new Set([...before.columns, ...(before.sources ?? [])].map(({ id }) => id));
  const made = [...after.columns, ...(after.sources ?? [])].filter(({ id }) => !known.has(id));
  const text = made.reduce(
    (all, { id }, index) => all.replaceAll(`"${id}"`, `"new ${index}"`),
    JSON.stringify(after),
  );
  return JSON.stringify(JSON.parse(text), sorted);
}

/** A sheet without the entries of pupils who have no marks in it, and without a list of no remarks. */
const withoutEmpty = ({ remarks = {}, ...sheet }: MarkSheetContent): MarkSheetContent => ({
  ...sheet,
  ...(Object.keys(remarks).length > 0 && { remarks }),
  marks: Object.fromEntries(
    Object.entries(sheet.marks).filter(([, ofPupil]) => Object.keys(ofPupil).length > 0),
  ),
});

/** A sheet after each cell of a table of it was written, and the columns that the table lacks were removed. */
function editedAs({ columns, rows }: Gradebook, before: MarkSheetContent): MarkSheetContent {
  const shown = new Set(columns.map(({ id }) => id));
  const left = before.columns
    .filter(({ id }) => !shown.has(id))
    .reduce((content, { id }) => removeColumn(content, id), before);
  const remark = columns.findIndex(({ kind }) => kind === 'remark');
  return rows.reduce((content, { id, cells }) => {
    const withMarks = columns.reduce(
      (now, column, at) =>
        column.kind === 'mark' ? writeMark(now, [id, column.id], cells[at]?.text ?? '') : now,
      content,
    );
    return writeRemark(withMarks, id, cells[remark]?.text ?? '');
  }, left);
}

/** What the record makes of each triple, hashed a hundred at a time. */
function hashes(outputOf: (drawn: ReturnType<typeof triple>) => readonly unknown[]): string[] {
  return Array.from({ length: TRIPLES / BLOCK }, (_, block) => {
    const hash = createHash('sha256');
    for (let index = 0; index < BLOCK; index += 1) {
      hash.update(`${JSON.stringify(outputOf(triple(block * BLOCK + index)), sorted)}\n`);
    }
    return hash.digest('hex').slice(0, 16);
  });
}

it('marks from elsewhere are proposed, compared and written as they were recorded', () => {
  const merged = hashes(({ sheet, incoming, choices, proposed, compared }) => [
    ...[proposed, compared],
    written(mergeMarks(sheet, incoming, choices), sheet),
  ]);
  expect(merged).toEqual(recorded.merged);
});

it('a sheet that was edited as a table is written as it was recorded', () => {
  const edited = hashes(({ sheet, edited: book }) => [
    written(withoutEmpty(editedAs(book, sheet)), sheet),
  ]);
  expect(edited).toEqual(recorded.edited);
});

it('the recorded triples are of every kind', () => {
  const all = Array.from({ length: TRIPLES }, (_, seed) => triple(seed));
  const counts = Object.groupBy(
    all.flatMap(({ compared }) => compared),
    ({ state }) => state,
  );
  for (const state of ['new', 'same', 'different', 'wrong'] as const) {
    expect(counts[state]!.length).toBeGreaterThan(500);
  }
  const valid = all.filter(({ sheet }) => markSheetContent.safeParse(sheet).success);
  expect(valid.length).toBeGreaterThan(TRIPLES / 2);
});
