import type { JobOptions } from '#shared/model/job-options.ts';
import {
  subjectKey,
  type ResultPupil,
  type ResultSubject,
  type TermResults,
} from '#shared/record/general/class-results.ts';
import { countedOf } from '#shared/record/general/general-average.ts';
import { termRule } from '#shared/record/general/rule-text.ts';
import { joinTexts } from '#shared/record/sheet/edit-sheet.ts';
import { Flow } from '#lambdas/print/layout/flow.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import { PADDING, type Cell, type Column } from '#lambdas/print/layout/table-model.ts';
import {
  clipSnugText,
  clipText,
  setText,
  type TextOptions,
} from '#lambdas/print/layout/text-box.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { firstStrongDirection, isolate } from '#lambdas/print/typography/direction.ts';
import { attendanceIn, slipAttendance } from '../attendance.ts';
import { averageCell, digits, ownDirection } from '../cells.ts';
import type { AllSubjects, ClassToReport, ReportBook } from '../report.ts';
import { drawEnd, drawHead, drawSlipPages, END, writeBeside, type Slip } from '../slips.ts';
import { coefficientText, gapsText, hasCoefficients, subjectCell } from './cells.ts';

const HEAD = 15;
const ROW = 15;
/** The lowest row that holds two lines. */
const TWO_LINES = 11;
/** Kept under the table for rank and class average, with the space around them. */
const LINE = 18;
const APPRAISAL = 170;
const [AVERAGE, COEFFICIENT, POINTS] = [62, 48, 52];
const INK = { size: 9, minSize: 6.5, colour: palette.ink } as const;
const GAPS = { size: 8, minSize: 6, weight: 'bold' } as const;
/** How many gaps are named, and the width of a name. */
const [SOME, NAME] = [4, 150];
const RULE = { size: 7.5, minSize: 5 } as const;

interface Shown {
  readonly results: TermResults;
  readonly general: AllSubjects;
  readonly rank: boolean;
}

/** What the pupil's teacher of a subject says in the term. */
const remarkOf = (
  { sheets }: AllSubjects,
  { subject }: ResultSubject,
  { term }: TermResults,
  pupil: string,
): string => {
  const sheet = sheets.get(subjectKey(subject))?.byTerm.get(term);
  return joinTexts(sheet?.remarks?.[pupil], sheet?.advice?.[pupil]);
};

/** What an average adds to the points. */
function pointsOf(
  { coefficient, bonus }: ResultSubject,
  mark: ResultPupil['marks'][number] | undefined,
  scale: number,
): number | undefined {
  if (typeof mark !== 'number' || coefficient === undefined) return undefined;
  return (countedOf(mark, bonus, scale) * coefficient) / 100;
}

/** Draws a row for each subject with its average, coefficient, points and appraisal, and the sums; returns where it ends. */
function drawSubjects(
  { book, canvas, box, tag }: Slip,
  y: number,
  height: number,
  { results, general }: Shown,
  pupil: ResultPupil,
): number {
  const { texts } = book;
  const { subjects, scale } = results;
  const isWeighted = hasCoefficients(subjects);
  const bold = (text: string): Cell => ({ ...digits(text), weight: 'bold' });
  const shown = [...subjects.entries()].flatMap(([at, subject]) => {
    const remark = remarkOf(general, subject, results, pupil.id);
    // A subject with words in this term has its words here; one that is not taught has no row.
    return subject.state === 'none' && remark === '' ? [] : [{ at, subject, remark }];
  });
  // A slip has no further page: all rows fit on it.
  const rowHeight = Math.min(ROW, (height - HEAD) / (shown.length + 1));
  const size = rowHeight < 13 ? Math.min(7.5, 0.8 * rowHeight) : 9;
  const clipped = (text: string, width: number): Cell => {
    const cell = ownDirection(book, text);
    const room = width - 2 * PADDING;
    return {
      ...cell,
      text:
        rowHeight < TWO_LINES
          ? clipText(book, text, room, { size, direction: cell.direction })
          : clipSnugText(book, text, room, cell.direction),
    };
  };
  const name = box.width - AVERAGE - APPRAISAL - (isWeighted ? COEFFICIENT + POINTS : 0);
  const rows = shown.map(({ at, subject, remark }): (Cell | undefined)[] => {
    const mark = pupil.marks[at];
    const added = pointsOf(subject, mark, scale);
    return [
      clipped(subject.subject, name),
      subjectCell(book, mark),
      ...(isWeighted
        ? [
            digits(coefficientText(book, subject)),
            added === undefined ? undefined : digits(texts.mark(added, 2)),
          ]
        : []),
      remark === '' ? undefined : clipped(remark, APPRAISAL),
    ];
  });
  // Sums without all subjects would look like those of a whole slip.
  const isWhole = pupil.gaps.length === 0;
  const points = texts.mark(pupil.points, 2);
  const divisor = texts.mark(pupil.divisor);
  const last: (Cell | undefined)[] = [
    { text: texts.general.average, weight: 'bold' },
    averageCell(book, pupil.average),
    ...(isWeighted
      ? [isWhole ? bold(divisor) : undefined, isWhole ? bold(points) : undefined]
      : []),
    isWhole ? { text: texts.general.slipTotal(points, divisor) } : undefined,
  ];
  const flow = new Flow(() => ({ canvas, area: { ...box, y, height } }));
  const centred = (heading: string, width: number): Column => ({ heading, width, align: 'center' });
  drawTable(book, flow, {
    columns: [
      { heading: texts.general.subject, align: 'start', rowHeading: true },
      { ...centred(`${texts.average} ${isolate(`/${scale}`)}`, AVERAGE), tinted: true },
      ...(isWeighted
        ? [centred(texts.general.coefficient, COEFFICIENT), centred(texts.general.points, POINTS)]
        : []),
      { heading: texts.general.appraisal, width: APPRAISAL, align: 'start', divider: true },
    ],
    rows: [...rows, last],
    rowHeight,
    leastRowHeight: rowHeight,
    headHeight: HEAD,
    guides: [rows.length],
    size,
    snug: true,
    tag,
  });
  return flow.y;
}

