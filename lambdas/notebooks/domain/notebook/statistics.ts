import { BANDS, PASS, statisticsOf } from '#shared/record/figures/statistics.ts';
import type { Statistics } from '#shared/record/figures/statistics.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import { resultsOf } from './class-results.ts';
import type { PeriodResults } from './class-results.ts';
import type { Flow } from '#lambdas/print/layout/flow.ts';
import { schemeOf } from './mark-scheme.ts';
import type { Notebook } from './notebook.ts';
import type { Section } from './page-frame.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { beginSection, digits, ownDirection } from './sections.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import type { Cell, Column } from '#lambdas/print/layout/table-model.ts';
import { writeText } from '#lambdas/print/layout/text-box.ts';

const BEST = 10;
const ROW = 25;

type Row = (Cell | undefined)[];

/** A term or the year, with its results and the statistics for the council. */
interface Period {
  title: string;
  results: PeriodResults;
  statistics: Statistics | undefined;
}

function periodsOf(book: Notebook, listedClass: ListedClass): Period[] {
  const { messages, input } = book;
  const scheme = schemeOf(input, listedClass);
  const titles = [...messages.terms, messages.year];
  return resultsOf(listedClass, scheme).map((results, index) => {
    const averages = results.map((result) => result?.average);
    return {
      title: titles[index] ?? '',
      results,
      statistics: statisticsOf(averages, scheme.outOf),
    };
  });
}

function bandTitles({ messages, input }: Notebook, listedClass: ListedClass): string[] {
  const { outOf } = schemeOf(input, listedClass);
  const marks = BANDS.map((share) => messages.mark(share * outOf));
  return [
    messages.below(marks[0] ?? ''),
    ...marks.slice(1).map((high, index) => messages.between(marks[index] ?? '', high)),
    messages.atLeast(marks.at(-1) ?? ''),
    messages.passed(messages.mark(PASS * outOf)),
  ];
}

function drawSubheading(book: Notebook, flow: Flow, section: Section, text: string): void {
  const { canvas, area } = flow.page;
  const box = { x: area.x, y: flow.y, width: area.width, height: 22 };
  const style = { size: 11, weight: 'bold', colour: palette.teal } as const;
  writeText(book, canvas, text, box, { ...style, tag: section.tag.add('P') });
  flow.y += 24;
}

/** Draws the number of pupils in each band, and their share of those with an average. */
function drawBands(
  book: Notebook,
  flow: Flow,
  section: Section,
  listedClass: ListedClass,
  periods: readonly Period[],
): void {
  const { messages } = book;
  const counted: Row = periods.flatMap(({ results, statistics }) => [
    statistics && { text: messages.countOf(statistics.marked, results.length) },
    undefined,
  ]);
  const shares = (countOf: (statistics: Statistics) => number): Row =>
    periods.flatMap(({ statistics }) => {
      if (!statistics) return [undefined, undefined];
      const count = countOf(statistics);
      const share = (100 * count) / statistics.marked;
      return [digits(String(count)), digits(messages.mark(share, { most: 1 }))];
    });
  const titles = bandTitles(book, listedClass);
  drawTable(book, flow, {
    columns: [
      { heading: messages.statistic, width: 165, align: 'start', rowHeading: true },
      ...periods.flatMap(({ title: group }): Column[] => [
        { heading: messages.pupilCount, group, align: 'center', divider: true },
        { heading: messages.share, group, align: 'center' },
      ]),
    ],
    rows: [
      [{ text: messages.counted }, ...counted],
      ...titles.map((text, band): Row => [
        { text },
        ...shares(({ bands, passed }) => bands[band] ?? passed),
      ]),
    ],
    rowHeight: ROW,
    headHeight: 36,
    tag: section.tag,
  });
  flow.y += 12;
}

function drawExtremes(
  book: Notebook,
  flow: Flow,
  section: Section,
  periods: readonly Period[],
): void {
  const { messages } = book;
  const row = (text: string, valueOf: (statistics: Statistics) => number): Row => [
    { text },
    ...periods.map(({ statistics }) => statistics && digits(messages.mark(valueOf(statistics), 2))),
  ];
  drawTable(book, flow, {
    columns: [
      { heading: messages.statistic, width: 165, align: 'start', rowHeading: true },
      ...periods.map(({ title }): Column => ({ heading: title, align: 'center', divider: true })),
    ],
    rows: [
      row(messages.highest, ({ highest }) => highest),
      row(messages.lowest, ({ lowest }) => lowest),
      row(messages.classAverage, ({ mean }) => mean),
    ],
    rowHeight: ROW,
    headHeight: 22,
    tag: section.tag,
  });
  flow.y += 14;
}

/** The best pupils of a term, from the first, with their averages. */
function bestOf(
  book: Notebook,
  { pupils }: ListedClass,
  { results }: Period,
): (readonly [Cell, Cell])[] {
  return results
    .flatMap((result, index) => {
      const pupil = pupils[index];
      return result && pupil ? [{ ...result, pupil }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, BEST)
    .map(({ pupil, average }) => [
      ownDirection(book, pupil.fullName),
      digits(book.messages.mark(average, 2)),
    ]);
}

function drawBest(
  book: Notebook,
  flow: Flow,
  section: Section,
  listedClass: ListedClass,
  terms: readonly Period[],
): void {
  const { messages } = book;
  drawSubheading(book, flow, section, messages.best);
  const best = terms.map((period) => bestOf(book, listedClass, period));
  drawTable(book, flow, {
    columns: [
      { heading: messages.number, width: 34, align: 'center', rowHeading: true },
      ...terms.flatMap(({ title: group }): Column[] => [
        { heading: messages.name, group, width: 116, align: 'start', divider: true },
        { heading: messages.average, group, align: 'center' },
      ]),
    ],
    rows: Array.from({ length: BEST }, (_, index) => [
      digits(String(index + 1)),
      ...best.flatMap((pupils) => pupils[index] ?? [undefined, undefined]),
    ]),
    rowHeight: ROW,
    headHeight: 34,
    snug: true,
    tag: section.tag,
  });
}

/** Draws the council's statistics and the ten best of each term; left empty to write in without averages. */
export function drawStatistics(book: Notebook, section: Section, listedClass: ListedClass): void {
  const flow = beginSection(book, section);
  const periods = periodsOf(book, listedClass);
  drawBands(book, flow, section, listedClass, periods);
  drawExtremes(book, flow, section, periods);
  drawBest(book, flow, section, listedClass, periods.slice(0, -1));
}
