import type { JobOptions } from '#shared/model/job-options.ts';
import type { ReportedPupil, TermReport } from '#shared/record/figures/term-report.ts';
import { Flow } from '#lambdas/print/layout/flow.ts';
import type { Cell } from '#lambdas/print/layout/table-model.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import { clipText, setText, writeText, type TextOptions } from '#lambdas/print/layout/text-box.ts';
import { A4, type Box } from '#lambdas/print/pdf/box.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import type { StructureElement } from '#lambdas/print/pdf/structure.ts';
import { firstStrongDirection, isolate } from '#lambdas/print/typography/direction.ts';
import { printedDay } from '#lambdas/print/typography/printed-day.ts';
import { attendanceIn, slipAttendance } from './attendance.ts';
import { averageCell, markCell, ownDirection, signed } from './cells.ts';
import { formulaOf } from './notes.ts';
import type { ClassToReport, ReportBook } from './report.ts';

/** How a slip is cut, and what it says beside the marks. */
type SlipChoices = JobOptions<'slips'>;

/** A4 is cut into quarters or halves of exactly its size; the margin survives a crooked cut. Points. */
const MARGIN = 26;
const layouts = {
  a6: { across: 2, rowsOfOne: 8, most: 3 },
  a5: { across: 1, rowsOfOne: 5, most: 4 },
} as const satisfies Record<SlipChoices['format'], unknown>;
const DOWN = 2;
const CUT = { colour: palette.guide, width: 0.5, dash: [3, 3] } as const;
const row = { most: 17, least: 10.5, head: 15 } as const;
const MARK = 52;
const REMARK = { least: 46, line: 16 } as const;
/** Kept for the facts under the marks, beside the rule. */
const FACTS = 40;
/** Long names and rules are set smaller, so that there is room for the remark. */
const LONG = { name: 40, rule: 160 } as const;
const SIGNATURES = 20;
const NOTE = 11;
const SMALL = { size: 8, minSize: 5.5, colour: palette.muted } as const;

/** A slip while it is drawn: its inner box, and how far down it is drawn. */
export interface Slip {
  readonly book: ReportBook;
  readonly canvas: Canvas;
  readonly box: Box;
  readonly tag: StructureElement;
}

type Text = readonly [text: string, options?: Partial<TextOptions>];

/** Writes texts side by side; returns the height of the highest one. */
export function writeBeside(
  { book, canvas, box, tag }: Slip,
  y: number,
  texts: readonly Text[],
): number {
  const width = box.width / texts.length;
  const heights = texts.map(([text, options], index) => {
    if (text === '') return 0;
    const place = { x: box.x + index * width, y, width, height: 0 };
    const align = index > 0 ? 'end' : 'start';
    const style = { ...SMALL, align, vertical: 'top', ...options } as const;
    return writeText(book, canvas, text, place, { ...style, tag: tag.add('P') });
  });
  return Math.max(...heights);
}

const oneLine = ({ book, box }: Slip, parts: readonly (string | undefined)[]): string => {
  const said = parts.flatMap((part) => (part ? [isolate(part)] : [])).join(' · ');
  return clipText(book, said, box.width, SMALL);
};

const HONOUR = 78;

/** Draws whose slip it is, and the honour in a frame beside the name; returns where it ends. */
export function drawHead(
  slip: Slip,
  { kept, subject }: Pick<ClassToReport, 'kept' | 'subject'>,
  report: Pick<TermReport, 'term'>,
  pupil: Pick<ReportedPupil, 'fullName' | 'honour'> & { readonly leftOn?: string },
): number {
  const { book, canvas, box, tag } = slip;
  const { texts, input } = book;
  const { school, academicSeason, fullName } = input.profile ?? {};
  const term = texts.terms[report.term - 1];
  let { y } = box;
  y += writeBeside(slip, y, [[oneLine(slip, [school, academicSeason, term])]]);
  const { honour } = pupil;
  const width = box.width - (honour ? HONOUR + 6 : 0);
  const size = pupil.fullName.length > LONG.name ? 9 : 14;
  const style = { size, minSize: 7.5, weight: 'bold', colour: palette.teal } as const;
  const direction = firstStrongDirection(pupil.fullName, book.direction);
  const name = { x: box.x, y: y + 2, width, height: 0 };
  const heading = tag.add(canvas.index === 0 ? 'H1' : 'H2');
  const own = { ...style, direction, vertical: 'top', tag: heading } as const;
  y += 4 + writeText(book, canvas, pupil.fullName, name, own);
  if (honour) {
    const frame = { x: box.x + width + 6, y: name.y + 2, width: HONOUR, height: 17 };
    canvas.outline(frame, { colour: palette.ink, width: 0.8 });
    const centred = { size: 9, minSize: 6, weight: 'bold', align: 'center' } as const;
    writeText(book, canvas, book.official.honours[honour], frame, {
      ...centred,
      tag: tag.add('P'),
    });
  }
  const left = pupil.leftOn === undefined ? undefined : texts.leftOn(printedDay(pupil.leftOn));
  const whose = oneLine(slip, [left, texts.className(kept.name), subject, fullName]);
  y += writeBeside(slip, y, [[whose, { colour: palette.ink }]]);
  return y + 5;
}

