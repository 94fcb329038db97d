import type { Statistics } from '#shared/record/figures/statistics.ts';
import type { ReportedColumn, TermReport } from '#shared/record/figures/term-report.ts';
import type { Cell, Column } from '#lambdas/print/layout/table-model.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import { averageCell, digits, markCell, nameCell, passRate, rankCell } from '../cells.ts';
import { drawNotes, NOTES, termNotes } from '../notes.ts';
import type { ReportBook } from '../report.ts';
import { beginSection, LEAST_ROW, type ReportSection } from '../report-page.ts';

/** The most columns of marks on a page, each at least 13 mm wide. */
const MOST = 8;
const AVERAGE = 44;
const RANK = 36;
const WIDEST = 62;

/** The columns in groups that fit on a page, as even as possible; one group without any column. */
function columnGroups(columns: readonly ReportedColumn[]): (readonly [ReportedColumn, number])[][] {
  const pages = Math.max(1, Math.ceil(columns.length / MOST));
  return Array.from({ length: pages }, (_, page) =>
    columns.flatMap((column, index) =>
      Math.floor((index * pages) / columns.length) === page ? [[column, index] as const] : [],
    ),
  );
}

/** The figures under the pupils' rows: of each column, and of the averages. */
function figureRows(
  book: ReportBook,
  ofColumns: readonly (Statistics | undefined)[],
): (Cell | undefined)[][] {
  const { texts } = book;
  const row = (heading: string, valueOf: (found: Statistics) => string) => [
    undefined,
    { text: heading, weight: 'bold' } as const,
    ...ofColumns.map((found) => found && { ...digits(valueOf(found)), weight: 'bold' as const }),
  ];
  return [
    row(texts.mean, ({ mean }) => texts.mark(mean, 2)),
    row(texts.highest, ({ highest }) => texts.mark(highest)),
    row(texts.lowest, ({ lowest }) => texts.mark(lowest)),
    row(texts.passRate, (found) => passRate(book, found)),
  ];
}

/** Draws all marks in the order of the class list, with the figures of each column under them. */
export function drawList(book: ReportBook, section: ReportSection, report: TermReport): void {
  const { texts } = book;
  const groups = columnGroups(report.columns);
  for (const [page, group] of groups.entries()) {
    const isLast = page === groups.length - 1;
    const title = page === 0 ? section.title : texts.continued(section.title);
    const isFirst = section.isFirst && page === 0;
    const flow = beginSection(book, { ...section, title, isFirst });
    const { pupils, left, scale, statistics } = report;
    const rows = [...pupils, ...left].map((pupil, index): (Cell | undefined)[] => [
      index < pupils.length ? digits(String(index + 1)) : undefined,
      nameCell(book, pupil),
      ...group.map(([column, at]) => markCell(pupil.marks[at] ?? '', column)),
      ...(isLast ? [averageCell(book, pupil.average), rankCell(book, pupil.rank)] : []),
    ]);
    const ofColumns = [
      ...group.map(([column]) => column.statistics),
      ...(isLast ? [statistics] : []),
    ];
    const ends: readonly Column[] = [
      { heading: texts.average, note: `/${scale}`, width: AVERAGE, align: 'center', tinted: true },
      { heading: texts.rank, width: RANK, align: 'center', tinted: true },
    ];
    const guides = rows.map((_, index) => index + 1).filter((row) => row % 5 === 0);
    drawTable(book, flow, {
      columns: [
        { heading: texts.number, width: 26, align: 'center', rowHeading: true },
        {
          heading: texts.name,
          align: 'start',
          rowHeading: true,
          ...(group.length > 5 && { width: 112 }),
        },
        ...group.map(([{ heading, scale: full }]): Column => {
          const width = group.length > 5 ? undefined : WIDEST;
          return { heading, note: `/${full}`, align: 'center', ...(width && { width }) };
        }),
        ...(isLast ? ends : []),
      ],
      rows: [...rows, ...figureRows(book, ofColumns)],
      guides: [...guides, rows.length],
      rowHeight: 17,
      leastRowHeight: LEAST_ROW,
      headHeight: 36,
      reserve: NOTES,
      snug: true,
      tag: section.tag,
    });
    drawNotes(book, flow, section.tag, termNotes(book, report));
  }
}
