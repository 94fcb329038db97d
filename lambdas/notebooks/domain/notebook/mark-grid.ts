import type { Decimals } from '#shared/model/write-figure.ts';
import { carryColumns } from '#shared/record/marks/carried-columns.ts';
import { rubrics, type MarkColumn, type MarkScheme } from '#shared/record/marks/mark-schemes.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import type { Term } from '#shared/model/term.ts';
import { classTables } from '#shared/notebook/class-tables.ts';
import type { PrintedColumn } from '#shared/paper/printed-sheet.ts';
import type { CarriedMark } from './carried-mark.ts';
import { carryTerm, termsOf } from './carried-term.ts';
import type { CarriedRow, CarriedTerm } from './carried-term.ts';
import { schemeOf } from './mark-scheme.ts';
import { cornersOf, drawCornersOfGrid, writtenColumn } from './corner-grid.ts';
import type { Notebook } from './notebook.ts';
import type { Section } from './page-frame.ts';
import { beginClassTable, digits, ownDirection, pupilCells, pupilColumns } from './sections.ts';
import { drawTableFoot } from './table-foot.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import { PADDING } from '#lambdas/print/layout/table-model.ts';
import type { Cell, Column } from '#lambdas/print/layout/table-model.ts';
import { clipSnugText } from '#lambdas/print/layout/text-box.ts';

/** Signs that refer to the notes below the grid. */
const ODD = '*';
const OWN = '†';
/** With more columns of marks than this, the remarks are narrow. */
const CROWDED = 8;
/** With more additional columns of the workbook than this, the grid has no room for the single activity marks. */
const ROOM_FOR_RUBRICS = 2;

/** Width of the remarks column in points: wider if it is filled, narrower if many columns share the page. */
const remarksWidth = (columns: number, isFilled: boolean): number => {
  if (columns > CROWDED) return isFilled ? 84 : 50;
  return isFilled ? 110 : 80;
};

interface GridColumn {
  column: Column;
  cell: (row: CarriedRow) => Cell | undefined;
  /** Missing if no mark is written into it. */
  printed?: PrintedColumn | undefined;
}

/** A mark as it was written has up to three decimals. */
const WRITTEN: Decimals = { most: 3 };

function markCell(
  book: Notebook,
  mark: CarriedMark | undefined,
  decimals: Decimals = WRITTEN,
): Cell | undefined {
  const { messages } = book;
  switch (mark?.kind) {
    case 'mark':
      return digits(messages.mark(mark.value, decimals));
    case 'absent':
      return { text: messages.absentMark };
    case 'odd':
      return ownDirection(book, `${mark.text}${ODD}`);
    default:
      return undefined;
  }
}

function averageCell({ messages }: Notebook, { average }: CarriedRow): Cell | undefined {
  if (!average) return undefined;
  const text = `${messages.mark(average.value, 2)}${average.isOwn ? OWN : ''}`;
  return { ...digits(text), weight: 'bold' };
}

/** A pupil's remark, cut to the two lines that fit in a row. */
function remarkCell(book: Notebook, row: CarriedRow | undefined, width: number): Cell | undefined {
  if (!row || row.remark === '') return undefined;
  const { text, direction } = ownDirection(book, row.remark);
  return { text: clipSnugText(book, text, width - 2 * PADDING, direction), direction };
}