/** The marks as rows of one or several pairs of column and mark, and the average in the last row. */
function tableRows(
  { book }: Slip,
  report: TermReport,
  pupil: ReportedPupil,
  pairs: number,
): (Cell | undefined)[][] {
  const cells = report.columns.map((column, index) => {
    const { heading, scale } = column;
    const scaled = scale === report.scale ? heading : `${isolate(heading)} ${isolate(`/${scale}`)}`;
    return [ownDirection(book, scaled), markCell(pupil.marks[index] ?? '', column)];
  });
  const average: Cell = {
    text: book.texts.slip.average(String(report.scale)),
    weight: 'bold',
  };
  const rows = Array.from({ length: Math.ceil(cells.length / pairs) }, (_, index) =>
    cells.slice(index * pairs, (index + 1) * pairs).flat(),
  );
  return [...rows, [average, averageCell(book, pupil.average)]];
}

/** Draws the table of marks within a height; returns where it ends. */
function drawMarks(
  slip: Slip,
  y: number,
  height: number,
  {
    report,
    pupil,
    format,
  }: { report: TermReport; pupil: ReportedPupil; format: SlipChoices['format'] },
): number {
  const { book, canvas, box, tag } = slip;
  const { rowsOfOne, most } = layouts[format];
  const pairs = Math.min(most, Math.max(1, Math.ceil(report.columns.length / rowsOfOne)));
  const rows = tableRows(slip, report, pupil, pairs);
  const rowHeight = Math.min(row.most, (height - row.head) / rows.length);
  const flow = new Flow(() => ({ canvas, area: { ...box, y, height } }));
  const { texts } = book;
  drawTable(book, flow, {
    columns: Array.from({ length: pairs }, () => [
      { heading: texts.slip.column, align: 'start', rowHeading: true } as const,
      { heading: texts.slip.mark, width: pairs > 2 ? MARK - 14 : MARK, align: 'center' } as const,
    ]).flat(),
    rows,
    rowHeight,
    leastRowHeight: rowHeight,
    headHeight: row.head,
    guides: [rows.length - 1],
    size: rowHeight < 14 ? 7.5 : 9,
    snug: true,
    tag,
  });
  return flow.y;
}

/** The height of a line of facts. */
const FACT_LINE = 12;

const ruleStyle = (formula: string) => ({
  size: formula.length > LONG.rule ? 5.5 : 7.5,
  minSize: 5.5,
});

/** The height that the rule takes, in points; 0 without one. */
function ruleHeight({ book, box }: Slip, report: TermReport): number {
  const formula = formulaOf(report);
  if (!formula) return 0;
  return setText(book, book.texts.slip.rule(formula), box.width, ruleStyle(formula)).height + 2;
}

/** Draws the rule, the rank, what the class did, and the pupil's absences; returns where it ends. */
function drawFacts(
  slip: Slip,
  from: number,
  {
    report,
    pupil,
    choices,
    attended,
  }: {
    report: TermReport;
    pupil: ReportedPupil;
    choices: SlipChoices;
    attended: string | undefined;
  },
): number {
  const { book } = slip;
  const { texts } = book;
  const { statistics } = report;
  const formula = formulaOf(report);
  let y = from + 4;
  if (formula) y += writeBeside(slip, y, [[texts.slip.rule(formula), ruleStyle(formula)]]) + 2;
  const ink = { size: 9, minSize: 6.5, colour: palette.ink } as const;
  const rank =
    choices.rank && pupil.rank !== undefined && statistics
      ? texts.slip.rank(String(pupil.rank), String(statistics.marked))
      : '';
  const progress =
    choices.progress && pupil.progress !== undefined
      ? texts.slip.progress(isolate(signed(book, pupil.progress, 2)))
      : '';
  const mean = statistics ? texts.slip.classAverage(texts.mark(statistics.mean, 2)) : '';
  const extremes = statistics
    ? texts.slip.extremes(texts.mark(statistics.lowest, 2), texts.mark(statistics.highest, 2))
    : '';
  y += writeBeside(slip, y, [
    [rank || mean, ink],
    [rank ? mean : extremes, ink],
  ]);
  y += writeBeside(slip, y, [
    [progress, ink],
    [rank ? extremes : '', ink],
  ]);
  if (attended) y += writeBeside(slip, y, [[attended, ink]]);
  return y + 4;
}

