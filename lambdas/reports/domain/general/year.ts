import { yearRule } from '#shared/record/general/rule-text.ts';
import type { YearResults } from '#shared/record/general/class-results.ts';
import { honoursNote } from '#lambdas/print/official/honours-note.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import type { Column } from '#lambdas/print/layout/table-model.ts';
import { averageCell, digits, ownDirection, rankCell } from '../cells.ts';
import { drawAwards, drawBands, drawFigures } from '../council/figures.ts';
import { drawNotes, NOTES } from '../notes.ts';
import type { ReportBook } from '../report.ts';
import { beginSection, drawSubheading, LEAST_ROW, type ReportSection } from '../report-page.ts';
import type { ResultsToDraw } from './term.ts';

/** Draws the general averages of the terms and of the year, with the decision that the rule proposes. */
export function drawGeneralYear(
  book: ReportBook,
  section: ReportSection,
  { results, settings }: ResultsToDraw<YearResults>,
): void {
  const { texts, input } = book;
  const flow = beginSection(book, section);
  const hasDecision = settings.pass !== undefined;
  drawTable(book, flow, {
    columns: [
      { heading: texts.number, width: 26, align: 'center', rowHeading: true },
      { heading: texts.name, align: 'start', rowHeading: true },
      ...texts.terms.map((heading): Column => ({
        heading,
        width: 46,
        align: 'center',
        divider: true,
      })),
      {
        heading: texts.year,
        note: `/${results.scale}`,
        width: 48,
        align: 'center',
        tinted: true,
      },
      { heading: texts.rank, width: 34, align: 'center', tinted: true },
      { heading: texts.honour, width: 66, align: 'center', divider: true },
      ...(hasDecision
        ? [{ heading: texts.general.decision, width: 76, align: 'center' } as const]
        : []),
    ],
    rows: results.pupils.map((pupil, index) => [
      digits(String(index + 1)),
      ownDirection(book, pupil.fullName),
      ...pupil.terms.map((average) => averageCell(book, average)),
      averageCell(book, pupil.average),
      rankCell(book, pupil.rank),
      pupil.honour && { text: book.official.honours[pupil.honour] },
      ...(hasDecision ? [pupil.decision && { text: texts.general.decided[pupil.decision] }] : []),
    ]),
    rowHeight: 18,
    leastRowHeight: LEAST_ROW,
    headHeight: 34,
    reserve: NOTES,
    snug: true,
    tag: section.tag,
  });
  drawNotes(book, flow, section.tag, [
    ...yearRule(settings, input.language),
    honoursNote(input, texts.mark),
  ]);
}

/** Draws the figures of the terms and the year side by side, and the bands and honours of the year. */
export function drawGeneralYearFigures(
  book: ReportBook,
  section: ReportSection,
  { results, settings }: ResultsToDraw<YearResults>,
): void {
  const { texts, input } = book;
  const { statistics, girls, boys, terms } = results;
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
  drawNotes(book, flow, section.tag, [
    ...yearRule(settings, input.language),
    honoursNote(input, texts.mark),
  ]);
}
