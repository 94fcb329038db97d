import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { teacherWorkbooks } from '#test/fixtures/spreadsheets/teacher-workbooks.ts';
import type { Pupil } from '../model/pupil.ts';
import type { TermMarks } from '../model/listed-classes.ts';
import { inflate } from '../spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '../spreadsheet/workbook/read-workbook.ts';
import { readClasses } from './read-classes.ts';
import type { WorkbookReading } from './workbook-reading.ts';

const joined = (...parts: readonly (string | number | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' · ');

const saidOfPupil = ({ fullName, registrationNumber, dateOfBirth, gender }: Pupil): string =>
  joined(fullName, registrationNumber, dateOfBirth, gender);

const saidOfTerm = ({ term, columns }: TermMarks): string =>
  `${term ?? '?'}: ${columns
    .map(
      ({ heading, kind, role, scale }) =>
        `${heading} = ${role ?? kind}${scale ? ` of ${scale}` : ''}`,
    )
    .join(', ')}`;

/** Summarizes a reading in the way a teacher would check it. */
function said({ listed, classes, problems, questions }: WorkbookReading): string[] {
  const head = joined(listed.school, listed.educationalAdministration, listed.academicSeason);
  const read = classes.filter(({ state }) => state === 'read');
  return [
    ...(head ? [head] : []),
    ...listed.classes.flatMap(({ name, subject, level, pupils, terms = [] }, index) => [
      joined(name, subject, level, `${read[index]?.pupils} pupils`),
      ...[...new Set([0, 1, 2, pupils.length - 1])].flatMap((index) => {
        const pupil = pupils[index];
        if (!pupil) return [];
        const marks = terms.map((term) => `${term.term ?? '?'}: ${term.marks[index]?.join(' | ')}`);
        return `  ${joined(saidOfPupil(pupil), ...marks)}`;
      }),
      ...terms.map((term) => `  ${saidOfTerm(term)}`),
    ]),
    ...classes
      .filter(({ state }) => state !== 'read')
      .map(({ name, state }) => joined(name, state)),
    ...problems.map(({ code, sheet, row }) => `! ${joined(code, sheet, row)}`),
    ...questions.flatMap(({ sheet, columns, proposed }) => [
      `? ${joined(sheet, proposed.join('+'))}`,
      ...columns.map(
        ({ column, heading, examples }) => `  ${joined(column, heading, examples.join(', '))}`,
      ),
    ]),
  ].map((line) => line.trimEnd());
}

/** The expected reading of each workbook, by its description. */
const expected = new Map(
  readFileSync(
    new URL('../../test/fixtures/spreadsheets/teacher-workbooks.txt', import.meta.url),
    'utf8',
  )
    .split(/^# /mu)
    .slice(1)
    .map((section) => {
      const [what = '', ...lines] = section.trimEnd().split('\n');
      return [what, lines] as const;
    }),
);

describe('real workbooks of teachers', () => {
  it.each(teacherWorkbooks)('$what', ({ what, bytes }) => {
    expect(said(readClasses(readWorkbook(bytes(), { inflate })))).toEqual(expected.get(what));
  });

  it('all have an expected result', () => {
    expect(teacherWorkbooks.map(({ what }) => what)).toEqual([...expected.keys()]);
  });
});
