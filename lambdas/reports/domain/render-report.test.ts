import { beforeAll, describe, expect, it } from 'vitest';
import { optionsIn } from '#shared/model/job-options.ts';
import { languages } from '#shared/model/locale.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { findInPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import type { Typefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { inspectPdf } from '#test/support/inspect-pdf.ts';
import { structureFaults } from '#test/support/pdf-structure.ts';
import { rasterPages } from '#test/support/raster-pdf.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { renderReport, type ReportToRender } from './render-report.ts';
import type { ClassToReport, ReportInput } from './report.ts';
import { sampleReport, sampleReported, sampleSheet } from './sample-report.fixture.ts';

let typefaces: Typefaces;
beforeAll(async () => {
  typefaces = await loadTypefaces(findInPackages);
});

const council: ReportToRender = { content: 'council', term: 2 };
const slips = {
  content: 'slips',
  term: 2,
  slips: optionsIn('slips', {}),
} as const satisfies ReportToRender;
const all: readonly ReportToRender[] = [council, slips, { content: 'year' }];

const render = (input: ReportInput, wanted: ReportToRender) =>
  renderReport(input, wanted, typefaces);
const textOf = async (input: ReportInput, wanted: ReportToRender): Promise<string> =>
  (await readPdf((await render(input, wanted)).pdf)).flat().join('\n');

/** A report of one class with sheets of its own. */
const reportOf = (
  names: readonly string[],
  sheet: (own: MarkSheetContent) => MarkSheetContent,
): ReportInput => {
  const pupils = names.map((fullName, index) => ({ id: `p${index}`, fullName }));
  const own = sampleReported('2م3', pupils);
  const sheets = new Map([[2 as const, sheet(sampleSheet(2, pupils))]]);
  return { ...sampleReport('en', 1, 1), classes: [{ ...own, sheets }] };
};

describe.each(languages)('reports in %s', (language) => {
  it.each([12, 38, 60])('fit their pages with %i pupils, for blind readers too', async (pupils) => {
    const input = sampleReport(language, 1, pupils);
    const pages = { 12: [4, 3, 2], 38: [4, 10, 2], 60: [6, 15, 3] }[pupils];
    const made = await Promise.all(all.map((wanted) => render(input, wanted)));
    expect(made.map((one) => one.pages)).toEqual(pages);
    for (const { pdf } of made) expect(await structureFaults(pdf)).toEqual([]);
  });

  it('name the whole class at the head of each page, because classes may differ in the last word', async () => {
    const name = 'السنة الثالثة متوسط الفوج الأول';
    const pupils = [{ id: 'p0', fullName: 'سارة' }];
    const own = sampleReported(name, pupils);
    const subject = 'العلوم الطبيعية والتكنولوجيا';
    const classes = [{ ...own, kept: { ...own.kept, name, subject }, subject }];
    for (const wanted of [council, { content: 'year' } as const]) {
      const { pdf } = await render({ ...sampleReport(language, 1, 1), classes }, wanted);
      for (const page of await readPdf(pdf)) {
        const head = page.slice(0, 8).join(' ');
        for (const word of `${name} ${subject}`.split(' ')) expect(head).toContain(word);
      }
    }
  });

  it('have every name, the rule beside the figures, and their fonts', async () => {
    const input = sampleReport(language, 2, 12);
    for (const wanted of all) {
      const { pdf } = await render(input, wanted);
      const texts = (await readPdf(pdf)).flat().join('\n');
      expect(texts).toContain('الفرض');
      const { outline, textsWithoutFont } = await inspectPdf(pdf);
      expect(outline.map(({ title }) => title.match(/\dم\d/)?.[0])).toEqual(['1م1', '2م1']);
      expect(textsWithoutFont).toBe(0);
    }
  });
});

