import { A4 } from '#lambdas/print/pdf/box.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import type { StructureElement, StructureRole } from '#lambdas/print/pdf/structure.ts';
import { firstStrongDirection, isolate } from '#lambdas/print/typography/direction.ts';
import { officialTextsIn } from '#lambdas/print/official/official-texts.ts';
import type { Notebook } from './notebook.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { drawText, setText } from '#lambdas/print/layout/text-box.ts';
import type { SetText, TextOptions } from '#lambdas/print/layout/text-box.ts';

const MARGIN = 46;
const PADDING = 30;
const GAP = 22;

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
  const official = officialTextsIn(input.language);
  const small = { size: 10, minSize: 8, colour: palette.muted };
  return [
    line(official.republic, 'P', 0, { ...small, ...bold, align: 'center' }),
    line(official.ministry, 'P', 1, { ...small, align: 'center' }),
    ...(directorate === '' ? [] : [line(directorate, 'P', 6, small)]),
    line(messages.notebook, 'H1', -2, { size: 40, ...bold, colour: palette.teal }),
    line(subtitle, 'P', 2, { size: 15, minSize: 10, ...bold }),
  ];
}

/**
 * Rows of label and value pairs, two per row; the teacher and the classes have a row each. Empty values are left out.
 */
function facts({ messages, input }: Notebook, classes: string): (readonly [string, string])[][] {
  const { cover } = messages;
  const { profile } = input;
  const rows = [
    [[cover.teacher, profile.fullName]],
    [
      [cover.school, profile.school],
      [cover.season, profile.academicSeason],
    ],
    [[cover.classes, classes]],
  ] as const;
  return rows.map((row) => row.filter(([, value]) => value !== ''));
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
  return facts(book, classes).map((row, index) => {
    const share = (width - GAP * (row.length - 1)) / row.length;
    const size = index === 0 ? 17 : 12;
    const set = row.map(([label, text], column) => {
      const isList = text === classes;
      const direction = isList ? book.direction : firstStrongDirection(text, book.direction);
      const options: TextOptions = { size, minSize: 7, weight: 'bold', direction };
      const value = setText(book, text, share, options);
      return { label, value, options, x: x + column * (share + GAP), width: share };
    });
    return { facts: set, height: 13 + Math.max(...set.map(({ value }) => value.height)) + 8 };
  });
}

/**
 * Draws an opaque panel at the foot of the cover, as high as its texts need, so that they are readable on any image
 * and in grey.
 */
export function drawTitleBlock(book: Notebook, canvas: Canvas, tag: StructureElement): void {
  const width = A4.width - 2 * MARGIN - 2 * PADDING;
  const x = MARGIN + PADDING;
  const title = titleLines(book, width);
  const rows = setFacts(book, x, width);
  const titleHeight = title.reduce((sum, { text, before }) => sum + before + text.height, 0);
  const factsHeight = rows.reduce((sum, { height }) => sum + height, 0);
  const height = titleHeight + factsHeight + 2 * PADDING - 10 + 22;
  const panel = { x: MARGIN, y: A4.height - MARGIN - height, width: A4.width - 2 * MARGIN, height };
  canvas.fill(panel, palette.paper);
  canvas.fill({ ...panel, height: 6 }, palette.teal);
  const frame = { x: panel.x + 8, y: panel.y + 14, width: panel.width - 16, height: height - 22 };
  canvas.outline(frame, { colour: palette.line, width: 0.7 });

  let y = panel.y + PADDING;
  for (const { text, options, role, before } of title) {
    y += before;
    const box = { x, y, width, height: text.height };
    drawText(book, canvas, text, box, { ...options, tag: tag.add(role) });
    y += text.height;
  }
  canvas.fill({ x, y: y + 8, width: 54, height: 3 }, palette.saffron);
  y += 22;
  for (const row of rows) {
    for (const fact of row.facts) {
      const element = tag.add('P');
      const label = { x: fact.x, y, width: fact.width, height: 13 };
      const small = { size: 8.5, colour: palette.muted, tag: element };
      drawText(book, canvas, setText(book, fact.label, fact.width, small), label, small);
      const value = { ...label, y: y + 13, height: fact.value.height };
      drawText(book, canvas, fact.value, value, { ...fact.options, tag: element });
    }
    y += row.height;
  }
}
