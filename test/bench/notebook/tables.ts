import { markSchemes } from '#shared/gradebook/mark-schemes.ts';
import { messagesIn } from '#lambdas/notebooks/domain/notebook/messages/messages.ts';
import { sampleNotebook } from '#lambdas/notebooks/domain/notebook/sample-notebook.ts';
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
      title: `${title} – ${messages.classTitle(name)}`,
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
