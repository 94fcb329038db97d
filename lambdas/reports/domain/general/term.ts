import type { ClassSubjects } from '#shared/model/class-subjects.ts';
import type { TermResults } from '#shared/record/general/class-results.ts';
import { termRule } from '#shared/record/general/rule-text.ts';
import { byRank } from '#shared/record/figures/term-report.ts';
import type { Statistics } from '#shared/record/figures/statistics.ts';
import { honoursNote } from '#lambdas/print/official/honours-note.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import type { Cell, Column } from '#lambdas/print/layout/table-model.ts';
import { clipSnugText } from '#lambdas/print/layout/text-box.ts';
import { A4_LANDSCAPE } from '#lambdas/print/pdf/box.ts';
import { attendanceColumns, attendanceIn } from '../attendance.ts';
import { averageCell, digits, nameCell, ownDirection, passRate, rankCell } from '../cells.ts';
import { drawAwards, drawBands, drawFigures } from '../council/figures.ts';
import { drawNotes, NOTES } from '../notes.ts';
import type { ReportBook } from '../report.ts';
import { beginSection, drawSubheading, LEAST_ROW, type ReportSection } from '../report-page.ts';
import { coefficientText, gapsText, hasCoefficients, shortNames, subjectCell } from './cells.ts';

/** The results of a class in all subjects, and by which rule. */
export interface ResultsToDraw<Results = TermResults> {
  readonly results: Results;
  readonly settings: ClassSubjects;
}

/** The most subjects on a page, each at least 10 mm wide. */
const MOST = 16;
/** The width of what is missing; less where absences have columns. */
const MISSING = 130;
const LEAST_MISSING = 96;
const ROW = 15;

const notesOf = ({ input }: ReportBook, { results, settings }: ResultsToDraw): readonly string[] =>
  termRule(results, settings, input.language);

/** A sum; a dash where it lacks a subject, because it would look whole. */
const sumCell = ({ texts }: ReportBook, gaps: readonly unknown[], sum: string): Cell =>
  digits(gaps.length > 0 ? texts.none : sum);

