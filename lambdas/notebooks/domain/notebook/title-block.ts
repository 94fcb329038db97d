import { A4 } from '#lambdas/print/pdf/box.ts';
import { coverTextsIn } from '#shared/notebook/cover-texts.ts';
import { coverFacts, titleBlock, titleSizes } from '#shared/notebook/title-block.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import type { StructureElement, StructureRole } from '#lambdas/print/pdf/structure.ts';
import { firstStrongDirection, isolate } from '#lambdas/print/typography/direction.ts';
import type { Notebook } from './notebook.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { drawText, setText } from '#lambdas/print/layout/text-box.ts';
import type { SetText, TextOptions } from '#lambdas/print/layout/text-box.ts';

const { margin: MARGIN, padding: PADDING, gap: GAP, band, frame: inset, rule } = titleBlock;

interface Line {
  text: SetText;
  options: TextOptions;
  role: StructureRole;
  /** Points before the line. */
  before: number;
}

const classNames = ({ input }: Notebook): string =>
  input.listed.classes.map(({ name }) => isolate(name)).join(' · ') || input.profile.classesTaught;

/** The block's lines from the top: republic, ministry, directorate, title, subject and level. */
function titleLines(book: Notebook, width: number): Line[] {
  const { messages, input } = book;
  const { profile } = input;
  const line = (text: string, role: StructureRole, before: number, options: TextOptions): Line => ({
    text: setText(book, text, width, options),
    options,
    role,
    before,
  });
  const bold = { weight: 'bold' } as const;
  const subtitle = messages.subtitle(profile.subject, messages.levels[profile.level]);
  const { educationalAdministration: directorate } = profile;
  const official = coverTextsIn(input.language);
  const small = { size: titleSizes.official, minSize: 8, colour: palette.muted };
  return [
    line(official.republic, 'P', 0, { ...small, ...bold, align: 'center' }),
    line(official.ministry, 'P', 1, { ...small, align: 'center' }),
    ...(directorate === '' ? [] : [line(directorate, 'P', 6, small)]),
    line(messages.notebook, 'H1', -2, { size: titleSizes.title, ...bold, colour: palette.teal }),
    line(subtitle, 'P', 2, { size: titleSizes.subtitle, minSize: 10, ...bold }),
  ];
}

interface Fact {
  label: string;
  value: SetText;
  options: TextOptions;
  x: number;
  width: number;
}

function setFacts(book: Notebook, x: number, width: number): { facts: Fact[]; height: number }[] {
  const classes = classNames(book);
  const { profile, language } = book.input;
  const { label: above, after } = titleBlock.fact;
  return coverFacts(profile, classes, language).map((row, index) => {
    const share = (width - GAP * (row.length - 1)) / row.length;
    const size = titleSizes.facts[index] ?? titleSizes.official;
    const set = row.map(({ id, label, value: text }, column) => {
      const isList = id === 'classes';
      const direction = isList ? book.direction : firstStrongDirection(text, book.direction);
      const options: TextOptions = { size, minSize: 7, weight: 'bold', direction };
      const value = setText(book, text, share, options);
      return { label, value, options, x: x + column * (share + GAP), width: share };
    });
    return {
      facts: set,
      height: above + Math.max(...set.map(({ value }) => value.height)) + after,
    };
  });
}

/** Draws an opaque panel at the foot of the cover, so that its texts are readable on any image and in grey. */
export function drawTitleBlock(book: Notebook, canvas: Canvas, tag: StructureElement): void {
  const width = A4.width - 2 * MARGIN - 2 * PADDING;
  const x = MARGIN + PADDING;
  const title = titleLines(book, width);
  const rows = setFacts(book, x, width);
  const titleHeight = title.reduce((sum, { text, before }) => sum + before + text.height, 0);
  const factsHeight = rows.reduce((sum, { height }) => sum + height, 0);
  const height = titleHeight + factsHeight + 2 * PADDING - 10 + rule.room;
  const panel = { x: MARGIN, y: A4.height - MARGIN - height, width: A4.width - 2 * MARGIN, height };
  canvas.fill(panel, palette.paper);
  canvas.fill({ ...panel, height: band }, palette.teal);
  const frame = {
    ...{ x: panel.x + inset.beside, y: panel.y + inset.above },
    ...{ width: panel.width - 2 * inset.beside, height: height - inset.above - inset.beside },
  };
  canvas.outline(frame, { colour: palette.line, width: 0.7 });

  let y = panel.y + PADDING;
  for (const { text, options, role, before } of title) {
    y += before;
    const box = { x, y, width, height: text.height };
    drawText(book, canvas, text, box, { ...options, tag: tag.add(role) });
    y += text.height;
  }
  canvas.fill({ x, y: y + rule.before, width: rule.width, height: rule.height }, palette.saffron);
  y += rule.room;
  for (const row of rows) {
    for (const fact of row.facts) {
      const element = tag.add('P');
      const label = { x: fact.x, y, width: fact.width, height: titleBlock.fact.label };
      const small = { size: titleSizes.label, colour: palette.muted, tag: element };
      drawText(book, canvas, setText(book, fact.label, fact.width, small), label, small);
      const value = { ...label, y: y + label.height, height: fact.value.height };
      drawText(book, canvas, fact.value, value, { ...fact.options, tag: element });
    }
    y += row.height;
  }
}
