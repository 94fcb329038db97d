import { honoursNote } from '#lambdas/print/official/honours-note.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import { BANDS, PASS, type Statistics } from '#shared/record/figures/statistics.ts';
import { honourIds } from '#shared/model/honours.ts';
import type { TermReport } from '#shared/record/figures/term-report.ts';
import type { Flow } from '#lambdas/print/layout/flow.ts';
import type { Cell } from '#lambdas/print/layout/table-model.ts';
import { drawTable, type TablePart } from '#lambdas/print/layout/table.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { digits, ownDirection, passRate, share } from '../cells.ts';
import { drawNotes, termNotes } from '../notes.ts';
import type { ReportBook } from '../report.ts';
import { beginSection, drawSubheading, type ReportSection } from '../report-page.ts';

const ROW = 17;
const HEAD = 20;
const GAP = 12;
const HEADING = 150;

export type Figures = readonly [heading: string, statistics: Statistics | undefined];

/** Draws statistics side by side: a column for each group or period. */
export function drawFigures(
  book: ReportBook,
  flow: Flow,
  { tag }: Pick<ReportSection, 'tag'>,
  figures: readonly Figures[],
): void {
  const { texts } = book;
  const row = (text: string, valueOf: (found: Statistics) => string): (Cell | undefined)[] => [
    { text },
    ...figures.map(([, found]) => digits(found ? valueOf(found) : texts.none)),
  ];
  drawTable(book, flow, {
    columns: [
      { heading: texts.statistic, width: HEADING, align: 'start', rowHeading: true },
      ...figures.map(([heading]) => ({ heading, align: 'center' as const, divider: true })),
    ],
    rows: [
      row(texts.counted, ({ marked }) => String(marked)),
      row(texts.classAverage, ({ mean }) => texts.mark(mean, 2)),
      row(texts.median, ({ median }) => texts.mark(median, 2)),
      row(texts.highest, ({ highest }) => texts.mark(highest, 2)),
      row(texts.lowest, ({ lowest }) => texts.mark(lowest, 2)),
      row(texts.passed, ({ passed }) => String(passed)),
      row(texts.passRate, (found) => passRate(book, found)),
    ],
    rowHeight: ROW,
    headHeight: HEAD,
    guides: [],
    tag,
  });
  flow.y += GAP;
}

function bandTitles({ texts }: ReportBook, scale: number): string[] {
  const marks = BANDS.map((limit) => texts.mark(limit * scale));
  return [
    texts.below(marks[0] ?? ''),
    ...marks.slice(1).map((high, index) => texts.between(marks[index] ?? '', high)),
    texts.atLeast(marks.at(-1) ?? ''),
  ];
}

/** How many bands are below the pass mark. */
const FAILING = BANDS.filter((limit) => limit <= PASS).length;
/** The width of a share in figures, before its bar. */
const FIGURE = 40;

function drawBars(
  { canvas, columns, head, heights }: TablePart,
  { bands, marked }: Statistics,
): void {
  const column = columns.at(-1);
  if (!column) return;
  const most = Math.max(...bands);
  let y = head.y + head.height;
  for (const [band, height] of heights.entries()) {
    const x = head.x + column.x + FIGURE;
    const width = ((column.width - FIGURE - 6) * (bands[band] ?? 0)) / Math.max(most, 1);
    const colour = band < FAILING ? palette.saffron : palette.teal;
    if (width > 0 && marked > 0) canvas.fill({ x, y: y + 4, width, height: height - 8 }, colour);
    y += height;
  }
}

/** Draws how many averages are in each of the council's bands, as a table and as bars. */
export function drawBands(
  book: ReportBook,
  flow: Flow,
  { tag }: Pick<ReportSection, 'tag'>,
  statistics: Statistics,
): void {
  const { texts } = book;
  const { bands, marked, scale } = statistics;
  const parts = drawTable(book, flow, {
    columns: [
      { heading: texts.band, width: HEADING, align: 'start', rowHeading: true },
      { heading: texts.pupils, width: 56, align: 'center', divider: true },
      { heading: texts.share, align: 'start' },
    ],
    rows: bandTitles(book, scale).map((text, band) => [
      { text },
      digits(String(bands[band] ?? 0)),
      digits(share(book, bands[band] ?? 0, marked)),
    ]),
    rowHeight: ROW,
    headHeight: HEAD,
    guides: [],
    tag,
  });
  for (const part of parts) drawBars(part, statistics);
  flow.y += GAP;
}

