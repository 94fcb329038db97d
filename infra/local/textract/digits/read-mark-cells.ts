import { inScript } from './alphabet.ts';
import type { CellImage, MarkReading, ReadingContext, Script } from './cell-image.ts';
import { confidenceOf } from './confidence.ts';
import {
  dropOf,
  findInk,
  measureColumn,
  measurePen,
  type CellInk,
  type ColumnMeasure,
  type Pen,
} from './find-ink.ts';
import type { Strip } from './line-network.ts';
import { makeStrip } from './make-strip.ts';
import { look } from './networks.ts';
import { weighReadings, type Evidence } from './weigh-readings.ts';

/** Confidence that a cell is blank where nothing, and where something very faint, is found. */
const BLANK = { nothing: 99.5, faint: 70 } as const;
const FAINT = 235;
/** Below this share the evidence of a cell is weak. */
const WEAK = 0.9;

/** The same ink, taken a little larger and a little smaller: a reading that is right survives it. */
function stripsOf(cell: CellImage, ink: CellInk, pen: Pen, column: ColumnMeasure): Strip[] {
  const { box } = ink;
  if (!box) return [];
  const drop = dropOf(cell, ink, column);
  return [1, 1.12, 0.92].map((larger) =>
    makeStrip(cell, { box, digitHeight: column.digitHeight / larger, drop, inkGrey: pen.grey }),
  );
}

function readBlank(cell: CellImage, script: Script, digitHeight: number): MarkReading {
  const isFaint = findInk(cell, FAINT).pieces.some(({ height }) => height > digitHeight / 3);
  const confidence = isFaint ? BLANK.faint : BLANK.nothing;
  return { text: '', confidence, box: undefined, script };
}

/**
 * Reads the cells of a column, all of them at once: how tall its digits are, where they stand in their cells and how dark
 * the pen is, come from the column. No cell makes it fail; what cannot be read has a low confidence.
 */
export function readMarkCells(
  cells: readonly CellImage[],
  { script, kind, enlargement }: ReadingContext,
): readonly MarkReading[] {
  const pen = measurePen(cells);
  const inks = cells.map((cell) => findInk(cell, pen.threshold));
  const column = measureColumn(cells, inks);
  const evidences = cells.map((cell, row): Evidence | undefined => {
    const ink = inks[row];
    if (!ink?.box || !column) return undefined;
    return weighReadings(look(script, stripsOf(cell, ink, pen, column)), kind);
  });
  const written = evidences.flatMap((evidence) => evidence ?? []);
  const weak = written.filter(({ share, agreement }) => share < WEAK || agreement < 1).length;
  const columnDoubt = weak / Math.max(1, written.length);
  const digitHeight = column?.digitHeight ?? 0;
  return cells.map((cell, row) => {
    const evidence = evidences[row];
    if (!evidence) return readBlank(cell, script, digitHeight);
    const circumstances = { evidence, columnDoubt, pictureHeight: digitHeight / enlargement };
    return {
      text: inScript(evidence.signs, script),
      confidence: confidenceOf(circumstances),
      box: inks[row]?.box,
      script,
    };
  });
}

const SAMPLE = 12;

/** Which digits a page is written in: those in which its cells are read more surely. */
export function detectScript(columns: readonly (readonly CellImage[])[]): Script {
  const sureness = (script: Script): number =>
    columns
      .flatMap((cells) =>
        readMarkCells(cells.slice(0, SAMPLE), { script, kind: 'mark', enlargement: 1 }),
      )
      .filter(({ text }) => /\d|[٠-٩]/.test(text) && !text.includes('?'))
      .reduce((sum, { confidence }) => sum + confidence, 0);
  return sureness('western') >= sureness('arabic-indic') ? 'western' : 'arabic-indic';
}