describe('a report', () => {
  it('gives the same bytes for the same record', async () => {
    const [one, other] = await Promise.all([
      render(sampleReport('ar', 1, 5), council),
      render(sampleReport('ar', 1, 5), council),
    ]);
    expect(Buffer.from(one.pdf).equals(other.pdf)).toBe(true);
  });

  it('prints no trace of binary fractions, whatever the marks are converted from', async () => {
    const input = reportOf(['أمين'], (own) => ({
      ...own,
      columns: [
        { id: 'c1', heading: 'الفرض', role: 'test', scale: 100 },
        { id: 'c3', heading: 'الاختبار', role: 'exam', scale: 20 },
      ],
      marks: { p0: { c1: { text: '1/13' }, c3: { text: '12,125' } } },
    }));
    for (const wanted of all) expect(await textOf(input, wanted)).not.toMatch(/\d[.,]\d{4}/);
    expect(await textOf(input, council)).toContain('7.69');
  });

  it('prints the chosen parts of a council pack only', async () => {
    const { pages } = await render(sampleReport('en', 1, 12), { ...council, parts: ['minutes'] });
    expect(pages).toBe(1);
  });

  it('says that it is of one subject, and leaves out rank and progress on demand', async () => {
    const input = sampleReport('en', 1, 4);
    const shown = await textOf(input, slips);
    expect(shown).toContain('One subject teacher’s slip');
    expect(shown).toMatch(/Rank: \d of 3/);
    const plain = { ...slips, slips: { ...slips.slips, rank: false, progress: false } };
    const hidden = await textOf(input, plain);
    expect(hidden).not.toMatch(/Rank|From the term before/);
  });

  it('has a slip of one pupil only, if one was asked for', async () => {
    const one = { ...slips, slips: { ...slips.slips, pupilId: 'p1' } };
    const input = sampleReport('en', 1, 8);
    const [first, second] = input.classes[0]!.kept.pupils;
    const shown = await textOf(input, one);
    expect(shown).toContain(second!.fullName);
    expect(shown).not.toContain(first!.fullName);
  });

  it.each([
    [{ ...council, parts: ['ranking'] }],
    [{ ...council, parts: ['list'] }],
    [slips],
    [{ content: 'year' }],
  ] as const satisfies readonly (readonly [ReportToRender])[])(
    'names a pupil who has left since, with the day and without a rank: %j',
    async (wanted) => {
      const [{ kept, ...own }] = sampleReport('en', 1, 4).classes as [ClassToReport];
      const left = [{ ...kept.pupils[3]!, fullName: 'Lina Zerrouki', leftOn: '2027-03-02' }];
      const of = { ...own, kept: { ...kept, pupils: kept.pupils.slice(0, 3), left } };
      const text = await textOf({ ...sampleReport('en', 1, 1), classes: [of] }, wanted);
      expect(text).toContain('Lina Zerrouki');
      expect(text).toMatch(/\bleft\b/);
      expect(text).toContain('02/03/2027');
      const never = {
        ...of,
        sheets: new Map([[2 as const, sampleSheet(2, kept.pupils.slice(0, 3))]]),
      };
      const other = await textOf({ ...sampleReport('en', 1, 1), classes: [never] }, wanted);
      expect(other).not.toContain('Lina');
    },
  );

  it.each([
    ['a6', 3, [105, 148.5]],
    ['a5', 6, [undefined, 148.5]],
  ] as const)('cuts %s slips at the middle of the page', async (format, pages, [x, y]) => {
    const wanted = { ...slips, slips: { ...slips.slips, format } };
    const made = await render(sampleReport('ar', 1, 12), wanted);
    expect(made.pages).toBe(pages);
    const [page] = await rasterPages(made.pdf, [0]);
    const isDashed = (at: (along: number) => number): boolean =>
      Array.from({ length: 80 }, (_, index) => at(1 + index * 0.25)).some((dark) => dark > 60);
    const near = [-0.15, 0, 0.15];
    expect(near.some((off) => isDashed((along) => page!.darkAt(along, y + off)))).toBe(true);
    if (x !== undefined)
      expect(near.some((off) => isDashed((along) => page!.darkAt(x + off, along)))).toBe(true);
    // Seven millimetres on each side of a cut are white, which a crooked cut needs.
    const white = Array.from({ length: 200 }, (_, index) => page!.darkAt(1 + index, y + 5));
    const lines = x === undefined ? 0 : 3;
    expect(white.filter((dark) => dark > 8).length).toBeLessThanOrEqual(lines);
  });

  it.each(all)('of a class without a mark has its pupils: $content', async (wanted) => {
    const input = reportOf(['Benali Yasmine'], (sheet) => ({ ...sheet, marks: {} }));
    expect(await textOf(input, wanted)).toContain('Benali Yasmine');
  });

  it.each([council, slips])('of a term without a sheet says so: $content', async (wanted) => {
    const input = sampleReport('en', 1, 3);
    const [own] = input.classes;
    const empty = { ...input, classes: [{ ...own!, sheets: new Map() }] };
    expect(await textOf(empty, wanted)).toContain('The record has no marks of this term.');
  });

  it('prints 60 pupils with 24 columns and names of 120 letters', async () => {
    const names = Array.from({ length: 60 }, (_, at) =>
      `${at} ${'بن عبد الرحمن '.repeat(9)}`.slice(0, 120).trim(),
    );
    const input = reportOf(names, (sheet) => {
      const [column] = sheet.columns;
      const columns = Array.from({ length: 24 }, (_, at) => ({
        ...column!,
        id: `d${at}`,
        heading: `عمود طويل الاسم ${at}`,
        scale: at % 2 === 0 ? 10 : 40,
      }));
      const marks = Object.fromEntries(
        names.map((_, at) => [
          `p${at}`,
          Object.fromEntries(columns.map(({ id }) => [id, { text: '7,25' }])),
        ]),
      );
      return { ...sheet, columns, marks };
    });
    for (const wanted of all) {
      const { pdf } = await render(input, wanted);
      expect(await structureFaults(pdf)).toEqual([]);
      const words =
        (await readPdf(pdf))
          .flat()
          .join(' ')
          .match(/الرحمن/g) ?? [];
      expect(words.length).toBeGreaterThanOrEqual(60 * 8);
    }
  });
});
