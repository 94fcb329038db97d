import { drawGroupTitle } from '#lambdas/print/layout/fields.ts';
import type { Flow } from '#lambdas/print/layout/flow.ts';
import type { Notebook } from './notebook.ts';
import type { Section } from './page-frame.ts';
import { beginSection } from './sections.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import type { Column } from '#lambdas/print/layout/table-model.ts';

const HEAD = 22;
const GAP = 14;
const TITLE = 28;
const SEMINARS = 12;
const VISITS = 5;

function drawBlankTable(
  book: Notebook,
  flow: Flow,
  section: Section,
  columns: readonly Column[],
  rows: number,
  height: number,
): void {
  drawTable(book, flow, {
    columns: columns.map((column): Column => ({ ...column, align: 'center' })),
    rows: Array.from({ length: rows }, () => []),
    rowHeight: (height - HEAD) / rows,
    headHeight: HEAD,
    tag: section.tag,
  });
}

/** Draws one page to fill in with seminars, training days and visits of inspectors. */
export function drawTrainingLog(book: Notebook, section: Section): Flow {
  const { training } = book.messages.records;
  const flow = beginSection(book, section);
  const room = flow.room - 2 * TITLE - GAP;
  drawGroupTitle(book, flow, section, training.seminars);
  const seminars: Column[] = [
    { heading: training.date, width: 58 },
    { heading: training.kind, width: 76 },
    { heading: training.subject },
    { heading: training.place, width: 84 },
    { heading: training.leader, width: 84 },
    { heading: training.remarks, width: 84 },
  ];
  drawBlankTable(book, flow, section, seminars, SEMINARS, room * 0.56);
  flow.y += GAP;
  drawGroupTitle(book, flow, section, training.visits);
  const visits: Column[] = [
    { heading: training.date, width: 58 },
    { heading: training.visitor, width: 76 },
    { heading: training.class, width: 44 },
    { heading: training.lesson, width: 100 },
    { heading: training.advice },
    { heading: training.signature, width: 70 },
  ];
  drawBlankTable(book, flow, section, visits, VISITS, room * 0.44);
  return flow;
}
