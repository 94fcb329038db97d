import { beforeAll, describe, expect, it } from 'vitest';
import type { Rolls } from '#shared/attendance/totals.ts';
import type { Roll, RollSign } from '#shared/model/attendance.ts';
import { optionsIn } from '#shared/model/job-options.ts';
import { languages } from '#shared/model/locale.ts';
import { findInPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import type { Typefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { structureFaults } from '#test/support/pdf-structure.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { attendanceByTerm } from './term-attendance.ts';
import { sampleGeneral } from './general/sample-subjects.fixture.ts';
import { renderReport, type ReportToRender } from './render-report.ts';
import type { ReportInput } from './report.ts';
import { sampleReport } from './sample-report.fixture.ts';

let typefaces: Typefaces;
beforeAll(async () => {
  typefaces = await loadTypefaces(findInPackages);
});

const at = '2026-11-29T08:00:00.000Z';
const year = { season: '2026/2027', schoolYear: undefined, language: 'en' } as const;
const roll = (pupils: string[], signs: Readonly<Record<string, RollSign>>): Roll => ({
  taken: { at, pupils },
  marks: Object.fromEntries(Object.entries(signs).map(([pupil, sign]) => [pupil, { sign, at }])),
});

/** Rolls of the first two terms: the last pupil has joined after the first roll. */
const rollsOf = (pupils: readonly string[]): Rolls => ({
  '2026-10-04-1': roll(pupils.slice(0, -1), { p0: 'absent', p1: 'late' }),
  '2026-11-29-1': roll([...pupils], { p0: 'excused', p1: 'absent' }),
  '2026-11-30-1': { marks: { p1: { sign: 'absent', at } } },
  '2027-01-10-1': roll([...pupils], { p1: 'absent' }),
});

/** A report with the attendance of rolls. */
function reportOf(
  language: 'en' | 'ar',
  pupils: number,
  { rolls, input = sampleReport(language, 1, pupils) }: { rolls?: Rolls; input?: ReportInput } = {},
): ReportInput {
  const attendance = attendanceByTerm(
    rolls ?? rollsOf(input.classes[0]!.kept.pupils.map(({ id }) => id)),
    {
      ...year,
      language,
    },
  );
  return { ...input, classes: input.classes.map((one) => ({ ...one, attendance })) };
}

const slips = (term: 1 | 2 | 3, format: 'a5' | 'a6' = 'a6') =>
  ({
    content: 'slips',
    term,
    slips: { ...optionsIn('slips', {}), format },
  }) as const satisfies ReportToRender;
const council = (term: 1 | 2 | 3) => ({ content: 'council', term }) as const;
const textOf = async (input: ReportInput, wanted: ReportToRender): Promise<string> => {
  const { pdf } = await renderReport(input, wanted, typefaces);
  expect(await structureFaults(pdf)).toEqual([]);
  return (await readPdf(pdf)).flat().join(' ').replaceAll(/\s+/g, ' ');
};

it('counts the rolls of each term, and only those that were taken', () => {
  const found = attendanceByTerm(rollsOf(['p0', 'p1', 'p2']), year);
  expect([...found].map(([term, { rolls }]) => [term, rolls])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(found.get(1)?.pupils.get('p0')).toEqual({ called: 2, absent: 1, excused: 1, late: 0 });
  expect(found.get(1)?.pupils.get('p2')?.called).toBe(1);
});

it('knows nothing of another season, or of a season without a year', () => {
  const rolls = rollsOf(['p0']);
  expect(attendanceByTerm(rolls, { ...year, season: '2025/2026' }).size).toBe(0);
  expect(attendanceByTerm(rolls, { ...year, season: '' }).size).toBe(0);
});

describe.each(languages)('reports in %s', (language) => {
  it.each(['a5', 'a6'] as const)('have a pupil’s absences on a slip of size %s', async (format) => {
    const text = await textOf(reportOf(language, 4), slips(1, format));
    const said = {
      en: /without excuse 1, with excuse 1\. Late: 0\. Sessions called: 2\./,
      ar: /بدون عذر/,
    };
    expect(text).toMatch(said[language]);
  });

  it('have columns of absences in the council pack, with 60 pupils too', async () => {
    const text = await textOf(reportOf(language, 60), council(1));
    expect(text).toMatch(
      language === 'en' ? /counted in 2 sessions that were called/ : /حُسبت الغيابات في حصتين/,
    );
  });
});

it.each(languages)('have them in all subjects too, in %s', async (language) => {
  const input = reportOf(language, 45, { input: sampleGeneral(language, {}) });
  for (const wanted of [slips(1), council(1)]) {
    const text = await textOf(input, wanted);
    expect(text).toMatch(language === 'en' ? /Sessions called: 2|counted in 2/ : /بدون عذر|حصتين/);
  }
});

describe('a term in which no roll was taken', () => {
  it.each([council(3), slips(3)])('says nothing of absences', async (wanted) => {
    expect(await textOf(reportOf('en', 4), wanted)).not.toMatch(/excuse|called/i);
  });

  it('prints the same as a report without rolls', async () => {
    const input = sampleReport('en', 1, 4);
    const [one, other] = await Promise.all([
      renderReport(reportOf('en', 4), council(3), typefaces),
      renderReport(input, council(3), typefaces),
    ]);
    expect(Buffer.from(one.pdf).equals(other.pdf)).toBe(true);
  });
});

it('says nothing on the slip of a pupil whom no roll has called', async () => {
  const input = reportOf('en', 2, { rolls: { '2026-10-04-1': roll(['p0'], {}) } });
  const { pupilId: _, ...all } = { ...slips(1).slips, pupilId: '' };
  const ofSecond = { ...slips(1), slips: { ...all, pupilId: 'p1' } };
  expect(await textOf(input, ofSecond)).not.toContain('called');
  expect(await textOf(input, { ...ofSecond, slips: { ...all, pupilId: 'p0' } })).toContain(
    'without excuse 0, with excuse 0',
  );
});

it('takes no further page', async () => {
  for (const input of [sampleReport('ar', 1, 38), sampleGeneral('ar')])
    for (const wanted of [slips(1), council(1)]) {
      const own = reportOf('ar', 38, { input });
      const [plain, shown] = await Promise.all(
        [input, own].map((one) => renderReport(one, wanted, typefaces)),
      );
      expect(shown?.pages).toBe(plain?.pages);
    }
});
