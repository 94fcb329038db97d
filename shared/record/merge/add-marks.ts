import type { AddedMarks, IncomingMarks, MarksToAdd, Target } from '../../model/added-marks.ts';
import type { MarkSheetContent } from '../../model/mark-sheet.ts';
import { foldText } from '../../text/fold-text.ts';
import type { KnownPupils } from '../names/pupils-of-rows.ts';
import { openTestColumn } from '../sheet/results-column.ts';
import { compareMarks, keyOfMark, type ComparedMark } from './compare-marks.ts';
import { proposeTargets } from './propose-targets.ts';
import { mergeMarks } from './write-marks.ts';

/** What would become of marks: the outcome, and the sheet with them if it changes. */
interface Addition {
  readonly content: MarkSheetContent | undefined;
  readonly outcome: Omit<AddedMarks, 'sheetId' | 'document'>;
}

/** Whether an earlier call has added this column already: both have its id and heading. */
const isAdded = (
  { columns }: MarkSheetContent,
  { id, heading }: IncomingMarks['columns'][number],
): boolean =>
  columns.some((column) => column.id === id && foldText(column.heading) === foldText(heading));

/**
 * Whether a column goes where it was printed to go: into the column of its id, if that still is what it was, or into a
 * new one that has the id.
 */
const isItsOwn = (
  { columns }: MarkSheetContent,
  { id, heading, scale, role }: IncomingMarks['columns'][number],
  target: Target | undefined,
): boolean => {
  const own = columns.find((column) => column.id === id);
  if (target === 'new') return id !== undefined && !own;
  const isSame =
    own?.scale === scale &&
    own?.role === role &&
    foldText(own?.heading ?? '') === foldText(heading);
  return typeof target === 'object' && target.to === id && isSame;
};

/** Finds the column of each incoming one; those of tests are opened. */
function openColumns(
  before: MarkSheetContent,
  columns: IncomingMarks['columns'],
  chosen: readonly Target[] | undefined,
): { readonly content: MarkSheetContent; readonly targets: readonly Target[] } {
  let content = before;
  const opened = columns.map((column): Target | undefined => {
    if (!column.test) return undefined;
    const found = openTestColumn(content, column, column.test);
    content = found?.content ?? content;
    return found ? { to: found.columnId } : 'none';
  });
  const targets = chosen ?? proposeTargets(content, columns);
  const ids = new Set(content.columns.map(({ id }) => id));
  return {
    content,
    targets: columns.map((column, index): Target => {
      const target = opened[index] ?? targets[index] ?? 'none';
      const { id } = column;
      if (target === 'new' && id !== undefined && isAdded(content, column)) return { to: id };
      return typeof target === 'object' && !ids.has(target.to) ? 'none' : target;
    }),
  };
}

/**
 * Compares marks from elsewhere with those of a sheet, and writes what is new and what the teacher chose. The call
 * and the preview of a browser use it. The same marks added again change nothing.
 * @param stored the newest version of the sheet; undefined if there is none
 */
export function addMarks(
  stored: MarkSheetContent | undefined,
  { table, choices = {}, begin, source }: Omit<MarksToAdd, 'subject' | 'term'>,
  { pupils, left = [] }: KnownPupils,
  now: Date,
): Addition {
  const before: MarkSheetContent = stored ?? {
    marks: {},
    columns: [...(begin?.columns ?? [])],
    ...(begin?.averages && { averages: begin.averages }),
  };
  const known = new Set([...pupils, ...left].map(({ id }) => id));
  const { content: opened, targets } = openColumns(before, table.columns, choices.targets);
  const incoming = { ...table, rows: table.rows.filter(({ pupil }) => known.has(pupil)) };
  const strangers = table.rows.filter(({ pupil }) => !known.has(pupil));
  const compared = compareMarks(opened, incoming, targets);
  const chosen = new Map(choices.replaced?.map((mark) => [keyOfMark(mark), mark.before]));
  const isReplaced = (mark: ComparedMark) => chosen.get(keyOfMark(mark)) === mark.before;
  const different = compared.filter((mark) => mark.state === 'different' && !isReplaced(mark));
  // A column that the teacher sends nowhere is not left out.
  const leftOut = targets.filter(
    (target, index) => target === 'none' && choices.targets?.[index] !== 'none',
  ).length;
  const isRefused = strangers.length > 0 || compared.some(({ state }) => state === 'wrong');
  const isDoubtful =
    isRefused || !table.columns.every((column, at) => isItsOwn(opened, column, targets[at]));
  const isIncomplete = different.length > 0 || leftOut > 0;
  const isHeld =
    (choices.wholly && isIncomplete) || (choices.unasked && (isIncomplete || isDoubtful));
  const content = isHeld
    ? before
    : mergeMarks(opened, incoming, {
        targets,
        replaced: new Set(compared.filter(isReplaced).map(keyOfMark)),
        source: source && {
          ...source,
          ...(choices.unasked && { unasked: true }),
          addedAt: now.toISOString(),
        },
      });
  const added = content.columns.slice(opened.columns.length).map(({ id }) => id);
  const used = new Set(compared.filter(({ state }) => state === 'new').map(({ column }) => column));
  const written = compared.filter(
    (mark) => !isHeld && (mark.state === 'new' || (mark.state === 'different' && isReplaced(mark))),
  );
  const remarks = written.filter(({ column }) => typeof column === 'string').length;
  const placed = ({ pupil, column, after }: ComparedMark) => ({ pupil, column, after });
  return {
    content: content === before ? undefined : content,
    outcome: {
      columns: targets.map((target, index) => {
        if (typeof target === 'object') return target.to;
        return (target === 'new' && used.has(index) && added.shift()) || null;
      }),
      ...{ marks: written.length - remarks, remarks, leftOut },
      same: compared.filter(({ state }) => state === 'same').length,
      different: different.map((mark) => ({ ...placed(mark), before: mark.before })),
      refused: [
        ...compared
          .filter(({ state }) => state === 'wrong')
          .map((mark) => ({ ...placed(mark), reason: 'wrong' as const })),
        ...strangers.flatMap(({ pupil, marks, remark = '', advice = '' }) =>
          [...marks.entries(), ['remark', remark] as const, ['advice', advice] as const]
            .filter(([, after]) => after.trim() !== '')
            .map(([column, after]) => ({ pupil, column, after, reason: 'stranger' as const })),
        ),
      ],
    },
  };
}
