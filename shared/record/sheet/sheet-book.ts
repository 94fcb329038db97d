import type { Gradebook, GradebookColumn } from '../../model/gradebook.ts';
import type { MarkSheetColumn, MarkSheetContent } from '../../model/mark-sheet.ts';
import type { SavedClass } from '../../model/saved-class.ts';

/** The columns of a sheet that hold no marks, by ids that no column of marks can have. */
export const sheetColumns = {
  ordinal: { id: '#ordinal', kind: 'ordinal', heading: '' },
  number: { id: '#number', kind: 'registrationNumber', heading: '' },
  name: { id: '#name', kind: 'name', heading: '' },
  remark: { id: '#remark', kind: 'remark', heading: '' },
  advice: { id: '#advice', kind: 'remark', heading: '' },
} as const satisfies Record<string, GradebookColumn>;

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

export const languageOfClass = ({ pupils }: Pick<SavedClass, 'pupils'>): Gradebook['language'] =>
  pupils.some(({ fullName }) => isArabic(fullName)) ? 'ar' : 'fr';

const arabicDigits = /[\u0660-\u0669]/;
const digitsOf = ({ marks }: MarkSheetContent): Gradebook['digits'] =>
  Object.values(marks).some((ofPupil) =>
    Object.values(ofPupil).some(({ text }) => arabicDigits.test(text)),
  )
    ? 'arabic-indic'
    : 'western';

/** A column of a sheet as tables have it. One without a role counts in no average, and the teacher is not asked about it. */
export const markColumn = ({ id, heading, role, scale }: MarkSheetColumn): GradebookColumn => ({
  ...{ id, kind: 'mark', heading, scale },
  ...(role ? { role } : { checked: true }),
});

/** The mark sheet of a class as a page of marks, which the ministry's workbook is filled from. */
export const bookOfSheet = (
  kept: Pick<SavedClass, 'name' | 'pupils'>,
  content: MarkSheetContent,
): Gradebook => {
  const { columns, marks, remarks = {}, advice: advised = {}, averages } = content;
  const { ordinal, number, name, remark, advice } = sheetColumns;
  // Numbers distinguish two pupils with one name.
  const hasNumbers = kept.pupils.some(({ registrationNumber }) => registrationNumber);
  const hasAdvice = kept.pupils.some(({ id }) => advised[id]);
  return {
    language: languageOfClass(kept),
    digits: digitsOf(content),
    title: kept.name,
    columns: [
      ordinal,
      ...(hasNumbers ? [number] : []),
      ...[name, ...columns.map(markColumn), remark, ...(hasAdvice ? [advice] : [])],
    ],
    rows: kept.pupils.map(({ id, fullName, registrationNumber }, index) => ({
      id,
      cells: [
        { text: String(index + 1) },
        ...(hasNumbers ? [{ text: registrationNumber ?? '' }] : []),
        { text: fullName },
        ...columns.map((column) => ({ text: marks[id]?.[column.id]?.text ?? '' })),
        { text: remarks[id] ?? '' },
        ...(hasAdvice ? [{ text: advised[id] ?? '' }] : []),
      ],
    })),
    ...(averages && { averages }),
    warnings: [],
  };
};
