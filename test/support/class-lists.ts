import type { ListedClasses } from '#shared/model/listed-classes.ts';

const slashed = (isoDate = ''): string => isoDate.split('-').toReversed().join('/');

/** The class lists a notebook of these classes prints: for each class its pupils, in order. */
export const expectedClassLists = ({ classes }: ListedClasses) =>
  classes.map(({ pupils }) =>
    pupils.map(({ fullName, registrationNumber, dateOfBirth }, index) => ({
      number: String(index + 1),
      name: fullName.normalize('NFKC'),
      registrationNumber,
      dateOfBirth: slashed(dateOfBirth),
    })),
  );

/** The cells of a class list's row, from either side; nothing for any other row. */
const readListRow = (row: string) => {
  const [registrationNumber] = /\b\d{16}\b/.exec(row) ?? [];
  if (registrationNumber === undefined) return [];
  const [dateOfBirth] = /\b\d\d\/\d\d\/\d{4}\b/.exec(row) ?? [];
  const [number] = /(?<![\d/])\d{1,2}(?![\d/])/.exec(row) ?? [];
  const name = row.replaceAll(/[\d/]/g, '').trim();
  return [{ number, name, registrationNumber, dateOfBirth }];
};

/** The class lists in a notebook, from the rows of its pages (`readPdf`). */
export const readClassLists = (pages: readonly (readonly string[])[]) =>
  pages.map((rows) => rows.flatMap(readListRow)).filter(({ length }) => length > 0);
