import { cornerRoom } from '#shared/notebook/page-geometry.ts';
import type { Box } from '#lambdas/print/pdf/box.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import type { Flow } from '#lambdas/print/layout/flow.ts';
import type { Notebook } from './notebook.ts';
import type { Section } from './page-frame.ts';
import { drawTableNotes } from '#lambdas/print/layout/table-notes.ts';
import { writeText } from '#lambdas/print/layout/text-box.ts';

const GAP = 4;
/** Share of the width for the notes; the signatures get the rest. */
const NOTES = 0.56;
/** A lower foot gives the signatures more width and puts their titles in a corner. */
const LOW = { height: 40, notes: 0.44 } as const;

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
