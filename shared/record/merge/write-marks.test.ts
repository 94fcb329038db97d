import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markHeading } from '../marks/mark-headings.ts';
import { markSheetContent, type MarkSheetContent } from '../../model/mark-sheet.ts';
import type { IncomingColumn, IncomingMarks } from '../../model/added-marks.ts';
import { compareMarks, countMarks, keyOfMark } from './compare-marks.ts';
import { proposeTargets } from './propose-targets.ts';
import { mergeMarks } from './write-marks.ts';

const sheet: MarkSheetContent = {
  columns: [
    { id: 'c1', heading: 'التقويم المستمر', role: 'activities', scale: 20 },
    { id: 'c2', heading: 'الفرض', role: 'test', scale: 20 },
    { id: 'c3', heading: 'الاختبار', role: 'exam', scale: 20 },
  ],
  marks: { ali: { c2: { text: '12,5' } }, mona: { c2: { text: 'غ' }, c3: { text: '8' } } },
  remarks: { ali: 'نتائج حسنة' },
};
const page: IncomingMarks = {
  columns: [
    { heading: 'فرض', role: 'test', scale: 20 },
    { heading: 'الاختبار', scale: 20 },
    { heading: 'TP', role: 'practical', scale: 20 },
  ],
  rows: [
    { pupil: 'ali', marks: ['12.50', '١٤٫٥', '25'], remark: 'أحسنت' },
    { pupil: 'mona', marks: ['abs', '9', ''], remark: 'واصل' },
    { pupil: 'sami', marks: ['-', '12,5,3', '11'] },
  ],
};
const targets = proposeTargets(sheet, page.columns);
const compared = compareMarks(sheet, page, targets);
const source = { kind: 'page', name: 'page.jpg', addedAt: '2026-11-23T10:00:00.000Z' } as const;

