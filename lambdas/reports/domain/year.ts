import type { Statistics } from '#shared/record/figures/statistics.ts';
import type { FiguresBySex } from '#shared/record/figures/term-report.ts';
import type { YearReport } from '#shared/record/figures/year-report.ts';
import type { Cell, Column } from '#lambdas/print/layout/table-model.ts';
import { honoursNote } from '#lambdas/print/official/honours-note.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import { averageCell, digits, nameCell, rankCell, signed } from './cells.ts';
import { drawAwards, drawBands, drawFigures } from './council/figures.ts';
import { drawNotes, NOTES, yearNotes } from './notes.ts';
import type { ReportBook } from './report.ts';
import { beginSection, drawSubheading, LEAST_ROW, type ReportSection } from './report-page.ts';

/** Draws the averages and ranks of the three terms and the year, in the order of the class list. */
export function drawYearResults(
  book: ReportBook,
  section: ReportSection,
  report: YearReport,
): void {
  const { texts } = book;
  const flow = beginSection(book, section);
  const groups = [...texts.terms, texts.year];
  const cells = (
    found: { average?: number | undefined; rank?: number | undefined } | undefined,
  ): Cell[] => [averageCell(book, found?.average), rankCell(book, found?.rank)];
  drawTable(book, flow, {
    columns: [
      { heading: texts.number, width: 26, align: 'center', rowHeading: true },
      { heading: texts.name, align: 'start', rowHeading: true },
      ...groups.flatMap((group, index): Column[] => [
        {
          heading: texts.average,
          group,
          width: 40,
          align: 'center',
          divider: true,
          tinted: index === 3,
        },
        { heading: texts.rank, group, width: 34, align: 'center', tinted: index === 3 },
      ]),
      { heading: texts.moved, width: 46, align: 'center', divider: true },
      { heading: texts.honour, width: 60, align: 'center' },
    ],
    rows: [...report.pupils, ...report.left].map((pupil, index) => [
      index < report.pupils.length ? digits(String(index + 1)) : undefined,
      nameCell(book, pupil),
      ...pupil.terms.flatMap(cells),
      ...cells(pupil),
      pupil.moved === undefined ? undefined : digits(signed(book, pupil.moved)),
      pupil.honour && { text: book.official.honours[pupil.honour] },
    ]),
    rowHeight: 18,
    leastRowHeight: LEAST_ROW,
    headHeight: 40,
    reserve: NOTES,
    snug: true,
    tag: section.tag,
  });
  drawNotes(book, flow, section.tag, yearNotes(book, report));
}

/** The figures of a year, of one subject or of all. */
interface FiguresOfYear extends FiguresBySex {
  readonly terms: readonly ({ readonly statistics: Statistics | undefined } | undefined)[];
  readonly statistics: Statistics | undefined;
}

/**
 * Draws the figures of the three terms and the year side by side, and the bands and honours of the year.
 * @param rules by which they were worked out
 */
export function drawYearFigures(
  book: ReportBook,
  section: ReportSection,
  { statistics, girls, boys, terms }: FiguresOfYear,
  rules: readonly string[],
): void {
  const { texts, input } = book;
  const flow = beginSection(book, section);
  drawSubheading(book, flow, section.tag, texts.byTerm, 140);
  drawFigures(book, flow, section, [
    ...texts.terms.map((name, index) => [name, terms[index]?.statistics] as const),
    [texts.year, statistics],
  ]);
  if (statistics) {
    drawSubheading(book, flow, section.tag, texts.bySex, 140);
    drawFigures(book, flow, section, [
      [texts.all, statistics],
      [texts.girls, girls],
      [texts.boys, boys],
    ]);
    drawSubheading(book, flow, section.tag, texts.bands, 130);
    drawBands(book, flow, section, statistics);
    drawAwards(book, flow, section, statistics);
  }
  drawNotes(book, flow, section.tag, [...rules, honoursNote(input, texts.mark)]);
}