/** Draws the pupils by rank; those without a general average come last, with what is missing. */
export function drawGeneralRanking(
  book: ReportBook,
  section: ReportSection,
  drawn: ResultsToDraw,
): void {
  const { texts, input } = book;
  const { results } = drawn;
  const flow = beginSection(book, section);
  const names = shortNames(book, results.subjects);
  const absences = attendanceColumns(book, attendanceIn(section.of, results.term));
  const missing = absences.width > 0 ? LEAST_MISSING : MISSING;
  drawTable(book, flow, {
    columns: [
      { heading: texts.rank, width: 36, align: 'center', rowHeading: true },
      { heading: texts.name, align: 'start', rowHeading: true },
      { heading: texts.general.points, width: 52, align: 'center' },
      { heading: texts.general.divisor, width: 48, align: 'center' },
      {
        heading: texts.general.average,
        note: `/${results.scale}`,
        width: 50,
        align: 'center',
        tinted: true,
      },
      { heading: texts.honour, width: 66, align: 'center', divider: true },
      ...absences.columns,
      {
        heading: texts.general.missingColumn,
        width: missing,
        align: 'start',
        divider: absences.width > 0,
      },
    ],
    rows: [...byRank(results.pupils), ...results.left].map((pupil) => {
      const { id, rank, points, divisor, average, honour, gaps } = pupil;
      return [
        rankCell(book, rank),
        nameCell(book, pupil),
        sumCell(book, gaps, texts.mark(points, 2)),
        sumCell(book, gaps, texts.mark(divisor)),
        averageCell(book, average),
        honour && { text: book.official.honours[honour] },
        ...absences.cells({ id }),
        gaps.length > 0
          ? { text: clipSnugText(book, gapsText(book, input.language, names, gaps), missing - 7) }
          : undefined,
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
    ...notesOf(book, drawn),
    ...absences.notes,
    honoursNote(input, texts.mark),
  ]);
}

/** Draws the averages of all subjects in the order of the class list, on landscape pages. */
export function drawGeneralList(
  book: ReportBook,
  section: ReportSection,
  drawn: ResultsToDraw,
): void {
  const { texts } = book;
  const { results } = drawn;
  const { subjects, scale, statistics } = results;
  const pupils = [...results.pupils, ...results.left];
  const names = shortNames(book, subjects);
  const isWeighted = hasCoefficients(subjects);
  const count = Math.max(1, Math.ceil(subjects.length / MOST));
  const size = Math.ceil(subjects.length / count);
  for (let page = 0; page < count; page += 1) {
    const isLast = page === count - 1;
    const shown = [...subjects.keys()].slice(page * size, (page + 1) * size);
    const flow = beginSection(book, {
      ...section,
      size: A4_LANDSCAPE,
      title: page === 0 ? section.title : texts.continued(section.title),
      isFirst: section.isFirst && page === 0,
    });
    const figure = (heading: string, valueOf: (found: Statistics) => string) => [
      undefined,
      { text: heading, weight: 'bold' } as const,
      ...[
        ...shown.map((at) => subjects[at]?.statistics),
        ...(isLast ? [undefined, statistics] : []),
      ].map((found): Cell | undefined => found && { ...digits(valueOf(found)), weight: 'bold' }),
    ];
    const ends: readonly Column[] = [
      { heading: texts.general.points, width: 42, align: 'center', divider: true },
      {
        heading: texts.general.average,
        note: `/${scale}`,
        width: 42,
        align: 'center',
        tinted: true,
      },
      { heading: texts.rank, width: 30, align: 'center', tinted: true },
    ];
    drawTable(book, flow, {
      columns: [
        { heading: texts.number, width: 22, align: 'center', rowHeading: true },
        { heading: texts.name, align: 'start', rowHeading: true, width: 118 },
        ...shown.map((at): Column => {
          const [subject, heading = ''] = [subjects[at], names[at]];
          return {
            heading,
            align: 'center',
            ...(isWeighted && subject && { note: `×${coefficientText(book, subject)}` }),
          };
        }),
        ...(isLast ? ends : []),
      ],
      rows: [
        ...pupils.map((pupil, index): (Cell | undefined)[] => [
          index < results.pupils.length ? digits(String(index + 1)) : undefined,
          nameCell(book, pupil),
          ...shown.map((at) => subjectCell(book, pupil.marks[at])),
          ...(isLast
            ? [
                sumCell(book, pupil.gaps, texts.mark(pupil.points, 2)),
                averageCell(book, pupil.average),
                rankCell(book, pupil.rank),
              ]
            : []),
        ]),
        figure(texts.mean, ({ mean }) => texts.mark(mean, 2)),
        figure(texts.highest, ({ highest }) => texts.mark(highest, 2)),
        figure(texts.lowest, ({ lowest }) => texts.mark(lowest, 2)),
        figure(texts.passRate, (found) => passRate(book, found)),
      ],
      guides: [
        ...pupils.map((_, index) => index + 1).filter((row) => row % 5 === 0),
        pupils.length,
      ],
      rowHeight: 16,
      leastRowHeight: LEAST_ROW,
      headHeight: 34,
      size: 8,
      reserve: NOTES,
      snug: true,
      tag: section.tag,
    });
    const [rule = '', ...others] = notesOf(book, drawn);
    drawNotes(book, flow, section.tag, [rule, texts.general.signs, ...others]);
  }
}

/** Draws the figures of the general averages, and of each subject under its whole name. */
export function drawGeneralFigures(
  book: ReportBook,
  section: ReportSection,
  drawn: ResultsToDraw,
): void {
  const { texts, input } = book;
  const { statistics, girls, boys, subjects } = drawn.results;
  const flow = beginSection(book, section);
  drawFigures(book, flow, section, [
    [texts.all, statistics],
    [texts.girls, girls],
    [texts.boys, boys],
  ]);
  if (statistics) {
    drawSubheading(book, flow, section.tag, texts.bands, 130);
    drawBands(book, flow, section, statistics);
  }
  drawAwards(book, flow, section, statistics);
  drawSubheading(book, flow, section.tag, texts.general.bySubject, 40);
  const value = (found: Statistics | undefined, of: (some: Statistics) => string): Cell =>
    digits(found ? of(found) : texts.none);
  drawTable(book, flow, {
    columns: [
      { heading: texts.general.subject, width: 170, align: 'start', rowHeading: true },
      ...[texts.general.coefficient, texts.marked, texts.mean].map((heading): Column => ({
        heading,
        align: 'center',
      })),
      ...[texts.highest, texts.lowest, texts.passRate].map((heading): Column => ({
        heading,
        align: 'center',
      })),
    ],
    rows: subjects.map((subject) => [
      ownDirection(book, subject.subject),
      digits(coefficientText(book, subject)),
      value(subject.statistics, ({ marked }) => String(marked)),
      value(subject.statistics, ({ mean }) => texts.mark(mean, 2)),
      value(subject.statistics, ({ highest }) => texts.mark(highest, 2)),
      value(subject.statistics, ({ lowest }) => texts.mark(lowest, 2)),
      value(subject.statistics, (some) => passRate(book, some)),
    ]),
    rowHeight: ROW,
    leastRowHeight: LEAST_ROW,
    headHeight: 20,
    guides: [],
    snug: true,
    tag: section.tag,
  });
  flow.y += 12;
  drawNotes(book, flow, section.tag, [...notesOf(book, drawn), honoursNote(input, texts.mark)]);
}
