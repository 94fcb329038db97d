import { describe, expect, it } from 'vitest';
import { limits } from '#shared/model/limits.ts';
import { markSheetContent, type MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { reportSettings } from '#shared/model/report-settings.ts';
import { termReport } from '#shared/record/figures/term-report.ts';
import { countTexts, proposeTexts, withoutProposed, withProposed } from './propose-texts.ts';
import { readyTexts } from './ready-texts.ts';
import { bankOf, kindsOf, ownTexts } from './text-bank.ts';

const pupils = Array.from({ length: 40 }, (_, index) => ({
  ...{ id: `p${index}`, fullName: `تلميذ ${index}` },
}));
const both = ['remarks', 'advice'] as const;
/** A class whose averages are these marks. */
const sheet = (marks: readonly string[], scale = 20): MarkSheetContent => ({
  columns: [{ id: 'c1', heading: 'الاختبار', role: 'exam', scale }],
  marks: Object.fromEntries(
    marks.flatMap((text, index) => (text ? [[`p${index}`, { c1: { text } }]] : [])),
  ),
  averages: { preset: 'custom', scale, parts: [{ roles: ['exam'], weight: 1 }] },
});
const reportOf = (content: MarkSheetContent, term: 1 | 2 | 3 = 1) =>
  termReport({ pupils }, new Map([[term, content]]), term)!;
const own = bankOf('own', {});
const propose = (
  content: MarkSheetContent,
  bank = own,
  kinds: readonly ('remarks' | 'advice')[] = both,
  term: 1 | 2 | 3 = 1,
) => withProposed(content, proposeTexts(content, reportOf(content, term), bank, kinds));
const textsOf = (content: MarkSheetContent, kind: 'remarks' | 'advice' = 'remarks') =>
  pupils.map(({ id }) => content[kind]?.[id] ?? '');

describe('proposed texts', () => {
  it('are of the band of each average, on any scale', () => {
    const marks = ['7,75', '8', '9,75', '10', '12', '14', '15,75', '16', '20'];
    const bands = [0, 1, 1, 2, 3, 4, 4, 5, 5];
    for (const scale of [20, 10]) {
      const scaled = marks.map((text) => String((Number(text.replace(',', '.')) * scale) / 20));
      const filled = propose(sheet(scaled, scale));
      for (const kind of both)
        for (const [index, band] of bands.entries())
          expect(readyTexts[kind][band]).toContain(textsOf(filled, kind)[index]);
      expect(textsOf(filled).slice(9)).toEqual(Array.from({ length: 31 }, () => ''));
    }
  });

  it('of the usual seven change at 7, 10, 12, 14, 16 and 18', () => {
    const marks = '6,99 7 9,99 10 12 14 16 17,99 18'.split(' ');
    const filled = propose(sheet(marks), bankOf('usual', {}));
    expect(textsOf(filled).slice(0, 9)).toEqual([
      ...['نتائج غير مقبولة', 'نتائج دون الوسط', 'نتائج دون الوسط', 'نتائج متوسطة'],
      ...['نتائج حسنة', 'نتائج جيدة', 'نتائج جيدة جدا', 'نتائج جيدة جدا', 'نتائج ممتازة'],
    ]);
    expect(filled.advice?.['p8']).toBe('نتائج ممتازة ومرضية واصل');
  });

  it('differ between neighbours and take turns, from another one each term', () => {
    const content = sheet(pupils.map(() => '13'));
    const texts = textsOf(propose(content));
    expect(texts.every((text, at) => text !== texts[at + 1])).toBe(true);
    for (const text of readyTexts.remarks[3]!)
      expect(texts.filter((one) => one === text).length).toBeGreaterThan(5);
    expect(textsOf(propose(content, own, both, 2))[0]).not.toBe(texts[0]);
  });

  it('never replace a text, and differ from one beside them', () => {
    const [first = '', second = ''] = readyTexts.remarks[3]!;
    const content = { ...sheet(['13', '13', '13']), remarks: { p0: 'كلماتي', p2: first } };
    const texts = textsOf(propose(content));
    expect(texts.slice(0, 3)).toEqual(['كلماتي', second, first]);
    expect(proposeTexts(propose(content), reportOf(content), own, both)).toEqual([]);
  });

  it('leave alone who has no average, and are counted', () => {
    const content = sheet(['13', 'غ', '', '9']);
    const filled = propose(content, own, ['remarks']);
    expect(textsOf(filled).slice(1, 3)).toEqual(['', '']);
    expect(countTexts(filled, reportOf(filled), own, ['remarks'])).toEqual({
      ...{ written: 2, missing: 0, without: 38, outdated: 0 },
    });
    expect(countTexts(content, reportOf(content), own, both)).toMatchObject({ missing: 4 });
  });

  it('are known as outdated when the average has moved, whichever bank they came from', () => {
    const marks = ['13', '9', '15', '3'];
    const mine = bankOf('own', { remarks: [{ band: 3, text: 'حسن جدا' }] });
    for (const bank of [own, bankOf('usual', {}), mine]) {
      const filled = { ...propose(sheet(marks), bank, ['remarks']) };
      const now = { ...filled, remarks: { ...filled.remarks, p2: 'كلماتي' } };
      const moved = { ...now, ...sheet(['5', '19', '3', '3.5']), remarks: now.remarks };
      for (const current of [own, bankOf('usual', {})]) {
        const known = bank === mine ? mine : current;
        expect(countTexts(now, reportOf(now), known, both).outdated).toBe(0);
        expect(countTexts(moved, reportOf(moved), known, both).outdated).toBe(
          bank === mine ? 1 : 2,
        );
      }
    }
  });

  it('are taken back, except those that were changed or written since', () => {
    const content = { ...sheet(['13', '9', '15']), remarks: { p2: 'كلماتي' } };
    const proposed = proposeTexts(content, reportOf(content), own, both);
    const changed = withProposed(content, proposed);
    const typed = { ...changed, remarks: { ...changed.remarks, p0: 'مكتوب' } };
    expect(withoutProposed(typed, proposed)).toEqual({
      ...content,
      remarks: { p0: 'مكتوب', p2: 'كلماتي' },
    });
    // What another device wrote meanwhile is not replaced.
    const meanwhile = { ...content, remarks: { p0: 'من جهاز آخر' } };
    expect(withProposed(meanwhile, proposed).remarks?.['p0']).toBe('من جهاز آخر');
  });

  it('are the teacher’s own, in their order, once there are some', () => {
    const settings = { remarks: [{ band: 3, text: 'حسن جدا' }] };
    const filled = propose(sheet(['13', '13', '9']), bankOf('own', settings));
    expect(textsOf(filled).slice(0, 3)).toEqual(['حسن جدا', 'حسن جدا', '']);
    // Advice begins with the ready texts until the teacher saves own ones.
    expect(filled.advice?.['p0']).toBe(readyTexts.advice[3]![0]);
  });
});

describe('the ready texts', () => {
  it('are six in each of six bands, each once, and fit where they are saved', () => {
    for (const kind of both) {
      expect(readyTexts[kind].map(({ length }) => length)).toEqual([6, 6, 6, 6, 6, 6]);
      const all = readyTexts[kind].flat();
      expect(new Set(all).size).toBe(36);
      expect(all.every((text) => text.length <= limits.gradebookTextLength)).toBe(true);
      const saved = Array.from({ length: 6 }, (_, band) =>
        ownTexts({}, kind, band).map((text) => ({ band, text })),
      ).flat();
      expect(reportSettings.safeParse({ [kind]: saved }).success).toBe(true);
    }
    expect(markSheetContent.safeParse(propose(sheet(['13', '4', '20']))).success).toBe(true);
  });
});

it('primary schools have no advice, and middle schools only on request', () => {
  expect(kindsOf('Primary', 10, true)).toEqual(['remarks']);
  expect(kindsOf(undefined, 10, undefined)).toEqual(['remarks']);
  expect(kindsOf('Middle', 20, undefined)).toEqual(['remarks']);
  expect(kindsOf('Middle', 20, true)).toEqual(['remarks', 'advice']);
  expect(kindsOf('Secondary', 20, undefined)).toEqual(['remarks', 'advice']);
  expect(kindsOf('Secondary', 20, false)).toEqual(['remarks']);
});
