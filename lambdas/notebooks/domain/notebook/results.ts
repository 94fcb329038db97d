import type { ClassRoster } from '../../../../shared/model/roster.ts';
import { classTables } from '../../../../shared/notebook/class-tables.ts';
import type { Notebook } from './notebook.ts';
import type { Section } from './page-frame.ts';
import { beginClassTable, pupilColumns } from './sections.ts';
import { drawTableFoot } from './table-foot.ts';
import { drawTable } from './table.ts';
import type { Column } from './table-model.ts';

/** Averages and ranks of the three terms and the year, a row for each pupil. */
export function drawResults(book: Notebook, section: Section, roster: ClassRoster): void {
  const { messages } = book;
  const notes = [messages.annualFormula, messages.honours];
  const periods = [...messages.terms, messages.year];
  const { flow, footHeight, table } = beginClassTable(book, section, roster, classTables.results);
  drawTable(book, flow, {
    columns: [
      ...pupilColumns(book, 140),
      ...periods.flatMap((group, index): Column[] => [
        { heading: messages.average, group, divider: true, tinted: index === 3 },
        { heading: messages.rank, group, tinted: index === 3 },
      ]),
      { heading: messages.honour, width: 70, divider: true },
    ],
    ...table,
  });
  drawTableFoot(book, flow, section, notes, footHeight);
}
