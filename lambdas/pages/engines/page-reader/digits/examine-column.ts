import { alikeDigits } from './alike-signs.ts';
import type { CellImage, InkBox, ReadingContext } from './cell-image.ts';
import { columnPrior, type ColumnPrior } from './column-prior.ts';
import { areBars, findTicks, type Tick } from './column-ticks.ts';
import type { Circumstances } from './confidence.ts';
import {
  dropOf,
  findInk,
  measureColumn,
  measurePen,
  type CellInk,
  type ColumnMeasure,
  type Pen,
} from './find-ink.ts';
import { slimOnes } from './solid-ones.ts';
import { thinInk } from './thin-ink.ts';
import { makePenStrip, makeStrip } from './make-strip.ts';
import { isClogged, isTail, leavesInk } from './unexplained-ink.ts';
import { readCell, type CellReading, type Strips } from './read-cell.ts';
import { tickLikelihood } from './tick-shapes.ts';
import { weighReadings, type Evidence } from './weigh-readings.ts';

/** The findings on a cell, before its confidence is computed. */
export type Examined =
  | {
      readonly kind: 'written';
      readonly circumstances: Circumstances;
      readonly box: InkBox;
      readonly read: CellReading;
      /** What is usual in its column. */
      readonly prior: ColumnPrior;
      /** Whether it has ink that a reading does not explain. */
      readonly leavesInk: (signs: string) => boolean;
      /** How it is a tick or another sign that is no mark, in a column of them. */
      readonly tick: Tick | undefined;
    }
  /** `isFaint` if there is something hardly darker than paper. */
  | { readonly kind: 'blank'; readonly isFaint: boolean };

const FAINT = 235;
/** A smaller share is weak evidence. */
const WEAK = 0.9;
/** A column in Arabic-Indic digits is printed if the network that learnt from fonts is sure of this share of its cells. */
const PRINTED = 0.85;

/** A cell's ink as the networks see it, by the pen and the size of its column. */
export function stripsOf(
  cell: CellImage,
  ink: CellInk & { readonly box: InkBox },
  pen: Pen,
  column: ColumnMeasure,
): Strips {
  const drop = dropOf(cell, ink, column);
  const thin = thinInk(slimOnes(cell, ink, pen, column), ink.pieces, pen, column);
  return {
    line: (larger) => {
      const digitHeight = column.digitHeight / larger;
      return makeStrip(cell, { box: ink.box, digitHeight, drop, inkGrey: pen.grey });
    },
    pens: (larger) => makePenStrip(thin, ink.box, larger),
  };
}

const isFaint = (cell: CellImage, digitHeight: number): boolean =>
  findInk(cell, FAINT).pieces.some(({ height }) => height > digitHeight / 3);

const isWeak = ({ share, agreement }: Evidence): boolean => share < WEAK || agreement < 1;

function isPrinted(column: readonly Examined[]): boolean {
  const written = column.flatMap((cell) => (cell.kind === 'written' ? [cell.circumstances] : []));
  const sure = written.filter(({ evidence }) => !isWeak(evidence)).length;
  // Bars and ticks are as sure as print.
  const isOfBars = areBars(written.map(({ evidence }) => evidence.signs));
  return !isOfBars && sure >= PRINTED * Math.max(1, written.length);
}

/**
 * Reads all cells of a column together, because digit height, position and ink are properties of the column. Printed columns
 * in Arabic-Indic digits are read without the network of pens, which knows fewer fonts than the other network of that script.
 */
export function examineColumn(
  cells: readonly CellImage[],
  context: ReadingContext,
  usesPens = true,
): readonly Examined[] {
  const { kind, enlargement, script } = context;
  if (usesPens && script === 'arabic-indic') {
    const byLine = examineColumn(cells, context, false);
    if (isPrinted(byLine)) return byLine;
  }
  const pen = measurePen(cells);
  const inks = cells.map((cell) => findInk(cell, pen.threshold));
  const column = measureColumn(cells, inks);
  const read = cells.map((cell, row) => {
    const ink = inks[row];
    if (!ink?.box || !column) return undefined;
    const { box } = ink;
    return readCell(stripsOf(cell, { ...ink, box }, pen, column), usesPens, context);
  });
  const prior = columnPrior(
    read.flatMap((cell) => cell?.comparison ?? []),
    kind,
  );
  const evidences = read.map((cell) => cell && weighReadings(cell.comparison, prior.weigh));
  const written = evidences.flatMap((evidence) => evidence ?? []);
  const weak = written.filter(isWeak).length;
  const columnDoubt = weak / Math.max(1, written.length);
  const digitHeight = column?.digitHeight ?? 0;
  const alike = alikeDigits(
    read.flatMap((cell, row) => {
      const evidence = evidences[row];
      return cell && evidence ? [{ comparison: cell.comparison, evidence }] : [];
    }),
  );
  const places = [...read.keys()].filter((row) => evidences[row]);
  const ticks =
    kind === 'mark' && usesPens
      ? findTicks(
          places.map((row) => {
            const [cell, ink, look] = [cells[row], inks[row], read[row]?.sight];
            const likelihood =
              cell && ink?.box && column && look
                ? tickLikelihood(script, look, { cell, ink: { ...ink, box: ink.box }, column })
                : undefined;
            return { signs: evidences[row]?.signs ?? '', likelihood };
          }),
          script,
        )
      : undefined;
  return cells.map((cell, row) => {
    const evidence = evidences[row];
    const { box, pieces = [] } = inks[row] ?? {};
    const own = read[row];
    if (!evidence || !box || !own) return { kind: 'blank', isFaint: isFaint(cell, digitHeight) };
    const pictureHeight = digitHeight / enlargement;
    const isAlike = [...evidence.signs].some((sign) => alike.has(sign));
    const inkWidth = box.width / digitHeight;
    const isAstray = column !== undefined && isTail(cell, box, column);
    const left = (signs: string): boolean =>
      isAstray || leavesInk(pieces, signs) || (script === 'western' && isClogged(pieces, signs));
    const circumstances = {
      ...{ reader: own.reader, evidence, inkWidth },
      ...{ columnDoubt, pictureHeight, isAlike },
      isOtherScale: prior.isOtherScale(evidence.signs),
      leavesInk: left(evidence.signs),
      mayBeTick: ticks?.mayBe[places.indexOf(row)] ?? false,
    };
    const tick = ticks?.are[places.indexOf(row)];
    return { kind: 'written', circumstances, box, read: own, prior, leavesInk: left, tick };
  });
}