describe('marks that come from elsewhere', () => {
  it('go to the column with their heading, or else their role, or else to a new one', () => {
    expect(targets).toEqual([{ to: 'c2' }, { to: 'c3' }, 'new']);
  });

  it('go to no column with another full mark', () => {
    expect(proposeTargets(sheet, [{ heading: 'الفرض', role: 'test', scale: 10 }])).toEqual(['new']);
  });

  it('go from a printed column to its own, or to a new one with its id, so that the next photo finds it', () => {
    const printed = { id: 'c2', heading: 'اختبار ثان', role: 'test', scale: 20 } as const;
    expect(proposeTargets(sheet, [printed])).toEqual([{ to: 'c2' }]);
    // What the sheet has under that id now is other work, or has another full mark.
    const others = [
      { ...printed, role: 'practical' as const },
      { ...printed, scale: 10 },
    ];
    for (const column of others) expect(proposeTargets(sheet, [column])).toEqual(['new']);
    const idOf = (column: IncomingColumn) => {
      const rows = [{ pupil: 'ali', marks: ['7'] }];
      const merged = mergeMarks(sheet, { columns: [column], rows }, { targets: ['new'] });
      return merged.columns.at(-1)!.id;
    };
    expect(idOf({ ...printed, id: 'exam' })).toBe('exam');
    expect(idOf(printed)).toMatch(/^[a-z0-9]{8}$/);
  });

  it('go by their role only where one column can be meant', () => {
    const columns = (...headings: string[]) =>
      headings.map((heading) => ({ heading, ...markHeading(heading), scale: 20 }));
    const into = (from: readonly string[], ...to: string[]) => {
      const own = columns(...to).map(({ heading, role, scale }) => ({
        ...{ id: heading, heading, scale },
        ...(role && { role }),
      }));
      const targetsOf = proposeTargets({ columns: own, marks: {} }, columns(...from));
      return targetsOf.map((target) => (typeof target === 'object' ? target.to : target));
    };
    expect(into(['Devoir 2'], 'D1')).toEqual(['new']);
    expect(into(['D2', 'D1'], 'الفرض الأول', 'الفرض الثاني')).toEqual([
      ...['الفرض الثاني', 'الفرض الأول'],
    ]);
    expect(into(['الفرض'], 'D1', 'D2')).toEqual(['new']);
    expect(into(['القراءة'], 'التعبير', 'الإنتاج')).toEqual(['new']);
    expect(into(['الكراس'], 'السلوك')).toEqual(['new']);
    expect(into(['المراقبة المستمرة'], 'معدل تقويم النشاطات')).toEqual(['معدل تقويم النشاطات']);
  });

  it('without a full mark go to a column of theirs, but by role only to one of the usual full mark', () => {
    const incoming = { role: 'activities' as const, usual: 5 };
    expect(proposeTargets(sheet, [{ ...incoming, heading: 'التقويم المستمر' }])).toEqual([
      { to: 'c1' },
    ]);
    expect(proposeTargets(sheet, [{ ...incoming, heading: 'النشاط' }])).toEqual(['new']);
  });

  it('go nowhere if there is no room for a column', () => {
    const full = {
      ...sheet,
      columns: Array.from({ length: 24 }, (_, index) => ({
        ...{ id: `x${index}`, heading: `${index}`, scale: 20 },
      })),
    };
    expect(proposeTargets(full, page.columns)).toEqual(['none', 'none', 'none']);
  });

  it('are new, the same, different or wrong', () => {
    expect(compared.map(({ pupil, column, state }) => [pupil, column, state])).toEqual([
      ['ali', 0, 'same'],
      ['ali', 1, 'new'],
      ['ali', 2, 'wrong'],
      ['ali', 'remark', 'different'],
      ['mona', 0, 'same'],
      ['mona', 1, 'different'],
      ['mona', 'remark', 'new'],
      ['sami', 1, 'wrong'],
      ['sami', 2, 'new'],
    ]);
    expect(countMarks(compared)).toEqual({ new: 3, same: 2, different: 2, wrong: 2 });
  });

  it('are written with their source where the sheet has none', () => {
    const merged = mergeMarks(sheet, page, { targets, source });
    const [from] = merged.sources ?? [];
    const added = merged.columns[3];
    expect(from).toMatchObject(source);
    expect(added).toMatchObject({ heading: 'TP', role: 'practical', scale: 20 });
    expect(merged.marks).toEqual({
      ali: { c2: { text: '12,5' }, c3: { text: '١٤٫٥', from: from?.id } },
      mona: { c2: { text: 'غ' }, c3: { text: '8' } },
      sami: { [added?.id ?? '']: { text: '11', from: from?.id } },
    });
    expect(merged.remarks).toEqual({ ali: 'نتائج حسنة', mona: 'واصل' });
    expect(markSheetContent.safeParse(merged).success).toBe(true);
  });

  it('go nowhere if their column was deleted meanwhile', () => {
    const fewer = { ...sheet, columns: sheet.columns.slice(0, 1), marks: {} };
    const gone = targets.slice(0, 2);
    const two = { ...page, columns: page.columns.slice(0, 2) };
    expect(mergeMarks(fewer, two, { targets: gone }).marks).toEqual({});
  });

  it('replace a mark only if the teacher chose so', () => {
    const replaced = new Set([keyOfMark({ pupil: 'mona', column: 1 })]);
    const merged = mergeMarks(sheet, page, { targets, replaced });
    expect(merged.marks['mona']).toEqual({ c2: { text: 'غ' }, c3: { text: '9' } });
    expect(merged.remarks?.['ali']).toBe('نتائج حسنة');
  });

  it('change nothing the second time', () => {
    const once = mergeMarks(sheet, page, { targets, source });
    expect(mergeMarks(once, page, { targets: proposeTargets(once, page.columns), source })).toBe(
      once,
    );
  });

  it('never remove a mark, and the sheet stays valid', () => {
    const text = fc.oneof(
      fc.constantFrom('', '-', '12,5', '١٢٫٥', 'غ', '25', '12,5,3', '7/10', 'x'.repeat(200)),
      fc.string({ unit: 'binary', maxLength: 5 }),
    );
    const incoming = fc.record({
      columns: fc.array(
        fc.record({
          heading: fc.constantFrom('الفرض', 'الاختبار', 'TP\nde chimie', '', 'x'.repeat(200)),
          role: fc.constantFrom(undefined, 'test' as const, 'exam' as const),
          scale: fc.constantFrom(undefined, 10, 20),
        }),
        { minLength: 5, maxLength: 5 },
      ),
      rows: fc.uniqueArray(
        fc.record({
          pupil: fc.constantFrom('ali', 'mona', 'sami'),
          marks: fc.array(text, { maxLength: 5 }),
          remark: text,
        }),
        { selector: ({ pupil }) => pupil },
      ),
    });
    fc.assert(
      fc.property(incoming, (marks) => {
        const proposed = proposeTargets(sheet, marks.columns);
        const merged = mergeMarks(sheet, marks, { targets: proposed, source });
        expect(merged).toMatchObject({ marks: sheet.marks, remarks: sheet.remarks });
        expect(markSheetContent.safeParse(merged).error).toBeUndefined();
      }),
    );
  });
});