function drawSlip(slip: Slip, of: ClassToReport, shown: Shown, pupil: ResultPupil): void {
  const { book, box } = slip;
  const { texts, input } = book;
  const { results, general } = shown;
  const { statistics, subjects } = results;
  const whole = { kept: of.kept, subject: texts.general.allSubjects };
  const top = drawHead(slip, whole, results, pupil);
  const bottom = box.y + box.height - END - 4;
  // The table says of each subject what is missing; the sentence has room for the first ones.
  const names = subjects.map(({ subject }) => clipText(book, subject, NAME, GAPS));
  const some = gapsText(book, input.language, names, pupil.gaps.slice(0, SOME));
  const gaps = texts.general.incomplete(pupil.gaps.length > SOME ? `${some} …` : some);
  const incomplete = { ...GAPS, direction: firstStrongDirection(gaps, book.direction) };
  const rule = termRule(results, general.settings, input.language).join(' ');
  const isWhole = pupil.gaps.length === 0;
  const heightOf = (text: string, style: TextOptions) =>
    text === '' ? 0 : setText(book, text, box.width, style).height;
  const attended = slipAttendance(book, attendanceIn(of, results.term), pupil.id) ?? '';
  const facts =
    LINE +
    heightOf(rule, RULE) +
    heightOf(attended, INK) +
    (isWhole ? 0 : 2 + heightOf(gaps, incomplete));
  let y = drawSubjects(slip, top, bottom - facts - top, shown, pupil) + 3;
  if (!isWhole) y += writeBeside(slip, y, [[gaps, { ...incomplete, colour: palette.saffron }]]) + 2;
  const rank =
    shown.rank && pupil.rank !== undefined && statistics
      ? texts.general.slipRank(String(pupil.rank), String(statistics.marked))
      : '';
  const mean = statistics ? texts.slip.classAverage(texts.mark(statistics.mean, 2)) : '';
  y += writeBeside(slip, y, [
    [rank || mean, INK],
    [rank ? mean : '', INK],
  ]);
  if (attended !== '') y += writeBeside(slip, y, [[attended, INK]]);
  writeBeside(slip, y + 1, [[rule, RULE]]);
  const { teacher, director, parent } = texts.signatures;
  drawEnd(slip, [teacher, director, parent], texts.general.slipNote);
}

/** Draws a slip of all subjects for each pupil, two on a page. */
export const drawGeneralSlips = (
  book: ReportBook,
  of: ClassToReport,
  shown: Omit<Shown, 'rank'>,
  { pupilId, rank }: Pick<JobOptions<'slips'>, 'rank'> & { readonly pupilId?: string | undefined },
): void =>
  drawSlipPages(
    book,
    'a5',
    [...shown.results.pupils, ...shown.results.left].filter(
      ({ id }) => pupilId === undefined || id === pupilId,
    ),
    (slip, pupil) => drawSlip(slip, of, { ...shown, rank }, pupil),
  );
