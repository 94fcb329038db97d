import type { ClassRoster } from '../../../../shared/model/roster.ts';
import { drawFootnotes, footnoteHeight } from './footnotes.ts';
import type { Notebook } from './notebook.ts';
import type { Section } from './page-frame.ts';
import { beginSection, pupilColumns, pupilRows } from './sections.ts';
import { drawTable } from './table.ts';
import type { Column } from './table-model.ts';

const HEAD = 36;

/** Averages and ranks of the three terms and the year, a row for each pupil. */
export function drawResults(book: Notebook, section: Section, roster: ClassRoster): void {
  const { messages } = book;
  const notes = [messages.annualFormula, messages.honours];
  const reserve = footnoteHeight(notes);
  const periods = [...messages.terms, messages.year];
  const flow = beginSection(book, section);
  drawTable(book, flow, {
    columns: [
      ...pupilColumns(book, 140),
      ...periods.flatMap((group, index): Column[] => [
        { heading: messages.average, group, divider: true, tinted: index === 3 },
        { heading: messages.rank, group, tinted: index === 3 },
      ]),
      { heading: messages.honour, width: 70, divider: true },
    ],
    ...pupilRows(book, roster),
    headHeight: HEAD,
    reserve,
    tag: section.tag,
  });
  drawFootnotes(book, flow, section, notes);
}
