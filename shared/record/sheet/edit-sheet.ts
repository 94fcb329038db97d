import { usualRule } from '../averages/average-presets.ts';
import { USUAL_SCALE } from '../averages/averages.ts';
import { joinSaid } from '../../text/join-said.ts';
import { parseMark } from '../marks/parse-mark.ts';
import { limits } from '../../model/limits.ts';
import type { MarkSheetColumn, MarkSheetContent } from '../../model/mark-sheet.ts';
import type { SchoolLevel } from '../../model/profile.ts';

type ByPupil<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** The values of all pupils with another one of a pupil in a column, or without it. A pupil without values has no entry. */
export function withValue<Value>(
  all: ByPupil<Value>,
  [pupil, column]: readonly [string, string],
  value: Value | undefined,
): Record<string, Record<string, Value>> {
  const { [column]: _, ...others } = all[pupil] ?? {};
  const own = value === undefined ? others : { ...all[pupil], [column]: value };
  if (Object.keys(own).length > 0) return { ...all, [pupil]: own };
  const { [pupil]: __, ...rest } = all;
  return rest;
}

/** Writes a mark; a blank text removes it. A mark that is the same keeps its source. */
export function writeMark(
  content: MarkSheetContent,
  cell: readonly [pupil: string, column: string],
  text: string,
): MarkSheetContent {
  const [pupil, column] = cell;
  const known = content.marks[pupil]?.[column];
  const isBlank = parseMark(text).kind === 'blank';
  if (isBlank ? !known : known?.text === text) return content;
  return { ...content, marks: withValue(content.marks, cell, isBlank ? undefined : { text }) };
}

/** The texts about pupils in a sheet: appraisals, and advice. */
export type TextKind = 'remarks' | 'advice';

/** Writes a text about a pupil; an empty one removes it. */
export function writeRemark(
  content: MarkSheetContent,
  pupil: string,
  text: string,
  kind: TextKind = 'remarks',
): MarkSheetContent {
  const { [kind]: all, ...rest } = content;
  if (text === (all?.[pupil] ?? '')) return content;
  const { [pupil]: _, ...others } = all ?? {};
  const now = text ? { ...all, [pupil]: text } : others;
  return { ...rest, ...(Object.keys(now).length > 0 && { [kind]: now }) };
}

/** What an appraisal and advice say together, as pages print them; empty without both. */
export const joinTexts = (remark = '', advice = ''): string =>
  joinSaid(remark === advice ? [remark] : [remark, advice], ' · ');

/** Adds an empty column before another one, or at the end; none if the sheet has no room. */
export function addColumn(
  content: MarkSheetContent,
  id: string,
  before: string | undefined,
): MarkSheetContent {
  const { columns } = content;
  if (columns.length >= limits.sheetColumns || columns.some((column) => column.id === id))
    return content;
  const at = columns.findIndex((column) => column.id === before);
  const index = at < 0 ? columns.length : at;
  return {
    ...content,
    columns: columns.toSpliced(index, 0, { id, heading: '', scale: USUAL_SCALE }),
  };
}

const withoutColumn = <Value>(all: ByPupil<Value>, column: string) =>
  Object.entries(all).map(([pupil, { [column]: _, ...others }]) => [pupil, others] as const);

/** Removes a column with its marks and points, also those of pupils who have left. */
export function removeColumn(content: MarkSheetContent, column: string): MarkSheetContent {
  const { columns, marks, points } = content;
  if (!columns.some(({ id }) => id === column)) return content;
  const left = withoutColumn(marks, column).filter(([, own]) => Object.keys(own).length > 0);
  return {
    ...content,
    columns: columns.filter(({ id }) => id !== column),
    marks: Object.fromEntries(left),
    ...(points && { points: Object.fromEntries(withoutColumn(points, column)) }),
  };
}

/** Changes places with the column before or after. */
export function moveColumn(
  content: MarkSheetContent,
  column: string,
  by: 1 | -1,
): MarkSheetContent {
  const { columns } = content;
  const at = columns.findIndex(({ id }) => id === column);
  const [moved, other] = [columns[at], columns[at + by]];
  if (!moved || !other) return content;
  return { ...content, columns: columns.with(at, other).with(at + by, moved) };
}

interface ColumnDescription extends Pick<MarkSheetColumn, 'heading' | 'role'> {
  readonly scale: number | undefined;
}

/**
 * Sets what a column contains; what its test is, stays: its day, draft and version, answer sheets and questions. If
 * averages become possible, they use the usual rule of the level.
 */
export function describeColumn(
  content: MarkSheetContent,
  id: string,
  { heading, role, scale = USUAL_SCALE }: ColumnDescription,
  level: SchoolLevel | undefined,
): MarkSheetContent {
  if (!content.columns.some((column) => column.id === id)) return content;
  const columns = content.columns.map((column) => {
    if (column.id !== id) return column;
    const { role: _, ...test } = column;
    return { ...test, heading, scale, ...(role && { role }) };
  });
  const rule = content.averages ? undefined : usualRule(columns, level);
  return { ...content, columns, ...(rule && { averages: rule }) };
}
