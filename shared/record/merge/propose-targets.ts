import type { IncomingColumn, Target } from '../../model/added-marks.ts';
import { limits } from '../../model/limits.ts';
import type { MarkSheetColumn, MarkSheetContent } from '../../model/mark-sheet.ts';
import { foldedWords, foldText } from '../../text/fold-text.ts';
import { activityOf } from '../marks/carried-columns.ts';
import { termOrdinals } from '../marks/term-words.ts';

/** Whether a column of the sheet can take the marks: both have one full mark. */
export const fits = ({ scale }: IncomingColumn, column: MarkSheetColumn): boolean =>
  scale === undefined || scale === column.scale;

/** The number of a piece of work: 2 of `الفرض 2`, `الفرض الثاني` and `D2`. */
const numberIn = (heading: string): string =>
  foldedWords(heading)
    .map((word) => termOrdinals.get(word) ?? word.replace(/\D/gu, ''))
    .join('');

/** The single activity that a heading names, such as the notebook; empty for all of them together. */
function activityIn(heading: string): string {
  const activity = activityOf({ heading }) ?? '';
  return activity === 'continuous' ? '' : activity;
}

/** Whether columns with different headings may hold the same piece of work. */
function isSameWork(incoming: IncomingColumn, column: MarkSheetColumn): boolean {
  const { heading, role, usual, scale = usual } = incoming;
  const [one, other] = [numberIn(heading), numberIn(column.heading)];
  return (
    role !== undefined &&
    role === column.role &&
    (scale === undefined || scale === column.scale) &&
    (one === '' || other === '' || one === other) &&
    activityIn(heading) === activityIn(column.heading)
  );
}

/**
 * Proposes a target for each column: the one it was printed for, or else the one with the same heading, or else the only
 * one that holds the same work; each takes one column at most. What is left becomes a new column, as long as there is room.
 */
export function proposeTargets(
  content: MarkSheetContent,
  columns: readonly IncomingColumn[],
): readonly Target[] {
  const free = new Set(content.columns);
  const targets = columns.map((): Target | undefined => undefined);
  const give = (index: number, column: MarkSheetColumn): void => {
    targets[index] = { to: column.id };
    free.delete(column);
  };
  // A sheet that was deleted and made again may use its ids for other work.
  const isPrinted = ({ id, role }: IncomingColumn, column: MarkSheetColumn) =>
    id === column.id && (role === undefined || role === (column.role ?? role));
  const isNamed = ({ heading }: IncomingColumn, column: MarkSheetColumn) =>
    foldText(heading) !== '' && foldText(heading) === foldText(column.heading);
  for (const isMeant of [isPrinted, isNamed]) {
    for (const [index, incoming] of columns.entries()) {
      const found = [...free].find((column) => fits(incoming, column) && isMeant(incoming, column));
      if (found && !targets[index]) give(index, found);
    }
  }
  const left = [...columns.entries()].filter(([index]) => !targets[index]);
  const pairs = left.flatMap(([index, incoming]) =>
    [...free].filter((column) => isSameWork(incoming, column)).map((column) => ({ index, column })),
  );
  for (const { index, column } of pairs) {
    // Of several that are alike, none is surely meant.
    const rivals = pairs.filter((pair) => pair.index === index || pair.column === column);
    if (rivals.length === 1) give(index, column);
  }
  let room = limits.sheetColumns - content.columns.length;
  return targets.map((target): Target => target ?? (room-- > 0 ? 'new' : 'none'));
}
