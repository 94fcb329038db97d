import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import { writeMark, writeRemark } from '#shared/record/sheet/edit-sheet.ts';
import { newId } from '#shared/text/new-id.ts';
import type { MarkTable } from '#frontend/record/model/grid/mark-table.ts';
import { typedLine, typedText } from '#frontend/record/model/table/typed-text.ts';
import { takesAverage, type SubjectColumn } from './class-table.ts';

/** Whether a text says that there is no mark: absent, or exempt. */
export const isNoMark = (text: string): boolean =>
  ['absent', 'exempt'].includes(parseMark(text).kind);

/** A column for the averages that a colleague gives. */
const averageColumn = (heading: string, scale: number): MarkSheetContent['columns'][number] => ({
  ...{ id: newId(), heading, role: 'term', scale },
});

/** The text that a cell gets. */
export const typedFor = (
  { kind }: Pick<SubjectColumn, 'kind'>,
  text: string,
  { language }: Pick<MarkTable, 'language'>,
): string => (kind === 'words' ? typedLine(text) : typedText(text, { kind: 'mark' }, { language }));

/**
 * Writes a cell of the table into the sheet of its subject: the average, words, or into all empty columns that the pupil
 * was absent or is exempt. A mark is not written into an average that is worked out.
 * @param heading of a column that the sheet does not have yet
 */
export function writeSubject(
  content: MarkSheetContent,
  { kind, scale }: Pick<SubjectColumn, 'kind' | 'scale'>,
  [pupil, text]: readonly [pupil: string, text: string],
  heading: string,
): MarkSheetContent {
  if (kind === 'words') return writeRemark(content, pupil, text);
  if (kind === 'none') return content;
  // Another device may have begun the sheet with columns of its own.
  if (kind === 'worked' || !takesAverage(content)) {
    const own = content.marks[pupil] ?? {};
    const isOpen = (id: string): boolean => {
      const known = own[id]?.text ?? '';
      return parseMark(known).kind === 'blank' || isNoMark(known);
    };
    const isErased = parseMark(text).kind === 'blank';
    if (!isErased && !isNoMark(text)) return content;
    return content.columns
      .filter(({ id }) => isOpen(id))
      .reduce((before, { id }) => writeMark(before, [pupil, id], text), content);
  }
  const [only] = content.columns;
  if (only) return writeMark(content, [pupil, only.id], text);
  const column = averageColumn(heading, scale);
  return writeMark({ ...content, columns: [column] }, [pupil, column.id], text);
}

/** What a sheet has of a pupil: the words, or the marks. */
export const textsOf = (
  { marks, remarks }: MarkSheetContent,
  { kind }: Pick<SubjectColumn, 'kind'>,
  pupil: string,
): readonly string[] =>
  kind === 'words'
    ? [remarks?.[pupil] ?? '']
    : Object.values(marks[pupil] ?? {}).map(({ text }) => text);

/** A new sheet of a subject with what was typed. */
export const newSubjectSheet = (
  column: Pick<SubjectColumn, 'kind' | 'scale'>,
  texts: ReadonlyMap<string, string>,
  heading: string,
): MarkSheetContent => {
  const empty: MarkSheetContent = {
    columns: column.kind === 'words' ? [] : [averageColumn(heading, column.scale)],
    marks: {},
  };
  return [...texts].reduce((before, one) => writeSubject(before, column, one, heading), empty);
};
