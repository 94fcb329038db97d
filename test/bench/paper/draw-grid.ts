import sharp from 'sharp';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { sampleGrid } from '#shared/paper/sample-grid.fixture.ts';
import type { PrintedGrid } from '#shared/paper/printed-grid.ts';
import { paintFrame, type Edges } from '#shared/paper/sheet-frame.ts';
import type { Chance } from '../grades/pages/chance.ts';
import { fontSets, type WritingStyle } from '../grades/pages/fonts.ts';
import { write, type Stroke } from '../grades/pages/pen.ts';
import type { RealHand } from '../grades/pages/real-hands.ts';

/** Pixels a millimetre of what is drawn: 200 dots an inch. */
const PER_MILLIMETRE = 8;

/** A drawn sheet of paper. */
export interface DrawnPaper {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly perMillimetre: number;
}

/** A printed grid that somebody has filled in. */
export interface FilledGrid {
  readonly number: number;
  readonly grid: PrintedGrid;
  /** Of each row and column, as written; empty where nothing is. */
  readonly marks: readonly (readonly string[])[];
  /** As SVG, in pixels of the drawn paper. */
  readonly svg: string;
}

const names = {
  ar: ['بوزيان رياض', 'قاسمي أميرة', 'رحماني وسيم', 'مرابط إيناس', 'شيخي يوسف', 'تواتي ملاك'],
  fr: ['Bouziane Riad', 'Kaci Amira', 'Rahmani Wassim', 'Amrani Ines', 'Touati Youcef'],
};
const inks = ['#1a2a7a', '#16206a', '#202020', '#9a1818'];

const strokeOf = (style: WritingStyle, height: number, chance: Chance): Stroke => {
  const { latin, arabic, indic } = fontSets.heldOut[style];
  const isHand = style === 'hand';
  return {
    hand: { latin: chance.pick(latin), arabic: chance.pick(arabic), indic: chance.pick(indic) },
    height: height * PER_MILLIMETRE,
    colour: isHand ? chance.pick(inks) : '#252530',
    unevenness: isHand ? chance.between(0.6, 1) : 0,
    thickness: isHand ? chance.between(0, 0.07) : 0,
  };
};

const box = ({ left, top, right, bottom }: Edges, fill: string): string => {
  const [x, y] = [left * PER_MILLIMETRE, top * PER_MILLIMETRE];
  const [width, height] = [(right - left) * PER_MILLIMETRE, (bottom - top) * PER_MILLIMETRE];
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
};

/** Hairlines as the notebook prints them: 0.4 points, every fifth row 0.6. */
function drawRules({ grid, table, inner }: ReturnType<typeof sampleGrid>): string {
  const upright = new Set([table.left, table.right, inner.left, inner.right]);
  for (const { left, right } of grid.columns) upright.add(left).add(right);
  const half = 0.07;
  const lines = [...upright].map((x) =>
    box({ left: x - half, right: x + half, top: table.top, bottom: table.bottom }, palette.line),
  );
  grid.rows.forEach(({ top }, row) => {
    const colour = row % 5 === 0 ? palette.guide : palette.line;
    lines.push(box({ ...table, top: top - half, bottom: top + half }, colour));
  });
  for (const y of [table.top, table.bottom])
    lines.push(box({ ...table, top: y - 0.18, bottom: y + 0.18 }, palette.teal));
  return lines.join('');
}

/** A mark as teachers write it; a few cells stay empty. */
function chooseMark(chance: Chance): string {
  if (chance.percent(6)) return '';
  const quarters = chance.whole(0, 80);
  if (chance.percent(60)) return String(Math.floor(quarters / 4));
  return String(quarters / 4).replace('.', ',');
}

/** Draws a grid with a number, and fills it in. */
export function drawGrid(
  number: number,
  shape: NonNullable<Parameters<typeof sampleGrid>[0]>,
  chance: Chance,
  real?: RealHand,
): FilledGrid {
  const sample = sampleGrid(shape);
  const { grid, table, inner } = sample;
  const px = (value: number): number => value * PER_MILLIMETRE;
  const printed = strokeOf('print', 2, chance);
  const pen: Stroke = {
    ...strokeOf('hand', chance.between(3, 3.7), chance),
    ...(real && { real }),
  };
  const parts = [drawRules(sample)];
  for (const { x, y, width, height } of paintFrame(grid, number))
    parts.push(box({ left: x, top: y, right: x + width, bottom: y + height }, '#000'));
  const title = shape.isMirrored ? 'علامات الفصل الأول' : 'Marks of term 1';
  const middle = px((table.left + table.right) / 2);
  parts.push(write(title, { x: middle, y: px(17), anchor: 'middle' }, printed, chance));
  const said = names[shape.isMirrored ? 'ar' : 'fr'];
  const marks = grid.rows.map(({ top, bottom }, row) => {
    const baseline = px((top + bottom) / 2 + 1);
    const anchor = shape.isMirrored ? 'end' : 'start';
    const x = px(shape.isMirrored ? inner.right - 1 : inner.left + 1);
    parts.push(write(said[row % said.length] ?? '', { x, y: baseline, anchor }, printed, chance));
    return grid.columns.map(({ left, right }) => {
      const text = chooseMark(chance);
      const centre = px((left + right) / 2) + chance.spread(px(0.8));
      const at = {
        x: centre,
        y: px((top + bottom) / 2) + pen.height / 2 + chance.spread(2),
        anchor: 'middle',
      } as const;
      if (text !== '') parts.push(write(text, at, pen, chance));
      return text;
    });
  });
  return { number, grid, marks, svg: parts.join('') };
}

/** Papers side by side: one sheet, or the two facing pages of an open notebook. */
export async function drawPaper(grids: readonly FilledGrid[]): Promise<DrawnPaper> {
  const [{ page } = { page: { width: 210, height: 297 } }] = grids.map(({ grid }) => grid);
  const [width, height] = [page.width * grids.length, page.height].map((mm) => mm * PER_MILLIMETRE);
  const pages = grids.map(
    ({ svg }, i) => `<g transform="translate(${i * page.width * PER_MILLIMETRE} 0)">${svg}</g>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fafafa"/>${pages.join('')}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, perMillimetre: PER_MILLIMETRE };
}
