import { beforeAll, describe, expect, it } from 'vitest';
import { optionsIn } from '#shared/model/job-options.ts';
import { languages } from '#shared/model/locale.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { findInPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import type { Typefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { structureFaults } from '#test/support/pdf-structure.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { coefficientOrigin } from '#shared/record/general/rule-text.ts';
import { renderReport, type ReportToRender } from '../render-report.ts';
import { textsIn } from '../texts.ts';
import { allSubjectsOf } from './all-subjects.ts';
import { middleSubjects, sampleGeneral } from './sample-subjects.fixture.ts';

let typefaces: Typefaces;
beforeAll(async () => {
  typefaces = await loadTypefaces(findInPackages);
});

const slipsOf = (pupilId?: string, term: 1 | 2 = 1): ReportToRender => ({
  ...{ content: 'slips', term },
  slips: { ...optionsIn('slips', {}), ...(pupilId && { pupilId }) },
});
const council: ReportToRender = { content: 'council', term: 1 };
const pagesOf = async (input: Parameters<typeof renderReport>[0], wanted: ReportToRender) =>
  readPdf((await renderReport(input, wanted, typefaces)).pdf);
const textOf = async (...of: Parameters<typeof pagesOf>) =>
  (await pagesOf(...of)).flat().join('\n');

const write =
  (subject: number, pupil: string, text: string) =>
  (sheet: MarkSheetContent, of: { readonly subject: number }): MarkSheetContent =>
    of.subject === subject
      ? { ...sheet, marks: { ...sheet.marks, [pupil]: text ? { c: { text } } : {} } }
      : sheet;

describe.each(languages)('reports of all subjects in %s', (language) => {
  it('fit 45 pupils and 15 subjects on their pages, for blind readers too', async () => {
    const input = sampleGeneral(language);
    const made = await Promise.all(
      [council, slipsOf(), { content: 'year' } as const].map((one) =>
        renderReport(input, one, typefaces),
      ),
    );
    expect(made.map(({ pages }) => pages)).toEqual([6, 23, 3]);
    for (const { pdf } of made) expect(await structureFaults(pdf)).toEqual([]);
  });
});

it.each([council, slipsOf(), { content: 'year' } as const])(
  'reports of all subjects name a pupil who has left since, without a rank: %j',
  async (wanted) => {
    const input = sampleGeneral('en', { pupils: 4 });
    const [{ kept, ...own }] = input.classes as [(typeof input.classes)[number]];
    const left = [{ ...kept.pupils[3]!, fullName: 'Lina Zerrouki', leftOn: '2027-03-02' }];
    const of = { ...own, kept: { ...kept, pupils: kept.pupils.slice(0, 3), left } };
    const text = await textOf({ ...input, classes: [of] }, wanted);
    expect(text).toContain('Lina Zerrouki');
    expect(text).toContain('02/03/2027');
    const of3 = { ...of, kept: { ...of.kept, left: [] } };
    const without = await textOf({ ...input, classes: [of3] }, wanted);
    expect(without).not.toContain('Lina');
    // The figures of the others are the same.
    const means = (said: string) => said.match(/Class average.*/g);
    expect(means(text)?.[0]).toBe(means(without)?.[0]);
  },
);

describe('a slip of all subjects', () => {
  it('has points, their sum, the divisor and the average that follows from them', async () => {
    const subjects = [
      { subject: 'Maths', coefficient: 3 },
      { subject: 'French', coefficient: 1.5 },
    ];
    const input = sampleGeneral('en', {
      ...{ pupils: 1, settings: { subjects } },
      change: (sheet, { subject }) =>
        write(subject, 'p0', ['12', '15'][subject]!)(sheet, { subject }),
    });
    const slip = await textOf(input, slipsOf('p0'));
    // 12 × 3 + 15 × 1.5 = 58.5; ÷ 4.5 = 13.
    for (const part of ['36.00', '22.50', '58.50', '4.5', '13.00']) expect(slip).toContain(part);
    expect(slip).not.toMatch(/Incomplete/);
  });

  it('with a missing subject says so, and has neither an average nor sums', async () => {
    const input = sampleGeneral('en', { pupils: 3, change: write(1, 'p1', '') });
    const slip = await textOf(input, slipsOf('p1'));
    expect(slip).toMatch(/Incomplete: .*mark missing.*no general average yet/s);
    expect(slip).not.toMatch(/Points [\d.]+ ÷/);
    expect(slip).not.toMatch(/Rank:/);
    expect(await textOf(input, slipsOf('p0'))).toMatch(/Points [\d.]+ ÷ 22.5/);
  });

  it.each([15, 20])(
    'keeps %i subjects with long names and remarks on rows of their own',
    async (count) => {
      const subjects = Array.from({ length: count }, (_, index) => ({
        ...{ subject: `Subject${index} ${'with a long name '.repeat(10)}`.trim(), coefficient: 1 },
      }));
      const remarks = { p0: 'نتائج حسنة عموما، مستوى حسن قابل للتحسن '.repeat(10) };
      const input = sampleGeneral('en', {
        ...{ pupils: 1, settings: { subjects } },
        change: (sheet) => ({ ...sheet, remarks }),
      });
      const [page = []] = await pagesOf(input, slipsOf('p0'));
      const starts = page.flatMap((row) => {
        const found = row.match(/Subject\d+/g);
        return found ? [found.join(' and ')] : [];
      });
      expect(starts).toEqual(subjects.map((_, index) => `Subject${index}`));
    },
  );

  it.each(languages)(
    'without a single mark keeps what it says above the signatures, in %s',
    async (language) => {
      const subjects = middleSubjects.map((one) => ({
        ...one,
        subject: one.subject.padEnd(180, 'x '),
      }));
      const input = sampleGeneral(language, {
        ...{ pupils: 2, settings: { subjects, absent: 'zero', excused: 'zero' } },
        change: (sheet) => ({ ...sheet, marks: { p1: sheet.marks['p1'] ?? {} } }),
      });
      const [page = []] = await pagesOf(input, slipsOf('p0'));
      const { general, signatures } = textsIn(language);
      const at = (part: string) => page.findIndex((row) => row.includes(part));
      const last = coefficientOrigin({ subjects: [] }, language);
      expect(at(last)).toBeGreaterThan(at(general.average));
      expect(at(signatures.parent)).toBeGreaterThan(at(last));
      expect(page[at(signatures.parent)]).not.toContain(last);
    },
  );

  it('is of one pupil, or of each, two on a page', async () => {
    const input = sampleGeneral('en', { pupils: 5 });
    expect(await pagesOf(input, slipsOf('p2'))).toHaveLength(1);
    expect(await pagesOf(input, slipsOf())).toHaveLength(3);
  });

  it('of a primary school has no coefficients, and words where the term has no marks', async () => {
    const subjects = ['العربية', 'الرياضيات'].map((subject) => ({ subject, coefficient: 1 }));
    const french = { subject: 'الفرنسية', coefficient: 1, words: [1 as const] };
    const input = sampleGeneral('ar', {
      ...{ pupils: 1, level: 'Primary', settings: { subjects: [...subjects, french], pass: 5 } },
    });
    const slip = await textOf(input, slipsOf('p0'));
    expect(slip).toMatch(/المعدل (?:\/10|10\/) التقدير/);
    expect(slip).toContain('نتائج جيدة ومشرفة');
  });
});

