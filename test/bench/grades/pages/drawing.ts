import type { Gradebook } from '#shared/model/gradebook.ts';
import type { Chance } from './chance.ts';
import type { PageColumn } from './columns.ts';
import type { PageLayout, PaperBox } from './layout.ts';
import type { PageOptions } from './options.ts';
import { penOf, widthOf, write, type Stroke } from './pen.ts';
import { writeCorrected } from './real-hands.ts';
import { drawRules } from './rules.ts';
import type { PageWriting } from './writing.ts';

interface Page {
  readonly columns: readonly PageColumn[];
  readonly rows: Gradebook['rows'];
  readonly layout: PageLayout;
  readonly options: PageOptions;
  readonly writing: PageWriting;
}

function drawHead(
  { lines, box: [left, top, width, height] }: PageLayout['heads'][number],
  stroke: Stroke,
  chance: Chance,
): string[] {
  const pitch = stroke.height * 1.5;
  const first = top + height / 2 - ((lines.length - 1) * pitch) / 2 + stroke.height / 2;
  return lines.map((line, index) =>
    write(
      line,
      { x: left + width / 2, y: first + index * pitch, anchor: 'middle' },
      stroke,
      chance,
    ),
  );
}

/** The heading over several columns, above their own. */
const drawSpanned = (
  { left, right, y, text }: NonNullable<PageLayout['spanned']>,
  stroke: Stroke,
  chance: Chance,
): string =>
  write(
    text,
    { x: (left + right) / 2, y: y - stroke.height * 0.4, anchor: 'middle' },
    stroke,
    chance,
  );

/** Percentage of people's marks that stand beside a wrong one, which is struck out. */
const CORRECTED = 3;

/** What is written in a cell, and by whom. */
interface CellWriting {
  readonly column: PageColumn;
  readonly stroke: Stroke;
  readonly isRightToLeft: boolean;
  /** Where numbers are in their cells: in the middle, or from -1 at the left to 1 at the right. */
  readonly side: number;
}

/** Names begin at the start of the cell; numbers are in the middle, handwritten ones not exactly. */
function drawCell(
  text: string,
  [left, top, width, height]: PaperBox,
  { column, stroke, isRightToLeft, side }: CellWriting,
  chance: Chance,
): string {
  const { height: tall, unevenness } = stroke;
  const y = top + height / 2 + tall * (0.5 + chance.spread(0.08 * unevenness));
  const size = { ...stroke, height: tall * (1 + chance.spread(0.06 * unevenness)) };
  const isText = column.kind === 'name' || column.kind === 'remark';
  if (!isText) {
    const free = Math.max(0, width - widthOf(text, size) - 0.9 * tall);
    const x = left + (width + side * free) / 2 + chance.spread(0.25 * unevenness) * tall;
    const corrects = stroke.real?.canWrite(text) && !column.ticks;
    if (stroke.real && corrects && chance.percent(CORRECTED)) {
      const wrong = chance.pick(['8', '12', '9,5', '14', '11,5', '7']);
      const at = { x: left + width / 2, baseline: y, tall: size.height };
      const ink = { colour: stroke.colour, pen: penOf(stroke) };
      return writeCorrected(stroke.real, { text, wrong, room: 0.9 * width }, at, ink, chance);
    }
    return write(text, { x, y, anchor: 'middle' }, size, chance);
  }
  const inset = tall * (0.45 + chance.between(0, 0.15 * unevenness));
  return isRightToLeft
    ? write(text, { x: left + width - inset, y, anchor: 'end' }, size, chance)
    : write(text, { x: left + inset, y, anchor: 'start' }, size, chance);
}

/** A page as an SVG of its paper's size. */
export function drawPage(
  { columns, rows, layout, options, writing }: Page,
  chance: Chance,
): string {
  const isRightToLeft = options.language === 'ar';
  const side = options.layout === 'other' ? chance.pick([-1, 0, 0.6]) : 0;
  const cells = rows.flatMap(({ cells: row }, rowIndex) =>
    row.flatMap(({ text }, index) => {
      const column = columns[index];
      const box = layout.cells[rowIndex]?.[index];
      if (text === '' || !column || !box) return [];
      const stroke = writing.strokeOf(column);
      return [drawCell(text, box, { column, stroke, isRightToLeft, side }, chance)];
    }),
  );
  const body = [
    drawRules(layout, options, chance),
    ...layout.titles.map(({ text, y }) =>
      write(text, { x: layout.width / 2, y, anchor: 'middle' }, writing.title, chance),
    ),
    ...(layout.spanned ? [drawSpanned(layout.spanned, writing.heading, chance)] : []),
    ...layout.heads.flatMap((head) => drawHead(head, writing.heading, chance)),
    ...cells,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${layout.width}" height="${layout.height}">${body.join('')}</svg>`;
}
