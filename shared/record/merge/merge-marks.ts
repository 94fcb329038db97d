import { activityOf } from '../marks/carried-columns.ts';
import { markValue, parseMark } from '../marks/parse-mark.ts';
import { termOrdinals } from '../marks/term-words.ts';
import type { AverageRule } from '#shared/model/gradebook.ts';
import { limits } from '#shared/model/limits.ts';
import type { MarkRole } from '#shared/model/mark-role.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { cleanText, clipText } from '#shared/text/clean-text.ts';
import { foldedWords, foldText } from '#shared/text/fold-text.ts';
import { newId } from '#shared/text/new-id.ts';

type SheetColumn = MarkSheetContent['columns'][number];
type MarkSource = NonNullable<MarkSheetContent['sources']>[number];

/** A column of marks that come from elsewhere: a page, a workbook, the clipboard. */
export interface IncomingColumn {
  /** The id of the column that it was printed for, which a new column keeps; missing if it was not printed. */
  readonly id?: string | undefined;
  readonly heading: string;
  readonly role?: MarkRole | undefined;
  /** The full mark; missing if the source does not say it, and then any column takes the marks. */
  readonly scale?: number | undefined;
  /** The full mark of a new column for them if the source does not say it; missing for the usual one of the sheet. */
  readonly usual?: number | undefined;
}

export interface IncomingMarks {
  readonly columns: readonly IncomingColumn[];
  /** The pupils that were found in the class, each once, with a text for each column as written. */
  readonly rows: readonly {
    readonly pupil: string;
    readonly marks: readonly string[];
    readonly remark?: string | undefined;
  }[];
  /** How the source works out averages; used if the sheet has no rule of its own. */
  readonly averages?: AverageRule | undefined;
}

/** The column that takes the marks: its id, a new one, or none. */
export type Target = { readonly to: string } | 'new' | 'none';

/** What would happen to one mark or remark. */
export interface ComparedMark {
  readonly pupil: string;
  /** The index of the incoming column, or the remarks. */
  readonly column: number | 'remark';
  /** What the sheet has; empty if it has nothing. */
  readonly before: string;
  readonly after: string;
  /** `wrong`: no mark, above the full mark or too long, so it is never written. */
  readonly state: 'new' | 'same' | 'different' | 'wrong';
}

const scaleIn = (content: MarkSheetContent): number => content.columns[0]?.scale ?? 20;

