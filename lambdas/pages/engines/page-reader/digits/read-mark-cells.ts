import { writeInScript } from './alphabet.ts';
import type { CellImage, MarkReading, ReadingContext, Script } from './cell-image.ts';
import { confidenceOf } from './confidence.ts';
import { examineColumn, type Examined } from './examine-column.ts';
import { readByHand } from '../hand/hand-reader.ts';

/** Confidence that a cell is blank, when it contains nothing or something very faint. */
const BLANK = { nothing: 99.5, faint: 70 } as const;

/** The text for ink without a reading, which shows that the cell is not blank. */
const UNREADABLE = '?';

const confidenceIn = (examined: Examined): number => {
  if (examined.kind === 'written') return confidenceOf(examined.circumstances);
  return examined.isFaint ? BLANK.faint : BLANK.nothing;
};

/**
 * Reads all cells of a column together, because digit height, position and ink are taken from the column. Never fails
 * because of a cell; unreadable cells get a low confidence.
 */
export function readMarkCells(
  cells: readonly CellImage[],
  context: ReadingContext,
  usesPens?: boolean,
): readonly MarkReading[] {
  const { script, kind, hand } = context;
  const column = examineColumn(cells, context, usesPens).map((examined) => ({
    examined,
    confidence: confidenceIn(examined),
  }));
  const byHand = kind === 'mark' && hand ? readByHand(column, hand) : [];
  return column.map(({ examined, confidence }, row) => {
    if (examined.kind === 'blank') return { text: '', confidence, box: undefined, script };
    const { circumstances, box } = examined;
    const text = writeInScript(circumstances.evidence.signs || UNREADABLE, script);
    const alone = { text, confidence, box, script };
    if (examined.tick)
      return { ...alone, text: examined.tick === 'clear' ? UNREADABLE : text, isTick: true };
    const known = byHand[row];
    if (!known) return alone;
    return {
      ...alone,
      text: writeInScript(known.signs || UNREADABLE, script),
      confidence: known.confidence,
      notes: known.notes,
      alone: { text, confidence },
    };
  });
}

/** The number of cells per column that is enough to detect the script. */
const SAMPLE = 12;

/** Strongly favours high confidence, because names may be read as digits by chance. */
const weighed = (confidence: number): number => (confidence / 100) ** 8;

/** Added to both, because the noise of a few cells says nothing. */
const EQUAL = 1;
/** How many times surer the cells of a page are in its digits than in others where the networks that know print leave no doubt. */
const CLEAR = 3;

/**
 * The digits of a page: those in which its cells are read with more confidence, by the networks that know print, and where that
 * is not clear by those of pens as well. Alone, these read digits of their script in anything.
 */
export function detectScript(columns: readonly (readonly CellImage[])[]): Script {
  const sureness = (script: Script, usesPens: boolean): number =>
    columns
      .flatMap((cells) =>
        readMarkCells(cells.slice(0, SAMPLE), { script, kind: 'mark', enlargement: 1 }, usesPens),
      )
      .filter(({ text }) => /\d|[٠-٩]/.test(text) && !text.includes('?'))
      .reduce((sum, { confidence }) => sum + weighed(confidence), 0);
  const lead = (usesPens: boolean): number =>
    Math.log(
      (EQUAL + sureness('western', usesPens)) / (EQUAL + sureness('arabic-indic', usesPens)),
    );
  const byPrint = lead(false);
  const both = Math.abs(byPrint) >= Math.log(CLEAR) ? byPrint : byPrint + lead(true);
  return both >= 0 ? 'western' : 'arabic-indic';
}
