import { beforeAll, describe, expect, it } from 'vitest';
import { contentsPresets } from '#shared/model/notebook-contents.ts';
import type { SchoolLevel } from '#shared/model/profile.ts';
import { cellFaults, cornerFaults, rasterPages, readNumbers } from '#test/support/raster-pdf.ts';
import { printedMarks } from '#shared/paper/printed-sheet.ts';
import { findInPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import type { Typefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { sheetIdOf } from '#lambdas/record/stores/mark-sheets/mark-sheet-id.ts';
import type { PrintedClass } from '../job/printed-class.ts';
import type { NotebookInput } from './notebook.ts';
import { renderNotebook } from './render-notebook.ts';
import { sampleNotebook, sampleTerm } from './sample-notebook.ts';

let typefaces: Typefaces;
beforeAll(async () => {
  typefaces = await loadTypefaces(findInPackages);
});

const subject = 'الرياضيات';
const terms: PrintedClass['terms'] = [
  {
    term: 1,
    columns: [
      { id: 'c1', heading: 'التقويم', scale: 20, role: 'activities' },
      { id: 'c2', heading: 'الفرض', scale: 20, role: 'test' },
      { id: 'c3', heading: 'الاختبار', scale: 20, role: 'exam' },
    ],
  },
];
const savedAs = ({ listed }: NotebookInput, more: Partial<PrintedClass> = {}) =>
  listed.classes.map(({ pupils }, index): PrintedClass => ({
    classId: `01KJQ5N800000000000000000${index}`,
    classVersion: 3,
    pupils: pupils.map((_, pupil) => `p${pupil}`),
    ...{ terms: [], subject, ...more },
  }));

/** A notebook of mark grids alone. */
const grids = (language: 'en' | 'ar', pupils: number, level: SchoolLevel = 'Middle') => {
  const sample = sampleNotebook(language, 2, pupils);
  const contents = { ...contentsPresets['marks-only'], results: false, statistics: false };
  const classes = sample.listed.classes.map((one) => ({ ...one, level }));
  return { ...sample, contents, listed: { classes } };
};

describe('a mark grid with corner marks', () => {
  it.each([
    ['en', 44, 'Primary'],
    ['ar', 60, 'Middle'],
  ] as const)('is where its layout says, in %s for %i pupils', async (language, pupils, level) => {
    const input = grids(language, pupils, level);
    const { pdf, sheets, classes } = await renderNotebook(
      { ...input, saved: savedAs(input) },
      { typefaces },
    );
    const onPages = pupils > 44 ? 2 : 1;
    expect(sheets).toHaveLength(2 * 3 * onPages);
    // The list of a class is before its grids.
    const pageOf = (index: number): number => {
      const { lastPage } = classes[Math.floor(index / (3 * onPages))]!;
      return lastPage - 3 * onPages + (index % (3 * onPages));
    };
    const some = [0, onPages, sheets.length - 1];
    const pages = await rasterPages(pdf, some.map(pageOf));
    for (const [nth, index] of some.entries()) {
      const sheet = sheets[index]!;
      expect(cornerFaults(pages[nth]!, sheet)).toEqual([]);
      expect(cellFaults(pages[nth]!, sheet)).toEqual([]);
      expect(readNumbers(pages[nth]!, sheets)).toEqual([sheet.number]);
    }
  });

  it('is stored with its pupils in the order of the print, and its spare rows', async () => {
    const input = grids('ar', 60);
    const { sheets } = await renderNotebook({ ...input, saved: savedAs(input) }, { typefaces });
    const [first, second] = sheets;
    const all = savedAs(input)[0]!.pupils;
    expect([...first!.pupils, ...second!.pupils]).toEqual(all);
    expect([first!.spareRows, second!.spareRows]).toEqual([0, 2]);
    for (const sheet of sheets) {
      const of = { printedAt: '2026-11-20T08:00:00.000Z', sheetId: sheetIdOf(sheet) };
      expect(printedMarks.safeParse({ ...sheet, ...of }).error).toBeUndefined();
    }
    expect(new Set(sheets.map(({ number }) => number)).size).toBe(sheets.length);
    expect(first).toMatchObject({ classVersion: 3, subject, term: 1 });
  });

  it('prints at 94 % on a printer that leaves five millimetres white', async () => {
    for (let pupils = 1; pupils <= 60; pupils += 7) {
      const input = grids('en', pupils);
      const { sheets } = await renderNotebook({ ...input, saved: savedAs(input) }, { typefaces });
      for (const { layout } of sheets) {
        const { marks, page } = layout;
        const ends = [marks.left, marks.top, page.width - marks.right, page.height - marks.bottom];
        expect(Math.min(...ends)).toBeGreaterThan(9);
        expect(Math.min(...layout.ticks.map(({ x, y }) => Math.min(x, y)))).toBeGreaterThan(7);
      }
    }
  });
});

describe('the columns of a mark grid with corner marks', () => {
  const columnsOf = async (more: Partial<PrintedClass>, level: SchoolLevel, isFilled: boolean) => {
    const input = grids('en', 3, level);
    const classes = input.listed.classes.map((one) => ({
      ...one,
      ...(isFilled && { terms: [sampleTerm(3, 1)] }),
    }));
    const saved = savedAs(input, more);
    const { sheets } = await renderNotebook(
      { ...input, listed: { classes }, saved },
      { typefaces },
    );
    return sheets[0]!.columns.map(({ id, role, scale }) => [id, role, scale]);
  };

  it('are those in which a mark is written, without what is worked out from them', async () => {
    expect(await columnsOf({}, 'Middle', false)).toEqual([
      ...['notebook', 'homework', 'particip', 'behaviou'].map((id) => [id, undefined, 5]),
      ['activiti', 'activities', 20],
      ['test1', 'test', 20],
      ['test2', 'test', 20],
      ['exam', 'exam', 20],
    ]);
    expect(await columnsOf({}, 'Primary', false)).toEqual([
      ...['expressi', 'reading', 'writing'].map((id) => [id, 'activities', 10]),
      ['exam', 'exam', 10],
    ]);
  });

  it('are those of the record if it has them, although they are still empty', async () => {
    expect(await columnsOf({ terms }, 'Middle', false)).toEqual([
      ...['notebook', 'homework', 'particip', 'behaviou'].map((id) => [id, undefined, 5]),
      ['c1', 'activities', 20],
      ['c2', 'test', 20],
      ['test2', 'test', 20],
      ['c3', 'exam', 20],
    ]);
  });

  it('have ids of their own, whatever ids the record has', async () => {
    const [{ columns }] = terms as [(typeof terms)[number]];
    const odd = [
      {
        term: 1 as const,
        columns: columns.map((one) => ({ ...one, id: one.id === 'c2' ? 'test2' : one.id })),
      },
    ];
    const ids = (await columnsOf({ terms: odd }, 'Middle', false)).map(([id]) => id);
    expect(ids).toContain('test2');
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('has no corner marks if the subject is not known, or the notebook is made from a file', async () => {
  const input = grids('en', 3);
  const { subject: _, ...nameless } = savedAs(input)[0]!;
  const profile = { ...input.profile, subject: '' };
  const unknown = { ...input, profile, saved: [nameless, nameless] };
  expect((await renderNotebook(unknown, { typefaces })).sheets).toEqual([]);
  expect((await renderNotebook(input, { typefaces })).sheets).toEqual([]);
});
