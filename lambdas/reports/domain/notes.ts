import { ruleOrigin } from '#shared/record/averages/rule-origin.ts';
import { ruleText } from '#shared/record/averages/rule-text.ts';
import type { GradebookColumn } from '#shared/model/gradebook.ts';
import type { TermReport } from '#shared/record/figures/term-report.ts';
import type { YearReport } from '#shared/record/figures/year-report.ts';
import type { Flow } from '#lambdas/print/layout/flow.ts';
import { drawTableNotes } from '#lambdas/print/layout/table-notes.ts';
import type { StructureElement } from '#lambdas/print/pdf/structure.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import { isOdd, ODD } from './cells.ts';
import type { ReportBook } from './report.ts';

/** The formula of a term's averages with the headings of its columns; empty without a rule. */
export function formulaOf({ rule, columns }: TermReport): string {
  if (!rule) return '';
  const named = columns.map((column): GradebookColumn => {
    // Each heading keeps its own direction within the formula.
    return { ...column, kind: 'mark', heading: isolate(column.heading) };
  });
  // Numbers beside one another would otherwise be taken for one expression, which runs from the left.
  return ruleText(rule, named)
    .replaceAll(' / ', ' ÷ ')
    .replace(/(?<=÷ )\d+|\d+(?= ×)/g, isolate);
}

const ruleName = ({ input }: ReportBook, { rule }: TermReport): string =>
  ruleOrigin(rule?.preset, input.language);

const ruleNote = (book: ReportBook, report: TermReport): string =>
  report.rule ? book.texts.rule(ruleName(book, report), formulaOf(report)) : book.texts.noRule;

/** What an inspector needs to work out the printed averages: the rule first. */
export function termNotes(book: ReportBook, report: TermReport): string[] {
  const { texts } = book;
  const { statistics, pupils, columns } = report;
  const counted = statistics?.marked ?? 0;
  const hasOdd = pupils.some(({ marks }) =>
    columns.some((column, index) => isOdd(marks[index] ?? '', column)),
  );
  return [
    ruleNote(book, report),
    ...(counted > 0 && counted < pupils.length ? [texts.averagesOf(counted, pupils.length)] : []),
    ...(hasOdd ? [texts.oddMarks(ODD)] : []),
    ...(report.hasOtherRuleBefore ? [texts.otherRuleBefore] : []),
    texts.rounding,
  ];
}

/** The rules of the year and of each of its terms. */
export function yearNotes(book: ReportBook, report: YearReport): string[] {
  const { texts, input } = book;
  const ofTerms = report.terms.map((term, index) => {
    const name = texts.terms[index] ?? '';
    return term?.rule ? [texts.ruleOf(name, ruleName(book, term), formulaOf(term))] : [];
  });
  return [
    texts.rule(ruleOrigin('year', input.language), texts.annualFormula),
    ...ofTerms.flat(),
    texts.allTerms,
    texts.rounding,
  ];
}

/** Height kept under a table for notes, in points. */
export const NOTES = 62;

export function drawNotes(
  book: ReportBook,
  flow: Flow,
  tag: StructureElement,
  notes: readonly string[],
): void {
  flow.need(NOTES);
  const { canvas, area } = flow.page;
  const box = { x: area.x + 8, y: flow.y + 7, width: area.width - 8, height: NOTES - 9 };
  drawTableNotes(book, canvas, { tag }, notes, box);
  flow.y += NOTES;
}
