import { byRank, type TermReport } from '#shared/record/figures/term-report.ts';
import { honoursNote } from '#lambdas/print/official/honours-note.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import { clipSnugText } from '#lambdas/print/layout/text-box.ts';
import { PADDING } from '#lambdas/print/layout/table-model.ts';
import { attendanceColumns, attendanceIn } from '../attendance.ts';
import { averageCell, digits, nameCell, ownDirection, rankCell, signed } from '../cells.ts';
import { drawNotes, NOTES, termNotes } from '../notes.ts';
import type { ReportBook } from '../report.ts';
import { beginSection, LEAST_ROW, type ReportSection } from '../report-page.ts';

/** The width of remarks; less where absences have columns. */
const REMARK = 176;
const LEAST_REMARK = 142;

/** Draws the pupils by rank, with the difference from the term before and the honours that their averages reach. */
export function drawRanking(book: ReportBook, section: ReportSection, report: TermReport): void {
  const { texts } = book;
  const absences = attendanceColumns(book, attendanceIn(section.of, report.term));
  const width = absences.width > 0 ? LEAST_REMARK : REMARK;
  const flow = beginSection(book, section);
  const remark = (text: string) => {
    const cell = ownDirection(book, text);
    const clipped = clipSnugText(book, text, width - 2 * PADDING, cell.direction);
    return text === '' ? undefined : { ...cell, text: clipped };
  };
  drawTable(book, flow, {
    columns: [
      { heading: texts.rank, width: 36, align: 'center', rowHeading: true },
      { heading: texts.name, align: 'start', rowHeading: true },
      {
        heading: texts.average,
        note: `/${report.scale}`,
        width: 46,
        align: 'center',
        tinted: true,
      },
      { heading: texts.progress, width: 50, align: 'center' },
      { heading: texts.honour, width: 74, align: 'center', divider: true },
      ...absences.columns,
      { heading: texts.remark, width, align: 'start', divider: absences.width > 0 },
    ],
    rows: [...byRank(report.pupils), ...report.left].map((pupil) => {
      const { id, rank, average, progress, honour, remark: said } = pupil;
      return [
        rankCell(book, rank),
        nameCell(book, pupil),
        averageCell(book, average),
        progress === undefined ? undefined : digits(signed(book, progress, 2)),
        honour && { text: book.official.honours[honour] },
        ...absences.cells({ id }),
        remark(said),
      ];
    }),
    rowHeight: 18,
    leastRowHeight: LEAST_ROW,
    headHeight: 30,
    reserve: NOTES,
    snug: true,
    tag: section.tag,
  });
  drawNotes(book, flow, section.tag, [
    ...termNotes(book, report),
    ...absences.notes,
    honoursNote(book.input, book.texts.mark),
  ]);
}