function drawColumns(
  book: ReportBook,
  flow: Flow,
  { tag }: ReportSection,
  { columns }: TermReport,
): void {
  const { texts } = book;
  const value = (found: Statistics | undefined, of: (some: Statistics) => string): Cell =>
    digits(found ? of(found) : texts.none);
  drawTable(book, flow, {
    columns: [
      { heading: texts.column, width: HEADING, align: 'start', rowHeading: true },
      ...[texts.marked, texts.absent, texts.mean, texts.median].map((heading) => {
        return { heading, align: 'center' as const };
      }),
      ...[texts.highest, texts.lowest, texts.passRate].map((heading) => {
        return { heading, align: 'center' as const };
      }),
    ],
    rows: columns.map(({ heading, scale, statistics: found }) => [
      ownDirection(book, `${heading} ${isolate(`/${scale}`)}`),
      value(found, ({ marked }) => String(marked)),
      value(found, ({ absent }) => String(absent)),
      value(found, ({ mean }) => texts.mark(mean, 2)),
      value(found, ({ median }) => texts.mark(median, 2)),
      value(found, ({ highest }) => texts.mark(highest)),
      value(found, ({ lowest }) => texts.mark(lowest)),
      value(found, (some) => passRate(book, some)),
    ]),
    rowHeight: ROW,
    headHeight: HEAD,
    guides: [],
    snug: true,
    tag,
  });
  flow.y += GAP;
}

/** Draws from which average each honour is awarded, and to how many pupils. */
export function drawAwards(
  book: ReportBook,
  flow: Flow,
  { tag }: Pick<ReportSection, 'tag'>,
  statistics: Statistics | undefined,
): void {
  const { texts, input } = book;
  const awarded = honourIds.filter((id) => input.honours.thresholds[id] !== undefined);
  if (awarded.length === 0) return;
  drawSubheading(book, flow, tag, texts.awarded, HEAD + ROW);
  drawTable(book, flow, {
    columns: [
      { heading: texts.statistic, width: HEADING, align: 'start', rowHeading: true },
      ...awarded.map((id) => ({
        heading: book.official.honours[id],
        align: 'center' as const,
        divider: true,
      })),
    ],
    rows: [
      [
        { text: texts.pupils },
        ...awarded.map((id) => digits(statistics ? String(statistics.honours[id]) : texts.none)),
      ],
    ],
    rowHeight: ROW,
    headHeight: HEAD,
    guides: [],
    tag,
  });
  flow.y += GAP;
}

/** Draws the figures of a class for its council: averages, bands, girls and boys, columns, and honours. */
export function drawCouncilFigures(
  book: ReportBook,
  section: ReportSection,
  report: TermReport,
): void {
  const { texts } = book;
  const { statistics, before, girls, boys } = report;
  const flow = beginSection(book, section);
  const earlier: readonly Figures[] = before ? [[texts.before, before]] : [];
  drawFigures(book, flow, section, [
    [texts.all, statistics],
    [texts.girls, girls],
    [texts.boys, boys],
    ...earlier,
  ]);
  if (statistics) {
    drawSubheading(book, flow, section.tag, texts.bands, HEAD + 6 * ROW);
    drawBands(book, flow, section, statistics);
  }
  drawAwards(book, flow, section, statistics);
  if (report.columns.length > 0) {
    drawSubheading(book, flow, section.tag, texts.byColumn, HEAD + ROW);
    drawColumns(book, flow, section, report);
  }
  drawNotes(book, flow, section.tag, [
    ...termNotes(book, report),
    honoursNote(book.input, book.texts.mark),
  ]);
}
