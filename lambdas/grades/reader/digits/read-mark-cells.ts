import { inScript } from './alphabet.ts';
import type { CellImage, MarkReading, ReadingContext, Script } from './cell-image.ts';
import { confidenceOf } from './confidence.ts';
import { examineColumn } from './examine-column.ts';

/** Confidence that a cell is blank where nothing, and where something very faint, is found. */
const BLANK = { nothing: 99.5, faint: 70 } as const;

/** What is said of ink of which no reading is made: the cell is not blank. */
const UNREADABLE = '?';

/**
 * Reads the cells of a column, all of them at once: how tall its digits are, where they stand in their cells and how dark
 * the pen is, come from the column. No cell makes it fail; what cannot be read has a low confidence.
 */
export function readMarkCells(
  cells: readonly CellImage[],
  context: ReadingContext,
): readonly MarkReading[] {
  const { script } = context;
  return examineColumn(cells, context).map((examined) => {
    if (examined.kind === 'blank') {
      const confidence = examined.isFaint ? BLANK.faint : BLANK.nothing;
      return { text: '', confidence, box: undefined, script };
    }
    const { circumstances, box } = examined;
    const text = inScript(circumstances.evidence.signs || UNREADABLE, script);
    return { text, confidence: confidenceOf(circumstances), box, script };
  });
}

/** Cells of each column that are enough to tell the script. */
const SAMPLE = 12;

/** Names may be read as digits by chance, and in part surely: what is read very surely in many cells tells most. */
const weighed = (confidence: number): number => (confidence / 100) ** 8;

/** Which digits a page is written in: those in which its cells are read more surely. */
export function detectScript(columns: readonly (readonly CellImage[])[]): Script {
  const sureness = (script: Script): number =>
    columns
      .flatMap((cells) =>
        readMarkCells(cells.slice(0, SAMPLE), { script, kind: 'mark', enlargement: 1 }),
      )
      .filter(({ text }) => /\d|[٠-٩]/.test(text) && !text.includes('?'))
      .reduce((sum, { confidence }) => sum + weighed(confidence), 0);
  return sureness('western') >= sureness('arabic-indic') ? 'western' : 'arabic-indic';
}
