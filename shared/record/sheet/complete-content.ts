import * as z from 'zod/mini';
import {
  markSheetContent,
  type MarkSheetColumn,
  type MarkSheetContent,
} from '../../model/mark-sheet.ts';

/** Parts that a sheet may lack. */
const optionalParts = ['remarks', 'advice', 'points', 'sources'] as const;

const ofTest = ({ draft, draftVersion, answers, questions }: MarkSheetColumn) => ({
  ...{ draft, draftVersion, answers, questions },
});

/** Of the marks, those that are as they were. */
const isSameMark = (
  { marks }: MarkSheetContent,
  before: MarkSheetContent,
  [pupil, column]: readonly [string, string],
): boolean => marks[pupil]?.[column]?.text === before.marks[pupil]?.[column]?.text;

type ByColumn<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

const filtered = <Value>(
  all: ByColumn<Value>,
  isKept: (pupil: string, column: string, value: Value) => boolean,
): Record<string, Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(all).flatMap(([pupil, own]) => {
      const kept = Object.entries(own).filter(([column, value]) => isKept(pupil, column, value));
      return kept.length > 0 ? [[pupil, Object.fromEntries(kept)]] : [];
    }),
  );

/** What tests are, and the points of the marks that have not changed. */
function keepTests(sent: MarkSheetContent, before: MarkSheetContent): Partial<MarkSheetContent> {
  const known = new Map(before.columns.map((column) => [column.id, column]));
  const columns = sent.columns.map((column) => {
    const was = known.get(column.id);
    return was ? { ...ofTest(was), ...column } : column;
  });
  const questions = new Map(
    columns.map(({ id, questions: all = [] }) => [id, new Set(all.map((one) => one.id))]),
  );
  const points = filtered(
    before.points ?? {},
    (pupil, column, given) =>
      isSameMark(sent, before, [pupil, column]) &&
      Object.keys(given).every((question) => questions.get(column)?.has(question)),
  );
  return { columns, points };
}

/** Where the marks that have not changed came from. */
function keepSources(sent: MarkSheetContent, before: MarkSheetContent): Partial<MarkSheetContent> {
  const { sources = [], marks } = before;
  return {
    sources,
    marks: Object.fromEntries(
      Object.entries(sent.marks).map(([pupil, own]) => [
        pupil,
        Object.fromEntries(
          Object.entries(own).map(([column, mark]) => {
            const was = marks[pupil]?.[column];
            return [column, was?.text === mark.text ? { ...was, ...mark } : mark];
          }),
        ),
      ]),
    ),
  };
}

/** Whether a content says all of a sheet. */
export const saysAll = (sent: MarkSheetContent): boolean =>
  optionalParts.every((part) => sent[part] !== undefined);

/**
 * What a content means that a client sends: a part that it leaves out stays, because it may not know it, as far as it fits
 * what it sends. A part that it sends empty is gone, and is not stored.
 */
export function completeContent(
  sent: MarkSheetContent,
  before: MarkSheetContent,
): MarkSheetContent {
  const { remarks = before.remarks, advice = before.advice } = sent;
  const whole: MarkSheetContent = {
    ...{ ...sent, remarks, advice },
    ...(!sent.points && keepTests(sent, before)),
    ...(!sent.sources && keepSources(sent, before)),
  };
  const isEmpty = (part: (typeof optionalParts)[number]) =>
    Object.keys(whole[part] ?? {}).length === 0;
  const empty: readonly string[] = optionalParts.filter(isEmpty);
  const parts = Object.entries(whole).filter(([part]) => !empty.includes(part));
  // Parsed again for the order of its fields: equal contents have one hash.
  return z.parse(markSheetContent, Object.fromEntries(parts));
}
