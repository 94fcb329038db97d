import type { Box } from '../pdf/box.ts';
import type { Canvas } from '../pdf/canvas.ts';
import { palette } from '../pdf/palette.ts';
import { breakLines } from '../typography/line-breaking.ts';
import { writeText, type Tagged, type Typesetting } from './text-box.ts';

const NOTE_SIZE = { largest: 8, step: 0.25, leading: 1.26 } as const;
/** Smallest size in points at which each note has its own lines. */
const OWN_LINES = 6;
/** Points; too small to read, but in practice all notes fit at a larger size. */
const SMALLEST = 3.5;
const BETWEEN = ' · ';

interface NoteLine {
  text: string;
  note: number;
}

interface SetNotes {
  lines: NoteLine[];
  size: number;
}

/** Breaks notes into lines at the largest size that fits a box; `undefined` if that is below the least size. */
function setNotes(
  book: Typesetting,
  notes: readonly string[],
  { width, height }: Box,
  least: number,
): SetNotes | undefined {
  for (
    let { largest: size }: { largest: number } = NOTE_SIZE;
    size >= least;
    size -= NOTE_SIZE.step
  ) {
    const lines = notes.flatMap((text, note): NoteLine[] => {
      const face = book.pdf[note === 0 ? 'bold' : 'regular'];
      const fits = (line: string): boolean =>
        (face.layout(line, book.direction).width * size) / 1000 <= width;
      return breakLines(text, fits).map((line) => ({ text: line, note }));
    });
    if (lines.length * size * NOTE_SIZE.leading <= height) return { lines, size };
  }
  return undefined;
}

/** Sets each note on its own lines or, if these would be too small, all but the first as one paragraph. */
function fitNotes(book: Typesetting, [first = '', ...rest]: readonly string[], box: Box): SetNotes {
  return (
    setNotes(book, [first, ...rest], box, OWN_LINES) ??
    setNotes(book, [first, rest.join(BETWEEN)], box, SMALLEST) ?? { lines: [], size: SMALLEST }
  );
}

/** Draws notes under a table, at a size that fits the box. */
export function drawTableNotes(
  book: Typesetting,
  canvas: Canvas,
  section: Tagged,
  notes: readonly string[],
  box: Box,
): void {
  const { lines, size } = fitNotes(book, notes, box);
  const leading = size * NOTE_SIZE.leading;
  canvas.fill({ ...box, x: box.x - 7, width: 2, height: lines.length * leading }, palette.saffron);
  const tags = notes.map(() => section.tag.add('P'));
  lines.forEach(({ text, note }, index) => {
    const line = { ...box, y: box.y + index * leading, height: leading };
    writeText(book, canvas, text, line, {
      size,
      minSize: SMALLEST,
      weight: note === 0 ? 'bold' : 'regular',
      colour: note === 0 ? palette.ink : palette.muted,
      tag: tags[note],
    });
  });
}
