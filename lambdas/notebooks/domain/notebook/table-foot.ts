import { cornerRoom } from '#shared/notebook/page-geometry.ts';
import type { Box } from '#lambdas/print/pdf/box.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { breakLines } from '#lambdas/print/typography/line-breaking.ts';
import type { Flow } from '#lambdas/print/layout/flow.ts';
import type { Notebook } from './notebook.ts';
import type { Section } from './page-frame.ts';
import { writeText } from '#lambdas/print/layout/text-box.ts';

const GAP = 4;
/** Share of the width for the notes; the signatures get the rest. */
const NOTES = 0.56;
/**
 * A foot lower than this, under a full class's table, gives the signatures more width and puts their titles in a
 * corner.
 */
const LOW = { height: 40, notes: 0.44 } as const;
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
  book: Notebook,
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
function fitNotes(book: Notebook, [first = '', ...rest]: readonly string[], box: Box): SetNotes {
  return (
    setNotes(book, [first, ...rest], box, OWN_LINES) ??
    setNotes(book, [first, rest.join(BETWEEN)], box, SMALLEST) ?? { lines: [], size: SMALLEST }
  );
}

/** Draws notes under a table, at a size that fits the box. */
export function drawTableNotes(
  book: Notebook,
  canvas: Canvas,
  section: Section,
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

/** Draws three boxes for signatures, side by side. */
export function drawSignatures(
  book: Notebook,
  canvas: Canvas,
  section: Section,
  box: Box,
  gap: number,
): void {
  const { teacher, director, inspector } = book.messages.signatures;
  const width = (box.width - 2 * gap) / 3;
  [teacher, director, inspector].forEach((title, index) => {
    const place = { ...box, x: box.x + index * (width + gap), width };
    canvas.outline(place, { colour: palette.guide, width: 0.6 });
    const style = { size: 7, minSize: 5, weight: 'bold', colour: palette.muted } as const;
    const isLow = box.height < LOW.height;
    const label = { ...place, x: place.x + 3, width: width - 6, height: isLow ? 11 : 13 };
    const align = isLow ? 'start' : 'center';
    const tag = section.tag.add('P');
    writeText(book, canvas, title, label, { ...style, size: isLow ? 6 : 7, align, tag });
  });
}

/**
 * Draws the foot of a term's grid and of the results: notes, of which the first is emphasised, and boxes for
 * signatures.
 * @param height points, from below the table
 */
export function drawTableFoot(
  book: Notebook,
  flow: Flow,
  section: Section,
  notes: readonly string[],
  height: number,
): void {
  const { canvas, area } = flow.page;
  const [gap, inset] = section.hasCorners ? [cornerRoom.below, cornerRoom.beside] : [GAP, 0];
  const whole = area.width - 2 * inset;
  const box = { x: area.x + inset, y: flow.y + gap, width: whole, height: height - gap };
  const width = whole * (box.height < LOW.height ? LOW.notes : NOTES);
  drawTableNotes(book, canvas, section, notes, { ...box, x: box.x + 7, width: width - 17 });
  const rest = { ...box, x: box.x + width, width: whole - width };
  drawSignatures(book, canvas, section, rest, 5);
  flow.y += height;
}
