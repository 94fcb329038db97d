import type { JobOptions } from '#shared/model/job-options.ts';
import {
  subjectKey,
  type ResultPupil,
  type ResultSubject,
  type TermResults,
} from '#shared/record/general/class-results.ts';
import { termRule } from '#shared/record/general/rule-text.ts';
import { joinTexts } from '#shared/record/sheet/edit-sheet.ts';
import { Flow } from '#lambdas/print/layout/flow.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import type { Cell, Column } from '#lambdas/print/layout/table-model.ts';
import { clipSnugText } from '#lambdas/print/layout/text-box.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { firstStrongDirection, isolate } from '#lambdas/print/typography/direction.ts';
import { averageCell, digits, ownDirection } from '../cells.ts';
import type { AllSubjects, ClassToReport, ReportBook } from '../report.ts';
import { drawEnd, drawHead, drawSlipPages, END, writeBeside, type Slip } from '../slips.ts';
import { coefficientText, gapsText, hasCoefficients, subjectCell } from './cells.ts';

const HEAD = 15;
const row = { most: 15, least: 8.5 } as const;
/** Kept for the rule and the facts under the table. */
const FACTS = 58;
const APPRAISAL = 170;
const INK = { size: 9, minSize: 6.5, colour: palette.ink } as const;
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

/** What an average adds to the points; a bonus adds what is above half of the scale. */
function pointsOf(
  { coefficient, bonus }: ResultSubject,
  mark: ResultPupil['marks'][number] | undefined,
  scale: number,
): number | undefined {
  if (typeof mark !== 'number' || coefficient === undefined) return undefined;
  const counted = bonus ? Math.max(0, mark - scale * 50) : mark;
  return (counted * coefficient) / 100;
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
  const said = (text: string): Cell | undefined => {
    if (text === '') return undefined;
    const cell = ownDirection(book, text);
    return { ...cell, text: clipSnugText(book, text, APPRAISAL - 7, cell.direction) };
  };
  const rows = subjects.flatMap((subject, at): (Cell | undefined)[][] => {
    const remark = remarkOf(general, subject, results, pupil.id);
    // A subject with words in this term has its words here; one that is not taught has no row.
    if (subject.state === 'none' && remark === '') return [];
    const mark = pupil.marks[at];
    const added = pointsOf(subject, mark, scale);
    return [
      [
        ownDirection(book, subject.subject),
        subjectCell(book, mark),
        ...(isWeighted
          ? [
              digits(coefficientText(book, subject)),
              added === undefined ? undefined : digits(texts.mark(added, 2)),
            ]
          : []),
        said(remark),
      ],
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
  const rowHeight = Math.max(row.least, Math.min(row.most, (height - HEAD) / (rows.length + 1)));
  const flow = new Flow(() => ({ canvas, area: { ...box, y, height } }));
  const centred = (heading: string, width: number): Column => ({ heading, width, align: 'center' });
  drawTable(book, flow, {
    columns: [
      { heading: texts.general.subject, align: 'start', rowHeading: true },
      { ...centred(`${texts.average} ${isolate(`/${scale}`)}`, 62), tinted: true },
      ...(isWeighted
        ? [centred(texts.general.coefficient, 48), centred(texts.general.points, 52)]
        : []),
      { heading: texts.general.appraisal, width: APPRAISAL, align: 'start', divider: true },
    ],
    rows: [...rows, last],
    rowHeight,
    leastRowHeight: rowHeight,
    headHeight: HEAD,
    guides: [rows.length],
    size: rowHeight < 13 ? 7.5 : 9,
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
  let y = drawSubjects(slip, top, bottom - FACTS - top, shown, pupil) + 3;
  if (pupil.gaps.length > 0) {
    const names = subjects.map(({ subject }) => subject);
    const gaps = texts.general.incomplete(gapsText(book, input.language, names, pupil.gaps));
    const style = { ...INK, weight: 'bold', minSize: 6, size: 8 } as const;
    const direction = firstStrongDirection(gaps, book.direction);
    y += writeBeside(slip, y, [[gaps, { ...style, direction, colour: palette.saffron }]]) + 2;
  }
  const rank =
    shown.rank && pupil.rank !== undefined && statistics
      ? texts.general.slipRank(String(pupil.rank), String(statistics.marked))
      : '';
  const mean = statistics ? texts.slip.classAverage(texts.mark(statistics.mean, 2)) : '';
  y += writeBeside(slip, y, [
    [rank || mean, INK],
    [rank ? mean : '', INK],
  ]);
  writeBeside(slip, y + 1, [[termRule(results, general.settings, input.language).join(' '), RULE]]);
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
    shown.results.pupils.filter(({ id }) => pupilId === undefined || id === pupilId),
    (slip, pupil) => drawSlip(slip, of, { ...shown, rank }, pupil),
  );
