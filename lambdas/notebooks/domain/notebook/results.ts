import { honourOf } from '#shared/record/figures/statistics.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import { classTables } from '#shared/notebook/class-tables.ts';
import { honoursNote } from '#lambdas/print/official/honours-note.ts';
import { officialTextsIn } from '#lambdas/print/official/official-texts.ts';
import { countRanked, resultsOf } from './class-results.ts';
import type { PeriodResults } from './class-results.ts';
import { schemeOf } from './mark-scheme.ts';
import type { Notebook } from './notebook.ts';
import type { Section } from './page-frame.ts';
import { beginClassTable, digits, pupilCells, pupilColumns } from './sections.ts';
import { drawTableFoot } from './table-foot.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import type { Cell, Column } from '#lambdas/print/layout/table-model.ts';

/** Notes with the number of pupils who have results, for periods in which some have none. */
function partialNotes({ messages }: Notebook, results: readonly PeriodResults[]): string[] {
  const periods = [...messages.terms, messages.year];
  const partial = results.flatMap((period, index) => {
    const known = countRanked(period);
    const isPartial = known > 0 && known < period.length;
    return isPartial ? [messages.rankedOf(periods[index] ?? '', known, period.length)] : [];
  });
  return partial.length === 0 ? [] : [messages.ranked(partial)];
}

/** The newest period with an average, the year last; -1 without any. */
const newestOf = (results: readonly PeriodResults[]): number =>
  results.findLastIndex((period) => countRanked(period) > 0);

/** Draws averages and ranks of the three terms and the year, and honours of the newest of them, one row for each pupil. */
export function drawResults(book: Notebook, section: Section, listedClass: ListedClass): void {
  const { messages } = book;
  const scheme = schemeOf(book.input, listedClass);
  const results = resultsOf(listedClass, scheme);
  const honoured = newestOf(results);
  const official = officialTextsIn(book.input.language);
  const honourCell = (pupil: number): Cell | undefined => {
    const average = results[honoured]?.[pupil]?.average;
    if (average === undefined) return undefined;
    const id = honourOf(average, scheme.outOf, book.input.honours.thresholds);
    return id && { text: official.honours[id] };
  };
  const periods = [...messages.terms, messages.year];
  const resultCells = (pupil: number): (Cell | undefined)[] =>
    results.flatMap((period) => {
      const result = period[pupil];
      return [
        result && { ...digits(messages.mark(result.average, 2)), weight: 'bold' as const },
        result && digits(String(result.rank)),
      ];
    });
  const { flow, footHeight, table } = beginClassTable(
    book,
    section,
    listedClass,
    classTables.results,
    (pupil, index) => [...pupilCells(book, pupil, index), ...resultCells(index), honourCell(index)],
  );
  drawTable(book, flow, {
    columns: [
      ...pupilColumns(book, 140),
      ...periods.flatMap((group, index): Column[] => [
        { heading: messages.average, group, align: 'center', divider: true, tinted: index === 3 },
        { heading: messages.rank, group, align: 'center', tinted: index === 3 },
      ]),
      { heading: messages.honour, width: 70, align: 'center', divider: true },
    ],
    ...table,
  });
  const notes = [
    messages.annualFormula,
    honoursNote(book.input, messages.mark),
    ...(honoured < 0 ? [] : [messages.honoursOf(periods[honoured] ?? '')]),
    ...partialNotes(book, results),
  ];
  drawTableFoot(book, flow, section, notes, footHeight);
}
