import { drawnSigns } from '#shared/paper/printed-sheet.ts';
import type { Box } from '#lambdas/print/pdf/box.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { drawHatching, drawRollSign } from '#lambdas/print/paper/roll-signs.ts';
import { setText, writeText } from '#lambdas/print/layout/text-box.ts';
import type { Notebook } from './notebook.ts';
import type { Section } from './page-frame.ts';

/** Points: the box of a sign, and what is between it, its word and the next. */
const SIGN = { width: 13, gap: 3, between: 11 } as const;
const STYLE = { size: 8, minSize: 6, colour: palette.muted } as const;

/** Draws the three signs of a register with their words, and a hatched box if sessions were lost. */
export function drawSigns(
  book: Notebook,
  canvas: Canvas,
  { tag }: Section,
  line: Box,
  hasLost: boolean,
): void {
  const { signs } = book.messages.register;
  const named = [...drawnSigns, ...(hasLost ? (['lost'] as const) : [])];
  const element = tag.add('P');
  let { x } = line;
  for (const sign of named) {
    const box = { x, y: line.y, width: SIGN.width, height: line.height };
    canvas.outline(box, { colour: palette.cell, width: 0.6 });
    if (sign === 'lost') drawHatching(canvas, box, palette.guide);
    else drawRollSign(canvas, sign, [x + box.width / 2, box.y + box.height / 2], palette.ink);
    x += box.width + SIGN.gap;
    const typeface = book.pdf.regular;
    const width = (typeface.layout(signs[sign], book.direction).width * STYLE.size) / 1000 + 2;
    writeText(book, canvas, signs[sign], { ...box, x, width }, { ...STYLE, tag: element });
    x += width + SIGN.between;
  }
}

/** Draws a small text on one line. */
export function drawNote(
  book: Notebook,
  canvas: Canvas,
  { tag }: Section,
  line: Box,
  text: string,
): void {
  const set = setText(book, text, line.width, { ...STYLE, minSize: 5 });
  writeText(book, canvas, text, line, {
    ...STYLE,
    size: Math.min(STYLE.size, set.size),
    minSize: 5,
    tag: tag.add('P'),
  });
}
