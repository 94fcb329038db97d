import { markSchemes } from '#shared/record/marks/mark-schemes.ts';
import { messagesIn } from '#lambdas/notebooks/domain/notebook/messages.ts';
import { sampleNotebook } from '#lambdas/notebooks/domain/notebook/sample-notebook.ts';
import { sampleReport } from '#lambdas/reports/domain/sample-report.fixture.ts';
import { textsIn } from '#lambdas/reports/domain/texts.ts';
import { termReport } from '#shared/record/figures/term-report.ts';
import { yearReport } from '#shared/record/figures/year-report.ts';
import { schoolDays, schoolMonths } from '#shared/school-year/school-calendar.ts';

/** One page of the notebook for the other engines: a title and a table. */
export interface BenchPage {
  title: string;
  headings: string[];
  rows: string[][];
}

export const benchClasses = Number(process.env['BENCH_CLASSES'] ?? 10);
export const benchPupils = 40;
/** All reports of the classes of a teacher. */
export const benchReports = { classes: 6, pupils: 40 } as const;
export const benchNotebook = () => sampleNotebook('ar', benchClasses, benchPupils);

/** The pupil tables of the notebook, 15 pages a class: list, ten months, three terms, results. */
export function benchSheets(): BenchPage[] {
  const { profile, listed } = benchNotebook();
  const messages = messagesIn('ar');
  const person = [messages.number, messages.name];
  const columns = markSchemes[profile.level].columns.map(({ id }) => messages.markColumns[id]);
  return listed.classes.flatMap(({ name, pupils }) => {
    const sheet = (title: string, headings: string[]): BenchPage => ({
      title: `${title} – ${messages.className(name)}`,
      headings: [...person, ...headings],
      rows: pupils.map(({ fullName }, index) => [
        String(index + 1),
        fullName,
        ...headings.map(() => ''),
      ]),
    });
    const list = sheet(messages.classList, [
      messages.registrationNumber,
      messages.dateOfBirth,
      messages.gender,
    ]);
    list.rows.forEach((row, index) => {
      const pupil = pupils[index];
      row.splice(
        2,
        3,
        pupil?.registrationNumber ?? '',
        pupil?.dateOfBirth ?? '',
        pupil?.gender ?? '',
      );
    });
    const months = schoolMonths(profile.academicSeason).map((month) => {
      const days = schoolDays(month).map(({ day }) => String(day));
      const title = messages.attendanceOf(messages.months[month.month - 1] ?? '');
      return sheet(title, [...days, messages.absences, messages.lates]);
    });
    const terms = messages.terms.map((term) => sheet(messages.marksOf(term), columns));
    const period = [messages.average, messages.rank];
    const results = sheet(messages.results, [...period, ...period, ...period, ...period]);
    return [list, ...months, ...terms, results];
  });
}

const SLIPS_A_PAGE = 4;

/** The tables of the reports, with their figures: by rank, by name, the year, and four slips a page. */
export function reportSheets(): BenchPage[] {
  const { classes, honours } = sampleReport('ar', benchReports.classes, benchReports.pupils);
  const texts = textsIn('ar');
  const mark = (value: number | undefined): string =>
    value === undefined ? texts.none : texts.mark(value, 2);
  return classes.flatMap(({ kept, sheets }) => {
    const report = termReport(kept, sheets, 2, honours.thresholds);
    const year = yearReport(kept, sheets, honours.thresholds);
    if (!report) return [];
    const { columns, pupils } = report;
    const title = (text: string): string => `${text} – ${texts.className(kept.name)}`;
    const headings = columns.map(({ heading }) => heading);
    const rows = pupils.map(({ fullName, marks, average, rank }, index) => {
      return [String(index + 1), fullName, ...marks, mark(average), String(rank ?? texts.none)];
    });
    const person = [texts.number, texts.name];
    const all = [...person, ...headings, texts.average, texts.rank];
    const slips = Array.from({ length: Math.ceil(rows.length / SLIPS_A_PAGE) }, (_, page) => ({
      title: title(texts.titles.slips),
      headings: all,
      rows: rows.slice(page * SLIPS_A_PAGE, (page + 1) * SLIPS_A_PAGE),
    }));
    const ofYear = year.pupils.map(({ fullName, terms, average, rank }, index) => [
      ...[String(index + 1), fullName],
      ...[...terms, { average, rank }].flatMap((one) => [
        mark(one?.average),
        String(one?.rank ?? texts.none),
      ]),
    ]);
    const pairs = [...texts.terms, texts.year].flatMap((term) => [term, texts.rank]);
    return [
      { title: title(texts.ranking), headings: all, rows },
      { title: title(texts.list), headings: all, rows },
      { title: title(texts.yearResults), headings: [...person, ...pairs], rows: ofYear },
      ...slips,
    ];
  });
}