/** Whether a column of the sheet can take the marks: both have one full mark. */
export const fits = ({ scale }: IncomingColumn, column: SheetColumn): boolean =>
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
function isSameWork(incoming: IncomingColumn, column: SheetColumn): boolean {
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
  const give = (index: number, column: SheetColumn): void => {
    targets[index] = { to: column.id };
    free.delete(column);
  };
  // A sheet that was deleted and made again may use its ids for other work.
  const isPrinted = ({ id, role }: IncomingColumn, column: SheetColumn) =>
    id === column.id && (role === undefined || role === (column.role ?? role));
  const isNamed = ({ heading }: IncomingColumn, column: SheetColumn) =>
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

/** Whether two texts are one mark: `12,5` and `12.50` are. */
const isSameMark = (one: string, other: string, scale: number): boolean => {
  const kinds = [parseMark(one).kind, parseMark(other).kind];
  if (kinds.every((kind) => kind === 'mark')) {
    return markValue(one, scale) === markValue(other, scale);
  }
  return kinds[0] === kinds[1] && (kinds[0] === 'absent' || one === other);
};

const isWrong = (text: string, scale: number): boolean => {
  const { kind } = parseMark(text);
  const value = markValue(text, scale) ?? 0;
  return kind === 'unreadable' || value > scale || text.length > limits.gradebookTextLength;
};

/** Compares marks with those of the sheet. A blank is left out: it never removes a mark. */
export function compareMarks(
  content: MarkSheetContent,
  { columns, rows }: IncomingMarks,
  targets: readonly Target[],
): readonly ComparedMark[] {
  const byId = new Map(content.columns.map((column) => [column.id, column]));
  return rows.flatMap(({ pupil, marks, remark = '' }) => {
    const compared = columns.flatMap(({ usual, scale: own = usual }, column): ComparedMark[] => {
      const target = targets[column] ?? 'none';
      const after = cleanText(marks[column] ?? '');
      if (target === 'none' || parseMark(after).kind === 'blank') return [];
      const known = target === 'new' ? undefined : byId.get(target.to);
      // The column was deleted meanwhile.
      if (target !== 'new' && !known) return [];
      const scale = known?.scale ?? own ?? scaleIn(content);
      const before = (known && content.marks[pupil]?.[known.id]?.text) ?? '';
      if (isWrong(after, scale)) return [{ pupil, column, before, after, state: 'wrong' }];
      if (parseMark(before).kind === 'blank') {
        return [{ pupil, column, before: '', after, state: 'new' }];
      }
      const state = isSameMark(before, after, scale) ? 'same' : 'different';
      return [{ pupil, column, before, after, state }];
    });
    const after = cleanText(remark);
    if (!after) return compared;
    const before = content.remarks?.[pupil] ?? '';
    const isLong = after.length > limits.gradebookTextLength;
    const state = isLong ? 'wrong' : !before ? 'new' : before === after ? 'same' : 'different';
    return [...compared, { pupil, column: 'remark', before, after, state }];
  });
}

/** Names one compared mark, for the teacher's choices. */
export const keyOfMark = ({ pupil, column }: Pick<ComparedMark, 'pupil' | 'column'>): string =>
  `${pupil} ${column}`;

/** How many compared marks are in each state. */
export const countMarks = (
  compared: readonly ComparedMark[],
): Readonly<Record<ComparedMark['state'], number>> => {
  const counts = { new: 0, same: 0, different: 0, wrong: 0 };
  for (const { state } of compared) counts[state] += 1;
  return counts;
};

interface Merge {
  readonly targets: readonly Target[];
  /** `keyOfMark` of the different marks that replace those of the sheet; the others stay. */
  readonly replaced?: ReadonlySet<string>;
  /** Where the marks come from; missing if the teacher typed or pasted them. */
  readonly source?: Omit<MarkSource, 'id'> | undefined;
}

/** Writes new marks, and the different ones that the teacher chose, into the sheet. */
export function mergeMarks(
  content: MarkSheetContent,
  incoming: IncomingMarks,
  { targets, replaced = new Set(), source }: Merge,
): MarkSheetContent {
  const written = compareMarks(content, incoming, targets).filter(
    (mark) => mark.state === 'new' || (mark.state === 'different' && replaced.has(keyOfMark(mark))),
  );
  if (written.length === 0) return content;
  const used = new Set(written.map(({ column }) => column));
  const columns = [...content.columns];
  const idOf = incoming.columns.map(
    ({ id: printed, heading, role, usual = scaleIn(content), scale = usual }, index) => {
      const target = targets[index] ?? 'none';
      if (target === 'none' || !used.has(index)) return undefined;
      if (target !== 'new') return target.to;
      const isTaken = columns.some((column) => column.id === printed);
      const id = printed === undefined || isTaken ? newId() : printed;
      columns.push({
        ...{ id, heading: clipText(cleanText(heading), limits.gradebookTextLength), scale },
        ...(role && { role }),
      });
      return id;
    },
  );
  const sources = content.sources ?? [];
  // The oldest sources are forgotten first, with their marks' reference to them.
  const kept = sources.slice(source ? 1 - limits.gradebookRows : 0);
  const from = source && newId();
  const marks = new Map(Object.entries(forgetSources(content.marks, kept)));
  const remarks = new Map(Object.entries(content.remarks ?? {}));
  for (const { pupil, column, after } of written) {
    if (column === 'remark') {
      remarks.set(pupil, after);
      continue;
    }
    const id = idOf[column];
    if (id === undefined) continue;
    marks.set(pupil, { ...marks.get(pupil), [id]: { text: after, ...(from && { from }) } });
  }
  const averages = content.averages ?? incoming.averages;
  return {
    ...content,
    columns,
    marks: Object.fromEntries(marks),
    ...(averages && { averages }),
    ...(remarks.size > 0 && { remarks: Object.fromEntries(remarks) }),
    ...((source !== undefined || kept.length > 0) && {
      sources: [...kept, ...(source && from ? [{ id: from, ...source }] : [])],
    }),
  };
}

/** The marks without a reference to sources that are not kept. */
const forgetSources = (
  marks: MarkSheetContent['marks'],
  kept: readonly MarkSource[],
): MarkSheetContent['marks'] => {
  const ids = new Set(kept.map(({ id }) => id));
  return Object.fromEntries(
    Object.entries(marks).map(([pupil, ofPupil]) => [
      pupil,
      Object.fromEntries(
        Object.entries(ofPupil).map(([column, { text, from }]) => [
          column,
          { text, ...(from !== undefined && ids.has(from) && { from }) },
        ]),
      ),
    ]),
  );
};
