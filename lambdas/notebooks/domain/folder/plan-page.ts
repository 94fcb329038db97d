import { drawFields } from '#lambdas/print/layout/fields.ts';
import { fitSentences } from '#lambdas/print/layout/fit-sentences.ts';
import { Flow } from '#lambdas/print/layout/flow.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import { PADDING, placeColumns, type Cell } from '#lambdas/print/layout/table-model.ts';
import { drawText, setText } from '#lambdas/print/layout/text-box.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import type { StructureElement } from '#lambdas/print/pdf/structure.ts';
import { sentenceDirection } from '#lambdas/print/typography/direction.ts';
import { addPage } from '../notebook/page-frame.ts';
import { rangeOf } from '../year/part-texts.ts';
import type { FolderBook } from './folder.ts';
import { phasesOf, phaseTable, saidAfter, saidBefore, type PlanToPrint } from './plan-texts.ts';

const SIZE = 9;
const HEAD = 20;
const GAP = 10;
const LABEL = 92;
/** Room above and below a text. */
const EDGE = 3;
const LEAST = 17;
/** The heights in points to which a text is cut, until all are on one page. */
const CUTS = [700, 400, 260, 180, 130, 100, 80, 60, 46, 33, 24] as const;
const LEAST_CUT = 19;

interface CutText {
  readonly text: string;
  readonly height: number;
}

const styleOf = (book: FolderBook, text: string) =>
  ({
    ...{ size: SIZE, minSize: SIZE * 0.75 },
    direction: sentenceDirection(text, book.direction),
  }) as const;

/** Cuts a text at a sentence. */
function cutText(book: FolderBook, text: string, width: number, height: number): CutText {
  const shown = fitSentences(book, [text], { width, height }, styleOf(book, text));
  const set = setText(book, shown, width, styleOf(book, text));
  return { text: shown, height: Math.max(LEAST, set.height + 2 * EDGE) };
}

type Pair = readonly [name: string, text: string];

const cutPairs = (book: FolderBook, pairs: readonly Pair[], width: number, height: number) =>
  pairs.map(([name, text]) => ({ name, ...cutText(book, text, width - LABEL, height) }));

function cutTable(
  book: FolderBook,
  table: ReturnType<typeof phaseTable>,
  width: number,
  height: number,
) {
  const columns = placeColumns(table.columns, width);
  const cut = table.rows.map((row) =>
    row.map((text, index) =>
      cutText(book, text, (columns[index]?.width ?? 0) - 2 * PADDING, height),
    ),
  );
  return {
    heights: cut.map((row) => Math.max(...row.map((one) => one.height))),
    rows: cut.map((row) =>
      row.map(({ text }): Cell | undefined =>
        text === '' ? undefined : { text, direction: styleOf(book, text).direction },
      ),
    ),
  };
}

const sum = (heights: readonly number[]): number => heights.reduce((all, one) => all + one, 0);

/** Draws names and what they say, one below the other. */
function drawPairs(
  book: FolderBook,
  flow: Flow,
  tag: StructureElement,
  pairs: ReturnType<typeof cutPairs>,
): void {
  for (const { name, text, height } of pairs) {
    flow.need(height);
    const { canvas, area } = flow.page;
    const element = tag.add('P');
    const label = { x: area.x, y: flow.y + EDGE, width: LABEL - 8, height: height - 2 * EDGE };
    const bold = { size: SIZE, minSize: 6, weight: 'bold', colour: palette.deepTeal } as const;
    const top = { vertical: 'top', tag: element } as const;
    drawText(book, canvas, setText(book, name, label.width, bold), label, { ...bold, ...top });
    const box = { ...label, x: area.x + LABEL, width: area.width - LABEL };
    const style = styleOf(book, text);
    drawText(book, canvas, setText(book, text, box.width, style), box, { ...style, ...top });
    flow.y += height;
    const line = [area.x, flow.y, area.x + area.width, flow.y] as const;
    canvas.lines([line], { colour: palette.line, width: 0.4 });
  }
  flow.y += GAP;
}

/** Draws the plan of a lesson on one page: its objective, and the phases of the parts that are taught. */
export function drawPlan(book: FolderBook, tag: StructureElement, toPrint: PlanToPrint): void {
  const { texts, messages } = book;
  const { lesson, parts, all, taughtTo, plan } = toPrint;
  const flow = new Flow(() => addPage(book, { title: lesson, tag }));
  const phases = phasesOf(plan, parts);
  const minutes = sum(phases.map((phase) => phase.minutes));
  const fields = [
    { label: texts.forClasses, value: taughtTo.join(messages.and) },
    { label: texts.part, value: all > 1 ? texts.partOf(rangeOf(parts), all) : '' },
    { label: texts.duration, value: texts.minutes(minutes) },
  ];
  const known = fields.filter(({ value }) => value !== '');
  drawFields(book, flow, { tag }, known);
  flow.y += GAP;
  const { width } = flow.page.area;
  const table = phaseTable(book, phases);
  const cutTo = (height: number) => ({
    before: cutPairs(book, saidBefore(book, plan), width, height),
    phases: cutTable(book, table, width, height),
    after: cutPairs(book, saidAfter(book, plan), width, height),
  });
  const room = flow.room - HEAD - 3 * GAP;
  const heightOf = ({ before, phases: of, after }: ReturnType<typeof cutTo>): number =>
    sum([...before, ...after].map(({ height }) => height)) + sum(of.heights);
  const cut = cutTo(CUTS.find((height) => heightOf(cutTo(height)) <= room) ?? LEAST_CUT);
  drawPairs(book, flow, tag, cut.before);
  drawTable(book, flow, {
    ...{ columns: table.columns, rows: cut.phases.rows, headHeight: HEAD, tag },
    ...{ size: SIZE, rowHeight: LEAST, guides: [] },
  });
  flow.y += GAP;
  drawPairs(book, flow, tag, cut.after);
}