/** Draws the teacher's remark above lines to write on. */
function drawRemark(
  { book, canvas, box, tag }: Slip,
  y: number,
  height: number,
  text: string,
): void {
  const frame = { ...box, y, height };
  canvas.outline(frame, { colour: palette.line, width: 0.8 });
  const inner = { ...frame, x: box.x + 6, y: y + 4, width: box.width - 12, height: 0 };
  const direction = firstStrongDirection(text, book.direction);
  const style = { size: 9, minSize: 6.5, direction, vertical: 'top', tag: tag.add('P') } as const;
  const shown = text || book.texts.remark;
  const colour = text ? palette.ink : palette.muted;
  const written = writeText(book, canvas, shown, inner, { ...style, colour });
  const count = Math.floor((height - written - 6) / REMARK.line);
  const lines = Array.from({ length: count }, (_, index) => {
    const at = y + 4 + written + (index + 1) * REMARK.line - 4;
    return [inner.x, at, inner.x + inner.width, at] as const;
  });
  canvas.lines(lines, { colour: palette.line, width: 0.5, dash: [0.6, 2.4] });
}

/** The height of what is at the end of a slip. */
export const END = SIGNATURES + NOTE;

/** Draws lines for signatures, and what the slip is. */
export function drawEnd(slip: Slip, signatures: readonly string[], said: string): void {
  const { book, canvas, box, tag } = slip;
  const y = box.y + box.height - END;
  const part = box.width / signatures.length;
  for (const [index, title] of signatures.entries()) {
    const x = box.x + index * part;
    const place = { x, y: y + 4, width: part - 8, height: 12 };
    writeText(book, canvas, title, place, { ...SMALL, vertical: 'top', tag: tag.add('P') });
    const width = (book.pdf.regular.layout(title, book.direction).width * SMALL.size) / 1000;
    const line = y + 4 + SMALL.size * 1.15;
    canvas.lines([[x + width + 4, line, x + part - 8, line]], { colour: palette.line, width: 0.5 });
  }
  const note = { ...box, y: box.y + box.height - NOTE, height: NOTE };
  const style = { size: 7, minSize: 5, colour: palette.muted } as const;
  writeText(book, canvas, said, note, { ...style, tag: tag.add('P') });
}

function drawSlip(
  slip: Slip,
  of: ClassToReport,
  report: TermReport,
  pupil: ReportedPupil,
  choices: SlipChoices,
): void {
  const { box, book } = slip;
  const bottom = box.y + box.height - END - 6;
  const top = drawHead(slip, of, report, pupil);
  const attended = slipAttendance(book, attendanceIn(of, report.term), pupil.id);
  const facts = FACTS + ruleHeight(slip, report) + (attended ? FACT_LINE : 0);
  const room = bottom - REMARK.least - facts - top;
  const marks = drawMarks(slip, top, room, { report, pupil, format: choices.format });
  const y = drawFacts(slip, marks, { report, pupil, choices, attended });
  drawRemark(slip, y, bottom - y, pupil.remark);
  const { teacher, parent } = book.texts.signatures;
  drawEnd(slip, [teacher, parent], book.texts.slip.notSchool);
}

function drawCuts(canvas: Canvas, across: number): void {
  const middle = [A4.width / 2, 0, A4.width / 2, A4.height] as const;
  const level = [0, A4.height / 2, A4.width, A4.height / 2] as const;
  canvas.lines(across > 1 ? [level, middle] : [level], CUT);
}

/** Draws a slip for each pupil, beginning on a new page. */
export function drawSlipPages<Pupil>(
  book: ReportBook,
  format: SlipChoices['format'],
  pupils: readonly Pupil[],
  draw: (slip: Slip, pupil: Pupil) => void,
): void {
  const { across } = layouts[format];
  const [width, height] = [A4.width / across, A4.height / DOWN];
  let canvas: Canvas | undefined;
  for (const [index, pupil] of pupils.entries()) {
    const place = index % (across * DOWN);
    if (!canvas || place === 0) {
      canvas = book.pdf.addPage();
      drawCuts(canvas, across);
    }
    const box = {
      x: (place % across) * width + MARGIN,
      y: Math.floor(place / across) * height + MARGIN,
      width: width - 2 * MARGIN,
      height: height - 2 * MARGIN,
    };
    draw({ book, canvas, box, tag: book.pdf.structure.add('Sect') }, pupil);
  }
}

/** Draws the slips of a subject. */
export const drawSlips = (
  book: ReportBook,
  of: ClassToReport,
  report: TermReport,
  pupils: readonly ReportedPupil[],
  choices: SlipChoices,
): void =>
  drawSlipPages(book, choices.format, pupils, (slip, pupil) =>
    drawSlip(slip, of, report, pupil, choices),
  );