describe('the list of a council', () => {
  it('marks absences, exemptions and what is missing each in its own way', async () => {
    const change = (sheet: MarkSheetContent, of: { readonly subject: number }) =>
      [
        write(0, 'p0', 'غ'),
        write(1, 'p0', 'غ م'),
        write(10, 'p0', 'معفى'),
        write(3, 'p0', ''),
      ].reduce((now, one) => one(now, of), sheet);
    const input = sampleGeneral('en', { pupils: 2, change });
    const list = await textOf(input, { content: 'council', term: 1, parts: ['list'] });
    for (const word of ['abs.', 'exc.', 'exempt', 'missing']) expect(list).toContain(word);
    const ranking = await textOf(input, { content: 'council', term: 1, parts: ['ranking'] });
    expect(ranking).toMatch(/Arabic.*absent/s);
  });

  it('asks for a coefficient that nobody set: a question mark, and no average', async () => {
    const subjects = middleSubjects.map(({ subject }) => ({ subject }));
    const input = sampleGeneral('en', { pupils: 2, settings: { subjects } });
    const list = await textOf(input, { content: 'council', term: 1, parts: ['list'] });
    expect(list).toContain('×?');
    const ranking = await textOf(input, { content: 'council', term: 1, parts: ['ranking'] });
    expect(ranking).toContain('no coefficient');
  });
});

it('the year has the decision of the rule, and only with an average to move up', async () => {
  const year = (settings: object) =>
    textOf(sampleGeneral('en', { pupils: 3, settings }), { content: 'year' });
  expect(await year({ pass: 10 })).toContain('Moves up');
  expect(await year({ pass: undefined })).not.toContain('Decision');
});

it('a class without saved subjects has those of its record, with coefficients only where they are known', () => {
  const content: MarkSheetContent = { columns: [], marks: {} };
  const all = [{ subject: 'الرياضيات', term: 1 as const, content }];
  const of = (level: 'Primary' | 'Middle') => allSubjectsOf({ level }, undefined, all).settings;
  expect(of('Primary').subjects).toEqual([{ subject: 'الرياضيات', coefficient: 1 }]);
  expect(of('Middle').subjects).toEqual([{ subject: 'الرياضيات' }]);
});

it('a subject that came into the record after the coefficients were saved takes the averages away, as on the screen', async () => {
  const content: MarkSheetContent = {
    columns: [{ id: 'c', heading: 'Average', role: 'term', scale: 20 }],
    marks: { p0: { c: { text: '12' } } },
  };
  const settings = { subjects: [{ subject: 'Maths', coefficient: 3 }] };
  const slipWith = (...names: readonly string[]) => {
    const input = sampleGeneral('en', { pupils: 1, settings });
    const all = names.map((subject) => ({ subject, term: 1 as const, content }));
    const classes = input.classes.map((one) => ({
      ...one,
      general: allSubjectsOf(one.kept, settings, all),
    }));
    return textOf({ ...input, classes }, slipsOf('p0'));
  };
  expect(await slipWith('Maths')).toMatch(/Points 36.00 ÷ 3/);
  const slip = await slipWith('Maths', 'Physics');
  expect(slip).toMatch(/Incomplete: .*Physics.* \(no coefficient\)/s);
  expect(slip).not.toMatch(/Points 36.00/);
});
