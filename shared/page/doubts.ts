import type {
  Gradebook,
  GradebookCell,
  GradebookColumn,
  GradebookRow,
} from '../model/gradebook.ts';
import { foldText } from '../text/fold-text.ts';
import { judgeRow } from './average-check.ts';
import { scaleOf } from '../record/averages/averages.ts';
import { explanationOf } from './roles-by-average.ts';
import { classQuestion } from './other-class.ts';
import { isOutlier } from './outliers.ts';
import { parseMark, wrongMark } from '../record/marks/parse-mark.ts';
import { doubtfulOrdinals } from './row-numbers.ts';
import { rowsMatchedByOrder } from './rows-matched-by-order.ts';

/** Why the teacher should check a cell. */
export const doubtReasons = [
  'unsure',
  'readings-differ',
  'unreadable',
  'off-scale',
  'average-differs',
  'outlier',
  'row-number',
  'unknown-name',
  'pupil-twice',
  'pupil-by-place',
  'no-role',
  'heading',
  'ticks',
  'other-class',
] as const;
export type DoubtReason = (typeof doubtReasons)[number];

/** The row number of a doubt about a column's heading. */
export const HEADING_ROW = -1;

/** A cell or heading to check, with every reason. */
export interface Doubt {
  readonly row: number;
  readonly column: number;
  readonly reasons: readonly DoubtReason[];
}

/** Readings below these are doubtful, in per cent. Of marks above, fewer than two in a thousand are wrong. */
export const SURE = { mark: 98, name: 94 } as const;

/** Reasons that remain after the teacher's check, because the value is impossible. */
const LASTING: ReadonlySet<DoubtReason> = new Set(['off-scale', 'pupil-twice']);

function isUnsure({ confidence = 100 }: GradebookCell, sure: number): boolean {
  return confidence < sure;
}

const readingsDiffer = ({ text, second }: GradebookCell, { kind }: GradebookColumn): boolean => {
  if (second === undefined) return false;
  if (kind !== 'mark' && kind !== 'average') return foldText(second) !== foldText(text);
  return JSON.stringify(parseMark(second)) !== JSON.stringify(parseMark(text));
};

function doubtsOfName(
  gradebook: Gradebook,
  row: GradebookRow,
  cell: GradebookCell,
  { twice, matchedByOrder }: { twice: ReadonlySet<number>; matchedByOrder: ReadonlySet<string> },
): DoubtReason[] {
  // A name chosen from the list is right, however it was read, if anything else in its row supports it.
  if (row.pupil !== undefined) {
    if (twice.has(row.pupil)) return ['pupil-twice'];
    return matchedByOrder.has(row.id) ? ['pupil-by-place'] : [];
  }
  if (gradebook.classList) return ['unknown-name'];
  return isUnsure(cell, SURE.name) ? ['unsure'] : [];
}

const pupilsTwice = ({ rows }: Gradebook): ReadonlySet<number> => {
  const seen = new Set<number>();
  return new Set(
    rows.flatMap(({ pupil }) => {
      if (pupil === undefined) return [];
      if (seen.has(pupil)) return [pupil];
      seen.add(pupil);
      return [];
    }),
  );
};

/** Whether a column of marks has no role from its heading or from the teacher. */
export const lacksRole = ({ kind, role, checked }: Omit<GradebookColumn, 'id'>): boolean =>
  kind === 'mark' && role === undefined && !checked;

/**
 * The doubts of a gradebook, row by row. Pure; both the function that writes the first version and the browser use it.
 * Cells that the teacher checked are not doubtful unless their value is impossible. While the class list may be wrong,
 * names missing from it are one doubt about the list.
 */
export function findDoubts(gradebook: Gradebook): readonly Doubt[] {
  const doubts = findEachDoubt(gradebook);
  if (!classQuestion(gradebook)) return doubts;
  const column = gradebook.columns.findIndex(({ kind }) => kind === 'name');
  const others = doubts.filter(({ reasons }) => !reasons.includes('unknown-name'));
  return [{ row: HEADING_ROW, column, reasons: ['other-class'] }, ...others];
}

/** The same, with a separate doubt for each name that is not in the class list. */
export function findEachDoubt(gradebook: Gradebook): readonly Doubt[] {
  const { columns, rows } = gradebook;
  const chosen = { twice: pupilsTwice(gradebook), matchedByOrder: rowsMatchedByOrder(gradebook) };
  const ordinals = doubtfulOrdinals(gradebook);
  const explanations = columns.map(({ kind }, index) =>
    kind === 'average' ? explanationOf(gradebook, index) : undefined,
  );

  const judge = (row: GradebookRow) => {
    const verdicts = explanations.flatMap((found, index) =>
      found && !row.summary
        ? [judgeRow(found.rule, { columns: found.columns, rows }, row, index, SURE.mark)]
        : [],
    );
    return {
      confirmed: new Set(verdicts.flatMap(({ confirmed }) => confirmed)),
      contradicted: new Set(verdicts.flatMap(({ contradicted }) => contradicted)),
    };
  };

  const reasonsOf = (
    row: GradebookRow,
    cell: GradebookCell,
    { index, verdict }: { readonly index: number; readonly verdict: ReturnType<typeof judge> },
  ): DoubtReason[] => {
    const column = columns[index];
    if (!column) return [];
    if (column.kind === 'name')
      return row.summary ? [] : doubtsOfName(gradebook, row, cell, chosen);
    if (column.kind === 'ordinal') return ordinals.has(row.id) ? ['row-number'] : [];
    if (column.kind !== 'mark' && column.kind !== 'average') return [];
    const wrong = wrongMark(cell.text, scaleOf(column));
    const reasons: DoubtReason[] = [
      ...(!verdict.confirmed.has(index) && isUnsure(cell, SURE.mark) ? (['unsure'] as const) : []),
      ...(readingsDiffer(cell, column) ? (['readings-differ'] as const) : []),
      ...(wrong ? [wrong] : []),
      ...(verdict.contradicted.has(index) ? (['average-differs'] as const) : []),
    ];
    return isOutlier(gradebook, row, index, reasons.length > 0) ? [...reasons, 'outlier'] : reasons;
  };

  const ofHeadings = columns.flatMap((own, column): Doubt[] =>
    lacksRole(own) || own.unsure
      ? [
          {
            ...{ row: HEADING_ROW, column },
            reasons: [
              ...(own.unsure ? (['heading'] as const) : []),
              ...(lacksRole(own) ? [own.ticks ? ('ticks' as const) : ('no-role' as const)] : []),
            ],
          },
        ]
      : [],
  );
  const ofCells = rows.flatMap((row, rowIndex) => {
    const verdict = judge(row);
    return row.cells.flatMap((cell, column) => {
      const found = reasonsOf(row, cell, { index: column, verdict });
      const reasons = cell.checked ? found.filter((reason) => LASTING.has(reason)) : found;
      return reasons.length > 0 ? [{ row: rowIndex, column, reasons }] : [];
    });
  });
  return [...ofHeadings, ...ofCells];
}
