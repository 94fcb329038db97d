import type { ClassRoster } from '../../../../shared/model/roster.ts';
import { classTables } from '../../../../shared/notebook/class-tables.ts';
import { markSchemes } from './mark-scheme.ts';
import type { Notebook } from './notebook.ts';
import type { Section } from './page-frame.ts';
import { beginClassTable, pupilColumns } from './sections.ts';
import { drawTableFoot } from './table-foot.ts';
import { drawTable } from './table.ts';

/** A term's marks, by the rule of the teacher's level, with the rule and its date printed beneath. */
export function drawMarkGrid(book: Notebook, section: Section, roster: ClassRoster): void {
  const { messages, input } = book;
  const scheme = markSchemes[input.profile.level];
  const { name, formulas } = messages.schemes[scheme.id];
  const notes = [messages.scheme(name), ...formulas];
  const { flow, footHeight, table } = beginClassTable(book, section, roster, classTables.marks);
  drawTable(book, flow, {
    columns: [
      ...pupilColumns(book, 126),
      ...scheme.columns.map(({ id, outOf, computed }) => ({
        heading: messages.markColumns[id],
        note: `/${outOf}`,
        align: 'center' as const,
        tinted: computed,
        divider: computed,
      })),
      { heading: messages.remarks, width: scheme.columns.length > 8 ? 50 : 80, divider: true },
    ],
    ...table,
  });
  drawTableFoot(book, flow, section, notes, footHeight);
}