/** The columns of the scheme that a grid has room for, and the workbook's own ones before the average. */
function gridColumns(
  book: Notebook,
  scheme: MarkScheme,
  carried?: CarriedTerm,
  recorded: readonly PrintedColumn[] = [],
): GridColumn[] {
  const { markColumns } = book.messages;
  const extra = carried?.extra ?? [];
  const isShown = ({ id }: MarkColumn): boolean =>
    extra.length <= ROOM_FOR_RUBRICS ||
    carried?.placed.has(id) === true ||
    !rubrics.some((rubric) => rubric === id);
  const { placed } =
    carried ??
    carryColumns(
      scheme,
      recorded.map((column) => ({ ...column, kind: 'mark' })),
    );
  /** The column of the record that this one is, unless the paper gives it another full mark. */
  const ofRecord = (index: number, scale: number): PrintedColumn | undefined =>
    recorded[index]?.scale === scale ? recorded[index] : undefined;
  const ofScheme = scheme.columns.filter(isShown).map((one): GridColumn => {
    const { id, outOf, computed } = one;
    const scale = carried?.scaleOf(id) ?? outOf;
    const note = `/${book.messages.mark(scale)}`;
    const isWorkedOut = computed && carried?.placed.has(id) !== true;
    return {
      column: {
        heading: markColumns[id],
        note,
        align: 'center',
        tinted: computed,
        divider: computed,
      },
      cell: (row) =>
        id === 'average'
          ? averageCell(book, row)
          : markCell(book, row.marks.get(id), isWorkedOut ? 2 : undefined),
      printed: ofRecord(placed.get(id) ?? -1, scale) ?? writtenColumn(one, markColumns[id], placed),
    };
  });
  const ofWorkbook = extra.map(({ index: from, heading, outOf }, index): GridColumn => {
    return {
      column: { heading, note: `/${outOf}`, align: 'center', divider: index === 0 },
      cell: (row) => markCell(book, row.others[index]),
      printed: ofRecord(from, outOf),
    };
  });
  return [...ofScheme.slice(0, -1), ...ofWorkbook, ...ofScheme.slice(-1)];
}

/** Notes on the workbook's marks: what was not counted, and how many pupils have an average. */
function carriedNotes({ messages }: Notebook, carried: CarriedTerm | undefined): string[] {
  if (!carried) return [];
  const { rows, extra, isNamed, isRecorded } = carried;
  const count = (is: (row: CarriedRow) => boolean): number => rows.filter(is).length;
  const isOdd = ({ kind }: CarriedMark): boolean => kind === 'odd';
  const odd = count(({ marks, others }) => [...marks.values(), ...others].some(isOdd));
  const own = count(({ average }) => average?.isOwn === true);
  const differing = count(({ differs }) => differs);
  const averages = count(({ average }) => average !== undefined);
  const isPartial = averages > 0 && averages < rows.length;
  return [
    ...(odd > 0 ? [messages.oddMarks(ODD)] : []),
    ...(own > 0 ? [isRecorded ? messages.recordedAverages(OWN) : messages.ownAverages(OWN)] : []),
    ...(differing > 0 ? [messages.otherAverages(differing)] : []),
    ...(isPartial ? [messages.averagesOf(averages, rows.length)] : []),
    ...(extra.length > 0 ? [messages.uncountedColumns] : []),
    ...(isNamed ? [] : [messages.unnamedTerm]),
  ];
}

/** Draws a term's marks by the rule of the class's level, which is printed below with its date. */
export function drawMarkGrid(
  book: Notebook,
  section: Section,
  listedClass: ListedClass,
  term: Term,
): void {
  const { messages } = book;
  const scheme = schemeOf(book.input, listedClass);
  const marks = termsOf(listedClass).get(term);
  const carried = marks && carryTerm(scheme, marks);
  const corners = cornersOf(book, section);
  const recorded = corners?.terms.find((one) => one.term === term)?.columns;
  const columns = gridColumns(book, scheme, carried, recorded);
  const hasRemarks = carried?.rows.some(({ remark }) => remark !== '') === true;
  const width = remarksWidth(columns.length, hasRemarks);
  const { flow, footHeight, table } = beginClassTable(
    book,
    { ...section, hasCorners: corners !== undefined },
    listedClass,
    corners ? classTables.marksWithCorners : classTables.marks,
    (pupil, index) => {
      const row = carried?.rows[index];
      return [
        ...pupilCells(book, pupil, index),
        ...columns.map(({ cell }) => row && cell(row)),
        remarkCell(book, row, width),
      ];
    },
  );
  const pupil = pupilColumns(book, 126);
  const parts = drawTable(book, flow, {
    columns: [
      ...pupil,
      ...columns.map(({ column }) => column),
      { heading: messages.remarks, width, divider: true, align: 'start' },
    ],
    ...table,
    light: corners !== undefined,
  });
  if (corners) {
    const written = columns.flatMap(({ printed }, index) =>
      printed ? [[pupil.length + index, printed] as const] : [],
    );
    drawCornersOfGrid(book, corners, term, parts, new Map(written));
  }
  const { name, formulas } = messages.schemes[scheme.id];
  const notes = [messages.scheme(name), ...formulas, ...carriedNotes(book, carried)];
  drawTableFoot(book, flow, { ...section, hasCorners: corners !== undefined }, notes, footHeight);
}
