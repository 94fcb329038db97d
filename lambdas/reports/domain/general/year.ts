import { yearRule } from '#shared/record/general/rule-text.ts';
import type { YearResults } from '#shared/record/general/class-results.ts';
import { honoursNote } from '#lambdas/print/official/honours-note.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import type { Column } from '#lambdas/print/layout/table-model.ts';
import { averageCell, digits, nameCell, rankCell } from '../cells.ts';
import { drawNotes, NOTES } from '../notes.ts';
import type { ReportBook } from '../report.ts';
import { beginSection, LEAST_ROW, type ReportSection } from '../report-page.ts';
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
    rows: [...results.pupils, ...results.left].map((pupil, index) => [
      index < results.pupils.length ? digits(String(index + 1)) : undefined,
      nameCell(book, pupil),
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
