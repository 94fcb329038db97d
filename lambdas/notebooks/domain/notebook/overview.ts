import { countSexes } from './class-list.ts';
import { overviewHeight, overviewTable } from '#shared/notebook/front-matter.ts';
import type { Flow } from '#lambdas/print/layout/flow.ts';
import type { Notebook } from './notebook.ts';
import type { Section } from './page-frame.ts';
import { beginPart } from './part-place.ts';
import { digits, ownDirection } from './sections.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import type { Cell } from '#lambdas/print/layout/table-model.ts';

/** Draws the classes with their head counts, and the numbers of girls and boys if the lists give them. */
export function drawOverview(book: Notebook, section: Section, before?: Flow): Flow {
  const { messages, input } = book;
  const { classes } = input.listed;
  const flow = beginPart(book, section, before, overviewHeight(classes.length));
  const count = (number: number): Cell => digits(String(number));
  const rows = classes.map(({ name, subject, pupils }, index) => {
    const sexes = countSexes(pupils);
    return [
      count(index + 1),
      { ...ownDirection(book, name), weight: 'bold' as const },
      { text: subject ?? input.profile.subject },
      sexes && count(sexes.girls),
      sexes && count(sexes.boys),
      count(pupils.length),
    ];
  });
  const total = classes.reduce((sum, { pupils }) => sum + pupils.length, 0);
  const sum: (Cell | undefined)[] = [
    undefined,
    { text: messages.total, weight: 'bold' },
    undefined,
    undefined,
    undefined,
    { ...count(total), weight: 'bold' },
  ];
  const number = { width: 62, align: 'center' } as const;
  drawTable(book, flow, {
    columns: [
      { heading: messages.number, width: 34, align: 'center' },
      { heading: messages.class, width: 110, align: 'start' },
      { heading: messages.subject, align: 'start' },
      { heading: messages.girls, ...number },
      { heading: messages.boys, ...number },
      { heading: messages.pupils, ...number, tinted: true },
    ],
    rows: [...rows, sum],
    rowHeight: overviewTable.row.most,
    leastRowHeight: overviewTable.row.least,
    headHeight: overviewTable.head,
    size: 10,
    tag: section.tag,
  });
  return flow;
}
